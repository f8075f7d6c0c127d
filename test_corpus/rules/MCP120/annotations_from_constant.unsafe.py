from fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("archive")
READING = ToolAnnotations(readOnlyHint=True)  # MCP120: 32 from the title "Read a record"


@mcp.tool(title="Read a record", annotations=READING)
def read_record(number: int) -> str:
    """Read one record."""
    return ""
