from fastmcp import FastMCP

feeding = FastMCP("feeding-schedules-of-the-municipal-zoo")


# listed by "zoo" as feed_list_meals_of_animals_by_enclosure
@feeding.tool
def list_meals_of_animals_by_enclosure() -> list[str]:
    """List the meals."""
    return []
