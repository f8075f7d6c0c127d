class Tools:
	TOOL = {
		"name": "set_volume",
		"description": "Set the volume.",
		"inputSchema": {
			"type": "object",
			"properties": {
				"level": {
					"anyOf": [{"type": "integer"}, {"type": "number"}],
				},
			},
		},
	}
