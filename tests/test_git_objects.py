"""What git repositories hold besides files of code, and what they lack."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.repositories import commit, git

from flake8_mcp.cli._trees import Trees
from flake8_mcp.contract import revisions
from flake8_mcp.contract.loading import OperandError, load, operands

if TYPE_CHECKING:
    from flake8_mcp.contract.listing import Listing

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
SERVER = '''\
from mcp.server.fastmcp import FastMCP
mcp = FastMCP("shop")
@mcp.tool()
def find(query: str) -> str:
    """Find."""
'''
POINTER = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "repository"
    folder.mkdir()
    commit(folder, {"server.py": SERVER})
    git(folder, "tag", "v1")
    commit(folder, {"server.py": SERVER.replace("Find.", "Search.")})
    monkeypatch.chdir(folder)
    return folder


def loaded(operand: str) -> tuple[Listing, list[str]]:
    """What an operand lists, and what is said of it."""
    notes: list[str] = []
    return load(operand, Trees((), None, isolated=True), note=notes.append), notes


def refused(operand: str) -> str:
    """Why an operand cannot be loaded."""
    with pytest.raises(OperandError) as problem:
        loaded(operand)
    return str(problem.value)


def put(folder: Path, mode: str, kind: str, name: str, path: str) -> None:
    """Tag as `odd` a commit whose tree is that of HEAD with one more entry, be it one that git itself would refuse."""
    listed = git(folder, "ls-tree", "HEAD")
    tree = revisions.run_git(["mktree", "--missing"], str(folder), f"{listed}\n{mode} {kind} {name}\t{path}\n".encode())
    git(folder, "tag", "-f", "odd", git(folder, "commit-tree", "-m", "odd", tree.decode().strip()))


def lose(folder: Path, name: str) -> None:
    """Lose an object."""
    path = folder / ".git/objects" / name[:2] / name[2:]
    path.chmod(0o600)
    path.unlink()


@pytest.mark.usefixtures("repository")
def test_ranges() -> None:
    assert operands("v1..main", None) == ("v1", "main")
    assert operands("..v1", None) == ("HEAD", "v1")
    assert operands("v1..", None) == ("v1", "HEAD")


def test_range_from_the_commit_in_common(repository: Path) -> None:
    git(repository, "checkout", "--quiet", "-b", "other", "v1")
    commit(repository, {"more.py": "import os\n"})
    base = git(repository, "rev-parse", "v1")
    assert operands("main...other", None) == (base, "other")
    assert operands("...v1", None) == (base, "v1")
    git(repository, "checkout", "--quiet", "--orphan", "apart")
    git(repository, "commit", "--quiet", "--message", "apart")
    with pytest.raises(OperandError, match=r"^main and apart have no commit in common in this repository$"):
        operands("main...apart", None)
    with pytest.raises(OperandError, match=r"^nothing is no revision of this repository$"):
        operands("nothing...main", None)


def test_submodules_are_named(repository: Path) -> None:
    put(repository, "160000", "commit", git(repository, "rev-parse", "v1"), "vendored")
    listing, notes = loaded("odd")
    assert notes == ["odd: submodule not followed: vendored"]
    assert [each.path for each in listing.servers] == ["server.py"]


def test_pointers_to_large_files_are_named(repository: Path) -> None:
    commit(repository, {"model.py": POINTER, "data.json": POINTER})
    assert loaded("main")[1] == ["main: LFS pointers not followed: data.json, model.py"]


def test_links_that_lead_to_no_file_are_named(repository: Path) -> None:
    for name, target in (("circle.py", "circle.py"), ("folder.py", "."), ("gone.py", "nowhere.py")):
        (repository / name).symlink_to(target)
    commit(repository, {})
    assert loaded("main")[1] == ["main: links not followed: circle.py, folder.py, gone.py"]


def test_link_to_what_is_not_there_either(repository: Path) -> None:
    (repository / "link.py").symlink_to("model.py")
    commit(repository, {"model.py": POINTER})
    listing, notes = loaded("main")
    assert notes == ["main: LFS pointer not followed: model.py"]
    assert len(listing.servers) == 1


def test_large_files_are_named(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revisions, "MAX_FILE", 300)
    commit(repository, {"data.json": "[" + "1," * 200 + "1]"})
    assert loaded("main")[1] == ["main: file left out, more than 0 MB: data.json"]


def test_revisions_that_are_too_large(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(repository, {"more.py": "import os\n"})
    monkeypatch.setattr(revisions, "MAX_FILES", 1)
    assert refused("main") == "main is too large: more than 1 files, or 1000 MB"
    assert loaded("v1")[1] == []


def test_contents_are_read_in_several_batches(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(repository, {f"part{n}.py": f"NUMBER = {n}\n" for n in range(5)})
    monkeypatch.setattr(revisions, "_BATCH", 20)
    assert loaded("main")[0].servers == loaded(".")[0].servers


@pytest.mark.parametrize(("path", "word"), [("..", "odd: path not usable here: ..{}"), (".git", None)])
def test_paths_out_of_the_tree_are_not_written(repository: Path, path: str, word: str | None) -> None:
    tree = git(repository, "rev-parse", "v1^{tree}")
    put(repository, "040000", "tree", tree, path)
    expected = f"odd: path not usable here: {path}/server.py" if word is None else word.format("/server.py")
    assert loaded("odd")[1] == [expected]


def test_names_that_no_file_can_have(repository: Path) -> None:
    blob = git(repository, "rev-parse", "v1:server.py")
    put(repository, "100644", "blob", blob, f"{'a' * 300}.py")
    assert refused("odd") == "odd cannot be unpacked: File name too long"


def test_names_that_are_no_utf_8(repository: Path) -> None:
    name = b"caf\xe9.py"
    Path(repository, name.decode("utf-8", "surrogateescape")).write_text(SERVER.replace("shop", "bar"))
    commit(repository, {})
    revision, here = loaded("main")[0], loaded(".")[0]
    assert revision.servers == here.servers
    assert len(revision.servers) == 2


def test_missing_objects(repository: Path) -> None:
    lose(repository, git(repository, "rev-parse", "v1:server.py"))
    blob = git(repository, "rev-parse", "v1:server.py")
    assert refused("v1") == f"v1 cannot be read, objects are missing or damaged: {blob} is missing"
    lose(repository, git(repository, "rev-parse", "v1^{tree}"))
    assert refused("v1") == "v1 cannot be read, objects are missing or damaged: not a tree object"
    assert loaded("main")[1] == []


def test_missing_commit(repository: Path) -> None:
    name = git(repository, "rev-parse", "v1^{commit}")
    path = repository / ".git/objects" / name[:2] / name[2:]
    path.unlink()
    assert refused("v1") == f"v1 cannot be read, objects are missing or damaged: {name}"
    assert refused(name) == f"{name} is neither a path nor a revision of this repository"
    path.write_bytes(b"damaged")
    assert refused("v1") == f"v1 cannot be read, objects are missing or damaged: {name}"


def test_parts_of_revisions(repository: Path) -> None:
    advice = "not a revision: name the revision, and compare in that folder"
    assert refused("HEAD:") == f"HEAD: is a folder, {advice}"
    path = git(repository, "ls-tree", "-r", "--name-only", "HEAD").splitlines()[0]
    assert refused(f"HEAD:{path}") == f"HEAD:{path} is a file, {advice}"
    assert refused("HEAD:nothing") == "HEAD:nothing is neither a path nor a revision of this repository"


def test_shallow_clone(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    git(tmp_path, "clone", "--quiet", "--depth", "1", repository.as_uri(), "shallow")
    monkeypatch.chdir(tmp_path / "shallow")
    assert loaded("HEAD")[1] == []
    hint = "(it is a shallow clone: git fetch --unshallow brings the rest)"
    assert refused("HEAD~1") == f"HEAD~1 is neither a path nor a revision of this repository {hint}"
    with pytest.raises(OperandError, match=r"^HEAD~1 is no revision of this repository \(it is a shallow clone"):
        operands("HEAD~1...HEAD", None)


def test_bare_repository(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    git(tmp_path, "clone", "--quiet", "--bare", repository.as_uri(), "bare.git")
    monkeypatch.chdir(tmp_path / "bare.git")
    assert [each.path for each in loaded("v1")[0].servers] == ["server.py"]


def test_damaged_configuration(repository: Path) -> None:
    (repository / ".git/config").write_text("[")
    assert "bad config line" in refused("v1")
    (repository / "v1").mkdir()
    with pytest.raises(OperandError, match="bad config line"):
        operands("v1...main", None)
    (repository / "v1/server.py").write_text(SERVER)
    assert loaded("v1")[1] == []


def test_without_git(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(repository))
    assert refused("v1") == "git is not installed"
    program = repository / "git"
    program.write_text("no program")
    program.chmod(0o755)
    assert refused("v1").startswith("git cannot be run: ")


def test_git_that_cannot_tell_shallow_clones(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = repository / "git"
    program.write_text(f"""#!/bin/sh
case "$*" in *shallow*) exit 1 ;; esac
exec {shutil.which("git")} "$@"
""")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{repository}:{os.environ['PATH']}")
    assert refused("nothing") == "nothing is neither a path nor a revision of this repository"
