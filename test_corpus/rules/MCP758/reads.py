from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")


TAB = {"type": "object", "properties": {"tab_id": {"type": "integer"}, "force": {"type": "boolean"}}}
CLOSED = {**TAB, "additionalProperties": False}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="close_tab", description="Close a tab.", inputSchema=TAB),
        Tool(name="open_tab", description="Open a tab.", inputSchema=CLOSED),
        Tool(name="move_tab", description="Move a tab.", inputSchema=TAB),
        Tool(name="list_tabs", description="List the tabs.", inputSchema={"type": "object"}),
        Tool(name="pin_tab", description="Pin a tab.", inputSchema={**TAB, "patternProperties": {"^x": {}}}),
        Tool(name="mute_tab", description="Mute a tab.", inputSchema=TAB),
        Tool(name="zoom_tab", description="Zoom a tab.", inputSchema=TAB),
        Tool(name="find_tab", description="Find a tab.", inputSchema=TAB),
        Tool(name="save_tab", description="Save a tab.", inputSchema=TAB),
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    given = arguments or {}
    text = ""
    if name == "close_tab":
        text = arguments["tab"] + given.get("force", "")  # MCP758: 25 "tab" is read and not among the properties
    elif name == "open_tab":
        text = given.get("url", "")  # MCP758: 25 "url" is read, and the schema of "open_tab" forbids it
    elif name == "move_tab":
        text = arguments["tab_id"] + arguments.get("to")  # MCP758: 51 declare it
    elif name == "list_tabs":
        text = arguments["window"]
    elif name == "pin_tab":
        text = arguments["window"]
    elif name in ("mute_tab", "zoom_tab"):
        text = arguments["window"]
    elif name in ("save_tab",):
        text = arguments.pop("window", "")  # MCP758: 29 "window" is read
    elif name == "find_tab":
        text = arguments["tab_id"] + {"window": ""}["window"]
    else:
        raise ValueError(name)
    return [TextContent(type="text", text=text)]
