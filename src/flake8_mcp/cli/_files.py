"""Which files a command looks at, and their bytes."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass

from ._failure import Failure
from ._flake8 import expand

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

STDIN = "-"


@dataclass(frozen=True, slots=True, order=True)
class File:
    """A file to look at.

    `path` is shown as flake8 shows it, `given` is the folder below which other modules are looked for where no project
    file says so. `data` are its bytes if it was read from standard input.
    """

    path: str
    given: str
    data: bytes | None = None

    @property
    def identity(self) -> str:
        """What tells it from other files, whatever path leads to it."""
        return os.path.realpath(self.path)

    @property
    def target(self) -> str:
        """The path of what a link leads to, where that lies below the current folder: git does not patch links."""
        if self.data is not None or not Path(self.identity).is_relative_to(os.path.realpath(".")):
            return self.path
        return os.path.relpath(self.identity, os.path.realpath("."))

    def read(self) -> bytes:
        """Its bytes. Raises OSError."""
        if self.data is not None:
            return self.data
        with open(self.path, "rb", opener=_open_regular) as file:
            return file.read()


def replace_bytes(path: str, before: bytes, after: bytes) -> None:
    """Give a file other contents, all or nothing: its mode stays, its owner if that is allowed, and a link to it.

    Raises OSError, also if it does not hold `before` any more.
    """
    target = os.path.realpath(path)
    with open(target, "rb", opener=_open_regular) as file:
        status = os.fstat(file.fileno())
        if file.read() != before:
            raise OSError(None, "it was changed meanwhile")
    if not os.access(target, os.W_OK):
        raise OSError(None, "it is not writable")
    _put(target, after, status)


def write_bytes(path: str, data: bytes) -> bool:
    """Give a file its contents, all or nothing, and make it if there is none; false if it has them already.

    Raises OSError.
    """
    target = os.path.realpath(path)
    if os.path.lexists(target):
        with open(target, "rb", opener=_open_regular) as file:
            before = file.read()
        if before != data:
            replace_bytes(path, before, data)
        return before != data
    Path(target).parent.mkdir(parents=True, exist_ok=True)
    _put(target, data, None)
    return True


def _put(target: str, data: bytes, status: os.stat_result | None) -> None:
    """Write beside a file and move it into its place, with the owner and the mode that it had, if there was one."""
    name = Path(target)
    temporary = name.with_name(f".{name.name}.{secrets.token_hex(8)}")
    mode = 0o666 if status is None else 0o600  # nobody else reads it before it has the mode of the file
    try:
        with open(temporary, "xb", opener=lambda path, flags: os.open(path, flags, mode)) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if status is not None:
            if hasattr(os, "chown"):  # not on Windows
                with contextlib.suppress(PermissionError):
                    os.chown(temporary, status.st_uid, status.st_gid)
            temporary.chmod(stat.S_IMODE(status.st_mode))
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def find_files(paths: Sequence[str], options: argparse.Namespace) -> tuple[File, ...]:
    """The files below the paths that flake8 would check, each once, sorted; virtual environments are left out.

    Nothing if every file that is named is excluded. Raises Failure if there is none.
    """
    for path in paths:
        if path != STDIN and not os.path.lexists(path):
            raise Failure(f"{path} does not exist")
    found: dict[str, File] = {}
    for path in paths:
        # a link beside the file that it leads to is not looked at
        for file in sorted(_below(path, options), key=lambda each: (Path(each.path).is_symlink(), each)):
            found.setdefault(file.identity, file)
    if not found and not all(path == STDIN or Path(path).is_file() for path in paths):
        excluded = any(file for path in paths for file in expand([path], options, excluding=False))
        reason = "every Python file is excluded" if excluded else "no Python file was found"
        raise Failure(f"{reason} in {', '.join(paths)}")
    return tuple(sorted(found.values()))


def _below(path: str, options: argparse.Namespace) -> Iterator[File]:
    given = _given(path)
    environments: dict[Path, bool] = {Path(path): False}
    for each in expand([path], options):
        if each == STDIN:
            yield File(options.stdin_display_name, ".", sys.stdin.buffer.read())
        elif each == path or not _in_environment(Path(each).parent, environments):
            yield File(each, given)


def _given(path: str) -> str:
    """The current folder, as for flake8, unless the path lies outside."""
    if Path(os.path.realpath(path)).is_relative_to(os.path.realpath(".")):
        return "."
    return path if Path(path).is_dir() else str(Path(path).parent)


def _in_environment(folder: Path, known: dict[Path, bool]) -> bool:
    """Whether a folder is, or lies in, a virtual environment (PEP 405), as far as it is not known."""
    if folder not in known:
        known[folder] = (folder / "pyvenv.cfg").exists() or _in_environment(folder.parent, known)
    return known[folder]


def _open_regular(path: str, flags: int) -> int:
    """Open a file, but not a pipe or a device, which may have no end."""
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(None, "it is not a regular file")
    return descriptor
