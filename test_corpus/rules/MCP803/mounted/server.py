import os

from fastmcp import FastMCP

from feeding import feeding
from visits import visits
from ward import ward

zoo = FastMCP("zoo")
zoo.mount(feeding, namespace="feed")
zoo.mount(ward, namespace="health_of_all_animals")
zoo.mount(visits, namespace=os.environ["VISITS"])


@zoo.tool
def list_all_animals_of_the_municipal_zoo_by_age_and_by_weight() -> list[str]:  # MCP803: 4 has 68 characters with the server "zoo"
    """List the animals."""
    return []
