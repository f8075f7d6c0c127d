"""Tools in branches, and one tool in several versions."""

import os
import platform

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("system")
ALLOW_WRITES = os.environ.get("ALLOW_WRITES") == "1"
DEBUG = False

if platform.system() == "Linux":

    @mcp.tool()  # tool: list_units [decorator]
    def list_units() -> list[str]:
        """The units of systemd."""
        return []

else:

    @mcp.tool()  # tool: list_services [decorator]
    def list_services() -> list[str]:
        """The services."""
        return []


try:
    import psutil
except ImportError:

    @mcp.tool()  # tool: processes [decorator]
    def processes() -> list[str]:
        """Only what `ps` says."""
        return []

else:

    @mcp.tool(name="processes")  # tool: processes [decorator]
    def all_processes() -> list[str]:
        """The processes."""
        return [str(each) for each in psutil.pids()]


def remove(path: str) -> str:
    """Remove a file."""
    return path


def dump() -> str:
    """Dump the state."""
    return ""


if ALLOW_WRITES:
    mcp.add_tool(remove)  # tool: remove [add_tool]

if DEBUG:
    mcp.add_tool(dump)  # tool: dump [add_tool]

if __name__ == "__main__":

    @mcp.tool()  # tool: uptime [decorator]
    def uptime() -> str:
        """Since when it runs."""
        return ""

    mcp.run()
