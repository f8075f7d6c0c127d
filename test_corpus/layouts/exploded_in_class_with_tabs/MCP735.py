from mcp.server.fastmcp import FastMCP


class Application:
	def create_server(self):
		mcp = FastMCP("bank")

		def logged(function):
			def wrapper(*args, **kwargs):
				return function(*args, **kwargs)

			return wrapper

		@mcp.tool()
		@logged
		def balance(account: str) -> float:
			"""The balance of an account."""
			return float(len(account))

		return mcp
