from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("archive")
TITLE = "Find a record"


@mcp.tool(title=TITLE, annotations=ToolAnnotations(title="Find a record", readOnlyHint=True))
def find_record(text: str) -> list[str]:
    """Find the records that hold a text."""
    return []
