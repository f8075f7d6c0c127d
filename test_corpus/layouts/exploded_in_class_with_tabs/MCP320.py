class Tools:
	TOOL = {
		"name": "list_favorites",
		"description": "List saved items, one page at a time.",
		"inputSchema": {
			"type": "object",
			"properties": {
				"order": {
					"type": "string",
					"enum": "newest",
				},
			},
			"additionalProperties": "false",
		},
	}
