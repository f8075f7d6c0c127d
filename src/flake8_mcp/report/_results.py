"""What commands hand over to be written out: plain values, so that processes can send them to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from flake8_mcp.lazy_dataclass import dataclass, field

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


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Whole lines of a file, from line `first` on: those of a finding and of its edits there; `path` as edits say it.

    `bom` tells whether the file starts with a byte order mark.
    """

    path: str
    first: int
    lines: tuple[str, ...]
    bom: bool = False

    def text(self, start: tuple[int, int], end: tuple[int, int]) -> str:
        """The text between two positions, each a 1-based line and a 0-based column in characters."""
        lines = list(self.lines[start[0] - self.first : end[0] - self.first + 1])
        lines[-1] = lines[-1][: end[1]]
        lines[0] = lines[0][start[1] :]
        return "".join(lines)


@dataclass(frozen=True, slots=True, order=True)
class Reported:
    """A finding with the line of source that it stands in, and more of the source for formats that need it."""

    finding: Finding
    source_line: str = field(compare=False)
    excerpt: Excerpt | None = field(default=None, compare=False)


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


class Places(NamedTuple):
    """Where the parts at JSON pointers of a definition are made, and where the names of members stand."""

    parts: Mapping[str, tuple[str, int, int]]
    names: Mapping[str, tuple[str, int, int]]


@dataclass(frozen=True, slots=True)
class FoundTool:
    """A tool as it is listed, in the words of the JSON output: `column` is 1-based, `path` as in `display_path`.

    `places` is given if it was asked for.
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
    places: Places | None = None
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
