"""Methods and functions found by looking: naming conventions, inspect, dir."""

import inspect
import sys

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("robot")


class Arm:
    def tool_lift(self, weight: float) -> str:
        """Lift something."""
        return str(weight)

    def tool_drop(self) -> str:
        """Drop it."""
        return ""

    def calibrate(self) -> None:
        """Not offered."""

    def _tool_secret(self) -> None:
        """Not offered."""


class Leg:
    def walk(self, steps: int) -> str:
        """Walk."""
        return str(steps)

    def stop(self) -> str:
        """Stop."""
        return ""

    def _fall(self) -> None:
        """Not offered."""


arm = Arm()
for name in dir(arm):
    if name.startswith("tool_"):
        mcp.tool(name=name.removeprefix("tool_"))(getattr(arm, name))  # tool: drop [call] | lift [call]

leg = Leg()
for name, method in inspect.getmembers(leg, predicate=inspect.ismethod):
    if name.startswith("_"):
        continue
    mcp.add_tool(method)  # tool: stop [add_tool] | walk [add_tool]


def beep() -> str:
    """Beep."""
    return "beep"


def blink() -> str:
    """Blink."""
    return "blink"


def shutdown() -> str:
    """Not offered."""
    return ""


this = sys.modules[__name__]
for name in ["beep", "blink"]:
    mcp.add_tool(globals()[name])  # tool: beep [add_tool] | blink [add_tool]

for name, member in inspect.getmembers(arm, inspect.ismethod):
    print(name, member)
