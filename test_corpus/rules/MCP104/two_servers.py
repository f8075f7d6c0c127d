from fastmcp import FastMCP

pumps = FastMCP("pumps")
valves = FastMCP("valves")


@pumps.tool(name="get_status")
def pump_status(pump: str) -> str:
    """Return the state of a pump."""
    return pump


@valves.tool(name="get_status")
def valve_status(valve: str) -> str:
    """Return the state of a valve."""
    return valve
