from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")


OUTPUT = {"type": "object", "properties": {"count": {"type": "integer"}}}
INPUT = {"type": "object"}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="count", description="Count tabs.", inputSchema=INPUT, outputSchema=OUTPUT),  # MCP759: 73 "count" declares an outputSchema
        Tool(name="sum", description="Sum tabs.", inputSchema=INPUT, outputSchema=OUTPUT),  # MCP759: 69 "sum"
        Tool(
            name="size",
            description="The size of tabs.",
            inputSchema=INPUT,
            outputSchema=OUTPUT,  # MCP759: 12 return structured content too
        ),
        Tool(name="age", description="The age of tabs.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="both", description="Both of tabs.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="text", description="The text of tabs.", inputSchema=INPUT),
        Tool(name="some", description="Some tabs.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="else", description="Other tabs.", inputSchema=INPUT, outputSchema=OUTPUT),  # MCP759: 72 "else"
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]):
    if name == "count":
        return [TextContent(type="text", text="3")]
    if name == "sum":
        if arguments:
            return [TextContent(type="text", text="4")]
        return [TextContent(type="text", text="3")]
    if name == "size":
        text = "5"
        return [TextContent(type="text", text=text)]
    if name == "age":
        return {"count": 3}
    if name == "both":
        return [TextContent(type="text", text="3")], {"count": 3}
    if name == "text":
        return [TextContent(type="text", text="3")]
    if name == "some":
        if arguments:
            return [TextContent(type="text", text="3")]
        return {"count": 3}
    if name == "else":
        result = [TextContent(type="text", text="3")]
        return result
    raise ValueError(name)
