"""Nothing of the code that is checked is imported, run or fetched, and nothing is written that was not asked for.

The commands run in the checked folder under an audit hook (PEP 578), which sees what Python itself does: imports, code
that is run, files that are opened, sockets, processes. Each file of the folder says so, in a file, if it is run.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from support.commands import SERVER, flake8_mcp, found, invoke

if TYPE_CHECKING:
    from pathlib import Path

# What runs if it is imported, executed or evaluated.
DEADLY = "import pathlib\npathlib.Path(%r).write_text('hostile')\n"

WHAT_IS_IMPORTED = """
NAME = "hostile"

def schema():
    return {}

class Plugin:
    def __init__(self, tree): ...
    def run(self): return []
"""

SHADOWED = ("click", "libcst", "jsonschema", "referencing", "packaging", "json", "tomllib", "ast", "mcp", "fastmcp", "pydantic", "typing_extensions", "yaml", "attr", "rpds", "griffe", "flake8", "evil_plugin")  # fmt: skip
RUN_BY_OTHERS = ("conftest", "setup", "sitecustomize", "usercustomize", "noxfile", "tasks", "__init__", "__main__", "build_backend", "local_plugin")  # fmt: skip

USES = """
import json
import evil_plugin
from mcp.types import Tool
from pydantic import BaseModel, Field
from evil_plugin import NAME, schema

exec(open("conftest.py").read())
eval("__import__('conftest')")


class Model(BaseModel):
    hostile_field: __import__("conftest").Type = Field(default_factory=lambda: __import__("conftest"))

    @classmethod
    def __class_getitem__(cls, item): __import__("conftest")


@mcp.tool(name=NAME, description=f"{__import__('conftest')!r:{__import__('setup')}}")
def run(a: "__import__('conftest')", b: Model = Model(), *, c: eval("1") = exec("import conftest")) -> "Model[eval('1')]":
    '''Run %(x)s {y}.'''


REMOTE = Tool(
    name="remote", description="x" * 10 ** 10, inputSchema={
        "$schema": "https://127.0.0.1:1/schema", "$id": "http://127.0.0.1:1/id", "type": "object",
        "properties": {
            "a": {"$ref": "http://127.0.0.1:1/a.json"}, "b": {"$ref": "file:///etc/passwd"}, "c": {"$ref": "conftest.py"},
            "d": {"type": "string", "pattern": "^(a+)+$", "default": "a" * 40 + "!"},
        },
    },
    icons=[{"src": "http://127.0.0.1:1/icon.png"}],
)
LISTED = Tool(name="listed", description=schema(), inputSchema=json.loads(open("tool.json").read()))
"""

PYPROJECT = """\
[build-system]
requires = ["evil @ http://127.0.0.1:1/evil.tar.gz"]
build-backend = "build_backend"
backend-path = ["."]
[project]
name = "hostile"
dynamic = ["dependencies", "version"]
dependencies = ["mcp @ git+https://127.0.0.1:1/mcp.git", "fastmcp>=2"]
[tool.setuptools.dynamic]
version = { attr = "conftest.version" }
dependencies = { file = ["/etc/passwd"] }
[tool.uv.workspace]
members = ["../*", "/*"]
[tool.pytest.ini_options]
addopts = "-p conftest"
"""
LOCK = """\
version = 1
[[package]]
name = "mcp"
version = "1.30.0"
source = { git = "https://127.0.0.1:1/mcp.git" }
sdist = { url = "http://127.0.0.1:1/mcp.tar.gz" }
"""
CONFIGURATION = """\
[flake8]
output-file = stolen.txt
tee = true
[flake8:local-plugins]
extension =
    X = local_plugin:Plugin
report =
    evil = local_plugin:Plugin
paths = .
[options]
install_requires = file: /etc/passwd
version = attr: conftest.version
[metadata]
version = file: /etc/passwd
"""
HOSTILE_SCHEMA = {
    "$schema": "https://127.0.0.1:1/schema",
    "$id": "http://127.0.0.1:1/id", "type": "object",
    "properties": {
        "words": {"$ref": "http://127.0.0.1:1/a.json"}, "b": {"$ref": "file:///etc/passwd"}, "c": {"$ref": "conftest.py"},
        "d": {"type": "string", "pattern": "^(a+)+$", "default": "a" * 40 + "!"},
    },
}  # fmt: skip
DOCUMENT = {
    "tools": [
        {"name": name, "description": "__import__('conftest')", "inputSchema": HOSTILE_SCHEMA, "outputSchema": HOSTILE_SCHEMA}
        for name in ("list orders", "search", "remote")
    ]
}  # fmt: skip
REQUIREMENTS = "-r http://127.0.0.1:1/requirements.txt\n-r /etc/passwd\n-r ../../etc/passwd\n--index-url http://127.0.0.1:1\n-e .\nmcp==1.30.0\n"

PROGRAM = """
import json, os, sys

seen = []
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

def names(code):
    found = [*code.co_names, *(str(each) for each in code.co_consts if isinstance(each, (str, bytes)))]
    return found + [name for each in code.co_consts if hasattr(each, "co_names") for name in names(each)]

