"""The files of a git revision, read from its objects: neither the work tree nor the index is touched or looked at."""

from __future__ import annotations

import os
import tempfile
from collections import deque
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ._git import GitError, run_git

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

# What an analysis reads: code, project files, and data that code loads from beside itself.
_SUFFIXES = frozenset(
    {".cfg", ".in", ".ini", ".json", ".lock", ".md", ".py", ".pyi", ".rst", ".toml", ".txt", ".yaml", ".yml"}
)
_NAMES = frozenset({".flake8", ".python-version", "METADATA"})
MAX_FILE = 4_000_000
MAX_FILES = 200_000
MAX_BYTES = 1_000_000_000
_BATCH = 8_000_000
_MAX_LINKS = 10
# git-lfs: docs/spec.md, "The Pointer"
_POINTER = b"version https://git-lfs.github.com/spec/"
_SHOWN = 5
_PARTS: Mapping[bytes, str] = MappingProxyType({b"tree": "folder", b"blob": "file"})


class RevisionError(ValueError):
    """A revision or its files cannot be had; the message is one line for the user."""


@dataclass(frozen=True, slots=True)
class Revision:
    """A commit: as it was named, its full name, and the folder from which it was asked for, below the top."""

    name: str
    commit: str
    prefix: str


@dataclass(slots=True)
class Extracted:
    """Where the files of a revision lie, the folder in them that was asked for, and what was left out and why."""

    top: Path
    folder: Path
    notes: list[str] = field(default_factory=list)


class _Blob(NamedTuple):
    mode: str
    name: str
    path: str

    @property
    def is_link(self) -> bool:
        return self.mode == "120000"


def split_range(operand: str, folder: str = ".") -> tuple[str, str] | None:
    """Both ends of `A..B`; of `A...B` the commit that both come from, and B. None if it is no range.

    An end that is not written is HEAD. Raises RevisionError.
    """
    if os.path.lexists(Path(folder, operand)) or ".." in operand.split("/"):  # a path, be it there or not
        return None
    old, dots, new = operand.partition("..")
    if not dots:
        return None
    if not new.startswith("."):
        return old or "HEAD", new or "HEAD"
    old, new = old or "HEAD", new[1:] or "HEAD"
    if _prefix(folder) is None:
        return old, new
    ends = [_commit(each, folder) for each in (old, new)]
    try:
        base = run_git(["merge-base", *ends], folder).decode().strip()
    except GitError:
        raise RevisionError(f"{old} and {new} have no commit in common in this repository{_shallow(folder)}") from None
    return base, new


def find_revision(name: str, folder: str = ".") -> Revision | None:
    """The commit that a name stands for in the repository around a folder; None if the folder lies in none.

    Raises RevisionError.
    """
    prefix = _prefix(folder)
    return None if prefix is None else Revision(name, _commit(name, folder), prefix)


def _prefix(folder: str) -> str | None:
    """Where a folder lies in the repository around it; None if it lies in none. Raises RevisionError."""
    try:
        bare = run_git(["rev-parse", "--is-inside-work-tree"], folder).strip() != b"true"
        prefix = b"" if bare else run_git(["rev-parse", "--show-prefix"], folder)
    except GitError as problem:
        if "not a git repository" in str(problem):
            return None
        raise RevisionError(str(problem)) from None
    return os.fsdecode(prefix).rstrip("\n").rstrip("/")


@contextmanager
def extracted(revision: Revision, folder: str = ".") -> Iterator[Extracted]:
    """The files of a revision in a folder that exists for as long as the context. Raises RevisionError."""
    with tempfile.TemporaryDirectory(prefix="flake8-mcp-", ignore_cleanup_errors=True) as temporary:
        # real, so that paths are told to lie in it; an empty `.git` ends the search for the root of a project
        top = Path(os.path.realpath(temporary), "tree")
        (top / ".git").mkdir(parents=True)
        result = Extracted(top, top / revision.prefix)
        try:
            _extract(revision, folder, result)
        except GitError as problem:
            raise RevisionError(
                f"{revision.name} cannot be read, objects are missing or damaged: {problem}{_shallow(folder)}"
            ) from None
        except OSError as problem:
            raise RevisionError(f"{revision.name} cannot be unpacked: {problem.strerror}") from None
        if not result.folder.is_dir():
            raise RevisionError(
                f"{revision.name} has no folder {revision.prefix}: compare at the top of the repository, "
                "where folders may have other names"
            )
        yield result


