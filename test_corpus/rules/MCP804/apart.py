import sys

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("zoo")
other = FastMCP("farm")


@mcp.tool(name="animals-feed")
def feed_animals(cage: int) -> str:
    """Feed the animals of a cage."""
    return str(cage)


@other.tool(name="animals_feed")
def feed_all_animals() -> str:
    """Feed all animals."""
    return ""


@mcp.tool(name="animalsfeed")
def feed_slowly() -> str:
    """Feed slowly."""
    return ""


if sys.platform == "win32":

    @mcp.tool(name="open-gate")
    def open_gate() -> str:
        """Open the gate."""
        return ""

else:

    @mcp.tool(name="open_gate")
    def open_gate() -> str:
        """Open the gate."""
        return ""


@mcp.tool(name=f"shut-{sys.platform}")
def shut_gate() -> str:
    """Shut the gate."""
    return ""


@mcp.tool(name="Animals-feed")
def feed_big_animals() -> str:
    """Feed the big animals."""
    return ""
