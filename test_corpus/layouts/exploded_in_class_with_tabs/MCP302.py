import mcp.types as types


class Tools:
	TOOL = types.Tool(
		name="find_book",
		description="Find a book by its title.",
		inputSchema={
			"properties": {"title": {"type": "string"}},
		},
	)