def _commit(name: str, folder: str) -> str:
    try:
        # --end-of-options: a name may start with a dash
        found = run_git(["rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}"], folder)
    except GitError:
        raise RevisionError(_why_no_commit(name, folder)) from None
    return found.decode().strip()


def _why_no_commit(name: str, folder: str) -> str:
    try:
        found = run_git(["rev-parse", "--verify", "--quiet", "--end-of-options", name], folder).decode().strip()
    except GitError:
        return f"{name} is no revision of this repository{_shallow(folder)}"
    try:
        kind = run_git(["cat-file", "-t", found], folder).strip()
    except GitError:
        if found == name:  # git takes every full name for one, be it there or not
            return f"{name} is no revision of this repository{_shallow(folder)}"
        kind = b""
    if kind in _PARTS:
        return f"{name} is a {_PARTS[kind]}, not a revision: name the revision, and compare in that folder"
    return f"{name} cannot be read, objects are missing or damaged: {found}{_shallow(folder)}"


def _shallow(folder: str) -> str:
    """What to add to a message if a repository has only the newest commits."""
    try:
        shallow = run_git(["rev-parse", "--is-shallow-repository"], folder).strip() == b"true"
    except GitError:
        return ""
    return " (it is a shallow clone: git fetch --unshallow brings the rest)" if shallow else ""


def _extract(revision: Revision, folder: str, result: Extracted) -> None:
    blobs, submodules = _listed(revision, folder)
    result.notes += _named(revision, "submodule", submodules, "not followed")
    result.notes += _named(
        revision, "path", (each.path for each in blobs if not _is_safe(each.path)), "not usable here"
    )
    tree = {each.path: each for each in blobs if _is_safe(each.path)}
    wanted = [each for each in tree.values() if each.is_link or _is_wanted(each.path)]
    sizes = _sizes(wanted, folder)
    large = [each.path for each in wanted if sizes[each.name] > MAX_FILE]
    result.notes += _named(revision, "file", large, f"left out, more than {MAX_FILE // 10**6} MB")
    small = [each for each in wanted if sizes[each.name] <= MAX_FILE]
    if len(small) > MAX_FILES or sum(sizes[each.name] for each in small) > MAX_BYTES:
        raise RevisionError(f"{revision.name} is too large: more than {MAX_FILES} files, or {MAX_BYTES // 10**6} MB")
    for each in tree.values():  # also those without a file to read: an import looks for folders
        (result.top / each.path).parent.mkdir(parents=True, exist_ok=True)
    links, astray = _links(small, tree, sizes, folder)
    paths: dict[str, list[str]] = {}
    for each in small:
        if not each.is_link:
            paths.setdefault(each.name, []).append(each.path)
    result.notes += _named(revision, "link", astray, "not followed")
    pointers: list[str] = []
    for name, content in _contents(paths, sizes, folder):
        if content.startswith(_POINTER):
            pointers += paths[name]
            continue
        for path in paths[name]:
            (result.top / path).write_bytes(content)
    for path, target in links.items():
        _link(result.top / path, result.top / target)
    result.notes += _named(revision, "LFS pointer", pointers, "not followed")


def _links(
    small: Iterable[_Blob], tree: Mapping[str, _Blob], sizes: Mapping[str, int], folder: str
) -> tuple[Mapping[str, str], list[str]]:
    """The paths of links with those of the files that they lead to, and the links that lead to no file."""
    links = [each for each in small if each.is_link]
    targets = {name: os.fsdecode(content) for name, content in _contents({each.name for each in links}, sizes, folder)}
    found: dict[str, str] = {}
    astray: list[str] = []
    for each in links:
        blob = _target(each, tree, targets)
        if blob is None:
            astray.append(each.path)
        else:
            found[each.path] = blob.path
    return found, astray


