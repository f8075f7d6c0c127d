import os

from mcp.server.fastmcp import FastMCP

one = FastMCP("farm")
two = FastMCP("ranch")
three = FastMCP("garden")


def sow(field: int) -> str:  # line+1: MCP207: 4 "sow_1" has the same description
    """Sow a field."""
    return str(field)


for number in range(128):
    one.tool(name=f"sow_{number}")(sow)

for number in range(128):
    two.tool(name=f"sow_{number}")(sow)

if os.environ.get("ALL"):
    for number in range(200):
        three.tool(name=f"sow_{number}")(sow)
