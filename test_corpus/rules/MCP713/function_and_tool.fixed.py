# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP
from fastmcp.tools import Tool

mcp = FastMCP("weather")


def forecast(city: str) -> str:
    """The forecast for a city."""  # MCP207: 4 has the same description
    return city


@mcp.tool
def wind(city: str) -> str:
    """The wind in a city."""
    return city


mcp.add_tool(Tool.from_function(forecast))  # MCP713: 13 forecast is a function, and add_tool of fastmcp 2.14.7 takes a tool
mcp.add_tool(Tool.from_function(forecast, name="weather"))  # MCP713: 23 takes one tool and nothing else
mcp.add_tool(lambda city: city)  # MCP713: 13 is a function
mcp.add_tool(Tool.from_function(forecast, name="weather"))
made = Tool.from_function(forecast)
mcp.add_tool(made)
