from __future__ import annotations

from fastmcp import FastMCP
from pydantic import BaseModel

mcp = FastMCP("calendar")


def register() -> None:
    class Visit(BaseModel):
        name: str

    @mcp.tool
    def visits(visit: Visit) -> str:  # MCP706: 22 raises NameError
        """The visits of a day."""
        return visit.name


class Meeting(BaseModel):
    name: str


@mcp.tool
def meetings(meeting: Meeting) -> str:
    """The meetings of a day."""
    return meeting.name


register()
