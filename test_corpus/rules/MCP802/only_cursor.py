# settings: --mcp-clients cursor
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("zoo")


@mcp.tool()
def list_all_animals_of_the_municipal_garden_with_age_and_favourite_food() -> list[str]:
    """List the animals."""
    return []
