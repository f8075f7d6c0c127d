from mcp.server.lowlevel import Server

server = Server("clock")

TOOLS = [
    {
        "name": "ping",
        "description": "Say whether the server is alive.",
        "inputSchema": False,  # MCP301: 23 not false
    },
    {"name": "pong", "description": "Answer a ping from outside."},  # MCP301: 4 "pong" has no "inputSchema"
]


@server.list_tools()
async def list_tools():
    return TOOLS  # MCP787: 4 return Tool(...)
