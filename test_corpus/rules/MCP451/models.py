# settings: --mcp-sdk mcp==2.3.0
"""Keywords that the fields of a class put into the form."""

from typing import Literal

from mcp.server.mcpserver import Context, MCPServer
from pydantic import BaseModel, Field

mcp = MCPServer("inn")


class Booking(BaseModel):
    postcode: str = Field(pattern="^[0-9]{5}$")  # MCP451: 34 "pattern"
    nights: int = Field(gt=0)  # MCP451: 27 "exclusiveMinimum"
    price: float = Field(multiple_of=0.5)  # MCP451: 37 "multipleOf"
    floor: Literal[1, 2]  # MCP451: 11 "enum" is not a keyword of forms for a property of type integer


@mcp.tool()
async def book(ctx: Context) -> str:
    """Book a room."""
    answer = await ctx.elicit("Who is coming?", Booking)
    return answer.action
