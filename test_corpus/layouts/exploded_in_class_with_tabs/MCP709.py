from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("search")


class Tools:
	@mcp.tool
	def search(
		limit: int = 10,
		query: str = Field(description="What to look for."),
	) -> list[str]:
		"""Search the books."""
		return [query][:limit]
