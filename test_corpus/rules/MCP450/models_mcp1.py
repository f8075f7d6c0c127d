# settings: --mcp-sdk mcp==1.30.0
"""What mcp 1 takes of a class: str, int, float, bool, list[str], and unions of these with None."""

import enum
from datetime import date
from typing import Annotated, Literal

from mcp.server.fastmcp import Context, FastMCP
from pydantic import BaseModel, Field

mcp = FastMCP("inn")


class Board(enum.Enum):
    HALF = "half"
    FULL = "full"


class Guest(BaseModel):
    name: str


class Plain(BaseModel):
    name: str
    nights: int = Field(1, ge=1)
    price: float | None = None
    breakfast: bool = True
    wishes: list[str] = []
    floor: Annotated[int | str, Field(description="Which floor.")] = "any"


class Booking(BaseModel):
    guest: Guest  # MCP450: 11 "guest"
    arrival: date  # MCP450: 13 "arrival"
    board: Board  # MCP450: 11 "board"
    room: Literal["single", "double"]  # MCP450: 10 elicit raises TypeError
    beds: list[int]  # MCP450: 10 "beds"
    nights: int


@mcp.tool()
async def book(ctx: Context) -> str:
    """Book a room."""
    answer = await ctx.elicit("Who is coming?", Booking)
    return answer.action


@mcp.tool()
async def reserve(ctx: Context) -> str:
    """Reserve a table."""
    answer = await ctx.elicit(message="For how many?", schema=Plain)
    return answer.action


@mcp.tool()
async def link(ctx: Context) -> str:
    """Send a link."""
    answer = await ctx.elicit_url(message="Pay here.", url="https://inn.example/pay", elicitation_id="pay-1")
    return answer.action
