from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")


class Tools:
	@mcp.tool()
	def find_book(title: str) -> str:
		"""Find a book.

		Args:
			titel: The title, or the beginning of it.
		"""
		return title
