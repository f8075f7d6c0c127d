"""Files that are no good source: one clear line each, and nothing else is lost."""

from __future__ import annotations

import json
import os
import re
import time
from typing import TYPE_CHECKING

import pytest
from support.commands import FINDINGS, SERVER, flake8, flake8_mcp, found, invoke

if TYPE_CHECKING:
    from pathlib import Path

LINES = SERVER.count("\n")
HEAD = "from mcp.server.fastmcp import FastMCP\nfrom mcp.types import Tool\n\nmcp = FastMCP('x')\n\n\n"
TOOL = 'Tool(name="a", description="x", inputSchema={"type": "object", "properties": %s})\n'

# What is said of each, as a pattern of the whole message; with its line.
REFUSED = {
    "syntax_error": (b"x = 1\ndef (:\n", 2, "it is not Python: invalid syntax"),
    "syntax_error_in_a_server": (
        SERVER.encode() + b"@mcp.tool(\n",
        LINES + 1,
        r"it is not Python: '\(' was never closed",
    ),
    "half_typed": (HEAD.encode() + b"@mcp.tool()\ndef f(a: \n", 8, r"it is not Python: '\(' was never closed"),
    "half_typed_decorator": (HEAD.encode() + b"@mcp.\n", 7, "it is not Python: invalid syntax"),
    "python2": (b"print 'x'\n", 1, "it is not Python: Missing parentheses .*"),
    "latin1": (
        "# caf\xe9\n".encode("latin-1") + SERVER.encode(),
        1,
        "it cannot be decoded: .*0xe9.*",
    ),
    "unknown_encoding": (b"# coding: nonsense\n", 1, "it cannot be decoded: .*nonsense.*"),
    "codec_of_no_text": (b"# coding: rot13\n", 1, "it cannot be decoded: .*rot13.* is not a text encoding.*"),
    "codec_that_is_undefined": (b"# coding: undefined\n", 1, "it cannot be decoded: .*undefined encoding.*"),
    "codec_with_another_name": (
        b"# coding: unicode_escape\nx = '\\N{'\n",
        1,
        "it cannot be decoded: line 2 holds the byte 0x5c, which is not unicodeescape",
    ),
    "utf16": (SERVER.encode("utf-16"), 1, "it cannot be decoded: .*"),
    "nul": (SERVER.encode() + b"x = '\0'\n", 1, "it cannot be decoded: .*line 23 holds a NUL character"),
    "binary": (bytes(range(256)) * 4, 1, "it cannot be decoded: .*"),
    "deep_brackets": (b"x = " + b"[" * 3000 + b"]" * 3000 + b"\n", 1, "it is not Python: too many nested parentheses"),
    "deep_indentation": (
        "".join(f"{' ' * depth}if x:\n" for depth in range(300)).encode(),
        101,
        "it is not Python: (too many levels of indentation|IndentationError.*)",
    ),
}

LONG = "50000_lines_of_a_server"
SLOW = (LONG, "50000_lines")  # seconds each: among all files once is enough

