"""Arguments that the handler puts in itself, or lets a function put in."""

import jsonschema
from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

first = Server("first")
second = Server("second")
third = Server("third")
fourth = Server("fourth")
fifth = Server("fifth")
sixth = Server("sixth")
seventh = Server("seventh")
TAB = {"type": "object", "properties": {"tab_id": {"type": "integer"}}}
DEFAULTS = {"window": "first"}


@first.list_tools()
async def list_first() -> list[Tool]:
    return [Tool(name="close_tab", description="Close a tab.", inputSchema=TAB)]


@first.call_tool()
async def call_first(name: str, arguments: dict[str, str]) -> list[TextContent]:
    arguments["window"] = "first"
    if name == "close_tab":
        return [TextContent(type="text", text=arguments["window"])]
    raise ValueError(name)


@second.list_tools()
async def list_second() -> list[Tool]:
    return [Tool(name="close_tab", description="Close a tab of it.", inputSchema=TAB)]


@second.call_tool()
async def call_second(name: str, arguments: dict[str, str]) -> list[TextContent]:
    arguments.update(DEFAULTS)
    if name == "close_tab":
        return [TextContent(type="text", text=arguments["window"])]
    raise ValueError(name)


@third.list_tools()
async def list_third() -> list[Tool]:
    return [Tool(name="close_tab", description="Close one of its tabs.", inputSchema=TAB)]


@third.call_tool()
async def call_third(name: str, arguments: dict[str, str]) -> list[TextContent]:
    await add_defaults(arguments)
    if name == "close_tab":
        return [TextContent(type="text", text=arguments["window"])]
    raise ValueError(name)


@fourth.list_tools()
async def list_fourth() -> list[Tool]:
    return [Tool(name="close_tab", description="Close any tab.", inputSchema=TAB)]


@fourth.call_tool()
async def call_fourth(name: str, arguments: dict[str, str]) -> list[TextContent]:
    arguments |= DEFAULTS
    print(name)
    if name == "close_tab":
        return [TextContent(type="text", text=arguments["window"])]
    raise ValueError(name)


@fifth.list_tools()
async def list_fifth() -> list[Tool]:
    return [Tool(name="close_tab", description="Close the last tab.", inputSchema=TAB)]


@fifth.call_tool()
async def call_fifth(name: str, arguments: dict[str, str]) -> list[TextContent]:
    DEFAULTS["tab"] = "first"
    DEFAULTS.update({})
    print(arguments)
    jsonschema.validate(arguments, schema=TAB)
    check(arguments)
    await add_defaults(DEFAULTS)
    if name == "close_tab":
        return [TextContent(type="text", text=arguments["window"])]  # MCP758: 56 "window" is read
    raise ValueError(name)


@sixth.list_tools()
async def list_sixth() -> list[Tool]:
    return [Tool(name="close_tab", description="Close the next tab.", inputSchema=TAB)]


@sixth.call_tool()
async def call_sixth(name: str, arguments: dict[str, str]) -> list[TextContent]:
    server_state.fill(arguments)
    if name == "close_tab":
        return [TextContent(type="text", text=arguments["window"])]
    raise ValueError(name)


@seventh.list_tools()
async def list_seventh() -> list[Tool]:
    return [Tool(name="close_tab", description="Close the tab before.", inputSchema=TAB)]


@seventh.call_tool()
async def call_seventh(name: str, arguments: dict[str, str]) -> list[TextContent]:
    fill(arguments)
    if name == "close_tab":
        return [TextContent(type="text", text=arguments["window"])]
    raise ValueError(name)


def check(arguments: dict[str, str]) -> None:
    if not arguments:
        raise ValueError("nothing was sent")


def fill(arguments: dict[str, str]) -> None:
    fill_more(arguments)


def fill_more(arguments: dict[str, str]) -> None:
    arguments["window"] = "first"


async def add_defaults(arguments: dict[str, str]) -> None:
    arguments["window"] = "first"
