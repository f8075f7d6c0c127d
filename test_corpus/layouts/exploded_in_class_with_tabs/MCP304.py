class Tools:
	TOOL = {
		"name": "find_book",
		"description": "Find a book by its title.",
		"inputSchema": {
			"type": "object",
			"properties": {"title": {"type": "string"}},
			"required": ("title"),
		},
	}
