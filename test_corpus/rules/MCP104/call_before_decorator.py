from fastmcp import FastMCP

mcp = FastMCP("files")


def read_bytes(path: str) -> str:
    """Read a file as base64."""
    return path


mcp.tool(read_bytes, name="read_file")


@mcp.tool
def read_file(path: str) -> str:  # MCP104: 4 on line 11
    """Read a text file."""
    return path
