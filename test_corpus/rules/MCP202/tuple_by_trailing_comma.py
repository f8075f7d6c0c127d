from mcp.server.fastmcp import FastMCP

mcp = FastMCP("model")
SAVE = (
    "Save the model to a file. "
    "An existing file is replaced.",
)


@mcp.tool(description=SAVE)
def save(path: str) -> str:
    return path


# line-10: MCP202: 4 is not a string, and description must be one
