# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("search")


@mcp.tool
def search(query: str) -> list[str]:
	"""Search the shop for articles."""
	return [query]


class Tools:
	def first(query: str) -> str:
		return search(query)[0]
