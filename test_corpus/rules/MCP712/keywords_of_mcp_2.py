from mcp.server.mcpserver import MCPServer

server = MCPServer("radio", description="Plays music.", version="1.0", title="Radio")
wrong = MCPServer("tape", tags=["music"])  # MCP712: 26 tags is no keyword of MCPServer in mcp 2.3.0


@server.tool()
def play(title: str) -> str:
    """Play a title."""
    return title


@server.tool(title="Stop")
def stop() -> str:
    """Stop the music."""
    return ""
