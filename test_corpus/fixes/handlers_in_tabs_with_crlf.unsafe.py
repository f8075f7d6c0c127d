# settings: --mcp-sdk mcp==2.3.0
from collections.abc import Sequence

from mcp.server import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.types import (
    CallToolRequestParams,
    CallToolResult,
    EmptyResult,
    GetPromptRequestParams,
    GetPromptResult,
    ListResourcesResult,
    ListToolsResult,
    PaginatedRequestParams,
    Prompt,
    Resource,
    SetLevelRequestParams,
    TextContent,
    Tool,
)

SCHEMA = {"type": "object", "properties": {"command": {"type": "string"}}}


class Shell:
	def __init__(self) -> None:
		self.server = Server('shell')

		async def list_tools() -> list[Tool]:
			return [Tool(name="run", description="Run a command.", inputSchema=SCHEMA)]

		async def on_list_tools(context: ServerRequestContext, params: PaginatedRequestParams) -> ListToolsResult:
			return ListToolsResult(tools=await list_tools())

		self.server.add_request_handler("tools/list", PaginatedRequestParams, on_list_tools)

		async def run(name: str, arguments: dict) -> "Sequence[TextContent]":
			"""Run a command."""
			# the only one
			return [TextContent(type="text", text=name)]

		async def on_call_tool(context: ServerRequestContext, params: CallToolRequestParams) -> CallToolResult:
			try:
				content = await run(params.name, params.arguments or {})
			except Exception as problem:
				return CallToolResult(content=[TextContent(type="text", text=str(problem))], is_error=True)
			return CallToolResult(content=list(content))

		self.server.add_request_handler("tools/call", CallToolRequestParams, on_call_tool)

		async def list_resources() -> list[Resource]:
			return []

		async def on_list_resources(context: ServerRequestContext, params: PaginatedRequestParams) -> ListResourcesResult:
			return ListResourcesResult(resources=await list_resources())

		self.server.add_request_handler("resources/list", PaginatedRequestParams, on_list_resources)
		self.name = "shell"

		@self.server.read_resource()
		async def read_resource(uri) -> str:
			return str(uri)


server = Server("other")


async def list_all() -> ListToolsResult:
	return ListToolsResult(tools=[Tool(name="stop", description="Stop a command.", inputSchema=SCHEMA)])


async def on_list_tools(context: ServerRequestContext, params: PaginatedRequestParams) -> ListToolsResult:
	return await list_all()


server.add_request_handler("tools/list", PaginatedRequestParams, on_list_tools)


async def stop(name, arguments):
	def inner():
		return 1

	if name == "stop":
		return [TextContent(type="text", text=str(inner()))]
	return [TextContent(type="text", text=each) for each in arguments]


async def on_call_tool(context: ServerRequestContext, params: CallToolRequestParams) -> CallToolResult:
	try:
		content = await stop(params.name, params.arguments or {})
	except Exception as problem:
		return CallToolResult(content=[TextContent(type="text", text=str(problem))], is_error=True)
	return CallToolResult(content=list(content))


server.add_request_handler("tools/call", CallToolRequestParams, on_call_tool)


@server.list_prompts()
async def list_prompts() -> list[Prompt]: return []


async def get_prompt(name: str, arguments: dict[str, str] | None) -> GetPromptResult:
	return GetPromptResult(messages=[])


async def on_get_prompt(context: ServerRequestContext, params: GetPromptRequestParams) -> GetPromptResult:
	return await get_prompt(params.name, params.arguments)


server.add_request_handler("prompts/get", GetPromptRequestParams, on_get_prompt)


async def set_level(level: str) -> None:
	print(level)


async def on_set_logging_level(context: ServerRequestContext, params: SetLevelRequestParams) -> EmptyResult:
	await set_level(params.level)
	return EmptyResult()


server.add_request_handler("logging/setLevel", SetLevelRequestParams, on_set_logging_level)
