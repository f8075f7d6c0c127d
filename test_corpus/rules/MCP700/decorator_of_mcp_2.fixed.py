from mcp.server.mcpserver import MCPServer

server = MCPServer("clock")


class Clock:
    def __init__(self) -> None:
        self.server = MCPServer("inner")

        @self.server.tool()  # MCP700: 9 self.server.tool is used without parentheses, and mcp 2.3.0
        def now() -> str:
            """The time of day."""
            return "12:00"


@server.tool(title="Now")
def now() -> str:
    """The time of day."""
    return "12:00"
