from mcp.server.fastmcp import FastMCP

mcp = FastMCP("kiosk")


class Tools:
	@mcp.tool(
		name="list_papers",
	)
	def list_papers() -> list[str]:
		"""List the newspapers."""
		return []
