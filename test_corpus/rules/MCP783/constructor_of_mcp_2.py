# settings: --mcp-sdk mcp==2.3.0
from mcp.server.mcpserver import MCPServer

server = MCPServer("home", host="0.0.0.0", port=80)  # MCP783: 27 MCPServer in mcp 2.3.0 | MCP783: 43 use port= of run()
other = MCPServer("home", debug=True)


@server.tool()
def lights() -> str:
    """Switch the lights."""
    return ""
