from mcp.server.fastmcp import FastMCP

NONE = "  "  # MCP201: 7 write what it does
mcp = FastMCP("model")


@mcp.tool(description=NONE)
def save(path: str) -> str:
    """Save the model."""
    return path