def _link(path: Path, target: Path) -> None:
    """Make a link to a file, if that was written: a file that is reached on two ways is analysed once."""
    if not target.exists():
        return
    try:
        path.symlink_to(os.path.relpath(target, path.parent))
    except OSError:  # pragma: no cover - Windows wants a privilege for links
        path.write_bytes(target.read_bytes())


def _listed(revision: Revision, folder: str) -> tuple[list[_Blob], list[str]]:
    """The files and links of a revision, and the paths of its submodules."""
    blobs: list[_Blob] = []
    submodules: list[str] = []
    for entry in run_git(["ls-tree", "-r", "-z", "--full-tree", revision.commit], folder).split(b"\0")[:-1]:
        head, _, path = entry.partition(b"\t")
        mode, kind, name = head.decode().split(" ")
        if kind == "commit":
            submodules.append(os.fsdecode(path))
        else:
            blobs.append(_Blob(mode, name, os.fsdecode(path)))
    return blobs, submodules


def _is_safe(path: str) -> bool:
    """Whether a path stays in the folder that it is written to, on any system, and out of `.git`."""
    parts = path.split("/")
    if os.name == "nt" and any(each in path for each in '\\:*?"<>|'):  # pragma: no cover - Windows
        return False
    return all(each not in {"", ".", ".."} for each in parts) and parts[0].lower() != ".git" and "\0" not in path


def _is_wanted(path: str) -> bool:
    name = PurePosixPath(path)
    return name.suffix in _SUFFIXES or name.name in _NAMES


def _sizes(blobs: Iterable[_Blob], folder: str) -> Mapping[str, int]:
    """The sizes of blobs by their names. Raises GitError for one that is not there."""
    names = list(dict.fromkeys(each.name for each in blobs))
    answer = run_git(["cat-file", "--batch-check"], folder, _lines(names)).decode().splitlines()
    sizes: dict[str, int] = {}
    for line in answer:
        name, *rest = line.split(" ")
        if rest[0] != "blob":
            raise GitError(f"{name} is {rest[0]}")
        sizes[name] = int(rest[1])
    return sizes


def _contents(names: Iterable[str], sizes: Mapping[str, int], folder: str) -> Iterator[tuple[str, bytes]]:
    """Blobs with their contents, a few at a time."""
    waiting = deque(sorted(names))
    while waiting:
        batch = [waiting.popleft()]
        while waiting and sum(sizes[each] for each in batch) < _BATCH:
            batch.append(waiting.popleft())
        answer = run_git(["cat-file", "--batch"], folder, _lines(batch))
        position = 0
        for name in batch:
            start = answer.index(b"\n", position) + 1
            yield name, answer[start : start + sizes[name]]
            position = start + sizes[name] + 1


def _lines(names: Iterable[str]) -> bytes:
    return "".join(f"{each}\n" for each in names).encode()


def _target(link: _Blob, tree: Mapping[str, _Blob], targets: Mapping[str, str]) -> _Blob | None:
    """The file of the revision that a link leads to; None if it leads out of it, to a folder, or nowhere."""
    current: _Blob | None = link
    for _ in range(_MAX_LINKS):
        if current is None or not current.is_link:
            return current
        target = targets.get(current.name, "/")
        path = os.path.normpath(PurePosixPath(current.path).parent / target).replace(os.sep, "/")
        current = tree.get(path)
    return None


def _named(revision: Revision, noun: str, paths: Iterable[str], fate: str) -> Iterator[str]:
    """What is said of paths that are left out."""
    shown = sorted(paths)
    if not shown:
        return
    names = ", ".join(shown[:_SHOWN]) + (f" and {len(shown) - _SHOWN} more" if len(shown) > _SHOWN else "")
    yield f"{revision.name}: {noun if len(shown) == 1 else f'{noun}s'} {fate}: {names}"
