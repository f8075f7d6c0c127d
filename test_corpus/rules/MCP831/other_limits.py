# settings: --mcp-clients cursor-strict,windsurf
from mcp.server.fastmcp import FastMCP

few = FastMCP("farm")  # MCP831: 6 Cursor warns because of 81 tools of one server: offer at most 80
many = FastMCP("ranch")  # MCP831: 7 Windsurf loses the whole list because of 101 tools


def sow(field: int) -> str:  # line+1: MCP207: 4 "sow_1" has the same description
    """Sow a field."""
    return str(field)


for number in range(81):
    few.tool(name=f"sow_{number}")(sow)

for number in range(101):
    many.tool(name=f"sow_{number}")(sow)
