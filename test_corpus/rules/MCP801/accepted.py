import os

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("zoo.of.london")
NAME = os.environ["NAME"]


@mcp.tool(name="animals-feed")
def feed_animals(cage: int) -> str:
    """Feed the animals of a cage."""
    return str(cage)


@mcp.tool(name="_count_Animals2")
def count_animals() -> int:
    """Count the animals."""
    return 0


@mcp.tool(name=f"animals.{NAME}")
def list_animals() -> list[str]:
    """List the animals."""
    return []


@mcp.tool(title="animals.clean")
def clean_cage(cage: int) -> str:
    """Clean a cage (animals.clean)."""
    return str(cage)


@mcp.tool()
def open_zoo(hour: float = 9.5) -> str:
    """Open the zoo."""
    return str(hour)
