from fastmcp import FastMCP

mcp = FastMCP("model")


# fastmcp 3 and 4 list the empty text
@mcp.tool(description="")  # MCP201: 22 "" is a blank description
def save(path: str) -> str:
    """Save the model."""
    return path
