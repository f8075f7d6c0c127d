# settings: --mcp-sdk mcp==2.3.0
from collections.abc import Sequence

from mcp.server.lowlevel import Server
from mcp.types import GetPromptResult, ListToolsResult, Prompt, Resource, TextContent, Tool

SCHEMA = {"type": "object", "properties": {"command": {"type": "string"}}}


class Shell:
	def __init__(self) -> None:
		self.server = Server('shell')

		@self.server.list_tools()  # what can be run
		async def list_tools() -> list[Tool]:
			return [Tool(name="run", description="Run a command.", inputSchema=SCHEMA)]

		@self.server.call_tool(
			validate_input=True,
		)
		async def run(name: str, arguments: dict) -> "Sequence[TextContent]":
			"""Run a command."""
			# the only one
			return [TextContent(type="text", text=name)]

		@self.server.list_resources()
		async def list_resources() -> list[Resource]:
			return []
		self.name = "shell"

		@self.server.read_resource()
		async def read_resource(uri) -> str:
			return str(uri)


server = Server("other")


@server.list_tools()
async def list_all() -> ListToolsResult:
	return ListToolsResult(tools=[Tool(name="stop", description="Stop a command.", inputSchema=SCHEMA)])


@server.call_tool()
async def stop(name, arguments):
	def inner():
		return 1

	if name == "stop":
		return [TextContent(type="text", text=str(inner()))]
	return [TextContent(type="text", text=each) for each in arguments]


@server.list_prompts()
async def list_prompts() -> list[Prompt]: return []


@server.get_prompt()
async def get_prompt(name: str, arguments: dict[str, str] | None) -> GetPromptResult:
	return GetPromptResult(messages=[])


@server.set_logging_level()
async def set_level(level: str) -> None:
	print(level)