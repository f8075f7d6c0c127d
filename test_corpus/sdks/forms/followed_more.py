"""What only following the code shows: attributes, options that are passed on, functions of class bodies."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import parts
from fastmcp import FastMCP
from fastmcp.contrib.mcp_mixin import MCPMixin, mcp_tool
from mcp.server.lowlevel import Server

if TYPE_CHECKING:
    from parts import Box

mcp = FastMCP("garage")
lowlevel = Server("lowlevel")
WHEELS = 4


def wash() -> str:
    """Wash the car."""
    return ""


def wax() -> str:
    """Wax the car."""
    return ""


class Garage:
    server: FastMCP
    box: Box

    def setup(self) -> None:
        for each in [wash, wax]:
            self.server.tool(each)  # tool: wash [call] | wax [call]
            self.box.tool(each)
            lowlevel.tool(each)
            parts.servers()[0].add_tool(each)
            WHEELS.tool(each)


class Kit:
    def pump() -> str:
        """Pump a tyre."""
        return ""

    TOOLS = [pump]


class Car(MCPMixin):
    @mcp_tool()  # tool: ? [mixin]
    def drive(self) -> str:
        """Drive."""
        return ""


def register(function, **options):
    mcp.tool(**options)(function)  # tool: wash_fast [call]


register(wash, name="wash_fast")
for each in Kit.TOOLS:
    mcp.add_tool(each)  # tool: pump [add_tool]
for each in [Garage]:
    mcp.add_tool(each)  # unread: each is a loop variable
    mcp.tool()(each)  # unread: each is a loop variable
for each in [wash]:
    mcp.add_tool(name="nothing")
Car().register_all(mcp, prefix=os.environ["PREFIX"])
