"""`flake8-mcp tools` as documents: tools/list results, descriptions, sizes and lock files."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from jsonschema import Draft7Validator, Draft202012Validator
from support.commands import SERVER, flake8_mcp, invoke

ROOT = Path(__file__).parents[1]
OFFICIAL = ROOT.parent / "shared/reference/mcpdesc-schema/0.7.0.json"

SHOP = '''"""A shop."""

from fastmcp import FastMCP

mcp = FastMCP("shop", version="1.2")


@mcp.tool(title="Find", annotations={"readOnlyHint": True})
def find(words: str, most: int | None = None) -> list[str]:
    """Find orders."""
    return []


if __name__ == "__main__":
    mcp.run()
'''
OTHER = SERVER.partition("SEARCH")[0]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    project = '[project]\nname = "shop"\nversion = "3.1"\ndependencies = ["fastmcp==4.2.3"]\n'
    (tmp_path / "pyproject.toml").write_text(project)
    (tmp_path / "shop.py").write_text(SHOP)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def described(*arguments: str) -> dict[str, object]:
    """The description of the server in the current folder."""
    run = invoke("tools", "--format=mcpdesc", *arguments)
    assert run.exit_code == 0, run.stderr
    document: dict[str, object] = json.loads(run.stdout)
    if OFFICIAL.is_file():
        Draft7Validator(json.loads(OFFICIAL.read_text(encoding="utf-8"))).validate(document)
    return document


def refusal(*arguments: str) -> str:
    """Why a command does nothing."""
    run = invoke("tools", *arguments)
    assert (run.exit_code, run.stdout) == (2, "")
    return run.stderr


def test_documents_are_as_their_schemas_say(folder: Path) -> None:
    (folder / "loop.py").write_text(SERVER + "for each in unknown():\n    mcp.add_tool(each)\n")
    for arguments, name in [
        (("--format=tools-list",), "tools-list"),
        (("--write-lock=lock.json",), "lock"),
        (("--size", "--format=json"), "sizes"),
    ]:
        run = invoke("tools", *arguments)
        text = (folder / "lock.json").read_text() if name == "lock" else run.stdout
        schema = json.loads((ROOT / f"docs/schemas/{name}.json").read_text())
        Draft202012Validator.check_schema(schema)
        Draft202012Validator(schema).validate(json.loads(text))


def test_all_servers_and_one(folder: Path) -> None:
    (folder / "other.py").write_text(OTHER)
    both = json.loads(invoke("tools", "--format=tools-list").stdout)
    assert [(each["server"], each["path"], len(each["tools"])) for each in both["servers"]] == [
        ("shop", "other.py", 1),
        ("shop", "shop.py", 1),
    ]
    run = invoke("tools", "--format=tools-list", "--server=shop.py")
    assert json.loads(run.stdout) == {"tools": both["servers"][1]["tools"]}
    assert run.stderr == "2 tools of 1 server in 2 files\n"


def test_one_server_in_other_formats(folder: Path) -> None:
    (folder / "other.py").write_text(SERVER)
    run = invoke("tools", "--server=shop.py")
    assert [line.split()[0] for line in run.stdout.splitlines()[:2]] == ["shop", "find"]
    assert run.stderr == "1 tool of 1 server in 2 files\n"


def test_parts_that_are_left_out_are_counted(folder: Path) -> None:
    (folder / "shop.py").write_text(SHOP.replace('title="Find"', "title=text()"))
    run = invoke("tools", "--format=tools-list", "--server=shop")
    (tool,) = json.loads(run.stdout)["tools"]
    assert "title" not in tool
    assert run.stderr == (
        "1 tool of 1 server in 1 file\n1 tool is incomplete: 1 part of it is not known and left out\n"
    )
    document = json.loads(invoke("tools", "--format=tools-list").stdout)
    assert document["servers"][0]["incomplete"] == {"unknown": ["/0/title"]}


def test_revision() -> None:
    run = invoke("tools", "--format=tools-list", "--server=shop", "--revision=2024-11-05")
    assert list(json.loads(run.stdout)["tools"][0]) == ["name", "description", "inputSchema"]
    document = described("--revision=2025-03-26")
    assert list(document["tools"][0]) == ["name", "description", "inputSchema", "annotations"]  # type: ignore[index]


def test_size() -> None:
    run = invoke("tools", "--size")
    (tool,) = json.loads(invoke("tools", "--format=tools-list", "--server=shop").stdout)["tools"]
    size = len(json.dumps(tool, separators=(",", ":")))
    assert run.stdout.splitlines()[1].split()[:2] == ["find", str(size)]
    assert run.stderr == "1 tool of 1 server in 1 file\n"


def test_sizes_start_with_the_largest_server(folder: Path) -> None:
    (folder / "other.py").write_text(OTHER)
    servers = json.loads(invoke("tools", "--size", "--format=json").stdout)["servers"]
    assert servers == sorted(servers, key=lambda each: -each["bytes"])
    assert [each["path"] for each in servers] == ["shop.py", "other.py"]


def test_lock_file(folder: Path) -> None:
    run = invoke("tools", "--write-lock=new/lock.json")
    lock = folder / "new/lock.json"
    text = lock.read_text()
    assert (run.exit_code, run.stdout) == (0, "")
    assert run.stderr == "new/lock.json written\n1 tool of 1 server in 1 file\n"
    assert json.loads(text)["servers"][0]["tools"][0]["name"] == "find"
    umask = os.umask(0)
    os.umask(umask)
    assert stat.S_IMODE(lock.stat().st_mode) == 0o666 & ~umask
    assert invoke("tools", "--write-lock=new/lock.json").stderr.startswith("new/lock.json is current\n")
    lock.chmod(0o600)
    (folder / "link.json").symlink_to(lock)
    (folder / "shop.py").write_text(SHOP.replace("Find orders", "Search orders"))
    assert invoke("tools", "--write-lock=link.json").stderr.startswith("link.json written\n")
    assert (folder / "link.json").is_symlink()
    assert stat.S_IMODE(lock.stat().st_mode) == 0o600
    assert lock.read_text() == text.replace("Find orders", "Search orders")
    assert sorted(each.name for each in lock.parent.iterdir()) == ["lock.json"]


def test_lock_does_not_depend_on_lines_or_order(folder: Path) -> None:
    more = "\n\n@mcp.tool\ndef add(item: str) -> None:\n    'Add an item.'\n"
    (folder / "shop.py").write_text(SHOP + more)
    invoke("tools", "--write-lock=lock.json")
    first = (folder / "lock.json").read_bytes()
    head, at, rest = SHOP.partition("\n\n@mcp.tool(")
    (folder / "shop.py").write_text(f"{head}\n# more\n{more}{at}{rest}")
    assert invoke("tools", "--write-lock=lock.json").stderr.startswith("lock.json is current\n")
    assert (folder / "lock.json").read_bytes() == first


def test_lock_that_cannot_be_written(folder: Path) -> None:
    assert refusal("--write-lock=.") == "Error: . cannot be written: it is not a regular file\n"
    assert refusal("--write-lock=shop.py/lock") == "Error: shop.py/lock cannot be written: File exists\n"
    (folder / "shop.py").write_text(SHOP.replace("Find orders", r"half \ud800"))
    assert refusal("--write-lock=lock.json") == (
        'Error: lock.json is not written, because it could not be read again: the text "half �." holds half of a '
        "surrogate pair\n"
    )
    assert not (folder / "lock.json").exists()


def test_failed_write_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int) -> None:
        raise OSError(28, "No space left on device")

    (folder / "lock.json").write_text("before")
    monkeypatch.setattr(os, "fsync", refuse)
    assert refusal("--write-lock=lock.json") == "Error: lock.json cannot be written: No space left on device\n"
    assert refusal("--write-lock=new.json") == "Error: new.json cannot be written: No space left on device\n"
    assert (folder / "lock.json").read_text() == "before"
    assert sorted(each.name for each in folder.iterdir()) == ["lock.json", "pyproject.toml", "shop.py"]


def test_documents_are_the_same_whatever_the_processes(folder: Path) -> None:
    for number in range(3):
        (folder / f"server{number}.py").write_text(SERVER)
    for arguments in (["--format=tools-list"], ["--size"], ["--format=mcpdesc", "--server=shop.py"]):
        one, two = (flake8_mcp("tools", f"-j{jobs}", *arguments, cwd=folder) for jobs in (1, 2))
        assert (one.stdout, one.stderr, one.returncode) == (two.stdout, two.stderr, 0)


# descriptions


def test_description() -> None:
    document = described()
    assert document["info"] == {"name": "shop", "version": "1.2"}
    assert document["transports"] == [{"type": "stdio", "command": "python", "args": ["shop.py"]}]
    assert [each["name"] for each in document["tools"]] == ["find"]  # type: ignore[attr-defined]  # JSON
    source = document["x-flake8-mcp-source"]
    assert source["complete"] is True  # type: ignore[index]  # same
    assert source["tools"] == {"find": {"path": "shop.py", "line": 8}}  # type: ignore[index]  # same


@pytest.mark.parametrize(
    ("given", "project", "version"),
    [
        ('version="1.2"', 'version = "3.1"', "1.2"),
        ("version=find_version()", 'version = "3.1"', "3.1"),
        ("version=find_version()", 'dynamic = ["version"]', "0.0.0+static"),
        ("version=find_version()", "version = 3", "0.0.0+static"),
        ("version=find_version()", "version = ", "0.0.0+static"),
    ],
)
def test_version_of_a_server(folder: Path, given: str, project: str, version: str) -> None:
    (folder / "shop.py").write_text(SHOP.replace('version="1.2"', given))
    (folder / "pyproject.toml").write_text(f'[project]\nname = "shop"\n{project}\n')
    pins = "--mcp-sdk=fastmcp==4.2.3"
    assert described(pins)["info"] == {"name": "shop", "version": version}
    assert described(pins, "--server-version=9")["info"] == {"name": "shop", "version": "9"}


def test_version_without_a_project_table(folder: Path) -> None:
    (folder / "shop.py").write_text(SHOP.replace(', version="1.2"', ""))
    for project in ("project = 1", "", "# " + "x" * 4_000_000 + '\n[project]\nversion = "1"\n', None):
        if project is None:
            (folder / "pyproject.toml").unlink()
        else:
            (folder / "pyproject.toml").write_text(project)
        assert described()["info"] == {"name": "shop", "version": "0.0.0+static"}


@pytest.mark.parametrize(
    ("scripts", "command"),
    [
        ('shop = "shop:main"\nother = "tools.x:main"', {"command": "shop"}),
        ('b = "shop:main"\na = "shop"', {"command": "a"}),
        ('other = "tools.x:main"', {"command": "python", "args": ["shop.py"]}),
        ("shop = 1", {"command": "python", "args": ["shop.py"]}),
    ],
)
def test_script_that_starts_a_server(folder: Path, scripts: str, command: dict[str, object]) -> None:
    project = (folder / "pyproject.toml").read_text()
    (folder / "pyproject.toml").write_text(f"{project}[project.scripts]\n{scripts}\n")
    assert described()["transports"] == [{"type": "stdio", **command}]


@pytest.mark.parametrize(
    ("scripts", "command"),
    [
        ('one = "shop:main"', {"command": "one"}),
        ('one = "shop.cli:main"', {"command": "one"}),
        ('one = "shop.cli:main"\ntwo = "shop.more:main"', {"command": "python", "args": ["src/shop/server.py"]}),
        ('one = "shop.cli:main"\ntwo = "shop.server:main"', {"command": "two"}),
    ],
)
def test_script_of_a_package(folder: Path, scripts: str, command: dict[str, object]) -> None:
    (folder / "src/shop").mkdir(parents=True)
    (folder / "src/shop/__init__.py").touch()
    (folder / "shop.py").rename(folder / "src/shop/server.py")
    project = (folder / "pyproject.toml").read_text()
    (folder / "pyproject.toml").write_text(f"{project}[project.scripts]\n{scripts}\n")
    assert described()["transports"] == [{"type": "stdio", **command}]


@pytest.mark.parametrize(
    ("start", "transports"),
    [
        ('mcp.run("http")', [{"type": "streamable-http", "url": "http://127.0.0.1:8000/mcp"}]),
        ('mcp.run("sse", port=9)', [{"type": "sse", "url": "http://127.0.0.1:9/sse"}]),
        (
            'mcp.run("http", host="0.0.0.0", path="api")',
            [{"type": "streamable-http", "url": "http://127.0.0.1:8000/api"}],
        ),
        ('mcp.run("http", host="::1")', [{"type": "streamable-http", "url": "http://[::1]:8000/mcp"}]),
        (
            'mcp.run("http", host="example.org", path="/a b")',
            [{"type": "streamable-http", "url": "http://127.0.0.1:8000/mcp"}],
        ),
        (
            'mcp.run("sse")\n    mcp.run("http")\n    mcp.run()\n    mcp.run_stdio_async()',
            [
                {"type": "stdio", "command": "python", "args": ["shop.py"]},
                {"type": "streamable-http", "url": "http://127.0.0.1:8000/mcp"},
                {"type": "sse", "url": "http://127.0.0.1:8000/sse"},
            ],
        ),
        ("mcp.run(choose())", [{"type": "stdio", "command": "python", "args": ["shop.py"]}]),
    ],
)
def test_transports(folder: Path, start: str, transports: list[object]) -> None:
    (folder / "shop.py").write_text(SHOP.replace("mcp.run()", start))
    (folder / "test_shop.py").write_text("from shop import mcp\nmcp.run('http', port=1)\n")
    assert described()["transports"] == transports


def test_transports_that_are_given() -> None:
    given = ["--transport=stdio=uvx shop --data 'a b'", "--transport=sse=https://example.org/sse"]
    assert described(*given)["transports"] == [
        {"type": "stdio", "command": "uvx", "args": ["shop", "--data", "a b"]},
        {"type": "sse", "url": "https://example.org/sse"},
    ]
    assert described("--transport=stdio=shop")["transports"] == [{"type": "stdio", "command": "shop"}]
    for wrong in ("http=x", "stdio", "stdio= ", "sse="):
        assert refusal("--format=mcpdesc", f"--transport={wrong}") == (
            f"Error: --transport: {wrong!r} is none, write stdio=COMMAND, streamable-http=URL or sse=URL\n"
        )
    assert refusal("--format=mcpdesc", "--transport=stdio='a") == (
        'Error: --transport: "stdio=\'a" cannot be split into arguments: No closing quotation\n'
    )
    assert refusal("--format=mcpdesc", "--transport=sse=/sse") == (
        'Error: shop is not described, the document would be invalid: /transports/0/url: "/sse" is no URI\n'
    )


@pytest.mark.parametrize(
    ("given", "project", "name"),
    [
        ('"till", ', 'name = "shop"', "till"),
        ("TILL, ", 'name = "shop"', "shop"),
        ("", 'name = "shop"', "shop"),
        ("", "name = 1", "mcp"),
    ],
)
def test_name_of_a_server(folder: Path, given: str, project: str, name: str) -> None:
    (folder / "shop.py").write_text(SHOP.replace('"shop", ', given))
    (folder / "pyproject.toml").write_text(f"[project]\n{project}\n")
    assert described("--mcp-sdk=fastmcp==4.2.3")["info"] == {"name": name, "version": "1.2"}


def test_definitions_without_a_server(folder: Path) -> None:
    (folder / "shop.py").write_text("from mcp import types\nTOOL = {'name': 'a', 'inputSchema': {'type': 'object'}}\n")
    assert described()["info"] == {"name": "shop", "version": "3.1"}
    (folder / "pyproject.toml").write_text("")
    document = described()
    assert document["info"] == {"name": "shop", "version": "0.0.0+static"}
    assert document["transports"] == [{"type": "stdio", "command": "python", "args": ["shop.py"]}]


def test_incomplete_servers_are_refused(folder: Path) -> None:
    text = SHOP.replace('title="Find"', "title=text()") + (
        "for each in unknown():\n    mcp.add_tool(each)\n"
        "def f() -> str:\n    'Do.'\nmcp.add_tool(mcp.tool(f, name=unknown()))\n"
        "mcp.tool(f)\nmcp.tool(f, description='x')\n"
    )
    (folder / "shop.py").write_text(text)
    message = refusal("--format=mcpdesc")
    assert message.startswith(
        "Error: shop is not described, for not all that it lists is known: /title of find (shop.py:8), "
    )
    assert "which of several tools named f it lists, " in message
    assert "the name of the tool at shop.py:20, " in message
    assert "the registration at shop.py:17; --allow-incomplete describes the rest" in message
    document = described("--allow-incomplete")
    assert [each["name"] for each in document["tools"]] == ["f", "find"]  # type: ignore[attr-defined]  # JSON
    source = document["x-flake8-mcp-source"]
    assert source["complete"] is False  # type: ignore[index]  # same
    assert source["incomplete"] == {  # type: ignore[index]  # same
        "unknown": {"find": ["/title"]},
        "unnamed": [{"path": "shop.py", "line": 20}],
        "unread": [{"path": "shop.py", "line": 17, "reason": "each is a loop variable"}],
        "severalOfOneName": ["f"],
    }


def test_invalid_documents_are_refused(folder: Path) -> None:
    (folder / "shop.py").write_text(SERVER)
    assert refusal("--format=mcpdesc").startswith(
        'Error: shop is not described, the document would be invalid: tool "search" /inputSchema is no valid JSON '
        "Schema: /properties/words/type: 'str' is not"
    )


def test_one_server_at_a_time(folder: Path) -> None:
    (folder / "other.py").write_text(SHOP.replace('"shop"', '"other"'))
    assert refusal("--format=mcpdesc") == "Error: 2 servers list tools, name one with --server: other, shop\n"
    assert described("--server=other")["info"] == {"name": "other", "version": "1.2"}
    assert (
        refusal("--format=mcpdesc", "other.py", "--server=shop") == "Error: no server is called shop: there is other\n"
    )
    (folder / "shop.py").write_text("")
    (folder / "other.py").write_text(
        "from mcp.server.fastmcp import FastMCP\nmcp = FastMCP('l')\nmcp.add_tool(unknown())\n"
    )
    assert refusal("--format=mcpdesc") == "Error: no server lists a tool\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--allow-incomplete"],
        ["--server-version=1"],
        ["--transport=stdio=x", "--size"],
        ["--revision=2025-11-25"],
        ["--size", "--format=tools-list"],
        ["--size", "--write-lock=x"],
        ["--format=mcpdesc", "--write-lock=x"],
    ],
)
def test_options_that_do_not_go_together(arguments: list[str]) -> None:
    message = refusal(*arguments)
    assert "Error: --" in message
    assert "need" in message or "exclude each other" in message
