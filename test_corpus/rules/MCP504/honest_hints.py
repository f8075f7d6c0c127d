from fastmcp import FastMCP

mcp = FastMCP("notes")


@mcp.tool(annotations={"readOnlyHint": False, "destructiveHint": True})
def delete_note(note: int) -> str:
    """Delete a note."""
    return str(note)


@mcp.tool(annotations={"readOnlyHint": False})
def purge_trash() -> str:
    """Delete everything in the trash."""
    return ""


@mcp.tool
def wipe_notebook(notebook: str) -> str:
    """Delete all notes of a notebook."""
    return notebook
