"""Fields as defaults, laid out in different ways."""

from typing import Annotated, Optional

import pydantic
from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("museum")


# line+2: MCP930: 21 "room" | MCP930: 70 "wall"
@mcp.tool()
def hang(room: int = Field(3, description="Its number."), wall: str = Field(description="Which one.")) -> str:
    """Hang a painting."""
    return f"{room}{wall}"


# line+3: MCP930: 18 "painting" | MCP930: 61 "wall" | MCP930: 110 "height" | MCP734: 103 height has no
@mcp.tool()
def move(
    painting: str=Field(description='Its name'), wall: str = Field("north", description="Which one."), height=Field(2)
) -> str:
    """Move a painting."""
    return f"{painting}{wall}{height}"


@mcp.tool()
def take_down(
    # line+1: MCP930: 16 "room"
    room: int = Field(
        default=3,
        ge=1,
        description="Its number.",
    ),
    # line+1: MCP930: 16 "wall"
    wall: str = Field(
        description="The wall from which the painting is taken down, by its point of the compass.",
        examples=["north", "south"],
        max_length=5,
    ),
    *,
    # line+1: MCP930: 27 "height"
    height: float | None = pydantic.Field(None, gt=0),
    # line+1: MCP930: 48 "note"
    note: Annotated[str, Field(title="Note")] = Field("", max_length=200)
) -> str:
    """Take a painting down."""
    return f"{room}{wall}{height}{note}"


class Museum:
    def register(self, server: FastMCP) -> None:
        @server.tool()
        async def open_room(
            # line+1: MCP930: 36 "period"
            period: Optional[str] = Field(
                default=None,
                description=(
                    "For how long the room is open: a day, "
                    "or a week."
                ),
            ),
        ) -> str:
            """Open a room."""
            return period or ""

        # line+2: MCP930: 54 "text"
        @server.tool()
        async def tell(people: list[str], text: str = Field(..., description="""What to say:

    in one sentence.
    """)) -> str:
            """Tell people something."""
            return f"{people}{text}"


@mcp.tool()
def left_alone(
    name: str = "",
    # line+1: MCP930: 18 "rooms"
    rooms: list = Field(default_factory=list),
    # line+1: MCP930: 16 "wall"
    wall: str = Field(description="Cannot be without a default."),
    # line+1: MCP930: 17 "floor"
    floor: int = Field(  # the lowest
        0,
        ge=0,
    ),
    # line+1: MCP930: 15 "way"
    way: str = Field((last := "up"), max_length=5),
    # line+1: MCP930: 16 "code"
    code: str = Field(*("1",), max_length=5),
) -> str:
    """Leave parameters alone."""
    return f"{name}{rooms}{wall}{floor}{way}{code}{last}"
