class Tools:
	TOOL = {
		"name": "draw_line",
		"description": "Draw a line from the origin.",
		"inputSchema": {
			"type": "object",
			"properties": {
				"to": {
					"type": "array",
					"items": [{"type": "number"}, {"type": "number"}],
				},
			},
		},
	}
