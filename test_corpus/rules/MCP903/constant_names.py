"""Names that are the same in each run, or are not known to be another one."""

import os
import random
import time
import uuid
from uuid import uuid4, uuid5

from mcp.server.fastmcp import FastMCP

from .settings import PREFIX, name_of  # not in the project

mcp = FastMCP("kiosk", instructions=f"Started at {time.time()}.")
SPACE = uuid.UUID("12345678123456781234567812345678")


@mcp.tool(name=f"sell_{os.environ['KIOSK']}")
def sell(paper: str) -> str:
    """Sell a newspaper: the environment is a setting."""
    return paper


@mcp.tool(name=f"{PREFIX}_count")
def count(paper: str) -> int:
    """Count newspapers."""
    return len(paper)


@mcp.tool(name=name_of("order"), description=f"Order a newspaper ({uuid4()}).")
def order(paper: str) -> str:
    """Order a newspaper."""
    return paper


@mcp.tool(name=f"fold_{uuid5(SPACE, 'fold').hex[:4]}")
def fold(paper: str) -> str:
    """Fold a newspaper: uuid5 always gives the same."""
    return paper


@mcp.tool(name="read_paper")
def read() -> str:
    """Read a newspaper."""
    return f"{uuid4()} {time.time()}"


def register(stamp: str) -> None:
    """Register a tool under a name that is given."""
    mcp.tool(name=f"wrap_{stamp}")(fold)


def now(zone: str) -> str:
    """Give the name of a zone: not the clock."""
    return zone


mcp.tool(name=f"list_{now('utc')}")(count)


@mcp.tool(name=f"draw_{random.Random(3)}")
def draw() -> str:
    """Draw a newspaper: a seed gives the same numbers."""
    return ""
