import os

from fastmcp import FastMCP

mcp = FastMCP("plugins")


@mcp.tool
def greet(name: str) -> str:
    """Greet someone."""
    return name


for name in os.environ["DISABLED"].split(","):
    mcp.local_provider.remove_tool(name)


@mcp.tool(name="greet")
def greet_formally(name: str) -> str:
    """Greet someone formally."""
    return name
