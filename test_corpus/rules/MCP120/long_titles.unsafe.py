from mcp.server.fastmcp import FastMCP

mcp = FastMCP("long")


@mcp.tool(
    title="A long title A long title A long title A long title A long title A long title A long title A long title A long title ",
    annotations={},  # MCP120: 26 differs from the title
)
def long_title() -> str:
    """Return the title."""
    return ""
