from mcp.types import Tool

LIST = Tool(name='list_papers', description='List the newspapers.', inputSchema={'type': 'object', 'properties': {}})
