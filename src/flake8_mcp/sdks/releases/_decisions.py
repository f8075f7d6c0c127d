"""Which releases a project runs on: pins, else lock files, else ranges, else what is installed."""

from __future__ import annotations

import importlib.metadata
from dataclasses import replace
from email.parser import HeaderParser
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from packaging.version import InvalidVersion, Version

from flake8_mcp.lazy_dataclass import dataclass

from ._folders import folder_at
from ._known import BELOW, KNOWN, RECORDED, profile_of
from ._requirements import PROJECT, Requirement, admitted, environments

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ._folders import Folder

SOURCES = ("option", "lock", "range", "installed", "assumed")


@dataclass(frozen=True, slots=True)
class Candidates:
    """The releases of one distribution that the strongest source allows, newest first.

    `requirement` is the text of a range; `path` and `line` say where it or the lock's entry stands.
    """

    versions: tuple[str, ...]
    source: str
    requirement: str | None = None
    path: str | None = None
    line: int | None = None
    level: int = PROJECT

    @property
    def strength(self) -> tuple[int, int]:
        """The smaller, the stronger the evidence."""
        return SOURCES.index(self.source), self.level


@lru_cache(maxsize=512)
def decide(
    chain: tuple[str, ...], pins: tuple[tuple[str, str], ...], installed: tuple[str, ...]
) -> Mapping[str, Candidates]:
    """What a file runs on, by distribution and python; what is not known is left out.

    `chain` are the folders whose project files count, nearest first; `installed` the folders that distributions are
    installed in.
    """
    folders = [folder_at(each) for each in chain]
    own = next(((path,) for path, folder in zip(chain, folders, strict=True) if folder.installed), installed)
    found = {name: Candidates((version,), "option") for name, version in pins}
    python = found.get("python") or _chosen_python(folders)
    for distribution in KNOWN:
        if distribution not in found:
            candidates = (
                _locked(distribution, folders)
                or _required(distribution, folders, python)
                or _installed(distribution, own)
            )
            if candidates is not None:
                found[distribution] = candidates
    python = python or _allowed_pythons(folders)
    if python is not None:
        found["python"] = python
    return MappingProxyType(_fitted(found))


@lru_cache(maxsize=512)
def asked_family(chain: tuple[str, ...]) -> str | None:
    """The SDK that the nearest project file asks for: fastmcp before the official one, which it is built on."""
    asked = [
        (index, each.level, each.distribution)
        for index, path in enumerate(chain)
        for each in folder_at(path).requirements
        if each.distribution in {"mcp", "fastmcp"}
    ]
    return ("fm" if min(asked)[2] == "fastmcp" else "mcp") if asked else None


def _chosen_python(folders: Iterable[Folder]) -> Candidates | None:
    chosen = next((folder.python for folder in folders if folder.python is not None), None)
    return Candidates((chosen.version,), "lock", None, chosen.path, chosen.line) if chosen is not None else None


def _allowed_pythons(folders: Iterable[Folder]) -> Candidates | None:
    """Every feature release of Python that the range of the nearest project allows, oldest first."""
    wanted = next(iter(_nearest("python", folders)), None)
    allowed = wanted.pythons() if wanted is not None else ()
    return (
        Candidates(allowed, "range", wanted.text, wanted.path, wanted.line) if wanted is not None and allowed else None
    )


def _locked(distribution: str, folders: Iterable[Folder]) -> Candidates | None:
    lock = next((folder.locked[distribution] for folder in folders if distribution in folder.locked), None)
    return Candidates((lock.version,), "lock", None, lock.path, lock.line) if lock is not None else None


def _nearest(distribution: str, folders: Iterable[Folder]) -> list[Requirement]:
    """The requirements on a distribution in the nearest folder that has any."""
    for folder in folders:
        found = [each for each in folder.requirements if each.distribution == distribution]
        if found:
            return found
    return []


def _required(distribution: str, folders: Sequence[Folder], python: Candidates | None) -> Candidates | None:
    """The newest release that the ranges allow.

    Those of the project itself count together, else any of its extras, else any of its groups.
    """
    asked = _nearest(distribution, folders)
    places: tuple[Mapping[str, str], ...] = ()
    if any(each.marker is not None for each in asked):
        ranges = _nearest("python", folders)
        places = environments(python.versions[0] if python is not None else None, ranges[0] if ranges else None)
    holding = [(each, holds) for each in asked if (holds := each.holds_in(places)) is not False]
    for level in sorted({each.level for each, _ in holding}):
        here = [each for each, _ in holding if each.level == level]
        surely = [each for each, holds in holding if level == PROJECT == each.level and holds]
        found = _together(surely) if surely else max(map(_alone, here), key=_newest)
        if found is not None and found.versions:
            return found
    return None


def _alone(requirement: Requirement) -> Candidates:
    versions = tuple(map(str, admitted([requirement])))
    return Candidates(versions, "range", requirement.text, requirement.path, requirement.line, requirement.level)


def _newest(candidates: Candidates) -> Version:
    return Version(candidates.versions[0]) if candidates.versions else Version("0")


def _together(requirements: Sequence[Requirement]) -> Candidates | None:
    """What all requirements allow, under the one that narrowed it last; one that leaves nothing is left out."""
    kept: list[Requirement] = []
    decided: Candidates | None = None
    for each in requirements:
        versions = tuple(map(str, admitted([*kept, each])))
        if not versions:
            continue
        kept.append(each)
        if decided is not None and decided.versions[0] == versions[0]:
            decided = replace(decided, versions=versions)
        else:
            decided = replace(_alone(each), versions=versions)
    return decided


def _installed(distribution: str, folders: tuple[str, ...]) -> Candidates | None:
    """The installed release, from its metadata. Pydantic's would be that of the linter, not of the server."""
    if distribution == "pydantic":
        return None
    for each in importlib.metadata.distributions(name=distribution, path=list(folders)):
        try:
            version = str(Version(HeaderParser().parsestr(each.read_text("METADATA") or "").get("Version", "")))
        except (InvalidVersion, UnicodeDecodeError):
            continue
        return Candidates((version,), "installed")
    return None


def _fitted(found: dict[str, Candidates]) -> dict[str, Candidates]:
    """The same with a fastmcp and an official SDK that fit each other: the stronger evidence narrows the weaker."""
    fastmcp = found.get("fastmcp")
    mcp = found.get("mcp")
    if fastmcp is None:
        return found
    if mcp is not None and mcp.strength <= fastmcp.strength:
        majors = {profile_of("mcp", each) for each in mcp.versions}
        fitting = tuple(each for each in fastmcp.versions if _below(each) in majors)
        fastmcp = replace(fastmcp, versions=fitting or fastmcp.versions)
    below = _below(fastmcp.versions[0])
    if below is not None and (mcp is None or fastmcp.strength <= mcp.strength):
        fitting = tuple(each for each in (mcp.versions if mcp is not None else ()) if profile_of("mcp", each) == below)
        base = mcp if mcp is not None and fitting else fastmcp
        mcp = replace(base, versions=fitting or (RECORDED[below],))
    return found | {"fastmcp": fastmcp} | ({"mcp": mcp} if mcp is not None else {})


def _below(fastmcp: str) -> str | None:
    return BELOW.get(profile_of("fastmcp", fastmcp) or "")
