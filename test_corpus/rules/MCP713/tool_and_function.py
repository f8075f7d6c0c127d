from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.tools import Tool

mcp = FastMCP("weather")


def forecast(city: str) -> str:
    """The forecast for a city."""
    return city


made = Tool.from_function(forecast)
mcp.add_tool(made)  # MCP713: 13 made is a tool, and add_tool of mcp 1.30.0 takes the function
mcp.add_tool(Tool.from_function(forecast))  # MCP713: 13 Tool.from_function(forecast) is a tool
mcp.add_tool(forecast)
mcp.add_tool(forecast, name="weather", description="The weather.")