# Right or harmless: whatever is said, the rest of the run is as it should be.
SILENT = {
    "empty": b"",
    "blank": b"\n\n\n",
    "only_a_comment": b"# mcp.tool(",
    "no_final_newline": b"x = 1",
    "form_feed": b"\x0cx = 1\n",
    "odd_separators": "x = '\x85\u2028\u2029\x1c'\n".encode(),
    "50000_lines": b"x = 1\n" * 50_000,
    LONG: HEAD.encode() + b"x = {'a': 1}\n" * 50_000,
    "constants_in_a_circle": (HEAD + "A = B\nB = A\n" + TOOL % "A").encode(),
    "dict_that_holds_itself": (HEAD + "A = {'type': 'object'}\nA['a'] = A\n" + TOOL % "A").encode(),
    "function_that_calls_itself": (HEAD + "def f():\n    return f()\n\n\n" + TOOL % "f()").encode(),
    "classes_in_a_circle": (HEAD + "class A(B): pass\nclass B(A): pass\n@A().tool()\ndef f(): 'x'\n").encode(),
    "imports_itself": (HEAD + "from imports_itself import A\n" + TOOL % "A").encode(),
    "imports_in_a_circle": (HEAD + "from circle import A\n" + TOOL % "A").encode(),
    "circle": b"from imports_in_a_circle import A\n",
    "imports_from_a_broken_file": (HEAD + "from syntax_error import A\n" + TOOL % "A").encode(),
    "imports_beyond_the_top": (HEAD + "from ........x import A\n" + TOOL % "A").encode(),
    "long_line": (HEAD + "x = '" + "y" * 1_000_000 + "'\n").encode(),
    "big_number": (HEAD + TOOL % ("{'a': {'type': 'integer', 'maximum': 0x" + "f" * 9000 + "}}")).encode(),
    "big_power": (HEAD + "A = {'a': {'type': 'integer', 'maximum': 9 ** 9 ** 9}}\n" + TOOL % "A").encode(),
    "big_text": (HEAD + "A = 'x' * 10 ** 12\nTool(name=A, description=A, inputSchema={'type': 'object'})\n").encode(),
    "half_of_a_pair": (HEAD + "Tool(name='a', description='\\ud800', inputSchema={'type': 'object'})\n").encode(),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All of them beside a server, with a folder that is named like a file and files that cannot be read."""
    (tmp_path / "setup.cfg").write_text("[flake8]\n")
    for name, data in [*((name, data) for name, (data, _, _) in REFUSED.items()), *SILENT.items()]:
        if name in SLOW:
            continue
        (tmp_path / f"{name}.py").write_bytes(data)
    (tmp_path / "server.py").write_text(SERVER)
    (tmp_path / "folder.py").mkdir()
    (tmp_path / "folder.py" / "inner.py").write_text(SERVER)
    (tmp_path / "broken_link.py").symlink_to("nowhere.py")
    (tmp_path / "circle_of_links.py").symlink_to("circle_of_links.py")
    os.mkfifo(tmp_path / "pipe.py")
    monkeypatch.chdir(tmp_path)
    return tmp_path


UNREADABLE = {
    "broken_link": "it cannot be read: No such file or directory",
    "circle_of_links": "it cannot be read: Too many levels of symbolic links",
    "pipe": "it cannot be read: it is not a regular file",
}


def test_all_of_them_at_once(folder: Path) -> None:
    for name in SLOW:
        (folder / f"{name}.py").write_bytes(SILENT[name])
    one = flake8_mcp("check", "-j1", "--format=concise", cwd=folder)
    assert "Traceback" not in one.stderr
    messages: dict[str, list[str]] = {}
    for line in one.stdout.splitlines():
        place, _, message = line.partition(" ")
        messages.setdefault(place.partition(":")[0].removeprefix("./").removesuffix(".py"), []).append(message)
        assert re.fullmatch(r"\./[\w./]+:\d+:\d+: MCP\d{3} .+", line)
    for name, (_, line_number, reason) in REFUSED.items():
        (message,) = messages.pop(name)
        assert re.fullmatch(rf"MCP001 .*{reason}", message), name
        assert f"./{name}.py:{line_number}:" in one.stdout, name
    for name, reason in UNREADABLE.items():
        (message,) = messages.pop(name)
        assert message.startswith("MCP001 ")
        assert message.endswith(reason)
    for name in ("server", "folder.py/inner"):
        assert [message[:6] for message in messages.pop(name)] == [code for _, _, code in FINDINGS]
    assert {message[:6] for name in messages for message in messages[name]} <= {"MCP001", "MCP002", "MCP204", "MCP812"}
    assert set(messages) <= set(SILENT)
    two = flake8_mcp("check", "-j2", "--format=concise", cwd=folder)
    assert (one.stdout, one.stderr) == (two.stdout, two.stderr)


def test_from_another_folder(folder: Path) -> None:
    (folder / "elsewhere").mkdir()
    here = flake8_mcp("check", "--format=concise", ".", cwd=folder).stdout
    there = flake8_mcp("check", "--format=concise", "..", cwd=folder / "elsewhere").stdout
    assert there.replace("../", "./") == here


def test_tools_of_all_of_them(folder: Path) -> None:
    one, two = (flake8_mcp("tools", f"-j{jobs}", "--format=json", cwd=folder) for jobs in (1, 2))
    assert one.stdout == two.stdout
    assert one.returncode == 0
    document = json.loads(one.stdout)
    tools = {(tool["path"], tool["name"]) for tool in document["tools"]}
    assert {("server.py", "list orders"), ("folder.py/inner.py", "search"), ("big_number.py", "a")} <= tools
    reasons = {each["path"].removesuffix(".py") for each in document["unread"]}
    assert reasons >= set(REFUSED) | set(UNREADABLE)


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_on_standard_input(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    data, line, reason = REFUSED[name]
    run = invoke("check", "-", "--stdin-display-name=x.py", "--format=concise", "--isolated", stdin=data)
    assert run.exit_code == 1
    (written,) = run.stdout.splitlines()
    assert re.fullmatch(rf"x\.py:{line}:\d+: MCP001 .*{reason}", written)


@pytest.mark.parametrize("name", sorted(SILENT))
def test_harmless_on_standard_input(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    start = time.process_time()
    run = invoke("check", "-", "--isolated", "--format=concise", stdin=SILENT[name])
    assert run.exit_code in {0, 1}
    assert {code for _, _, code in found(run.stdout)} <= {"MCP001", "MCP204", "MCP812"}
    assert time.process_time() - start < 20


def test_under_flake8_nothing_else_is_lost(folder: Path) -> None:
    skipped = {*SLOW, "nul", "deep_indentation", "codec_of_no_text"}  # slow under flake8, or beyond it
    names = sorted(f"{name}.py" for name in {*REFUSED, *SILENT} - skipped)
    one, two = (flake8("--select=MCP", f"-j{jobs}", *names, "server.py", cwd=folder) for jobs in (1, 2))
    assert (one.stdout, one.stderr) == (two.stdout, two.stderr)
    assert one.stderr == ""
    assert [each for each in one.stdout.splitlines() if each.startswith("server.py")] != []
    # Latin-1 is what flake8 falls back to.
    assert [each for each in one.stdout.splitlines() if each.startswith("latin1.py")] != []


def test_long_chains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, chain in {"sum": "+".join(["1"] * 9000), "path": f"a{'.b' * 9000}"}.items():
        (tmp_path / f"chain_of_{name}.py").write_text(f"{HEAD}x = {chain}\n")
    (tmp_path / "server.py").write_text(SERVER)
    run = flake8_mcp("check", "--isolated", "--format=concise", cwd=tmp_path)
    places = [each for each in run.stdout.splitlines() if each.startswith("./server.py")]
    assert found("\n".join(places)) == FINDINGS
    others = [each for each in run.stdout.splitlines() if each not in places]
    assert [each for each in others if "MCP001" not in each] == []
    # Python 3.13.0 parses them, 3.11 and 3.12 do not
    assert {each.partition(":")[0] for each in others} <= {"./chain_of_path.py", "./chain_of_sum.py"}
