# settings: --mcp-sdk mcp==2.3.0
"""What mcp 2 takes of a class: what is a property of a form, and None beside it."""

import enum
from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from mcp.server.mcpserver import Context, Elicit, MCPServer, Resolve
from pydantic import AnyUrl, BaseModel, Field

mcp = MCPServer("inn")


class Board(enum.Enum):
    HALF = "half"
    FULL = "full"


class Plain(BaseModel):
    name: str
    nights: int = Field(1, ge=1)
    arrival: date
    price: float | None = None
    room: Literal["single", "double"] = "single"
    extras: list[Literal["towel", "sauna"]] = []
    homepage: AnyUrl | None = None


class Booking(BaseModel):
    board: Board  # MCP450: 11 "board"
    wishes: list[str]  # MCP450: 12 "wishes"
    floor: int | str  # MCP450: 11 "floor"
    number: UUID  # MCP450: 12 "number"


class Party(BaseModel):
    contact: dict[str, str]  # MCP450: 13 "contact"


@mcp.tool()
async def book(ctx: Context) -> str:
    """Book a room."""
    answer = await ctx.elicit("Who is coming?", Booking)
    return answer.action


@mcp.tool()
async def reserve(ctx: Context[None, None] | None) -> str:
    """Reserve a table."""
    answer = await ctx.elicit(message="For how many?", schema=Plain)
    return answer.action


async def ask_party() -> Elicit[Party]:
    """Ask for the party."""
    return Elicit("Who is the contact?", Party)


@mcp.tool()
async def invite(party: Annotated[Party, Resolve(ask_party)]) -> str:
    """Invite a party."""
    return str(party)
