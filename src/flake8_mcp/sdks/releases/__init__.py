"""Which SDK release a file is written for, and which one it runs on."""

from __future__ import annotations

import sys
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Release, Sdk

from ._known import DISTRIBUTIONS, KNOWN, NEWEST, RECORDED, profile_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from flake8_mcp.settings import Settings
    from flake8_mcp.syntax.project import Project

    from ._decisions import Candidates

_WORKSPACE_LEVELS = 6


@dataclass(frozen=True, slots=True)
class Releases:
    """The releases that the files of a run are written for and run on.

    Project files are read on the first question about their folder, once per process. `installed` are the folders that
    distributions are installed in, None for those of this interpreter.
    """

    project: Project
    settings: Settings
    installed: tuple[str, ...] | None = None

    def sdk_for(self, shown: str | None, path: str, evidence: Callable[[], frozenset[str]] = frozenset) -> Sdk:
        """The SDK of something in a file that is written for `shown`.

        `shown` is a profile, mcp or fm where the major is not told, or None. What the file runs on decides where the
        source does not tell the major, and gives the release where it agrees with it; otherwise the newest recorded
        release of the major is assumed. `evidence` gives the profiles whose API the file uses: it is asked where no
        pin and no project file tells the major.
        """
        shown = shown or self._family(path)
        if shown is None or shown == "literal":
            return Sdk(shown or "unknown")
        family = shown.rstrip("1234")
        runs_on = self.runs_on(DISTRIBUTIONS[family], path)
        if shown == family:
            shown = self._major(family, runs_on, evidence)
            if shown is None:
                assert runs_on is not None
                reason = f"sdk release not recorded: {runs_on.pin}"
                return Sdk("unknown", runs_on.pin, runs_on.source, runs_on.found, runs_on, reason)
        if runs_on is not None and profile_of(runs_on.distribution, runs_on.version) == shown:
            return Sdk(shown, runs_on.pin, runs_on.source, runs_on.found, runs_on)
        return Sdk(shown, f"{DISTRIBUTIONS[family]}=={RECORDED[shown]}", "assumed", None, runs_on)

    def _family(self, path: str) -> str | None:
        """The SDK that the project of a file asks for by itself, else the only one that is pinned."""
        from ._decisions import asked_family

        pinned = [family for family, distribution in DISTRIBUTIONS.items() if distribution in self.settings.pins]
        return asked_family(self._chain(path)) or (pinned[0] if len(pinned) == 1 else None)

    def _major(self, family: str, runs_on: Release | None, evidence: Callable[[], frozenset[str]]) -> str | None:
        if runs_on is None or runs_on.source == "installed":
            used = max((each for each in evidence() if each.startswith(family)), default=None)
            if used is not None:
                return used
        return NEWEST[family] if runs_on is None else profile_of(runs_on.distribution, runs_on.version)

    def runs_on(self, distribution: str, path: str) -> Release | None:
        """The release of mcp, fastmcp, pydantic or python that was found for a file; None if nothing was."""
        pinned = self.settings.pins.get(distribution)
        if pinned is not None:
            return Release(distribution, pinned, "option")
        found = self._decided(path).get(distribution)
        if found is None:
            return None
        where = None if found.path is None else self.project.display(found.path)
        if where is not None and found.line is not None:
            where = f"{where}:{found.line}"
        return Release(distribution, found.versions[0], found.source, found.requirement, where)

    def pydantic_release(self, path: str) -> Release:
        """The release of pydantic: what was found for a file, else the newest known."""
        return self.runs_on("pydantic", path) or Release("pydantic", KNOWN["pydantic"].rpartition(" ")[2], "assumed")

    def pythons(self, path: str) -> tuple[str, ...]:
        """The releases of Python that a file may run on, such as `3.12` or `3.12.4`; empty if nothing tells.

        A pin or a chosen Python is one; of a range every feature release counts that it allows.
        """
        pinned = self.settings.pins.get("python")
        if pinned is not None:
            return (pinned,)
        found = self._decided(path).get("python")
        return found.versions if found is not None else ()

    def _decided(self, path: str) -> Mapping[str, Candidates]:
        from ._decisions import decide

        installed = tuple(sys.path) if self.installed is None else self.installed
        return decide(self._chain(path), tuple(sorted(self.settings.pins.items())), installed)

    def problems(self, path: str) -> tuple[tuple[str, str], ...]:
        """The project files that count for a file and that could not be read, or only in part: path and reason."""
        from ._folders import folder_at

        found = [each for folder in self._chain(path) for each in folder_at(folder).problems]
        return tuple((self.project.display(name), reason) for name, reason in found)

    def _chain(self, path: str) -> tuple[str, ...]:
        """The folders whose project files count for a file, nearest first: up to its root, then a workspace's."""
        return _telling(self.project.folders(path))


@lru_cache(maxsize=512)
def _telling(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the folders, the last of which is a root, whose project files tell something, and a workspace's."""
    from ._folders import folder_at

    return (*(each for each in folders if folder_at(each).tells), *_workspaces(folders[-1]))


@lru_cache(maxsize=64)
def _workspaces(root: str) -> tuple[str, ...]:
    return tuple(map(str, _workspace(Path(root))))


def _workspace(root: Path) -> Iterator[Path]:
    """The root of the uv workspace that a project is a member of."""
    from ._folders import workspace_members

    for above in root.parents[:_WORKSPACE_LEVELS]:
        if (above / "uv.lock").is_file():
            patterns = workspace_members(str(above))
            name = root.relative_to(above).as_posix()
            if patterns is not None and _matches(name, patterns[0]) and not _matches(name, patterns[1]):
                yield above
            return


def _matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, each.removeprefix("./").rstrip("/")) for each in patterns)


__all__ = ["DISTRIBUTIONS", "NEWEST", "RECORDED", "Releases", "profile_of"]
