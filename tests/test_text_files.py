"""Text files beside the code: read where path and encoding are surely known, else not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from flake8_mcp.engine import analyse
from flake8_mcp.sdks._calls import SdkCalls
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.evaluate import Evaluator
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source
from flake8_mcp.syntax.values import Scalar, Unknown, Value

if TYPE_CHECKING:
    from pathlib import Path

HEAD = """\
import os
from pathlib import Path

HERE = Path(__file__).parent
FILE = HERE / "ascii.md"

def text(name):
    return (HERE / f"{name}.md").read_text(encoding="utf-8")

with open(FILE) as ONCE:
    FIRST = ONCE.read()
with FILE.open() as TWICE:
    SECOND = TWICE.read() + TWICE.read()
with (FILE.open() if FILE else FILE.open()) as EITHER:
    THIRD = EITHER.read()
STREAM = open(FILE)
"""


def read(folder: Path, expression: str, *, follow: bool = True) -> Value:
    """What an expression in a file beside the texts gives."""
    (folder / "ascii.md").write_bytes(b"a\r\nb\n")
    (folder / "other.md").write_bytes("größe".encode())
    (folder / "broken.md").write_bytes(b"\xff")
    text = f"{HEAD}FOUND = {expression}\n"
    path = folder / "shop.py"
    path.write_text(text, encoding="utf-8")
    file = Project(str(folder), follow_imports=follow).parse(Source("shop.py", text), str(path))
    (binding,) = file.outline.module.bindings["FOUND"]
    assert binding.value is not None
    return Evaluator(SdkCalls()).of_node(file, binding.value, binding.scope)


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("FILE.read_text()", "a\nb\n"),
        ("FILE.read_text().strip()", "a\nb"),
        ("FILE.read_text('utf8')", "a\nb\n"),
        ("FILE.read_text(encoding=None)", "a\nb\n"),
        ("(HERE / 'other.md').read_text(encoding='UTF-8')", "größe"),
        ("open(FILE).read()", "a\nb\n"),
        ("open(FILE, 'r', encoding='utf-8').read()", "a\nb\n"),
        ("FILE.open('rt').read()", "a\nb\n"),
        ("text('other')", "größe"),
        ("FIRST", "a\nb\n"),
    ],
)
def test_text_that_is_read(tmp_path: Path, expression: str, text: str) -> None:
    value = read(tmp_path, expression)
    assert isinstance(value, Scalar)
    assert value.value == text


@pytest.mark.parametrize(
    "expression",
    [
        "FILE.read_bytes()",
        "FILE.read_text('latin-1')",
        "FILE.read_text('no such')",
        "FILE.read_text(encoding=os.environ['ENCODING'])",
        "FILE.read_text(errors='ignore')",
        "FILE.read_text('utf-8', 'ignore')",
        "FILE.read_text(*os.argv)",
        "open(FILE, 'rb').read()",
        "open(FILE).read(3)",
        "open(FILE, newline='').read()",
        "STREAM.read()",
        "SECOND",
        "THIRD",
        "HERE.read()",
        "[stream.read() for stream in [open(FILE)]][0]",
        "Path(os.environ['TEXT']).read_text()",
        "missing(FILE).read()",
        "missing().read().read()",
    ],
)
def test_text_that_is_not_known(tmp_path: Path, expression: str) -> None:
    assert isinstance(read(tmp_path, expression), Unknown)


@pytest.mark.parametrize(
    ("expression", "reason"),
    [
        ("(HERE / 'other.md').read_text()", "other.md cannot be read as text: UnicodeDecodeError"),
        ("(HERE / 'broken.md').read_text('utf-8')", "broken.md cannot be read as text: UnicodeDecodeError"),
        ("(HERE / 'missing.md').read_text()", "missing.md cannot be read as text: FileNotFoundError"),
        ("(HERE / '..' / '..').read_text()", "cannot be read as text: OSError"),
    ],
)
def test_text_that_cannot_be_read(tmp_path: Path, expression: str, reason: str) -> None:
    value = read(tmp_path, expression)
    assert isinstance(value, Unknown)
    assert value.reason.endswith(reason)


def test_nothing_is_read_if_imports_are_not_followed(tmp_path: Path) -> None:
    assert isinstance(read(tmp_path, "FILE.read_text()", follow=False), Unknown)


@pytest.mark.parametrize(
    "registration",
    [
        '@mcp.tool(description=text("search"))\ndef search(): ...\n',
        'def search(): ...\n\ndef add(function, about):\n    mcp.add_tool(function, description=about)\n\nadd(search, text("search"))\n',
    ],
)
def test_description_from_a_file(tmp_path: Path, registration: str) -> None:
    (tmp_path / "search.md").write_text("Search the shop.\n", encoding="utf-8")
    source = (
        "from pathlib import Path\n\nfrom mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP('shop')\n\n"
        'def text(name):\n    return (Path(__file__).parent / f"{name}.md").read_text()\n\n'
        f"{registration}"
    )
    path = tmp_path / "server.py"
    found = analyse(Source("server.py", source), str(path), Project(str(tmp_path)), Settings.from_options({}))
    assert found.module is not None
    (tool,) = found.module.tools
    assert tool.definition()[0]["description"] == "Search the shop.\n"


def test_text_stands_where_its_file_is_named(tmp_path: Path) -> None:
    value = read(tmp_path, "text('other')")
    span = value.place.span
    assert value.place.source.slice(span) == "'other'"
    assert span.line == HEAD.count("\n") + 1
    assert read(tmp_path, "FILE.read_text()").place.span.column == len("FOUND = ")
