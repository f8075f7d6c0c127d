"""What a function reads that is given the arguments in the branch of one tool."""

from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")
TAB = {"type": "object", "properties": {"tab_id": {"type": "integer"}, "force": {"type": "boolean"}}}
NAMES = ("close_tab", "open_tab", "move_tab", "copy_tab", "pin_tab", "mute_tab", "zoom_tab", "find_tab", "save_tab")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [Tool(name=name, description=f"Run {name}.", inputSchema=TAB) for name in NAMES]


async def close(arguments: dict) -> str:
    if arguments.get("force"):
        return "forced"
    return arguments["tab"] + arguments["tab"]  # MCP758: 21 "tab" is read and not among the properties of "close_tab"


def open_(client: object, arguments: dict) -> str:
    given = arguments or {}
    return f"{client}{given['url']}"  # MCP758: 28 "url" is read


class Tabs:
    def move(self, values: dict) -> str:
        return values["to"]  # MCP758: 22 "to" is read and not among the properties of "move_tab"


tabs = Tabs()


def pin(arguments: dict) -> str:
    arguments["window"] = "first"
    return arguments["window"]


def shared(arguments: dict) -> str:
    return arguments["window"]


def zoom(kind: str, arguments: dict) -> str:
    return arguments["factor"] if kind == "zoom" else ""


def find(arguments: dict, more: dict) -> str:
    arguments = {**arguments, **more}
    return arguments["window"]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    text = ""
    if name == "close_tab":
        text = await close(arguments)
    elif name == "open_tab":
        text = open_(server, arguments=arguments)
    elif name == "move_tab":
        text = tabs.move(arguments)
    elif name == "copy_tab":
        text = shared(arguments)
    elif name == "pin_tab":
        text = pin(arguments)
    elif name == "mute_tab":
        text = shared(arguments) + unknown(arguments)
    elif name == "zoom_tab":
        text = zoom("zoom", arguments) + zoom(name, arguments)
    elif name == "find_tab":
        text = find(arguments, {}) + find({}, arguments)
    elif name == "save_tab":
        text = close() + find(*arguments) + find({}, {}, arguments)
    else:
        raise ValueError(name)
    return [TextContent(type="text", text=text)]
