# settings: --mcp-sdk fastmcp==4.2.3,mcp==2.3.0,pydantic==2.14.4,python==3.11
"""A class that pydantic refuses before Python 3.12: what is then asked for is not known."""

from typing import TypedDict

from fastmcp import Context, FastMCP

mcp = FastMCP("inn")


class Stay(TypedDict):
    nights: list[int]


@mcp.tool
async def book(ctx: Context) -> str:
    """Book a room."""
    answer = await ctx.elicit("How long?", response_type=Stay)
    return answer.action
