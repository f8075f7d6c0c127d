# settings: --mcp-sdk fastmcp==4.2.3
"""What fastmcp takes of a class: primitive types, enums and lists of enums, but no None."""

import enum
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from fastmcp import Context, FastMCP
from pydantic import BaseModel

mcp = FastMCP("inn")


class Board(enum.Enum):
    HALF = "half"
    FULL = "full"


@dataclass
class Plain:
    name: str
    board: Board
    arrival: datetime
    extras: list[Literal["towel", "sauna"]]
    floor: int | str = 1


class Booking(BaseModel):
    name: str
    note: str | None = None  # MCP450: 10 fastmcp 4
    wishes: list[str] = []  # MCP450: 12 "wishes"


@dataclass
class Stay:
    booking: Booking  # MCP450: 13 "booking"
    nights: int


@mcp.tool
async def book(ctx: Context) -> str:
    """Book a room."""
    answer = await ctx.elicit("Who is coming?", response_type=Booking)
    return answer.action


@mcp.tool
async def stay(ctx: Context) -> str:
    """Book a stay."""
    answer = await ctx.elicit("How long?", Stay)
    return answer.action


@mcp.tool
async def reserve(ctx: Context) -> str:
    """Reserve a table."""
    answer = await ctx.elicit("For how many?", response_type=Plain)
    return answer.action


@mcp.tool
async def choose(ctx: Context) -> str:
    """Choose a room."""
    answer = await ctx.elicit("Which room?", response_type=["single", "double"])
    number = await ctx.elicit("How many?", response_type=int)
    level = await ctx.elicit("Which level?", response_type={"low": {"title": "Low"}})
    return f"{answer.action} {number.action} {level.action}"
