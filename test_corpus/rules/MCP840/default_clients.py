from mcp.server.fastmcp import FastMCP

mcp = FastMCP("farm")


@mcp.tool()
def sow(field: int) -> str:
    """Sow a field."""
    return str(field)
