# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("weather")


def forecast(city: str) -> str:
    """The forecast for a city."""
    return city


def wind(city: str) -> str:
    """The wind in a city."""  # MCP207: 4 has the same description
    return city


mcp.add_tool(forecast)
mcp.add_tool(tool=wind)
mcp.add_tool(wind, "breeze")  # MCP713: 19 give "breeze" to Tool.from_function
