from mcp.types import Tool

RING = Tool(name='ring_bell', descripton='Ring the bell.', inputSchema={'type': 'object'})
