from mcp.server.fastmcp import FastMCP
from mcp.server.lowlevel import Server
from mcp.types import Tool

mcp = FastMCP("words")
server = Server("words")


def first(text: str) -> str:
    """Return the first word of a text."""
    return text


def last(text: str) -> str:
    """Return the last word of a text."""
    return text


for function in (first, last):
    mcp.tool()(function)


@mcp.tool()
def count(text: str) -> int:
    """Count the words of a text."""
    return len(text)


@server.list_tools()
async def list_tools() -> list[Tool]:
    names = ["upper", "lower"]
    return [Tool(name=name, description=f"Make it {name}.", inputSchema={"type": "object"}) for name in names]
