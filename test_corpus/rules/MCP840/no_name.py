# settings: --mcp-clients directories
import os

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("farm")
TITLE = os.environ["TITLE"]


@mcp.tool(name=os.environ["NAME"])  # MCP840: 5 lack title, readOnlyHint and destructiveHint
def sow(field: int) -> str:
    """Sow a field."""
    return str(field)
