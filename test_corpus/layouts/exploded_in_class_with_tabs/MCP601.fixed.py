from mcp.server.fastmcp import FastMCP
from mcp.types import Icon

mcp = FastMCP("kitchen")


class Tools:
	@mcp.tool(
		icons=[
			Icon(
				src="https://example.com/oven.png",
				sizes=["48x48"],
			),
		],
	)
	def heat_oven(degrees: int) -> str:
		"""Heat the oven."""
		return str(degrees)