def hook(event, arguments):
    if event == "open":
        path, mode, flags = arguments
        writes = any(letter in (mode or "") for letter in "wax+") if mode is not None else bool(flags & WRITES)
        if writes:
            seen.append([event, str(path)])
    elif event == "exec":
        code = arguments[0]
        place = os.path.abspath(code.co_filename)
        if place.startswith(os.getcwd() + os.sep) and not code.co_filename.startswith("<") or "hostile" in "".join(names(code)):
            seen.append([event, code.co_filename])
    elif event == "import":
        if str(arguments[1] or "").startswith(os.getcwd()):
            seen.append([event, str(arguments[1])])
    elif event.split(".")[0] in {"socket", "subprocess", "urllib", "http", "ftplib", "smtplib", "pty", "ctypes", "webbrowser"}:
        seen.append([event, str(arguments)[:200]])
    elif event in {
        "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.startfile", "os.rename", "os.remove", "os.mkdir", "os.rmdir",
        "os.link", "os.symlink", "os.truncate", "os.chmod", "os.chown", "os.utime", "os.setxattr", "os.removexattr",
        "shutil.copyfile", "shutil.move", "shutil.rmtree", "tempfile.mkstemp", "tempfile.mkdtemp", "sys.addaudithook",
    }:
        seen.append([event, str(arguments)[:200]])

import atexit
command = sys.argv[1]
if command == "flake8":
    from flake8.main.cli import main
else:
    from flake8_mcp.cli import main
sys.addaudithook(hook)
try:
    status = main(sys.argv[2:])
except SystemExit as ended:
    status = ended.code
here = [name for name, module in list(sys.modules.items()) if str(getattr(module, "__file__", "")).startswith(os.getcwd())]
sys.stdout.flush()
sys.stderr.write("\\n" + json.dumps({"seen": seen, "modules": here, "status": status}) + "\\n")
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A folder in which everything that others would run says that it was run."""
    folder = tmp_path / "tree"
    folder.mkdir()
    deadly = DEADLY % str(tmp_path / "RUN")
    for name in (*SHADOWED, *RUN_BY_OTHERS):
        (folder / f"{name}.py").write_text(deadly + WHAT_IS_IMPORTED)
    (folder / "evil.pth").write_text(deadly.replace("\n", ";") + "\n")
    (folder / "server.py").write_text(SERVER)
    (folder / "uses.py").write_text(SERVER + USES)
    (folder / "tool.json").write_text('{"type": "object", "$ref": "http://127.0.0.1:1/x"}')
    (folder / "pyproject.toml").write_text(PYPROJECT)
    (folder / "setup.cfg").write_text(CONFIGURATION)
    (folder / "requirements.txt").write_text(REQUIREMENTS)
    (folder / "uv.lock").write_text(LOCK)
    (folder / "poetry.lock").write_text(LOCK)
    (folder / "old.json").write_text(json.dumps(DOCUMENT))
    return folder


def audited(command: str, *arguments: str, folder: Path) -> tuple[str, dict[str, list[object]]]:
    """Run a command in a folder as the installed script does; what it printed and what the hook saw."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM, command, *arguments],
        cwd=folder, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Traceback" not in run.stderr, run.stderr
    return run.stdout, json.loads(run.stderr.strip().rpartition("\n")[2])


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("flake8-mcp", "check", "--mcp-all", "--format=concise"), "server.py"),
        (("flake8-mcp", "tools", "--format=json"), "server.py"),
        (("flake8-mcp", "tools", "--format=tools-list"), "list orders"),
        (("flake8-mcp", "tools", "--size"), "list orders"),
        (("flake8-mcp", "check", "--unsafe-fixes", "--diff"), "server.py"),
        (("flake8", "--isolated", "--select=MCP", "-j1", "."), "server.py"),
    ],
    ids=lambda each: " ".join(each[:3]) if isinstance(each, tuple) else "",
)
def test_nothing_is_run_fetched_or_written(tree: Path, arguments: tuple[str, ...], shown: str) -> None:
    before = contents(tree)
    output, audit = audited(*arguments, folder=tree)
    assert shown in output
    assert (audit["seen"], audit["modules"]) == ([], [])
    assert contents(tree) == before
    assert sorted(each.name for each in tree.parent.iterdir()) == ["tree"]


@pytest.mark.parametrize("sides", [("old.json", "."), (".", "old.json")])
def test_diff_runs_nothing_but_git(tree: Path, sides: tuple[str, str]) -> None:
    before = contents(tree)
    output, audit = audited("flake8-mcp", "diff", "--format=json", *sides, folder=tree)
    assert "list orders" in output
    assert audit["modules"] == []
    for event, what in audit["seen"]:
        # it asks whether a side is a revision, through pipes
        is_git = event == "subprocess.Popen" and what.startswith(f"('{shutil.which('git')}', ")
        assert is_git or (event == "open" and what.isdigit()), (event, what)
    assert contents(tree) == before
    assert sorted(each.name for each in tree.parent.iterdir()) == ["tree"]


