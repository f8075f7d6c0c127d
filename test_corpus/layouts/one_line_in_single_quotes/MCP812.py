from mcp.types import Tool

LIST = Tool(name='list_plays', description='List the plays.', inputSchema={'type': 'object'})
