# settings: --mcp-clients gemini,grok,5ire
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("zoo")


@mcp.tool(name="2nd_feeding")  # MCP801: 15 Gemini refuses every request because of the name "2nd_feeding": use only names that begin with a letter or _
def feed_animals(cage: int) -> str:
    """Feed the animals of a cage."""
    return str(cage)


@mcp.tool(name="__count")  # MCP801: 15 Grok CLI loses the whole list
def count_animals() -> int:
    """Count the animals."""
    return 0


@mcp.tool(name="list_animals")  # MCP801: 15 5ire drops the tool
def list_animals() -> list[str]:
    """List the animals."""
    return []


@mcp.tool(name="animals.clean")
def clean_cage(cage: int) -> str:
    """Clean a cage."""
    return str(cage)
