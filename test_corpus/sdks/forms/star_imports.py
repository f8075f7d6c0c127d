"""The SDK comes by star imports, its types by relative ones."""

from mcp.server.fastmcp import *
from . import *
from .parts import other
from crewai import Agent

agent = Agent()
mcp = FastMCP("stars")


@mcp.tool()  # tool: shine [decorator]
def shine() -> str:
    """Shine."""
    return ""
