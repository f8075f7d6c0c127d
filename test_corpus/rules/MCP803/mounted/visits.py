from fastmcp import FastMCP

visits = FastMCP("visits-of-the-municipal-zoological-garden")


# the prefix comes from the environment
@visits.tool
def list_visits_of_school_classes() -> list[str]:
    """List the visits."""
    return []
