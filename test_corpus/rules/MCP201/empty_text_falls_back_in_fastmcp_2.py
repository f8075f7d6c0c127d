# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("model")


@mcp.tool(description="")
def save(path: str) -> str:
    """Save the model."""
    return path
