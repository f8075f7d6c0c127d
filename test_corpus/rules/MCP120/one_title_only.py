import fastmcp
from mcp.server.fastmcp import FastMCP

official = FastMCP("a")
other = fastmcp.FastMCP("b")


@official.tool(annotations={"title": "Find a record"})
def find_record(text: str) -> list[str]:
    """Find the records that hold a text."""
    return []


@official.tool(title="Count records", annotations={"readOnlyHint": True})
def count_records() -> int:
    """Count the records."""
    return 0


# fastmcp lists the title of the annotations as the tool's, too
@other.tool(annotations={"title": "Read a record"})
def read_record(number: int) -> str:
    """Read one record."""
    return ""
