# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP
from fastmcp.tools import Tool

mcp = FastMCP('weather')


def forecast(city: str) -> str:
    '''The forecast for a city.'''
    return city


mcp.add_tool(Tool.from_function(forecast))
