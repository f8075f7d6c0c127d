from fastmcp import FastMCP

mcp = FastMCP("observatory")


@mcp.tool(annotations={"sensitive": True})  # MCP502: 23 "sensitive" is no tool annotation and clients ignore it: put data of your own into "_meta"
def list_comets(year: int) -> list[str]:
    """List the comets of a year."""
    return [str(year)]


@mcp.tool(annotations={"taskHint": "optional"})  # MCP502: 23 "taskHint" is no tool annotation
def map_sky() -> str:
    """Map the sky."""
    return ""


@mcp.tool(annotations={"example.com/risk": "low", "x-team": "night", "openai:cost": 1})
def list_planets() -> list[str]:
    """List the planets."""
    return []


@mcp.tool(annotations={"title": "List moons", "readOnlyHint": True})
def list_moons() -> list[str]:
    """List the moons."""
    return []
