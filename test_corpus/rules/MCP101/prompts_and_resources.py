from mcp.server.fastmcp import FastMCP

mcp = FastMCP("kitchen")


@mcp.prompt(name="Plan a menu")
def plan(days: int) -> str:
    return f"Plan a menu for {days} days."


@mcp.resource("kitchen://shelf/{row}", name="A shelf, row by row")
def shelf(row: int) -> str:
    return "flour"


@mcp.tool()
def cook(dish: str) -> str:
    """Cook a dish."""
    return dish
