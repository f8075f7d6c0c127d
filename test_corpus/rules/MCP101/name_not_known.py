import os

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("tenant")
PREFIX = os.environ.get("TOOL_PREFIX", "my tenant ")


@mcp.tool(name=f"{PREFIX} list")
def list_items() -> list[str]:
    """List the items."""
    return []


def register(name: str) -> None:
    @mcp.tool(name=name + " count")
    def count() -> int:
        """Count the items."""
        return 0


for kind in os.environ["KINDS"].split(","):
    register(kind)
