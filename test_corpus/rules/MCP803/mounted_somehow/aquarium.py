from fastmcp import FastMCP

aquarium = FastMCP("aquarium-of-the-municipal-zoological-garden")


# some server lists it, but which one is not known
@aquarium.tool
def list_fish_of_the_aquarium() -> list[str]:
    """List the fish."""
    return []
