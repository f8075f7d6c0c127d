from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("Bicycle Rental (beta)")


@mcp.tool(title="Rent a bicycle!", annotations=ToolAnnotations(destructiveHint=False))
def rent(station: str) -> str:
    """Rent a bicycle."""
    return station


@mcp.tool(annotations=ToolAnnotations(title="Bring it back", readOnlyHint=False))
def give_back(bicycle: int) -> str:
    """Give a bicycle back."""
    return str(bicycle)
