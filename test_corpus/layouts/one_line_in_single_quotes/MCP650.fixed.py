from mcp.types import Tool

RING = Tool(name='ring_bell', description='Ring the bell.', inputSchema={'type': 'object'})
