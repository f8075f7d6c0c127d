from mcp.server.fastmcp import FastMCP

mcp = FastMCP("model")


# the official SDK takes the docstring then
@mcp.tool(description="")
def save(path: str) -> str:
    """Save the model."""
    return path
