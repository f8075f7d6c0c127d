"""What branches return through functions, variables and classes of results."""

from mcp.server.lowlevel import Server
from mcp.types import CallToolResult, TextContent, Tool

server = Server("tabs")
OUTPUT = {"type": "object", "properties": {"count": {"type": "integer"}}}
INPUT = {"type": "object"}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="one", description="Count one.", inputSchema=INPUT, outputSchema=OUTPUT),  # MCP759: 70 "one"
        Tool(name="two", description="Count two.", inputSchema=INPUT, outputSchema=OUTPUT),  # MCP759: 70 "two"
        Tool(name="three", description="Count three.", inputSchema=INPUT, outputSchema=OUTPUT),  # MCP759: 74 "three"
        Tool(name="four", description="Count four.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="five", description="Count five.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="six", description="Count six.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="seven", description="Count seven.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="eight", description="Count eight.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="nine", description="Count nine.", inputSchema=INPUT, outputSchema=OUTPUT),  # MCP759: 72 "nine"
        Tool(name="ten", description="Count ten.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="eleven", description="Count eleven.", inputSchema=INPUT, outputSchema=OUTPUT),
        Tool(name="twelve", description="Count twelve.", inputSchema=INPUT, outputSchema=OUTPUT),
    ]


def as_text(number: int) -> list[TextContent]:
    if number < 0:
        raise ValueError(number)
    return [TextContent(type="text", text=str(number))]


async def as_error(number: int) -> CallToolResult:
    return CallToolResult(content=as_text(number), isError=True)


def as_both(number: int) -> object:
    return as_text(number), {"count": number}


def twice(number: int) -> object:
    return as_text(number)


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]):
    if name == "one":
        return as_text(1)
    if name == "two":
        if not arguments:
            return await as_error(2)
        found = [TextContent(type="text", text=each) for each in arguments]
        found.append(TextContent(type="text", text="2"))
        return found
    if name == "three":
        return CallToolResult(content=as_text(3))
    if name == "four":
        return CallToolResult(content=as_text(4), structuredContent={"count": 4})
    if name == "five":
        return await as_error(5)
    if name == "six":
        return as_both(6)
    if name == "seven":
        return twice(7)
    if name == "eight":
        number, shown = 8, as_text(8)
        return shown
    if name == "nine":
        counted = as_text(9)
        again = counted
        return again
    if name == "ten":
        return [str(each) for each in arguments]
    if name == "eleven":
        return arguments
    if name == "twelve":
        return arguments.copy()
    raise ValueError(name)
