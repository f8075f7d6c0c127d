from mcp.server.fastmcp import FastMCP

mcp = FastMCP("model")
SAVE = (  # MCP202: 7 is not a string, and description must be one
    "Save the model to a file. "
    "An existing file is replaced.",
)


@mcp.tool(description=SAVE)
def save(path: str) -> str:
    return path

