# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("weather")


def forecast(city: str) -> str:
	"""The forecast for a city."""
	return city


class Tools:
	mcp.add_tool(
		forecast,
	)
