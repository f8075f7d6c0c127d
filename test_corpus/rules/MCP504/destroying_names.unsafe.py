from fastmcp import FastMCP
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("notes")


@mcp.tool(annotations={"readOnlyHint": False})  # MCP504: 39 "delete_note" says that the tool destroys something, but readOnlyHint is true
def delete_note(note: int) -> str:
    """Delete a note."""
    return str(note)


@mcp.tool(name="purgeTrash", annotations=ToolAnnotations(destructiveHint=True))  # MCP504: 73 "purgeTrash" says
def empty_trash() -> str:
    """Delete everything in the trash."""
    return ""


WIPE = Tool(
    name="wipe-notebook",
    description="Delete all notes of a notebook.",
    inputSchema={"type": "object"},
    annotations=ToolAnnotations(
        readOnlyHint=False,  # MCP504: 21 write False
        destructiveHint=True,
    ),
)
