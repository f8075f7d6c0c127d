import os

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("the_zoo_whose_name_is_long_enough_to_break_every_limit_by_itself_alone")


@mcp.tool()
def list_all_animals_of_the_garden_with_age_and_favourite_food_xyzab() -> list[str]:
    """List the animals."""
    return []


@mcp.tool(name=f"{os.environ['PREFIX']}_count_animals_by_kind_and_age_and_weight_and_favourite_food")
def count_animals() -> int:
    """Count the animals."""
    return 0


@mcp.tool(name="feed")
def feed_the_animals_that_have_had_nothing_to_eat_since_the_day_before() -> str:
    """Feed the animals."""
    return ""


@mcp.tool(title="Clean the cages in which nobody has cleaned anything for a long, long time")
def clean_cages() -> str:
    """Clean the cages."""
    return ""


SHUT = Tool(name="shut", description="Shut the zoo.", inputSchema={"type": "object", "properties": {}})
