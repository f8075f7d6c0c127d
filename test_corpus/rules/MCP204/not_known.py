import os

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("dynamic")
SPACE = os.environ.get("SPACE", "\u200b")


@mcp.tool(description=f"Draw{SPACE} a picture.")
def draw(path: str) -> str:
    """Draw\u200b."""
    return path
