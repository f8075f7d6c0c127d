from fastmcp import FastMCP

mcp = FastMCP("notes")


@mcp.tool(annotations={"readOnlyHint": True})
def list_deleted_notes() -> list[int]:
    """List the notes in the trash."""
    return []


@mcp.tool(annotations={"readOnlyHint": True})
def delete_preview(notebook: str) -> list[int]:
    """List what deleting a notebook would delete."""
    return [len(notebook)]


@mcp.tool(annotations={"readOnlyHint": True})
def deleted_since(day: str) -> list[int]:
    """List the notes that were deleted since a day."""
    return [len(day)]


@mcp.tool(annotations={"destructiveHint": False})
def remove_filter(name: str) -> str:
    """Show the notes without a filter."""
    return name


@mcp.tool(annotations={"readOnlyHint": True})
def killer_queries() -> list[str]:
    """List the queries that take longest."""
    return []
