"""A handler that makes a model of all its arguments."""

from pydantic import BaseModel
from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent


class Place(BaseModel):
    city: str


async def answer(ctx, params) -> CallToolResult:
    """Answer a call."""
    place = Place(**params.arguments)
    return CallToolResult(content=[TextContent(type="text", text=place.city)])


server = Server("weather", on_call_tool=answer)
