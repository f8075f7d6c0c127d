import mcp.types as types

TOOL = types.Tool(name='find_book', description='Find a book by its title.', inputSchema={'properties': {'title': {'type': 'string'}}})
