class Tools:
	TOOL = {
		"name": "update_contact",
		"description": "Change fields of a contact.",
		"inputSchema": {
			"type": "object",
			"properties": {
				"phone": {
					"type": ["string", "null"],
				},
			},
		},
	}
