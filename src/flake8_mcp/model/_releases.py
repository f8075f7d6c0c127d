"""The SDK that something is written for, and the release that it runs on."""

from __future__ import annotations

import re
from types import MappingProxyType

from flake8_mcp.lazy_dataclass import dataclass

_DIGITS = re.compile(r"[0-9]{1,9}")

# Why the input schema of a fastmcp 2 tool is not known that takes the whole list with it: fastmcp 2.14.7 inlines
# references when it registers the tool.
CIRCULAR = "fastmcp 2 cannot list a schema that refers to itself"


_SOURCES = MappingProxyType({"option": "--mcp-sdk", "installed": "installed"})


@dataclass(frozen=True, slots=True)
class Release:
    """A release that a project runs on, and how it was found.

    `source`: option, lock, range, installed, assumed. `requirement` is the range that allows it, as written
    (`mcp>=1.2`); `where` the file and line that tell it (`uv.lock:12`).
    """

    distribution: str
    version: str
    source: str
    requirement: str | None = None
    where: str | None = None

    @property
    def pin(self) -> str:
        """`mcp==2.3.0`."""
        return f"{self.distribution}=={self.version}"

    @property
    def found(self) -> str | None:
        """What a message can name: the range, else the file and line, the option, or that it is installed."""
        return self.requirement or self.where or _SOURCES.get(self.source)


@dataclass(frozen=True, slots=True)
class Sdk:
    """The SDK that a tool is written for, and what it runs on.

    `profile`: mcp1, mcp2, fm2, fm3, fm4, literal, unknown. `release`: `mcp==1.30.0`, of the major that it is written
    for, None if there is none. `source` and `found`: how that was decided, as in Release. `runs_on` is the release
    that was found, which may be of another major; None if none was found. `reason` says why the profile is unknown
    although a release is known.
    """

    profile: str
    release: str | None = None
    source: str | None = None
    found: str | None = None
    runs_on: Release | None = None
    reason: str | None = None

    @property
    def family(self) -> str:
        """mcp, fm, literal or unknown."""
        return self.profile.rstrip("1234")

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the release, (2, 13, 0, 1) of `fastmcp==2.13.0.1`; beyond all of its major if not known."""
        digits = (_DIGITS.match(each) for each in (self.release or "").partition("==")[2].split("."))
        found = tuple(int(each[0]) for each in digits if each is not None)
        if len(found) > 1:
            return found
        return (int(self.profile[-1]), 99) if self.profile[-1].isdecimal() else (99, 0)

    @property
    def number(self) -> tuple[int, int]:
        """The first two of the numbers."""
        return self.numbers[0], self.numbers[1]
