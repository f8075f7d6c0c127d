# settings: --mcp-clients vscode,cursor-strict
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("zoo")


@mcp.tool(name="animals_feed")  # MCP801: 15 VS Code warns because of the name "animals.feed"
def feed_animals(cage: int) -> str:
    """Feed the animals of a cage."""
    return str(cage)


@mcp.tool(name="animals_count")  # MCP801: 15 Cursor warns because of the name "animals-count": use only letters, digits and _
def count_animals() -> int:
    """Count the animals."""
    return 0
