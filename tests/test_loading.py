"""What the sides of a comparison name."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.commands import SERVER
from support.repositories import commit, git

from flake8_mcp.cli._failure import Failure
from flake8_mcp.cli._trees import Trees
from flake8_mcp.contract.listing import ListedPlace
from flake8_mcp.contract.loading import OperandError, load, operands

if TYPE_CHECKING:
    from flake8_mcp.contract.listing import Listing

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
OTHER = SERVER.replace("Search the orders.", "Find an order.")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "repository"
    folder.mkdir()
    commit(folder, {"pkg/server.py": SERVER, "pyproject.toml": "[project]\nname = 'shop'\n"})
    git(folder, "tag", "v1")
    commit(folder, {"pkg/server.py": OTHER})
    monkeypatch.chdir(folder)
    return folder


def loaded(operand: str, *arguments: str, config: str | None = None) -> tuple[Listing, list[str]]:
    """What an operand lists, and what is said of it."""
    notes: list[str] = []
    return load(operand, Trees(arguments, config, isolated=False), note=notes.append), notes


def description(listing: Listing) -> object:
    """The description of the second tool of the only server."""
    (server,) = listing.servers
    return server.tools[1].definition["description"]


def test_revisions_look_like_folders(repository: Path) -> None:
    (old, notes), (new, _), (here, _) = loaded("v1"), loaded("main"), loaded(".")
    assert (description(old), description(new), notes) == ("Search the orders.", "Find an order.", [])
    assert new.servers == here.servers
    assert (old.origin, new.origin, here.origin) == ("v1", "main", ".")
    (server,) = old.servers
    assert (server.name, server.path, server.unread) == ("shop", "pkg/server.py", 0)
    tool = server.tools[1]
    assert (tool.path, tool.line, server.tools[0].handler) == ("pkg/server.py", 15, "list_orders")
    assert tool.place is not None
    assert tool.place("/inputSchema/properties/words/type") == ListedPlace("pkg/server.py", 20, 42)
    assert tool.place("/inputSchema/properties/other") == ListedPlace("pkg/server.py", 20, 23)
    assert tool.place("/outputSchema/type") == tool.place("/outputSchema")
    assert tool.place("/nothing") == ListedPlace("pkg/server.py", 15, 10)
    assert tool.place("") == ListedPlace("pkg/server.py", 15, 10)
    assert Path.cwd() == repository


def test_processes_work_in_the_folder_of_a_revision(repository: Path) -> None:
    commit(repository, {"pkg/more.py": "from mcp.types import Tool\nTool(name='x', inputSchema={'type': 'object'})\n"})
    assert loaded("main", "--jobs=2")[0].servers == loaded("main", "--jobs=1")[0].servers


def test_configuration_is_that_of_the_revision(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(repository, {"setup.cfg": "[flake8]\nexclude = pkg\n"})
    (repository / "setup.cfg").write_text("[flake8]\nmcp-revisions = nonsense\n")
    with pytest.raises(Failure, match=r"^main: every Python file is excluded in .$"):
        loaded("main")
    assert description(loaded("v1")[0]) == "Search the orders."
    (repository / "only.cfg").write_text("[flake8]\nmcp-sdk = mcp==1.9.4\n")
    assert description(loaded("main", config="only.cfg")[0]) == "Find an order."
    # a temporary folder may be anyone's
    monkeypatch.setenv("TMPDIR", str(repository.parent))
    monkeypatch.setattr("tempfile.tempdir", None)
    (repository.parent / ".flake8").write_text("[flake8]\nexclude = *.py\n")
    assert description(loaded("v1")[0]) == "Search the orders."


def test_path_wins_over_a_revision(repository: Path) -> None:
    (repository / "v1").mkdir()
    (repository / "v1/server.py").write_text(OTHER)
    listing, notes = loaded("v1")
    assert description(listing) == "Find an order."
    assert notes == ["v1 is also a revision: the path was taken, write v1^0 for the revision"]
    assert description(loaded("v1^0")[0]) == "Search the orders."
    assert loaded("./v1")[1] == loaded("pkg")[1] == []


def test_links_are_what_they_are_in_the_work_tree(repository: Path) -> None:
    (repository / "link.py").symlink_to("pkg/server.py")
    (repository / "pkg/again.py").symlink_to("../link.py")
    (repository / "pkg/data.py").symlink_to("script")
    commit(repository, {"pkg/script": "import os\n"})
    revision, here = loaded("main")[0], loaded(".")[0]
    assert revision.servers == here.servers
    assert [each.path for each in revision.servers] == ["pkg/server.py"]  # not the links to it


def test_what_is_not_followed_is_said(repository: Path) -> None:
    (repository / "away.py").symlink_to("/etc/passwd")
    commit(repository, {})
    assert loaded("main")[1] == ["main: link not followed: away.py"]


def test_files(repository: Path) -> None:
    assert description(loaded("pkg/server.py")[0]) == "Find an order."
    assert loaded("pkg/server.py")[0].servers[0].path == "server.py"
    tools = {"tools": [{"name": "a"}, {"name": "b", "description": "B."}]}
    (repository / "tools.json").write_text(json.dumps(tools))
    assert description(loaded("tools.json")[0]) == "B."
    (repository / "broken.json").write_text('{"tools": [')
    with pytest.raises(OperandError, match=r"^broken\.json: it is not JSON: Expecting value at line 1 column 12$"):
        loaded("broken.json")


def test_operands_that_are_none(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OperandError, match=r"^nothing is neither a path nor a revision of this repository$"):
        loaded("nothing")
    (repository / "empty").mkdir()
    with pytest.raises(Failure, match=r"^empty: no Python file was found in .$"):
        loaded("empty")
    (repository / "later").mkdir()
    monkeypatch.chdir(repository / "later")
    with pytest.raises(OperandError, match=r"^v1 has no folder later: compare at the top of the repository"):
        loaded("v1")
    with pytest.raises(OperandError, match=r'^"" is neither a path nor a revision of this repository$'):
        loaded("")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OperandError, match=r'^"" does not exist, and this folder is in no git repository$'):
        loaded("")
    assert operands("main...other", None) == ("main", "other")
    with pytest.raises(OperandError, match=r"^main does not exist, and this folder is in no git repository$"):
        loaded("main")


@pytest.mark.usefixtures("repository")
def test_pairs() -> None:
    assert operands("a", "b") == ("a", "b")
    assert operands("v1..main", None) == ("v1", "main")
    with pytest.raises(OperandError, match=r"^v1 is one side only: name another one, or a range of revisions such as"):
        operands("v1", None)
    with pytest.raises(OperandError, match=r"^nothing is no revision of this repository$"):
        operands("nothing...main", None)


def test_folder_that_is_gone() -> None:
    with pytest.raises(Failure, match=r"^x cannot be read: No such file or directory$"):
        Trees((), None, isolated=True)("gone/server.py", origin="x", whole=None)
