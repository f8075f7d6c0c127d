from mcp.server.fastmcp import FastMCP

mcp = FastMCP("rates")


class Tools:
	@mcp.tool(
		description="Return the exchange rate\u200b of a currency.",
	)
	def get_rate(currency: str) -> float:
		return 1.0
