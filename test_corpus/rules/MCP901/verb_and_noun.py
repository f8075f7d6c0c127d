from mcp.server.fastmcp import FastMCP

mcp = FastMCP("museum")


@mcp.tool()
def list_paintings() -> str:
    """List the paintings."""
    return ""


@mcp.tool()
def find_painting_2(text: str) -> str:
    """Find a painting."""
    return ""


@mcp.tool()
def get_room2_plan() -> str:
    """Return a plan."""
    return ""


@mcp.tool(name="open_museum")
def open() -> str:
    """Open the museum."""
    return ""


@mcp.tool(name=f"{mcp.name}Rooms")
def rooms() -> str:
    """List the rooms."""
    return ""


@mcp.tool(title="Close")
def close_museum() -> str:
    """Close the museum."""
    return ""


@mcp.tool(name="museum__list_posters")
def list_posters() -> str:
    """List the posters."""
    return ""
