import os
import shutil
import tempfile
from pathlib import Path

from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("files")
READS = ToolAnnotations(title="Files", readOnlyHint=True)


@mcp.tool(annotations=READS)
def clean(path: str) -> str:
    """Clean a folder."""
    os.remove(path)  # MCP760: 7 os.remove changes something, and the tool says readOnlyHint: true
    shutil.rmtree(path)  # MCP760: 11 say false
    Path(path).unlink()  # MCP760: 15 pathlib.Path.unlink
    (Path(path) / "a").write_text("a")  # MCP760: 23 pathlib.Path.write_text
    with open(path, "w") as file:  # MCP760: 9 open changes
        file.write("a")
    with open(path, mode="ab"):  # MCP760: 9 open
        pass
    return path


@mcp.tool(annotations=READS)
def drop(database: object, name: str) -> str:
    """Drop a table."""
    database.execute("DROP TABLE a")  # MCP760: 13 execute
    database.execute(f"insert into {name} values (1)")  # MCP760: 13 execute
    database.execute("SELECT * FROM a")
    database.execute(name)
    return name


@mcp.tool(annotations=READS)
def read(path: str, text: str, other: object) -> str:
    """Read a file."""
    with open(path) as file:
        file.read()
    open(path, "rb").close()
    text.replace("a", "b")
    other.unlink()
    other.write_text("a")
    with open(os.path.join(tempfile.gettempdir(), "a"), "w") as file:
        file.write("a")
    Path("/tmp/a").unlink()
    return path


@mcp.tool(annotations=ToolAnnotations(title="Files", readOnlyHint=False))
def delete(path: str) -> str:
    """Delete a file."""
    os.remove(path)
    return path


@mcp.tool()
def delete_other(path: str) -> str:
    """Delete a file, the delete other way."""
    os.remove(path)
    return path


@mcp.tool(annotations=READS)
def words(path: str) -> list[str]:
    """The words that change something."""
    return [each for each in ("DELETE FROM", "DROP TABLE") if each in path]


@mcp.tool(annotations=READS)
def later(path: str) -> str:
    """What a function inside does is not looked at."""

    def inner() -> None:
        os.remove(path)

    return str(inner)
