from mcp.server.fastmcp import FastMCP

mcp = FastMCP("zoo")


@mcp.tool(name="animals-feed")
def feed_animals(cage: int) -> str:
    """Feed the animals of a cage."""
    return str(cage)


@mcp.tool(name="animals_feed")  # MCP804: 15 "animals_feed" and the tool "animals-feed" on line 6 are one name
def feed_all_animals() -> str:
    """Feed all animals."""
    return ""


@mcp.tool(name="count-animals")
def count_animals() -> int:
    """Count the animals."""
    return 0


@mcp.tool()
def count_animals_() -> int:
    """Count the animals once more."""
    return 0
