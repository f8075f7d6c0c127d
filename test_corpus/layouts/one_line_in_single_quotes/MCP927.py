from mcp.types import Tool

LIST = Tool(name='list_papers', description='List the newspapers.', inputSchema={'$schema': 'https://json-schema.org/draft/2020-12/schema', 'type': 'object', 'properties': {}})
