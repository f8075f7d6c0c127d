"""Every registration is made by functions of another file."""

from fastmcp import FastMCP

import printing
from registering import Base, attach, deeper, install, nothing, titled

mcp = FastMCP("bakery")


def bread() -> str:
    """Bake bread."""
    return ""


def cake() -> str:
    """Bake a cake."""
    return ""


install(mcp, [bread])
deeper(mcp, cake)
nothing(mcp, cake)
printing.show(bread)
printing.tool(bread)


@titled
def roll() -> str:
    """Bake a roll."""
    return ""
