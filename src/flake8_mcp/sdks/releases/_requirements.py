"""Requirements on the distributions that matter, and the releases that they admit."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING

from packaging.markers import Marker, UndefinedComparison, UndefinedEnvironmentName
from packaging.requirements import Requirement as PackagingRequirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

from flake8_mcp.lazy_dataclass import dataclass

from ._known import KNOWN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

# fastmcp 3.4 and later: fastmcp is an empty shell around fastmcp-slim of the same version.
OURS = MappingProxyType({"mcp": "mcp", "fastmcp": "fastmcp", "fastmcp-slim": "fastmcp", "pydantic": "pydantic"})
# Levels of a requirement: what the project itself needs, its extras, its groups and other requirement files.
PROJECT, EXTRA, GROUP = range(3)

_NAME = re.compile(r"\s*([A-Za-z0-9][A-Za-z0-9._-]*)")
_MAX_LENGTH = 1_000
_LOWER_BOUNDS = frozenset({">=", ">", "~=", "==", "==="})
_POETRY_PART = re.compile(r"\s*,?\s*(\^|~=|~|===|==|=|!=|>=|<=|>|<)?\s*v?([0-9][0-9A-Za-z.+*-]*|\*)")
_PYTHONS = tuple(f"3.{minor}" for minor in range(8, 16))
_PATCHES = (0, 99)
# Variables that the environments do not fix: a marker with one of them may hold or not.
_OTHERS = ("platform_machine", "platform_release", "platform_version", "implementation", "extra")


class UnreadableRequirementError(ValueError):
    """A requirement on a distribution that matters, or on Python, that cannot be read; the message is one line."""


@dataclass(frozen=True, slots=True)
class Requirement:
    """What a project file asks of one distribution, or of python.

    `text` is the requirement without its marker; each of the alternatives is a range. `sure` is false if a condition
    other than the marker decides whether it holds.
    """

    distribution: str
    text: str
    alternatives: tuple[SpecifierSet, ...]
    marker: Marker | None = None
    sure: bool = True
    level: int = PROJECT
    path: str = ""
    line: int | None = None

    def admits(self, version: Version) -> bool:
        """Whether the range allows a release, pre-releases included."""
        return any(each.contains(version, prereleases=True) for each in self.alternatives)

    def pythons(self) -> tuple[str, ...]:
        """The feature releases of Python of which the range allows any, oldest first."""
        return tuple(minor for minor in _PYTHONS if any(self.admits(Version(f"{minor}.{patch}")) for patch in _PATCHES))

    def holds_in(self, environments: Iterable[Mapping[str, str]]) -> bool | None:
        """Whether the requirement holds in all environments; None if that depends on them."""
        if self.marker is None:
            return True if self.sure else None
        if any(variable in str(self.marker) for variable in _OTHERS):
            return None
        try:
            answers = {self.marker.evaluate(dict(each)) for each in environments}
        except (UndefinedComparison, UndefinedEnvironmentName, InvalidVersion):
            return None
        if answers == {False}:
            return False
        return True if answers == {True} and self.sure else None


def distribution_of(text: str) -> str | None:
    """The distribution that matters and that a requirement names, None if it is another."""
    match = _NAME.match(text)
    return OURS.get(canonicalize_name(match[1])) if match else None


def parse_requirement(text: str) -> Requirement | None:
    """A requirement (PEP 508) on a distribution that matters; None for others, and for one that names a URL.

    Raises UnreadableRequirementError.
    """
    distribution = distribution_of(text)
    if distribution is None:
        return None
    try:
        parsed = PackagingRequirement(text[:_MAX_LENGTH])
    except (ValueError, RecursionError):
        raise UnreadableRequirementError(_shown("the requirement", text)) from None
    if parsed.url is not None:
        return None
    return Requirement(distribution, text.partition(";")[0].strip(), (parsed.specifier,), parsed.marker)


def parse_python(text: str) -> Requirement:
    """A `requires-python` (PEP 440). Raises UnreadableRequirementError."""
    return Requirement("python", text.strip(), (_specifiers(text, "the Python range"),))


def parse_poetry(name: str, constraint: str) -> Requirement | None:
    """A requirement in Poetry's own notation on python or a distribution that matters; None for others.

    `^1.2`, `~1.2`, `1.*`, a bare version, `||`: https://python-poetry.org/docs/dependency-specification/
    Raises UnreadableRequirementError.
    """
    distribution = "python" if name == "python" else OURS.get(canonicalize_name(name))
    if distribution is None:
        return None
    alternatives = tuple(_poetry_range(each) for each in re.split(r"\|\|?", constraint[:_MAX_LENGTH]))
    return Requirement(distribution, name + " || ".join(map(_written, alternatives)), alternatives)


def _poetry_range(text: str) -> SpecifierSet:
    parts: list[str] = []
    position = 0
    text = text.strip()
    while position < len(text):
        match = _POETRY_PART.match(text, position)
        if match is None:
            raise UnreadableRequirementError(_shown("the Poetry range", text))
        parts += _poetry_part(match[1] or "", match[2])
        position = match.end()
    return _specifiers(",".join(parts), "the Poetry range")


def _poetry_part(operator: str, version: str) -> tuple[str, ...]:
    if version == "*":
        return ()
    if operator in {"^", "~"}:
        lower = _version(version)
        if lower is None:
            raise UnreadableRequirementError(_shown("the version", version))
        return f">={version}", f"<{_next_version(lower, caret=operator == '^')}"
    return (f"{'==' if operator in {'', '='} else operator}{version}",)


def _next_version(lower: Version, *, caret: bool) -> str:
    """The first version that `^` (the first number that is not 0 stays) or `~` (the minor stays) leaves out."""
    release = lower.release
    if caret:
        kept = next((index for index, number in enumerate(release) if number), len(release) - 1)
    else:
        kept = min(1, len(release) - 1)
    return ".".join(map(str, (*release[:kept], release[kept] + 1)))


def _specifiers(text: str, what: str) -> SpecifierSet:
    try:
        return SpecifierSet(text[:_MAX_LENGTH])
    except ValueError:
        raise UnreadableRequirementError(_shown(what, text)) from None


def _written(specifiers: SpecifierSet) -> str:
    # packaging sorts them; people write the lower bound first
    return ",".join(sorted(str(specifiers).split(","), key=lambda each: each[:1] in "<!"))


def _shown(what: str, text: str) -> str:
    shown = " ".join(text.split())
    return f"{what} {shown[:60]!r} cannot be read"


def _lower_bounds(specifiers: SpecifierSet) -> Iterator[Version]:
    for each in specifiers:
        if each.operator in _LOWER_BOUNDS and (version := _version(each.version)) is not None:
            yield version


def _version(text: str) -> Version | None:
    try:
        return Version(text.removesuffix(".*"))
    except ValueError:
        return None


@cache
def known_versions(distribution: str) -> tuple[Version, ...]:
    """The known releases, newest first."""
    return tuple(sorted(map(Version, KNOWN[distribution].split()), reverse=True))


def admitted(requirements: Sequence[Requirement]) -> tuple[Version, ...]:
    """The releases, newest first, that all of the requirements on one distribution allow: known ones.

    If none of those fits, the requirements ask for what is newer: then the versions that they name.
    """
    found = _fitting(known_versions(requirements[0].distribution), requirements)
    if found:
        return found
    named = {bound for each in requirements for part in each.alternatives for bound in _lower_bounds(part)}
    return _fitting(sorted(named, reverse=True), requirements)


def _fitting(versions: Iterable[Version], requirements: Sequence[Requirement]) -> tuple[Version, ...]:
    return tuple(version for version in versions if all(each.admits(version) for each in requirements))


def environments(python: str | None, range_: Requirement | None) -> tuple[Mapping[str, str], ...]:
    """The environments that a project may run in, for markers: of one Python, else of all that the range allows."""
    if python is not None:
        minor = ".".join(python.split(".")[:2])
        fulls = [(minor, python if python.count(".") > 1 else f"{python}.{patch}") for patch in _PATCHES]
    else:
        minors = _PYTHONS if range_ is None else range_.pythons()
        fulls = [(minor, f"{minor}.{patch}") for minor in minors for patch in _PATCHES]
    systems = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))
    return tuple(
        {
            "python_version": minor,
            "python_full_version": full,
            "sys_platform": sys_platform,
            "platform_system": system,
            "os_name": os_name,
        }
        for (minor, full), (sys_platform, system, os_name) in product(fulls, systems)
    )
