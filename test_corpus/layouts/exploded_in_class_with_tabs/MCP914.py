from mcp.server.fastmcp import FastMCP

mcp = FastMCP("kiosk")


class Tools:
	@mcp.tool(
		name="sell_paper",
	)
	def sell_paper(paper: str) -> str:
		"""Sell a newspaper."""
		return paper
