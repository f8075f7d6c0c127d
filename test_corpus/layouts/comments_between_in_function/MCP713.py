# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP


def create_server():
    mcp = FastMCP("weather")

    def forecast(city: str) -> str:
        """The forecast for a city."""
        return city

    mcp.add_tool(
        # see the manual
        forecast
    )

    return mcp


mcp = create_server()
