# settings: --mcp-sdk mcp==2.3.0
from mcp.server import Server, ServerRequestContext
from mcp.types import ListToolsResult, PaginatedRequestParams, Tool


class Application:
	def create_server(self):
		server = Server("shell")

		async def list_tools() -> list[Tool]:
			return []

		async def on_list_tools(context: ServerRequestContext, params: PaginatedRequestParams) -> ListToolsResult:
			return ListToolsResult(tools=await list_tools())

		server.add_request_handler("tools/list", PaginatedRequestParams, on_list_tools)

		return server
