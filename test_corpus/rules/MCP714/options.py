from typing import Annotated

from mcp.server.mcpserver import Context, MCPServer, Resolve
from mcp.types import CallToolResult

mcp = MCPServer("counter")


def user(ctx: Context) -> str:
    return str(ctx)


def shelf(room: str) -> str:
    return room


@mcp.tool(structured_output=True)  # MCP714: 10 structured_output=True needs a return annotation
def count(text: str):
    """Count the characters of a text."""
    return len(text)


@mcp.tool()
def maybe(who: Annotated[str, Resolve(user)] | None) -> str:  # MCP714: 30 Resolve(...) stands inside a union
    """Who asks."""
    return str(who)


@mcp.tool(structured_output=True)
def length(text: str) -> int:
    """The length of a text."""
    return len(text)


@mcp.tool(structured_output=False)
def size(text: str):
    """The size of a text."""
    return len(text)


@mcp.tool()
def asks(who: Annotated[str, Resolve(user)], text: str) -> str:
    """Who asks for what."""
    return who + text


@mcp.tool()
def result(text: str) -> CallToolResult:
    """A result."""
    return CallToolResult(content=[], isError=bool(text))
