"""Tools in the arms of `match` and of loops."""

import sys
from typing import TYPE_CHECKING

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("platform")

match sys.platform:
    case "linux":

        @mcp.tool()  # tool: units [decorator]
        def units() -> str:
            """The units."""
            return ""

    case _:

        @mcp.tool()  # tool: services [decorator]
        def services() -> str:
            """The services."""
            return ""


if TYPE_CHECKING:

    @mcp.tool()
    def for_checkers() -> str:
        """Never runs."""
        return ""

    mcp.add_tool(for_checkers)
