from mcp.server.mcpserver import MCPServer
from mcp.types import TextContent

mcp = MCPServer("quotes")


@mcp.tool()
def quote(author: str) -> list[TextContent]:
    """A quote of an author."""
    return [TextContent(type="text", text=author)]
