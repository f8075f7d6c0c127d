"""A plugin: the server is an object of another package, and nothing here imports an SDK."""

from notes_server.app import mcp
from notes_server.events import bus
from notes_server.gui import app
from notes_server.server import registry


@mcp.tool()  # unread: mcp.tool comes from a package that is not followed; --mcp-tool-decorators can name it
def find_note(text: str) -> str:
    """Find a note."""
    return text


@mcp.tool  # unread: mcp.tool comes from a package that is not followed; --mcp-tool-decorators can name it
def drop_note(text: str) -> str:
    """Drop a note."""
    return text


@mcp.prompt()
def note_prompt() -> str:
    """No tool."""
    return ""


@app.tool("pencil")
def pencil() -> str:
    """A tool of a drawing program."""
    return ""


@registry.tool
def eraser() -> str:
    """Nothing of the project speaks of a server of tools."""
    return ""


@bus.on("tool")
def on_tool() -> None:
    """No tool."""
