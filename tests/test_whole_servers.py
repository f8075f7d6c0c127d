"""What `check` finds in servers whose tools several files register, and no file shows alone.

Run for real: of two tools of one name on one server mcp 1.30.0 and 2.3.0 keep the first that is registered, fastmcp
2.14.7 to 4.2.3 the last; which file comes first is decided by who imports them. In fastmcp 4.2.3 a tool of the server
itself comes before one of the same name that a mounted server brings.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from support.commands import invoke

if TYPE_CHECKING:
    from pathlib import Path

SERVER = "from fastmcp import FastMCP\nmcp = FastMCP('library')\n"
TOOL = "@mcp.tool{options}\ndef {name}(title: str) -> str:\n    '{text}'\n    return title\n"
START = "from server import mcp\nimport reading\nimport writing\nmcp.run()\n"


def tool(name: str, text: str = "", options: str = "", condition: str = "") -> str:
    """A module with a tool of the server."""
    body = TOOL.format(name=name, text=text or f"Look at {name} in the library.", options=options)
    lines = body.splitlines(keepends=True)
    return "from server import mcp\n" + (
        f"{condition}\n" + "".join(f"    {each}" for each in lines) if condition else body
    )


def run(folder: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str, **files: str) -> list[tuple[str, int, str]]:
    """The findings of a project with these files, and what `check` prints of each."""
    (folder / "pyproject.toml").write_text("")
    for name, text in {"server": SERVER, **files}.items():
        path = folder / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    monkeypatch.chdir(folder)
    result = invoke("check", "--format=json", "--isolated", *arguments)
    found: list[dict[str, object]] = json.loads(result.stdout)["findings"]
    return [(str(each["path"]).removeprefix("./"), int(str(each["line"])), str(each["code"])) for each in found]


ONE_NAME = {"reading": tool("find_book"), "writing": tool("find_book", "Find a book to write in.")}
FOUND = [("writing.py", 3, "MCP104")]


@pytest.mark.parametrize(
    ("start", "found"),
    [
        (START, FOUND),
        ("import reading\ntry:\n    import writing\nexcept ImportError: ...\n", FOUND),
        ("def main():\n    import reading\n    import writing\n", FOUND),
        ("import reading\ndef main():\n    import writing\n", FOUND),
        ("import reading\nif __name__ == '__main__':\n    import writing\n", FOUND),
        ("import reading\nwith open('a'):\n    import writing\nclass A:\n    import writing\n", FOUND),
        ("from reading import find_book\nfrom writing import find_book as other\n", FOUND),
        ("def read():\n    import reading\ndef write():\n    import writing\n", []),
        ("import reading\nif mcp:\n    import writing\n", []),
        ("import reading\ntry:\n    import json\nexcept ImportError:\n    import writing\n", []),
        ("import reading\nfrom typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import writing\n", []),
        ("import importlib\nfor each in names:\n    importlib.import_module(each)\n", []),
        ("import reading\nfrom .... import writing\n", []),
        ("import reading, writing\n1 +\n", [("start.py", 2, "MCP001")]),
        ("", []),
    ],
)
def test_files_that_surely_run_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: str, found: list[tuple[str, int, str]]
) -> None:
    assert run(tmp_path, monkeypatch, start=start, **ONE_NAME) == found


def test_imports_of_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"library/reading": ONE_NAME["reading"], "library/writing": ONE_NAME["writing"]}
    files["library/__init__"] = "from . import reading\nfrom .writing import find_book\n"
    found = [("library/writing.py", 3, "MCP104")]
    assert run(tmp_path, monkeypatch, **files) == found
    files["library/reading"] += "from . import writing\n"
    assert run(tmp_path, monkeypatch, **{**files, "library/__init__": ""}) == found


def test_tests_register_for_their_own_purposes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"reading": ONE_NAME["reading"], "test_tools": "import reading\n" + ONE_NAME["writing"]}
    assert run(tmp_path, monkeypatch, **files) == []


def test_only_files_that_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(tmp_path, monkeypatch, "--no-mcp-follow-imports", start=START, **ONE_NAME) == []


@pytest.mark.parametrize(
    ("reading", "writing"),
    [
        (tool("find_book"), tool("find_books")),
        (tool("find_book", condition="if True:"), tool("find_book", "Find it.", condition="if False:")),
        (tool("find_book", options="(version='1')"), tool("find_book", "Find it.", options="(version='2')")),
        (tool("find_book"), tool("find_book", "Find it.") + "mcp.local_provider.remove_tool(name())\n"),
        (tool("find_book"), tool("find_book", "Find it.", options="(name=name())")),
        (tool("find_book"), tool("find_book", "Find it.", options="(other=1)")),
    ],
)
def test_tools_that_do_not_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reading: str, writing: str) -> None:
    found = run(tmp_path, monkeypatch, start=START, reading=reading, writing=writing)
    assert [each for each in found if each[2] == "MCP104"] == []


def test_message_does_not_say_which_file_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, monkeypatch, start=START, **ONE_NAME)
    text = invoke("check", "--isolated", "--format=concise").stdout
    assert "writing.py:3:5: MCP104" in text
    assert '"find_book" also names the tool in reading.py:3, and calls reach only one' in text
    (tmp_path / "server.py").write_text(SERVER.replace("'library'", "'library', on_duplicate='error'"))
    assert "so on_duplicate raises" in invoke("check", "--isolated", "--format=concise").stdout


def test_mounted_servers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    child = "from fastmcp import FastMCP\nchild = FastMCP('child')\n" + TOOL.format(
        name="find_book", text="Find it.", options=""
    ).replace("@mcp", "@child")
    reading = tool("find_book") + "from child import child\nmcp.mount(child{})\n"
    assert run(tmp_path, monkeypatch, child=child, reading=reading.format("")) == [("child.py", 4, "MCP104")]
    for prefix in (", 'a'", ", namespace=prefix()"):
        assert run(tmp_path, monkeypatch, child=child, reading=reading.format(prefix)) == []
    named = reading.format(", 'a'").replace("def find_book", "def a_find_book")
    assert run(tmp_path, monkeypatch, child=child, reading=named) == [("child.py", 4, "MCP104")]


def test_noqa_and_select_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {**ONE_NAME, "writing": ONE_NAME["writing"].replace("-> str:", "-> str:  # noqa: MCP104")}
    assert run(tmp_path, monkeypatch, start=START, **files) == []
    assert run(tmp_path, monkeypatch, "--extend-ignore=MCP104", start=START, **ONE_NAME) == []


def test_comments_are_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, monkeypatch, start=START, **ONE_NAME)
    invoke("check", "--isolated", "--add-noqa")
    assert "-> str:  # noqa: MCP104\n" in (tmp_path / "writing.py").read_text()
    assert invoke("check", "--isolated").exit_code == 0


def test_texts_names_and_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many = "from server import mcp\ndef show(title: str) -> str: 'Show it.'\n"
    many += "for n in range({}): mcp.tool(show, name=f'show_{}{{n}}', description=f'Show {} {{n}} of all.')\n"
    files = {"reading": many.format(70, "a", "a"), "writing": many.format(70, "b", "b")}
    assert run(tmp_path, monkeypatch, start=START, **files) == [("server.py", 2, "MCP831")]
    files = {"reading": many.format(30, "a", "a"), "writing": many.format(30, "b", "b")}
    found = run(tmp_path, monkeypatch, "--extend-select=MCP970", start=START, **files)
    assert found == [("server.py", 2, "MCP970")]
    files = {"reading": tool("find_book", "Find it."), "writing": tool("find_page", "Find it.")}
    assert run(tmp_path, monkeypatch, start=START, **files) == [("writing.py", 4, "MCP207")]
    files = {"reading": tool("x", options="('find.book')"), "writing": tool("x", "Find.", options="('find_book')")}
    assert ("writing.py", 2, "MCP804") in run(tmp_path, monkeypatch, "--mcp-clients=claude", start=START, **files)


def test_style_of_most_names_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is the rule in one file is the exception on the whole server."""
    files = {
        "reading": tool("findBook") + tool("findPage") + tool("find_word"),
        "writing": tool("find_a") + tool("find_b") + tool("find_c"),
    }
    arguments = ("--extend-select=MCP901,MCP902",)
    assert [each for each in run(tmp_path, monkeypatch, *arguments, **files) if each[2] == "MCP902"] == [
        ("reading.py", 13, "MCP902")
    ]
    found = run(tmp_path, monkeypatch, *arguments, start=START, **files)
    assert [each for each in found if each[2] in {"MCP901", "MCP902"}] == [
        ("reading.py", 3, "MCP902"),
        ("reading.py", 8, "MCP902"),
    ]


