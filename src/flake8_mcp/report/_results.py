"""What commands hand over to be written out: plain values, so that processes can send them to each other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.contract.differences import Difference
    from flake8_mcp.engine import Finding


@dataclass(frozen=True, slots=True)
class Counts:
    """How much was looked at.

    `servers` are those with a tool, told apart by name; `unread` counts registrations that were seen and not read,
    `unanalysed` files with MCP001, `ignored` findings that select, ignore, per-file-ignores or `# noqa` keep back.
    """

    files: int = 0
    servers: int = 0
    tools: int = 0
    unread: int = 0
    unanalysed: int = 0
    ignored: int = 0


@dataclass(frozen=True, slots=True, order=True)
class Reported:
    """A finding with the line of source that it stands in."""

    finding: Finding
    source_line: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Report:
    """The findings of a run, sorted."""

    findings: tuple[Reported, ...]
    counts: Counts


@dataclass(frozen=True, slots=True)
class Fixes:
    """What fixing did: the number of files that were written, and the findings that are gone.

    `refused` are fixes that did not turn out as promised, `unwritten` the paths of files that could not be written,
    both with the reason.
    """

    files: int = 0
    fixed: tuple[Finding, ...] = ()
    refused: tuple[tuple[Finding, str], ...] = ()
    unwritten: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class FoundTool:
    """A tool as it is listed, in the words of the JSON output: `column` is 1-based, `path` as in `display_path`.

    `places` says where the parts at JSON pointers of the definition are made, if that was asked for.
    """

    path: str
    line: int
    column: int
    name: str | None
    server: str | None
    definition: Mapping[str, object]
    unknown: tuple[str, ...]
    sdk: str | None
    sdk_source: str | None
    form: str
    condition: str | None
    raises: str | None
    handler: tuple[str, int, int] | None = None  # where the name of its function stands
    title_by_name: bool = False  # fastmcp 4.2.3 writes the title from the name that is listed
    server_key: tuple[object, ...] | None = None  # the same for the same server in every file
    handler_name: str | None = None  # the name of its function
    places: Mapping[str, tuple[str, int, int]] | None = None
    tags: tuple[str, ...] = ()  # of fastmcp, as far as they are known


@dataclass(frozen=True, slots=True, order=True)
class UnreadRegistration:
    """A registration that was seen and not read, and why; `column` is 1-based.

    `function` and `name` tell the tool that it would be, if another file may show it.
    """

    path: str
    line: int
    column: int
    reason: str
    function: tuple[str, int, int] | None = field(default=None, compare=False)
    name: str | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Listing:
    """The tools of a run and the registrations that were not read, sorted by place."""

    tools: tuple[FoundTool, ...]
    unread: tuple[UnreadRegistration, ...]
    counts: Counts


@dataclass(frozen=True, slots=True)
class Compared:
    """The differences between two listings, and what the user called them."""

    old: str
    new: str
    differences: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class Style:
    """How to write: in colour or not, and how many columns there are; no number means that nothing is cut."""

    color: bool = False
    width: int | None = None
