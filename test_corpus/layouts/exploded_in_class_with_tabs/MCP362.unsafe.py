class Tools:
	TOOL = {
		"name": "list_favorites",
		"description": "List saved items, one page at a time.",
		"inputSchema": {
			"type": "object",
			"properties": {
				"limit": {"type": "integer", "default": "20"},
				"order": {"type": "string", "enum": ["title", "year"], "default": "newest"},
				"page": {"type": "integer", "minimum": 1, "default": 0},
				"step": {"type": "number", "multipleOf": 0.1, "default": 0.35},
				"tag": {
					"type": "string",
				},
				"code": {"type": "string", "pattern": "^[A-Z]{2}$", "default": "de"},
				"years": {"type": "array", "items": {"type": "integer"}, "default": [1, "2"]},
				"sort": {"$ref": "#/$defs/Sort", "default": "up"},
				"name": {"type": "string", "examples": ["a", 5]},
				"flag": {"oneOf": [{"type": "boolean"}, {"type": "null"}], "default": 0},
			},
			"$defs": {"Sort": {"enum": ["ascending", "descending"]}},
		},
		"outputSchema": {
			"type": "object",
			"properties": {"total": {"type": "integer", "default": "none"}},
		},
	}
