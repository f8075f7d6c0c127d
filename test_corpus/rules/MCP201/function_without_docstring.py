from mcp.server.fastmcp import FastMCP

mcp = FastMCP("model")


@mcp.tool()
def save(path: str) -> str:  # MCP201: 4 "save" has no description
    return path


@mcp.tool(name="load_model", description=None)
async def load(path: str) -> str:  # MCP201: 10 "load_model" has no description
    # reads the file
    return path


@mcp.tool()
def reset() -> None:
    """Reset the model."""
