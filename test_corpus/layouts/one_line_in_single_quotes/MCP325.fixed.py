import mcp.types as types

TOOL = types.Tool(name='list_favorites', description='List saved items, one page at a time.', inputSchema={'type': 'object', 'properties': {'page': {'type': 'integer'}}})
