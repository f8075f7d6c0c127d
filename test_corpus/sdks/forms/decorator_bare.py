"""fastmcp takes the decorator with and without a call; the official SDK raises TypeError, and lists nothing then."""

import fastmcp
from fastmcp import FastMCP

mcp = FastMCP(name="weather")


@mcp.tool  # tool: forecast [decorator]
def forecast(city: str) -> str:
    """The weather of tomorrow."""
    return city


@mcp.tool()  # tool: history [decorator]
def history(city: str) -> str:
    """The weather of yesterday."""
    return city


@mcp.tool("air_quality", tags={"air"})  # tool: air_quality [decorator]
def air(city: str) -> str:
    """The quality of the air."""
    return city


@mcp.resource("weather://cities")
def cities() -> list[str]:
    return []


tool = mcp.tool
other = fastmcp.FastMCP("tides")


@tool  # tool: sunrise [decorator]
def sunrise(city: str) -> str:
    """When the sun rises."""
    return city


@tool(name="sunset_time")  # tool: sunset_time [decorator]
def sunset(city: str) -> str:
    """When the sun sets."""
    return city


@other.tool  # tool: high_tide [decorator]
def high_tide(port: str) -> str:
    """When the water is high."""
    return port


def plain(city: str) -> str:
    """No tool."""
    return mcp.tool.__name__ + city
