"""Logging, sampling and roots of the protocol in tools."""

from mcp.server.fastmcp import Context, FastMCP
from mcp.server.session import ServerSession
from mcp.types import SamplingMessage, TextContent

mcp = FastMCP("orders")


@mcp.tool()
async def pay(order: str, ctx: Context) -> str:
    """Pay an order."""
    await ctx.info(f"paying {order}")  # MCP973: 14 context.info() uses logging
    return order


@mcp.tool()
async def summarise(text: str, ctx: Context[ServerSession, None]) -> str:
    """Summarise a text."""
    message = SamplingMessage(role="user", content=TextContent(type="text", text=text))
    answer = await ctx.session.create_message([message], max_tokens=100)  # MCP973: 31 session.create_message() uses sampling
    roots = await ctx.session.list_roots()  # MCP973: 30 uses roots
    return f"{answer} {roots}"


@mcp.tool()
async def warn(text: str, context: Context | None = None) -> str:
    """Warn about something."""
    if context is not None:
        await context.log("warning", text)  # MCP973: 22 context.log()
    return text


async def ask(session: ServerSession) -> None:
    """Not a tool."""
    await session.list_roots()


@mcp.tool()
async def log(text: str, ctx: Context) -> str:
    """Log a text."""
    await ctx.request_context.session.send_log_message("info", text)  # MCP973: 38 session.send_log_message()
    await mcp._mcp_server.request_context.session.list_roots()  # MCP973: 50 uses roots | MCP785: 14 _mcp_server
    return text
