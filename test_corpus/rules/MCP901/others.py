from mcp.server.fastmcp import FastMCP

mcp = FastMCP("museum")


@mcp.tool()
def search(text: str) -> str:  # MCP901: 4 "search" is no name of two words
    """Search the paintings."""
    return ""


@mcp.tool()
def listPaintings() -> str:  # MCP901: 4 "listPaintings"
    """List the paintings."""
    return ""


@mcp.tool(name="list-rooms")  # MCP901: 15 "list-rooms"
def list_rooms() -> str:
    """List the rooms."""
    return ""
