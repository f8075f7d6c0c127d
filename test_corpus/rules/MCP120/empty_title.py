from mcp.server.fastmcp import FastMCP

mcp = FastMCP("archive")


@mcp.tool(title="", annotations={"title": "Find a record"})
def find_record(text: str) -> list[str]:
    """Find the records that hold a text."""
    return []


@mcp.tool(title="Count records", annotations={"title": None})
def count_records() -> int:
    """Count the records."""
    return 0
