from fastmcp import FastMCP, FastMCPApp

plans = FastMCPApp("plans-of-the-municipal-zoological-garden")
zoo = FastMCP("zoo", providers=[plans])
maps = FastMCPApp("maps-of-the-municipal-zoological-garden")


# the name of the app is not the server's
@plans.ui()
def show_plan_of_an_enclosure() -> str:
    """Show the plan."""
    return ""


@plans.ui()
def show_plan_of_an_enclosure_with_all_its_animals_by_their_age() -> str:  # MCP803: 4 has 69 characters with the server "zoo"
    """Show the plan with animals."""
    return ""


# which server takes this app is not shown
@maps.ui()
def show_map_of_an_enclosure() -> str:
    """Show the map."""
    return ""
