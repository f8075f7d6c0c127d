import os

from fastmcp import FastMCP

mcp = FastMCP("observatory")
HINT = os.environ["HINT"]
EXTRA = dict(os.environ)


@mcp.tool(annotations={HINT: True})
def list_comets(year: int) -> list[str]:
    """List the comets of a year."""
    return [str(year)]


@mcp.tool(annotations={"readOnlyHint": True, **EXTRA})
def list_planets() -> list[str]:
    """List the planets."""
    return []


@mcp.tool(annotations=EXTRA)
def list_moons() -> list[str]:
    """List the moons."""
    return []


@mcp.tool(tags={"readOnly"}, meta={"readOnly": True})
def list_stars() -> list[str]:
    """List the stars."""
    return []
