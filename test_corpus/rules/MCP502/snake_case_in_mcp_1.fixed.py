from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("observatory")


@mcp.tool(annotations=ToolAnnotations(readOnlyHint=True))  # MCP502: 38 "read_only_hint" is no tool annotation
def list_comets(year: int) -> list[str]:
    """List the comets of a year."""
    return [str(year)]
