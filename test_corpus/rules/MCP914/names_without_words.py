from mcp.server.fastmcp import FastMCP

mcp = FastMCP("museum")


@mcp.tool(name="...")  # MCP914: 5 "..." has no title
def rest() -> str:
    """Rest for a while."""
    return ""
