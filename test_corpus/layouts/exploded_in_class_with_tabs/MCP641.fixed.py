# revision: 2025-03-26
# settings: --mcp-all
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("locks")


@mcp.tool("open_lock", "Open")
def open_lock(code: str) -> str:
	"""Open a lock."""
	return code


class Tools:
	@mcp.tool(
		"shut_lock",
	)
	def shut_lock(code: str) -> str:
		"""Shut a lock."""
		return code
