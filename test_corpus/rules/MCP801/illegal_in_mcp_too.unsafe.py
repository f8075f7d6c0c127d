from mcp.server.fastmcp import FastMCP

mcp = FastMCP("zoo")


@mcp.tool(name="feed_the_animals")  # MCP101: 15 "feed the.animals" holds " "
def feed_animals(cage: int) -> str:
    """Feed the animals of a cage."""
    return str(cage)
