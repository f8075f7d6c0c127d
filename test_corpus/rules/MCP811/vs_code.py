# settings: --mcp-clients vscode
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("zoo")


@mcp.tool()
def move_animal(place: tuple[int, int], animals: list[str]) -> str:  # MCP811: 23 VS Code drops the tool because the array of a tuple
    """Move animals to a place."""
    return f"{animals}{place}"
