class Tools:
	TOOL = {
		"name": "list_favorites",
		"description": "List saved items, one page at a time.",
		"inputSchema": {
			"type": "object",
			"properties": {"limit": {"type": "integer", "default": 20}},
			"required": [],
		},
	}
