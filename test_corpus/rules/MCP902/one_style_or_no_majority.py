from mcp.server.fastmcp import FastMCP

mcp = FastMCP("museum")
other = FastMCP("cellar")


@mcp.tool()
def listPaintings() -> str:
    """List the paintings."""
    return ""


@mcp.tool()
def findPainting() -> str:
    """Find a painting."""
    return ""


@mcp.tool()
def open() -> str:
    """Open the museum."""
    return ""


@other.tool()
def list_wines() -> str:
    """List the wines."""
    return ""


@other.tool(name="find-wine")
def find_wine() -> str:
    """Find a wine."""
    return ""


@mcp.tool(name=f"x_{mcp.name}")
def paint() -> str:
    """Paint."""
    return ""
