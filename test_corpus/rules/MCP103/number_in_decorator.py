from mcp.server.fastmcp import FastMCP

mcp = FastMCP("codes")


@mcp.tool(name=404)  # MCP103: 15 404 is not a string
def not_found(url: str) -> bool:
    """Whether a page is missing."""
    return bool(url)
