"""What a rule is: a check with its code, level, authority and message, as one value."""

from __future__ import annotations

import inspect
import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.model import MAX_BITS, Handler, Module, Server, Tool
from flake8_mcp.syntax.values import Array, Object, Scalar, Symbol, Unknown, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from flake8_mcp.edits import Fix
    from flake8_mcp.settings import Settings
    from flake8_mcp.spec import Revision
    from flake8_mcp.syntax.values import Place

Level = Literal["breaks", "must", "should", "advice"]
Default = Literal["on", "off", "opt-in"]
FixKind = Literal["safe", "unsafe", "none"]
Subject = type[Tool] | type[Server] | type[Handler] | type[Module]

MAX_MESSAGE = 160
MAX_SHOWN = 40
MIN_SHOWN = 12
MAX_PARTS = 100


@dataclass(frozen=True, slots=True)
class Citation:
    """A sentence of the specification: its force (MUST, SHOULD, schema, ...), page and section.

    `page` is below docs/specification/<revision>/, or `schema` for schema/<revision>/schema.json.
    """

    keyword: str
    page: str
    section: str
    since: str = "2024-11-05"
    until: str = "2026-07-28"


@dataclass(frozen=True, slots=True)
class SdkFact:
    """What an SDK or client library was seen to do: distribution, releases that were run, and the behaviour."""

    package: str
    versions: str
    fact: str


@dataclass(frozen=True, slots=True)
class ClientFact:
    """What a client was reported to do, with the public thread that shows it."""

    client: str
    fact: str
    evidence: str


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommendation without a norm: the text that it comes from and what it says, in our own words."""

    text: str


Authority = Citation | SdkFact | ClientFact | Advice


@dataclass(frozen=True, slots=True)
class Problem:
    """What a check yields: the token to change, and what its message shows.

    `values` fill the rule's message; `variant` chooses among several messages. `pointer` is the JSON pointer of the
    part that is wrong, if it is a part of a definition: it decides which broader finding this one replaces.
    `level` replaces the rule's where the catalogue gives this situation another one. `fix` makes the fix, if there is
    one; it is called only when the problem is reported, and raises NotEditableError where the text cannot be edited.
    `tool` is the one whose definition the fix changes, where the subject is no tool.
    """

    place: Place
    values: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    variant: str = ""
    pointer: str = ""
    level: Level | None = None
    fix: Callable[[], Fix] | None = None
    tool: Tool | None = None


@dataclass(frozen=True, slots=True)
class Context:
    """What a check may know besides its subject."""

    settings: Settings
    revisions: tuple[Revision, ...]


Check = "Callable[..., Iterator[Problem]]"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `documentation` is its page: why it matters, what is wrong, what is right.

    `since` and `until` are the revisions of the specification that it holds for; `for_models` says that it speaks of
    what a model reads, so that tools that only apps see are left out (MCP Apps); `hides` are the codes of broader
    rules that it replaces where both would report the same part of the same subject; `sees` says what it needs:
    one file, what the file imports, or the whole project.
    """

    code: str
    name: str
    level: Level
    default: Default
    subject: Subject
    sees: Literal["file", "imports", "project"]
    messages: Mapping[str, str]
    cites: tuple[Authority, ...]
    fix: FixKind
    hides: tuple[str, ...]
    since: str
    until: str
    check: Callable[..., Iterator[Problem]]
    for_models: bool = False

    @property
    def documentation(self) -> str:
        """Its page: the docstring of its check."""
        return inspect.getdoc(self.check) or ""

    def holds_in(self, revisions: tuple[str, ...]) -> bool:
        """Whether the rule holds in any of the revisions."""
        return any(self.since <= revision <= self.until for revision in revisions)

    def asks_about(self, subject: Tool | Server | Handler | Module) -> bool:
        """Whether the rule has something to say of a subject: what a model reads matters only if one sees the tool."""
        if not self.for_models:
            return True
        tools = (subject,) if isinstance(subject, Tool) else subject.tools if isinstance(subject, Handler) else ()
        return not tools or not all(each.is_for_apps_alone for each in tools)

    def message(self, problem: Problem) -> str:
        """The one sentence that is reported: its longest values are cut where it would be too long for a line."""
        template, values = self.messages[problem.variant], problem.values
        text = template.format_map(values)
        most = max(map(len, values.values()), default=0)
        while len(text) > MAX_MESSAGE and most > MIN_SHOWN:
            most -= 1
            text = template.format_map({name: cut(value, most) for name, value in values.items()})
        return text


def rule(  # noqa: PLR0913 - the facts of a rule, all by keyword
    *,
    code: str,
    level: Level,
    subject: Subject,
    message: str | Mapping[str, str],
    cites: tuple[Authority, ...],
    default: Default = "on",
    sees: Literal["file", "imports", "project"] = "file",
    fix: FixKind = "none",
    hides: tuple[str, ...] = (),
    since: str = "2024-11-05",
    until: str = "2026-07-28",
    for_models: bool = False,
) -> Callable[[Callable[..., Iterator[Problem]]], Rule]:
    """Make a Rule of a check: its name is the function's with dashes, its documentation the docstring."""

    def make(check: Callable[..., Iterator[Problem]]) -> Rule:
        return Rule(
            code=code,
            name=check.__name__.replace("_", "-"),
            level=level,
            default=default,
            subject=subject,
            sees=sees,
            messages=MappingProxyType({"": message} if isinstance(message, str) else dict(message)),
            cites=cites,
            fix=fix,
            hides=hides,
            since=since,
            until=until,
            check=check,
            for_models=for_models,
        )

    return make


def shown(value: Value | object) -> str:
    """A value as JSON for a message, cut in the middle at 40 characters; other things as Python writes them.

    What is not known is shown as `...`.
    """
    return cut(_written(value, _Budget(MAX_PARTS)))


def cut(text: str, most: int = MAX_SHOWN) -> str:
    """A text of at most so many characters, by default 40: its middle is left out if it is longer."""
    if len(text) <= most:
        return text
    half = (most - 3) // 2
    return f"{text[:half]}...{text[-half:]}"


def shown_pointer(pointer: str) -> str:
    """A JSON pointer for a message: cut like a value, with what is not printable ASCII as JSON escapes."""
    return cut(printable(pointer))


def printable(text: str) -> str:
    """A text with what is not printable ASCII as JSON escapes."""
    return "".join(each if each.isascii() and each.isprintable() else json.dumps(each)[1:-1] for each in text)


class _Budget:
    """How many parts of a value may still be written: constants that hold each other can be exponentially large."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


def _written(value: object, budget: _Budget) -> str:
    budget.left -= 1
    if budget.left < 0 or isinstance(value, Unknown):
        return "..."
    if isinstance(value, Scalar):
        value = value.value
    elif isinstance(value, Symbol):
        return value.name.removeprefix("builtins.")
    elif isinstance(value, Array):
        inner = ", ".join(_written(each, budget) for each in value.items[:MAX_SHOWN])
        return f"{{{inner}}}" if value.kind in {"set", "frozenset"} else f"[{inner}]"
    elif isinstance(value, Object):
        members = value.entries[:MAX_SHOWN]
        return "{" + ", ".join(f"{_written(e.key, budget)}: {_written(e.value, budget)}" for e in members) + "}"
    if isinstance(value, int) and value.bit_length() > MAX_BITS:
        return hex(value)  # Python writes no decimal number as long as that
    try:
        return json.dumps(value, ensure_ascii=True)
    except (TypeError, ValueError):
        return repr(value)
