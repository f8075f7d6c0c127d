# settings: --mcp-sdk mcp==1.30.0,python==3.11

from mcp.server.fastmcp import FastMCP
from typing_extensions import TypedDict


class Application:
	def create_server(self):
		mcp = FastMCP("people")

		class Person(TypedDict):
			name: str

		@mcp.tool()
		def greet(person: Person) -> str:
			"""Greet a person."""
			return person["name"]

		return mcp
