from mcp.server.fastmcp import FastMCP

mcp = FastMCP("municipal-zoological-garden")
other = FastMCP()
zoological_garden_of_the_municipality = FastMCP()


@mcp.tool()
def list_all_animals_with_age_and_food() -> list[str]:  # MCP803: 4 Claude refuses every request because "list_all_animals_with_age_and_food" has 68 characters with the server "municipal-zoological-garden"
    """List the animals."""
    return []


@mcp.tool(name="list_animals_by_age_and_food")
def list_by_age() -> list[str]:
    """List the animals by age."""
    return []


@mcp.tool(name="list_animals_by_age_and_by_food")  # MCP803: 15 has 65 characters
def list_by_food() -> list[str]:
    """List the animals by food."""
    return []


@other.tool(name="list_animals_by_age_and_by_food_in_the_other_garden")
def list_others() -> list[str]:
    """List the animals of the other garden."""
    return []


@zoological_garden_of_the_municipality.tool(name="list_animals_by_age_and_by_food_in_that_garden")
def list_those() -> list[str]:
    """List the animals of that garden."""
    return []


@mcp.tool()
def list_all() -> list[str]:
    """List all animals."""
    return []
