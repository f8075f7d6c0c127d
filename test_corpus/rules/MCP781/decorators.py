# settings: --mcp-sdk mcp==2.3.0
from mcp.server import Server
from mcp.types import Prompt, TextContent, Tool

server = Server("shell")


@server.list_tools()  # MCP781: 1 give on_list_tools= to the constructor
async def list_tools() -> list[Tool]:
    return [Tool(name="run", description="Run a command.", inputSchema={"type": "object"})]


@server.call_tool()  # MCP781: 1 call_tool() is no decorator of the low-level server in mcp 2.3.0
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=name)]


@server.list_prompts()  # MCP781: 1 on_list_prompts=
async def list_prompts() -> list[Prompt]:
    return []


class Cache:
    def list_tools(self) -> object:
        return self


cache = Cache()


@cache.list_tools()
def listed() -> None: ...
