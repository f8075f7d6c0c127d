from fastmcp.tools import tool


@tool
def forecast(city: str) -> str:
    """The forecast for a city."""
    return city
