# settings: --mcp-sdk mcp==2.3.0
"""Classes whose fields only have keywords of forms, and those that are no forms."""

from datetime import date, datetime
from typing import Literal

from mcp.server.mcpserver import Context, MCPServer
from pydantic import AnyUrl, BaseModel, EmailStr, Field

mcp = MCPServer("inn")


class Stay(BaseModel):
    name: str = Field(min_length=1, max_length=80, description="Who is coming.", title="Name")
    nights: int = Field(1, ge=1, le=30)
    arrival: date
    departure: datetime | None = None
    homepage: AnyUrl | None = None
    mail: EmailStr


class Choice(BaseModel):
    room: Literal["single", "double"] = "single"
    board: Literal["half"]
    extras: list[Literal["towel", "sauna"]] = Field([], max_length=2)
    breakfast: bool = True


class Search(BaseModel):
    """Given to tools, and never asked for."""

    text: str = Field(pattern="^[a-z]+$")
    weight: float = Field(multiple_of=0.5)


@mcp.tool()
async def stay(ctx: Context) -> str:
    """Book a stay."""
    answer = await ctx.elicit("Who is coming?", Stay)
    return answer.action


@mcp.tool()
async def choose(ctx: Context) -> str:
    """Choose a room."""
    answer = await ctx.elicit("Which room?", Choice)
    return answer.action


@mcp.tool()
def find(search: Search) -> str:
    """Find a guest."""
    return search.text


@mcp.tool()
def price(nights: int = Field(gt=0)) -> int:
    """Tell the price: a tool may have any keyword."""
    return nights * 80
