"""Objects of which little is known, beside servers of which a checker knows more."""

from typing import TYPE_CHECKING

import toolkit
from mcp.server.lowlevel import Server

if TYPE_CHECKING:
    from mcp.server.fastmcp import FastMCP

lowlevel = Server("lowlevel")
lowlevel_tool = lowlevel.tool


class Shop:
    def server(self):
        return toolkit.server()


shop = Shop()


def buy() -> str:
    """Buy something."""
    return ""


@toolkit.servers()[0].tool()  # tool: on_an_item [decorator]
def on_an_item() -> str:
    """Nothing speaks against a server."""
    return ""


@undefined.tool()  # noqa: F821  # tool: on_an_undefined_name [decorator]
def on_an_undefined_name() -> str:
    """Nothing speaks against a server."""
    return ""


@shop.server().tool()  # tool: on_a_result_of_a_method [decorator]
def on_a_result_of_a_method() -> str:
    """Nothing speaks against a server."""
    return ""


@lowlevel_tool()
def on_a_lowlevel_server() -> str:
    """It has no such decorator."""
    return ""


def register(server: "FastMCP", missing: "Missing", *, other=None) -> None:  # noqa: F821
    @server.tool()  # tool: on_a_checked_server [decorator]
    def on_a_checked_server() -> str:
        """On a server that only a checker knows."""
        return ""

    @missing.tool()  # tool: on_a_missing_type [decorator]
    def on_a_missing_type() -> str:
        """Nothing speaks against a server."""
        return ""

    @other.tool()  # tool: on_a_keyword [decorator]
    def on_a_keyword() -> str:
        """Nothing speaks against a server."""
        return ""

    other.add_tool(buy)  # tool: buy [add_tool]
    print([other.add_tool(buy) for _ in range(2)])  # tool: buy [add_tool]


register(toolkit.server(), toolkit.server())
run = lambda server: server.add_tool(buy)  # noqa: E731  # tool: buy [add_tool]
