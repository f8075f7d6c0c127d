"""Files of git revisions: what is read of them, and that nothing which a repository says is run."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest
from support.repositories import commit, git

from flake8_mcp.contract import _git, revisions
from flake8_mcp.contract.revisions import RevisionError, extracted, find_revision, split_range

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "repository"
    folder.mkdir()
    commit(folder, {"pkg/server.py": "old = 1\n", "setup.cfg": "[flake8]\n", "logo.png": "image"})
    git(folder, "tag", "v1")
    commit(folder, {"pkg/server.py": "new = 1\n"})
    monkeypatch.chdir(folder)
    return folder


def files(name: str, folder: str = ".") -> tuple[dict[str, str], list[str]]:
    """The files of a revision with their contents, and what is said of the rest."""
    revision = find_revision(name, folder)
    assert revision is not None
    with extracted(revision, folder) as found:
        paths = sorted(each for each in found.folder.rglob("*") if each.is_file())
        texts = {each.relative_to(found.folder).as_posix(): each.read_text() for each in paths}
    assert not found.top.exists()
    return texts, found.notes


def test_files_of_revisions(repository: Path) -> None:
    (repository / "pkg/server.py").write_text("uncommitted = 1\n")
    before = git(repository, "status", "--porcelain"), (repository / ".git/index").read_bytes()
    assert files("v1") == ({"pkg/server.py": "old = 1\n", "setup.cfg": "[flake8]\n"}, [])
    assert files("main")[0]["pkg/server.py"] == "new = 1\n"
    assert files("HEAD~1")[0]["pkg/server.py"] == "old = 1\n"
    assert (git(repository, "status", "--porcelain"), (repository / ".git/index").read_bytes()) == before


def test_only_the_current_folder(repository: Path) -> None:
    assert files("main", str(repository / "pkg")) == ({"server.py": "new = 1\n"}, [])


def test_repository_without_a_work_tree(repository: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", "--bare", repository.as_uri(), "bare")
    assert files("v1", str(tmp_path / "bare")) == files("v1")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
def test_repository_of_someone_else(repository: Path) -> None:
    if "*" in git(repository, "config", "--get-all", "safe.directory", check=False, isolated=False):
        pytest.skip("git is told to trust every folder")
    os.chown(repository, 12345, 12345)
    os.chown(repository / ".git", 12345, 12345)
    with pytest.raises(RevisionError, match=r"^detected dubious ownership in repository at "):
        find_revision("main", str(repository))


def test_folder_that_was_renamed(repository: Path) -> None:
    git(repository, "mv", "pkg", "shop")
    commit(repository, {})
    with pytest.raises(RevisionError, match=r"^v1 has no folder shop: it was made or renamed later$"):
        files("v1", str(repository / "shop"))


@pytest.mark.parametrize("name", ["nothing", "--help", "-h", "", "v1:pkg", "HEAD~9"])
def test_names_that_are_no_revisions(repository: Path, name: str) -> None:
    with pytest.raises(RevisionError, match=rf"^{name} is no revision of this repository$"):
        find_revision(name, str(repository))


def test_no_repository(tmp_path: Path) -> None:
    assert find_revision("main", str(tmp_path)) is None


def test_ranges(repository: Path) -> None:
    first = git(repository, "rev-parse", "v1")
    git(repository, "checkout", "--quiet", "-b", "side", "v1")
    commit(repository, {"other.py": ""})
    (repository / "a..b").touch()
    assert split_range("v1..main") == ("v1", "main")
    assert split_range("main..") == ("main", "HEAD")
    assert split_range("..main") == ("HEAD", "main")
    assert split_range("main...side") == (first, "side")
    assert split_range("main...") == (first, "HEAD")
    assert split_range("...main") == (first, "main")
    assert split_range("main") is None
    assert split_range("a..b") is None
    assert split_range("../old") is None
    assert split_range("main..feature/x") == ("main", "feature/x")
    git(repository, "checkout", "--quiet", "--orphan", "alone")
    commit(repository, {})
    with pytest.raises(RevisionError, match=r"^main and alone have no commit in common in this repository$"):
        split_range("main...alone")


def test_shallow_clone_says_so(repository: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", "--depth=1", repository.as_uri(), "shallow")
    with pytest.raises(
        RevisionError, match=r"HEAD~1 is no revision of this repository .it is a shallow clone: git fetch"
    ):
        find_revision("HEAD~1", str(tmp_path / "shallow"))


def test_what_is_not_followed_is_named(repository: Path) -> None:
    git(repository, "submodule", "--quiet", "add", repository.as_uri(), "inner")
    (repository / "real.py").write_text("x = 1\n")
    (repository / "image.py").symlink_to("logo.png")
    for link, target in {
        "link.py": "real.py", "pkg/up.py": "../real.py", "twice.py": "link.py", "out.py": "/etc/passwd",
        "above.py": "../../outside.py", "nowhere.py": "missing.py", "folder.py": "pkg", "round.py": "round.py",
    }.items():  # fmt: skip
        (repository / link).symlink_to(target)
    pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    commit(repository, {"data.json": pointer})
    texts, notes = files("main")
    assert {name: text for name, text in texts.items() if text == "x = 1\n"}.keys() == {
        "link.py", "pkg/up.py", "real.py", "twice.py",
    }  # fmt: skip
    assert sorted(texts.keys() - {"link.py", "pkg/up.py", "real.py", "twice.py"}) == ["pkg/server.py", "setup.cfg"]
    assert notes == [
        "main: submodule not followed: inner",
        "main: links not followed: above.py, folder.py, nowhere.py, out.py, round.py",
        "main: LFS pointer not followed: data.json",
    ]


def test_long_lists_are_cut(repository: Path) -> None:
    for number in range(7):
        (repository / f"link{number}.py").symlink_to("missing.py")
    commit(repository, {})
    assert files("main")[1] == ["main: links not followed: link0.py, link1.py, link2.py, link3.py, link4.py and 2 more"]


def test_limits(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(repository, {"large.py": "x" * 100})
    monkeypatch.setattr(revisions, "MAX_FILE", 50)
    texts, notes = files("main")
    assert "large.py" not in texts
    assert notes == ["main: file left out, more than 0 MB: large.py"]
    monkeypatch.setattr(revisions, "MAX_FILES", 1)
    with pytest.raises(RevisionError, match=r"^main is too large: more than 1 files"):
        files("main")


def test_contents_come_in_batches(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(repository, {f"{number}.py": f"x = {number}\n" for number in range(9)})
    monkeypatch.setattr(revisions, "_BATCH", 20)
    assert {name: text for name, text in files("main")[0].items() if name[0].isdigit()} == {
        f"{number}.py": f"x = {number}\n" for number in range(9)
    }


def test_paths_that_lead_out_are_not_written(repository: Path) -> None:
    # git refuses to add such paths, but not to read a tree that someone else has made
    blob = git(repository, "rev-parse", "main:setup.cfg")
    entry = b"100644 evil.py\0" + bytes.fromhex(blob)
    inner = _object(repository, "tree", entry)
    for name in ("..", ".git", "."):
        tree = _object(repository, "tree", f"40000 {name}\0".encode() + bytes.fromhex(inner))
        made = git(repository, "commit-tree", "-m", "x", tree)
        texts, notes = files(made)
        assert texts == {}
        assert notes == [f"{made}: path not usable here: {name}/evil.py"]


def _object(repository: Path, kind: str, data: bytes) -> str:
    path = repository.parent / "object"
    path.write_bytes(data)
    return git(repository, "hash-object", "-t", kind, "--literally", "-w", str(path))


def test_missing_objects(repository: Path) -> None:
    blob = git(repository, "rev-parse", "main:pkg/server.py")
    (repository / ".git/objects" / blob[:2] / blob[2:]).unlink()
    with pytest.raises(
        RevisionError, match=rf"^main cannot be read, objects are missing or damaged: {blob} is missing$"
    ):
        files("main")


def test_damaged_objects(repository: Path) -> None:
    tree = git(repository, "rev-parse", "main^{tree}")
    path = repository / ".git/objects" / tree[:2] / tree[2:]
    path.chmod(0o644)
    path.write_bytes(b"damaged")
    with pytest.raises(RevisionError, match=r"^main cannot be read, objects are missing or damaged: "):
        files("main")


def test_nothing_that_is_configured_is_run(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(repository, {".gitattributes": "*.py filter=evil diff=evil export-subst\n"})
    git(repository, "config", "uploadpack.allowFilter", "true")
    git(tmp_path, "clone", "--quiet", "--no-checkout", "--filter=blob:none", repository.as_uri(), "partial")
    partial, trace = tmp_path / "partial", tmp_path / "trace"
    script = tmp_path / "script"
    script.write_text(f"#!/bin/sh\ntouch {trace}\n")
    script.chmod(0o755)
    for name in ("core.fsmonitor", "core.pager", "core.sshCommand", "core.editor", "core.askPass", "core.gitProxy",
                 "filter.evil.smudge", "filter.evil.process", "diff.evil.textconv", "diff.external", "alias.cat-file",
                 "alias.rev-parse", "uploadpack.packObjectsHook"):  # fmt: skip
        git(partial, "config", name, str(script))
        git(repository, "config", name, str(script))
    git(partial, "config", "remote.origin.url", f"ext::{script}")
    git(partial, "config", "protocol.ext.allow", "always")
    git(partial, "cat-file", "-p", "main:pkg/server.py", check=False)
    assert trace.exists(), "git itself runs what a partial clone names as its remote"
    trace.unlink()
    assert files("main", str(repository))[0]["pkg/server.py"] == "new = 1\n"
    with pytest.raises(RevisionError, match=r"^main cannot be read, objects are missing or damaged: "):
        files("main", str(partial))
    # a hook runs with these set
    monkeypatch.setenv("GIT_DIR", str(partial / ".git"))
    monkeypatch.setenv("GIT_EXTERNAL_DIFF", str(script))
    monkeypatch.setenv("GIT_CONFIG_COUNT", "1")
    monkeypatch.setenv("GIT_CONFIG_KEY_0", "core.fsmonitor")
    monkeypatch.setenv("GIT_CONFIG_VALUE_0", str(script))
    assert files("main", str(repository))[0]["pkg/server.py"] == "new = 1\n"
    assert not trace.exists()


def test_without_git(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(repository))
    with pytest.raises(RevisionError, match=r"^git is not installed$"):
        find_revision("main")


def test_git_that_cannot_be_run(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (repository / "git").write_bytes(b"\x7fELF")
    (repository / "git").chmod(0o755)
    monkeypatch.setenv("PATH", str(repository))
    with pytest.raises(RevisionError, match=r"^git cannot be run: "):
        find_revision("main")


@pytest.mark.parametrize(
    ("output", "reason"),
    [("echo 'fatal: x' >&2", "x"), ("echo hint >&2", "hint"), ("", "git rev-parse ended with 3")],
)
def test_reasons(repository: Path, monkeypatch: pytest.MonkeyPatch, output: str, reason: str) -> None:
    (repository / "git").write_text(f"#!/bin/sh\n{output}\nexit 3\n")
    (repository / "git").chmod(0o755)
    monkeypatch.setenv("PATH", os.pathsep.join([str(repository), "/usr/bin", "/bin"]))
    with pytest.raises(_git.GitError, match=rf"^{reason}$"):
        _git.run_git(["rev-parse"], ".")


def test_shallowness_that_git_does_not_tell(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (repository / "git").write_text("#!/bin/sh\nexit 3\n")
    (repository / "git").chmod(0o755)
    monkeypatch.setenv("PATH", os.pathsep.join([str(repository), "/usr/bin", "/bin"]))
    with pytest.raises(RevisionError, match=r"^main and HEAD have no commit in common|^main is no revision"):
        split_range("main...")


@pytest.mark.usefixtures("repository")
def test_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(revisions, "_extract", refuse)
    with pytest.raises(RevisionError, match=r"^main cannot be unpacked: No space left on device$"):
        files("main")
