from mcp.server.fastmcp import FastMCP

mcp = FastMCP("limits")


@mcp.tool(name="a" * 129)  # MCP102: 15 has 129 characters
def longest() -> str:
    """Try how long a name may be."""
    return ""
