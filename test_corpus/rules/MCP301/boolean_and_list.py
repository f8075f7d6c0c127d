from mcp.types import Tool

TOOLS = [
    Tool(name="ping", description="Say whether the server is alive.", inputSchema=True),  # MCP301: 82 not true
    Tool(name="pong", description="Answer a ping from outside.", inputSchema=[]),  # MCP301: 77 not []
    Tool(name="echo", description="Say the same again.", inputSchema="object"),  # MCP301: 69 not "object"
]
