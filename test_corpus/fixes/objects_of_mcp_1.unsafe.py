# settings: --mcp-sdk mcp==2.3.0
import json

from mcp.server.lowlevel import Server
from mcp.types import CallToolResult, ListToolsResult, TextContent, Tool


def parameters(tool: Tool, result: CallToolResult) -> list[str]:
    if result.is_error or tool . outputSchema is None:
        return []
    return sorted((tool
        .input_schema)["properties"])


def answer(tools: list[Tool], tool: Tool) -> str:
    print(tool.model_dump())
    return json.dumps([
        each.model_dump(
            exclude_none=True,  # as on the wire
            by_alias=True,
        )
        for each in tools
    ])


async def list_tools(context, params):
    if params is None:
        return ListToolsResult(tools=[])
    return ListToolsResult(tools=[
        Tool(name="run", description="Run a command.", input_schema={"type": "object"}),  # the only one
    ])


async def call_tool(context, params):
    if params.name == "stop":
        return "stopped"
    if params.name == "list":
        return CallToolResult(content=[TextContent(type='text', text=each) for each in params.arguments])
    return [make(each) for each in params.arguments]


def make(text: str) -> TextContent:
    return TextContent(type="text", text=text)


server = Server("shell", on_list_tools=list_tools, on_call_tool=call_tool)
