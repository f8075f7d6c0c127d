from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field


class Application:
	def create_server(self):
		mcp = FastMCP("search")

		@mcp.tool()
		def search(
			query: str,
			limit: Annotated[int, Field(description="How many.")] = 10,
		) -> list[str]:
			"""Search the shop for articles."""
			return [query] * limit

		def first(query: str) -> str:
			return search(query)[0]

		return mcp
