class Tools:
	TOOL = {
		"name": "set_volume",
		"description": "Set the volume.",
		"inputSchema": {
			"type": "object",
			"properties": {
				"level": {
					"oneOf": [{"type": "integer"}, {"type": "number"}],
				},
			},
		},
	}
