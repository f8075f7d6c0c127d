"""Parameters that may be null, in different layouts and orders."""

from typing import Annotated, Optional

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("tickets")


@mcp.tool
def tickets(label: Optional[str], state: str, owner: "str | None") -> list[str]:  # MCP736: 19 label | MCP736: 53 owner
    """The tickets with a label."""
    return [label or "", state, owner or ""]


class Tickets:
    def register(self, server: FastMCP) -> None:
        @server.tool
        async def owners(
            *,
            label: (str | None),  # MCP736: 20 label
            state: str,
            # line+1: MCP736: 18 note
            note: Annotated[
                str | None,
                Field(description="A remark."),
            ]
        ) -> list[str]:
            """The owners of tickets."""
            return [label or "", state, note or ""]
