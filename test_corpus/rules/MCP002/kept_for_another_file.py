"""Functions that another file may register, and tools that are known but for their names."""

import os

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("garden")
ROWS = []


def row_tool(function):
    """Keep a function."""
    ROWS.append(function)
    return function


@row_tool
def plant(colour: str) -> str:
    """Plant a rose."""
    return colour


@mcp.tool(name=os.environ["NAME"])
def water(minutes: int) -> str:
    """Water the lawn."""
    return str(minutes)
