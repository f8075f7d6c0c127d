from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("zoo")
PREFIX = "municipal_zoological_garden_of_the_old_town"


@mcp.tool()
def list_all_animals_of_the_municipal_garden_with_age_and_favourite_food() -> list[str]:  # MCP802: 4 Claude and OpenAI refuse every request because of the 68 characters of
    """List the animals."""
    return []


@mcp.tool(name=f"{PREFIX}_count_animals_by_kind")  # MCP802: 15 use at most 64
def count_animals() -> int:
    """Count the animals."""
    return 0


FEED = Tool(
    name="feed_the_animals_that_have_had_nothing_to_eat_since_the_day_before",  # MCP802: 9 because of the 66 characters
    description="Feed the animals.",
    inputSchema={"type": "object", "properties": {}},
)
