"""What the project files of one folder say, read once per process."""

from __future__ import annotations

import re
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from flake8_mcp.lazy_dataclass import dataclass

from ._files import UnusableFileError, read
from ._locks import LOCK, Exact, locked
from ._manifests import (
    from_metadata,
    from_pyproject,
    from_requirements,
    from_setup_cfg,
    from_setup_py,
    workspace_of,
)
from ._requirements import GROUP, PROJECT, Requirement

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from ._files import TextFile
    from ._manifests import Found

T = TypeVar("T")

_LOCK_ORDER = ("uv.lock", "poetry.lock", "pdm.lock", "pylock.toml")
_REQUIREMENTS = re.compile(r"requirements.*\.txt")
# Far more than anyone writes: what they allow together takes quadratic time.
_MAX_REQUIREMENTS = 64
# `3.12`, `3.12.4`, and as uv and pyenv write it: `cpython@3.12`, `cpython-3.12.4-linux-x86_64-gnu`
_PYTHON = re.compile(r"(?:cpython[@-]|python-?)?(\d+\.\d+(?:\.\d+)?)(?![\d.])")


@dataclass(frozen=True, slots=True)
class Folder:
    """The versions that lock files name, the requirements, the chosen Python, and what could not be read and why.

    `installed` is true for a folder into which several distributions are installed.
    """

    locked: Mapping[str, Exact]
    requirements: tuple[Requirement, ...]
    python: Exact | None
    installed: bool
    problems: tuple[tuple[str, str], ...]

    @property
    def tells(self) -> bool:
        """Whether its files say anything."""
        return bool(self.locked or self.requirements or self.python or self.installed or self.problems)


@lru_cache(maxsize=512)
def folder_at(path: str) -> Folder:
    """What the files directly in a folder say."""
    folder = Path(path)
    names = _names(folder)
    problems: list[tuple[str, str]] = []
    versions: dict[str, Exact] = {}
    for name in sorted(filter(LOCK.fullmatch, names), key=_lock_rank):
        versions = {**dict(_taken(folder / name, _locked, problems)), **versions}
    requirements: list[Requirement] = []
    infos = [name for name in names if name.endswith(".dist-info")]
    for file, reader in _manifests(folder, names, infos):
        for each in _taken(file, reader, problems):
            if isinstance(each, Requirement):
                requirements.append(each)
            else:
                problems.append((str(file), each))
    if len(requirements) > _MAX_REQUIREMENTS:
        problems.append((path, f"its files ask for the SDK more than {_MAX_REQUIREMENTS} times"))
        del requirements[_MAX_REQUIREMENTS:]
    python = next(iter(_taken(folder / ".python-version", _chosen, problems)), None)
    return Folder(versions, tuple(requirements), python, len(infos) > 1, tuple(problems))


@lru_cache(maxsize=64)
def workspace_members(path: str) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The patterns of the members of the uv workspace whose root a folder is, and of what it excludes."""
    found = _taken(Path(path, "pyproject.toml"), lambda file: [workspace_of(file)], [])
    return found[0] if found else None


def _names(folder: Path) -> list[str]:
    try:
        return sorted(each.name for each in folder.iterdir())
    except OSError:
        return []


def _lock_rank(name: str) -> tuple[int, str]:
    return (_LOCK_ORDER.index(name) if name in _LOCK_ORDER else len(_LOCK_ORDER), name)


def _manifests(
    folder: Path, names: list[str], infos: list[str]
) -> Iterator[tuple[Path, Callable[[TextFile], Iterable[Found]]]]:
    yield folder / "pyproject.toml", from_pyproject
    yield folder / "setup.cfg", from_setup_cfg
    yield folder / "setup.py", from_setup_py
    for name in sorted(filter(_REQUIREMENTS.fullmatch, names), key=lambda name: (name != "requirements.txt", name)):
        level = PROJECT if name == "requirements.txt" else GROUP
        yield folder / name, partial(from_requirements, level=level)
    if len(infos) == 1:
        yield folder / infos[0] / "METADATA", from_metadata


def _taken(path: Path, reader: Callable[[TextFile], Iterable[T]], problems: list[tuple[str, str]]) -> list[T]:
    """What a reader takes from a file; nothing if there is no such file or it cannot be used, which is a problem."""
    if not path.is_file():
        return []
    try:
        return list(islice(reader(read(path)), _MAX_REQUIREMENTS + 1))
    except UnusableFileError as problem:
        problems.append((str(path), str(problem)))
        return []


def _locked(file: TextFile) -> Iterable[tuple[str, Exact]]:
    return locked(file).items()


def _chosen(file: TextFile) -> Iterator[Exact]:
    """The Python of a `.python-version`: the first of its lines, which pyenv takes by default."""
    for line in file.text.splitlines():
        text = line.partition("#")[0].strip()
        if text:
            match = _PYTHON.match(text)
            if match is not None:
                yield Exact(match[1], file.path, file.line_of(line))
            return
