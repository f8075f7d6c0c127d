# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp.tools import tool


@tool  # MCP713: 1 is a module in fastmcp 2.14.7
def forecast(city: str) -> str:
    """The forecast for a city."""
    return city


@tool()  # MCP713: 1 use the tool of a server
def wind(city: str) -> str:
    """The wind in a city."""
    return city
