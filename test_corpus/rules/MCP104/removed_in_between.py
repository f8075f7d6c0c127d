from mcp.server.fastmcp import FastMCP

mcp = FastMCP("plugins")


@mcp.tool()
def greet(name: str) -> str:
    """Greet someone."""
    return f"Hello {name}"


mcp.remove_tool("greet")


@mcp.tool(name="greet")
def greet_formally(name: str) -> str:
    """Greet someone formally."""
    return f"Good day {name}"
