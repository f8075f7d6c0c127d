# settings: --mcp-clients cursor,amazon-q
from mcp.server.fastmcp import FastMCP

mcp = FastMCP(name="municipal-zoological-garden")


@mcp.tool()
def list_all_animals_with_age_and_food() -> list[str]:  # MCP803: 4 Cursor drops the tool because "list_all_animals_with_age_and_food" has 61 characters
    """List the animals."""
    return []


@mcp.tool()
def list_all_animals_of_age_and_food() -> list[str]:
    """List the animals of an age."""
    return []


@mcp.tool()
def list_some_animals_with_age_and_food_by_name() -> list[str]:  # MCP803: 4 Cursor drops the tool because
    """List some animals."""
    return []
