from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")
other = Server("others")
third = Server("third")
FLAG = bool(server)


@server.call_tool(validate_input=False)  # MCP761: 18 validate_input=False hands over arguments
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=name)]


@other.call_tool(
    validate_input=False,  # MCP761: 4 remove it, and fix the schemas
)
async def call_other(name: str, arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=name)]


@third.call_tool(validate_input=FLAG)
async def call_third(name: str, arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=name)]


def nested() -> Server:
    inner = Server("inner")

    @inner.call_tool(validate_input=False)  # MCP761: 21 validate_input=False
    async def call_inner(name: str, arguments: dict[str, str]) -> list[TextContent]:
        return [TextContent(type="text", text=name)]

    return inner
