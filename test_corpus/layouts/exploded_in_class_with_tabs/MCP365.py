class Tools:
	TOOL = {
		"name": "find_book",
		"description": "Find a book by title or number.",
		"inputSchema": {
			"type": "object",
			"oneOf": [
				{"properties": {"title": {"type": "string"}}, "required": ["title"]},
				{"properties": {"isbn": {"type": "string"}}, "required": ["isbn"]},
			],
			"additionalProperties": False,
		},
	}
