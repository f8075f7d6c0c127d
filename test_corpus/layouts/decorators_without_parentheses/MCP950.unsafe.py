# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("kiosk")


@mcp.tool(annotations={"readOnlyHint": True})
def list_papers() -> list[str]:
    """List the newspapers."""
    return []
