from mcp.server.fastmcp import FastMCP

mcp = FastMCP("files")


@mcp.tool()
def read_file(path: str) -> str:
    """Read a text file."""
    return path


def read_bytes(path: str) -> str:
    """Read a file as base64."""
    return path


mcp.add_tool(read_bytes, name="read_file")  # MCP104: 30 on line 7
