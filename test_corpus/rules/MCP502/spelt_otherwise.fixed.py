from fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("observatory")


@mcp.tool(annotations={"readOnlyHint": True})  # MCP502: 23 "readOnly" is no tool annotation and clients ignore it: write "readOnlyHint"
def list_comets(year: int) -> list[str]:
    """List the comets of a year."""
    return [str(year)]


@mcp.tool(annotations=ToolAnnotations(readOnlyHint=True))  # MCP502: 38 write "readOnlyHint"
def list_planets() -> list[str]:
    """List the planets."""
    return []


@mcp.tool(
    annotations={
        "destructiveHint": True,  # MCP502: 8 write "destructiveHint"
        "openWorldHint": False,  # MCP502: 8 write "openWorldHint"
        "idempotentHint": True,  # MCP502: 8 write "idempotentHint"
    }
)
def forget_comet(comet: str) -> str:
    """Forget a comet."""
    return comet


@mcp.tool(annotations={"readOnlyHint": True, "readOnly": True})  # MCP502: 45 "readOnlyHint" stands beside it
def list_moons() -> list[str]:
    """List the moons."""
    return []


@mcp.tool(annotations={"readOnlyHint": True})  # MCP502: 23 write "readOnlyHint"
def list_stars() -> list[str]:
    """List the stars."""
    return []
