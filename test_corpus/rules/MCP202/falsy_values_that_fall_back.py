from mcp.server.fastmcp import FastMCP

mcp = FastMCP("model")


# mcp 1.30.0 and 2.3.0: `description or docstring`
@mcp.tool(description=[])
def save(path: str) -> str:
    """Save the model."""
    return path


@mcp.tool(name=0)
def load(path: str) -> str:
    """Load the model."""
    return path