def test_list_in_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The definitions of all files count."""
    files = {
        "reading": tool("find_book", "Find it. " * 6_000),
        "writing": tool("find_page", "Find a page. " * 6_000),
    }
    found = run(tmp_path, monkeypatch, "--extend-select=MCP970", "--ignore=MCP830", start=START, **files)
    assert found == [("server.py", 2, "MCP970")]
    assert run(tmp_path, monkeypatch, "--extend-select=MCP970", "--ignore=MCP830", start="", **files) == []


def test_narrower_finding_at_the_same_token_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"reading": tool("x", options="('find book')"), "writing": tool("x", "Find.", options="('find_book')")}
    assert [each[2] for each in run(tmp_path, monkeypatch, start=START, **files)] == ["MCP101", "MCP804"]
    files = {"reading": tool("x", options="('find_book')"), "writing": tool("x", "Find.", options="('find book')")}
    assert run(tmp_path, monkeypatch, start=START, **files) == [("writing.py", 2, "MCP101")]


def test_server_that_is_mounted_twice_brings_its_tools_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    child = "from fastmcp import FastMCP\nchild = FastMCP('child')\n" + TOOL.format(
        name="find_book", text="Find it.", options=""
    ).replace("@mcp", "@child")
    reading = tool("find_page") + "from child import child\nmcp.mount(child, 'a')\nmcp.mount(child, 'b')\n"
    reading += "def add(other: FastMCP):\n    FastMCP('c').mount(other)\n"
    reading = "from fastmcp import FastMCP\n" + reading
    assert run(tmp_path, monkeypatch, start=START, child=child, reading=reading, writing=tool("find_word")) == []


def test_token_in_a_file_that_was_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, monkeypatch, start=START, **ONE_NAME)
    arguments = ("--extend-select=MCP970", "--format=concise", "--isolated", "start.py", "reading.py", "writing.py")
    many = "from server import mcp\ndef show(title: str) -> str: 'Show it.'\n"
    many += "for n in range(30): mcp.tool(show, name=f'show_{}{{n}}', description=f'Show {} {{n}} of all.')\n"
    (tmp_path / "reading.py").write_text(many.format("a", "a"))
    (tmp_path / "writing.py").write_text(many.format("b", "b"))
    assert "MCP970" not in invoke("check", *arguments).stdout
    assert "server.py:2:7: MCP970" in invoke("check", *arguments, "server.py").stdout
