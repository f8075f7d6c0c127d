# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP
from fastmcp.exceptions import ToolError

mcp = FastMCP("registry")


@mcp.tool
def read_key(path: str) -> str:
    """Read a key."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as problem:
        raise ToolError(f"Error: {problem}") from problem
