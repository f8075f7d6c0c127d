# settings: --mcp-sdk mcp==2.3.0
"""The second argument of the server is its title in mcp 2."""

from mcp.server.mcpserver import MCPServer

mcp = MCPServer("units", instructions="Converts lengths and weights between units.")  # MCP741: 25 taken as the title of the server
other = MCPServer("money", "Exchange rates")
named = MCPServer("time", instructions="Converts times between zones.")


@mcp.tool()
def convert(inches: float) -> float:
    """Convert inches."""
    return inches * 2.54


@other.tool()
def exchange(amount: float) -> float:
    """Exchange money."""
    return amount


@named.tool()
def shift(hours: float) -> float:
    """Shift a time."""
    return hours