def test_hook_sees_what_is_run(tree: Path) -> None:
    # flake8 itself imports the plugins that a configuration names
    _, audit = audited("flake8", "--select=MCP", "-j1", "server.py", folder=tree)
    assert ["exec", str(tree / "local_plugin.py")] in audit["seen"]
    assert ["open", str(tree.parent / "RUN")] in audit["seen"]
    assert "local_plugin" in audit["modules"]


def test_in_several_processes_and_as_a_module(tree: Path) -> None:
    before = contents(tree)
    for command in ("check", "tools"):
        run = flake8_mcp(command, "-j2", cwd=tree)
        assert "server.py" in run.stdout
        assert "Traceback" not in run.stderr
    assert contents(tree) == before
    assert sorted(each.name for each in tree.parent.iterdir()) == ["tree"]


WRITING = {"open", "tempfile.mkstemp", "os.chmod", "os.chown", "os.rename"}


def written(tree: Path, *arguments: str, of: set[str]) -> set[str]:
    """The files of a folder that a command writes; it does nothing else, and only to them and to files beside them."""
    before = contents(tree)
    _, audit = audited("flake8-mcp", *arguments, folder=tree)
    assert audit["modules"] == []
    for event, what in audit["seen"]:
        if event == "os.mkdir":
            assert what.startswith(f"('{tree}', ")  # which is there
            continue
        assert event in WRITING
        assert any(f".{name}." in what or what.endswith(name) for name in of), what
    after = contents(tree)
    assert sorted(each.name for each in tree.parent.iterdir()) == ["tree"]
    return {name for name in {*before, *after} if after.get(name) != before.get(name)}


def test_fix_writes_the_file_that_it_mends(tree: Path) -> None:
    assert written(tree, "check", "--fix", "server.py", of={"server.py"}) == {"server.py"}


@pytest.mark.parametrize("how", ["--fix", "--unsafe-fixes", "--add-noqa"])
def test_only_files_with_findings_are_written(how: str, tree: Path) -> None:
    given = {"server.py", "uses.py", "evil_plugin.py"}
    assert {"server.py"} <= written(tree, "check", how, "--mcp-all", of=given) <= given


def test_only_the_lock_file_is_written(tree: Path) -> None:
    name = "mcp-tools.lock.json"
    assert written(tree, "tools", f"--write-lock={name}", ".", of={name}) == {name}
    locked = json.loads((tree / name).read_text())
    (tree / name).write_text(json.dumps(hostile(locked)))
    assert written(tree, "check", "--locked", "--format=concise", of=set()) == set()


def hostile(value: object) -> object:
    """A document in which every input schema is one that wants to be fetched, and every text wants to be run."""
    if isinstance(value, dict):
        return {
            key: HOSTILE_SCHEMA
            if key == "inputSchema"
            else hostile(each)
            if key != "description"
            else "__import__('conftest')"
            for key, each in value.items()
        }
    return [hostile(each) for each in value] if isinstance(value, list) else value


OUTSIDE = ["file", "folder", "two_steps", "beside"]


@pytest.mark.parametrize("kind", OUTSIDE)
def test_fix_writes_nothing_outside(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    outside, given = tmp_path / "outside", tmp_path / "given"
    outside.mkdir()
    given.mkdir()
    (outside / "server.py").write_text(SERVER)
    if kind == "file":
        (given / "server.py").symlink_to(outside / "server.py")
    elif kind == "folder":
        (given / "inner").symlink_to(outside, target_is_directory=True)
    elif kind == "two_steps":
        (tmp_path / "step.py").symlink_to(outside / "server.py")
        (given / "server.py").symlink_to("../step.py")
    else:
        # the token to change lies in a module that is not among the given paths
        (outside / "words.py").write_text("TYPE = 'str'\n")
        (given / "words").symlink_to(outside, target_is_directory=True)
        (given / "server.py").write_text(
            SERVER.replace('"str"', "TYPE").replace("mcp =", "from words.words import TYPE\nmcp =")
        )
    (given / "own.py").write_text(SERVER)
    before = contents(outside)
    monkeypatch.chdir(tmp_path)
    run = invoke("check", "--unsafe-fixes", "--isolated", "given")
    assert contents(outside) == before
    assert (given / "own.py").read_text() != SERVER
    if kind in {"file", "two_steps"}:
        assert "given/server.py was left alone: it is a link to a file that lies outside" in run.stderr


def test_link_that_is_named_is_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "server.py").write_text(SERVER)
    (tmp_path / "link.py").symlink_to("real/server.py")
    monkeypatch.chdir(tmp_path)
    run = invoke("check", "--unsafe-fixes", "--isolated", "--format=concise", "link.py")
    assert found(run.stdout) == []
    assert (tmp_path / "link.py").is_symlink()
    assert (tmp_path / "real" / "server.py").read_text() != SERVER


def test_module_run_does_not_import_from_the_current_folder(tree: Path) -> None:
    run = flake8_mcp("explain", "MCP321", cwd=tree)
    assert run.returncode == 0
    assert not (tree.parent / "RUN").exists()
