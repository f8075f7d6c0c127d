from mcp import ClientSession
from mcp.server.lowlevel import Server
from mcp.types import TextContent

server = Server("tabs")
OPTIONS = dict(validate_input=server.name == "tabs")


class Browser:
    def call_tool(self, validate_input: bool = True):
        return lambda function: function


browser = Browser()


# a decorator of the author's own
@browser.call_tool(validate_input=False)
async def call_browser(name: str, arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=name)]


@server.call_tool(**OPTIONS)
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=name)]


# what a client asks for
async def close_tab(session: ClientSession) -> None:
    await session.call_tool("close_tab", {"validate_input": False})


# checked by the function itself, but not by a keyword
def start() -> Server:
    inner = Server("inner")

    @inner.call_tool()
    async def call_inner(name: str, arguments: dict[str, str]) -> list[TextContent]:
        validate_input = False
        return [TextContent(type="text", text=f"{name}{validate_input}")]

    return inner
