from mcp.server.fastmcp import FastMCP

mcp = FastMCP("zoo")


@mcp.tool(name="animals_feed")
def feed_animals(cage: int) -> str:
    """Feed the animals of a cage."""
    return str(cage)


@mcp.tool(name="animals_feed")  # MCP104: 15 "animals_feed" also names the tool on line 6
def feed_all_animals() -> str:
    """Feed all animals."""
    return ""
