"""`add_tool` of the official SDK: the function, then name, title, description by position."""

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("notes")


def search(words: str) -> list[str]:
    """Search the notes."""
    return [words]


def create(text: str) -> str:
    """Write a note."""
    return text


def archive(note: int) -> str:
    """Archive a note."""
    return str(note)


mcp.add_tool(search)  # tool: search [add_tool]
mcp.add_tool(create, "create_note", "Create a note")  # tool: create_note [add_tool]
mcp.add_tool(fn=archive, name="archive_note", description="Put a note away.")  # tool: archive_note [add_tool]
mcp.add_tool(lambda note: note, name="show_note")  # tool: show_note [add_tool]


def publish(book):
    book.add_resource(search)
    book.add_prompt(create)
