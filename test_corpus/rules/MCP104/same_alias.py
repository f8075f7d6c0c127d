from mcp.server.fastmcp import FastMCP

mcp = FastMCP("plant")


@mcp.tool(name="get_status")
def pump_status(pump: str) -> str:
    """Return the state of a pump."""
    return pump


@mcp.tool(name="get_pressure")
def pump_pressure(pump: str) -> float:
    """Return the pressure of a pump."""
    return 1.0


@mcp.tool(name="get_status")  # MCP104: 15 "get_status" also names the tool on line 6, which alone is kept
def valve_status(valve: str) -> str:
    """Return the state of a valve."""
    return valve
