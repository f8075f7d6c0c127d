class Tools:
	TOOL = {
		"name": "resize",
		"description": "Resize a picture.",
		"inputSchema": {
			"type": "object",
			"properties": {
				"factor": {
					"type": "number",
					"minimum": 0,
					"exclusiveMinimum": True,
				},
			},
		},
	}
