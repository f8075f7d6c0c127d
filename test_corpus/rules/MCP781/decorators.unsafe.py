# settings: --mcp-sdk mcp==2.3.0
from mcp.server import Server, ServerRequestContext
from mcp.types import (
    CallToolRequestParams,
    CallToolResult,
    ListPromptsResult,
    ListToolsResult,
    PaginatedRequestParams,
    Prompt,
    TextContent,
    Tool,
)

server = Server("shell")


async def list_tools() -> list[Tool]:
    return [Tool(name="run", description="Run a command.", inputSchema={"type": "object"})]


async def on_list_tools(context: ServerRequestContext, params: PaginatedRequestParams) -> ListToolsResult:
    return ListToolsResult(tools=await list_tools())


server.add_request_handler("tools/list", PaginatedRequestParams, on_list_tools)


async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=name)]


async def on_call_tool(context: ServerRequestContext, params: CallToolRequestParams) -> CallToolResult:
    try:
        content = await call_tool(params.name, params.arguments or {})
    except Exception as problem:
        return CallToolResult(content=[TextContent(type="text", text=str(problem))], is_error=True)
    return CallToolResult(content=list(content))


server.add_request_handler("tools/call", CallToolRequestParams, on_call_tool)


async def list_prompts() -> list[Prompt]:
    return []


async def on_list_prompts(context: ServerRequestContext, params: PaginatedRequestParams) -> ListPromptsResult:
    return ListPromptsResult(prompts=await list_prompts())


server.add_request_handler("prompts/list", PaginatedRequestParams, on_list_prompts)


class Cache:
    def list_tools(self) -> object:
        return self


cache = Cache()


@cache.list_tools()
def listed() -> None: ...
