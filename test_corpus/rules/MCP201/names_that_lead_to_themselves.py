# Walking up folders: each of the two assignments may lead to the other, each time one attribute further in.
from pathlib import Path

from mcp.server.fastmcp import FastMCP


def find_root():
    folder = Path(__file__).resolve()
    while folder.parent != folder:
        folder = folder.parent
    other = folder
    while other.parent != other:
        other = other.parent.parent
        folder = other.parent
        folder = folder.parent
    return folder


def use(values):
    print(values)


NAMES = ["map_of_the_city", find_root()]
use(NAMES)
mcp = FastMCP("city")


@mcp.tool(name=NAMES[0])
def one(district: int) -> int:  # MCP201: 4 has no description
    return district
