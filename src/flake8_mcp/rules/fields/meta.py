"""The keys of `_meta`, and those of MCP Apps in it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import ANY, REMOVED, Change, Fix, NotEditableError, insert_entry, nest_entry, remove_entry
from flake8_mcp.model import Array, Object, Origin, Tool, escape
from flake8_mcp.rules._fixes import member_renaming, replacement
from flake8_mcp.rules._rule import Advice, Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import kind_of, plain
from flake8_mcp.rules._texts import is_none
from flake8_mcp.spec.meta import DOCUMENTED_KEYS, RESERVED_LABELS, fault_of_key, is_plain_domain, labels_of
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flake8_mcp.model import Value
    from flake8_mcp.syntax.values import Entry

_SINCE = "2025-06-18"
_PAGE = "basic/index"
_SECTION = "_meta"
_VISIBLE_TO = frozenset({"app", "model"})
_OF_THE_RESOURCE = ("csp", "permissions", "domain")
_FLAT = "ui/resourceUri"
_APPS = Advice("MCP Apps, overview and build guide, and the McpUiToolMeta type of ext-apps.")


@rule(
    code="MCP620",
    level="must",
    subject=Tool,
    message={
        "": '"_meta" must be an object, not {key}',
        "none": '"_meta" must be an object, not null: leave it out',
        "slash": '{key} has more than one slash: a key of "_meta" is written as "com.example/name"',
        "prefix": 'the prefix of {key} must be labels of letters, digits and hyphens, such as "com.example"',
        "name": '{key} is no key of "_meta": a name begins and ends with a letter or digit with only - _ and . between',
    },
    cites=(
        Citation("MUST", _PAGE, _SECTION, since=_SINCE),
        Citation("schema", "schema", "Tool._meta", since=_SINCE),
        SdkFact(
            "@modelcontextprotocol/sdk",
            "1.32.2",
            "one tool whose _meta is no object takes the whole tools/list result with it",
        ),
        SdkFact("mcp", "1.30.0, 2.3.0", "a list or text as meta raises ValidationError, keys are not looked at"),
    ),
    since=_SINCE,
)
def invalid_meta_key(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`_meta` is no object, or one of its keys breaks the grammar.

    A key is a name, which may have a prefix in front, ended by a slash.
    The prefix is labels joined by dots; a label begins with a letter, ends with a letter or digit, and has letters,
    digits and hyphens between.
    The name begins and ends with a letter or digit, and has also hyphens, underscores and dots between.
    Keys of other forms are open to any meaning that a later revision gives to them.
    What an SDK adds itself is not looked at.
    See [_meta](https://modelcontextprotocol.io/specification/2025-11-25/basic#meta).

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("garage")


        @mcp.tool(meta={"_bay": 3})
        def lift_car(plate: str) -> str:
            \"\"\"Lift a car.\"\"\"
            return plate

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("garage")


        @mcp.tool(meta={"com.example/bay": 3})
        def lift_car(plate: str) -> str:
            \"\"\"Lift a car.\"\"\"
            return plate
    """
    value = _written(tool)
    if value is not None and kind_of(value) not in {None, "object"}:
        yield Problem(value.place, {"key": shown(value)}, "none" if is_none(value) else "", "/_meta")
    for key, entry in _members(value):
        fault = fault_of_key(key)
        if fault is not None:
            yield Problem(entry.place, {"key": shown(key)}, fault, _pointer(key))


@rule(
    code="MCP621",
    level="must",
    subject=Tool,
    message={
        "": "the prefix of {key} belongs to MCP in revision {revision}: use a domain of yours",
        "name": '{key} in "_meta" is reserved for what the protocol says of requests: use another key',
    },
    cites=(Citation("reserved", _PAGE, _SECTION, since=_SINCE),),
    since=_SINCE,
)
def reserved_meta_key(tool: Tool, context: Context) -> Iterator[Problem]:
    """A key of `_meta` lies where only MCP and its official extensions may define keys.

    From revision 2025-11-25 on a prefix belongs to MCP if its second label is `modelcontextprotocol` or `mcp`
    (`io.modelcontextprotocol/`, `com.mcp.tools/`); in 2025-06-18 it was the label before the last one
    (`modelcontextprotocol.io/`, `tools.mcp.com/`).
    The names `progressToken`, and from 2026-07-28 on `traceparent`, `tracestate` and `baggage`, belong to requests.
    A later revision may give such a key a meaning that is not the author's.
    Keys that an official extension documents are not reported.
    See [_meta](https://modelcontextprotocol.io/specification/2025-11-25/basic#meta).

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("garage")


        @mcp.tool(meta={"io.modelcontextprotocol/bay": 3})
        def lift_car(plate: str) -> str:
            \"\"\"Lift a car.\"\"\"
            return plate

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("garage")


        @mcp.tool(meta={"com.example/bay": 3})
        def lift_car(plate: str) -> str:
            \"\"\"Lift a car.\"\"\"
            return plate
    """
    for key, entry in _valid_members(tool):
        labels = labels_of(key)
        if any(key in each.meta_names for each in context.revisions):
            yield Problem(entry.place, {"key": shown(key)}, "name", _pointer(key))
        elif key not in DOCUMENTED_KEYS:
            revision = next((each.name for each in context.revisions if _is_reserved(labels, each.meta_reserved)), None)
            if revision is not None:
                yield Problem(entry.place, {"key": shown(key), "revision": revision}, "", _pointer(key))


@rule(
    code="MCP622",
    level="should",
    subject=Tool,
    message="the prefix of {key} is a domain in plain order, write it reversed: {better}",
    cites=(Citation("SHOULD", _PAGE, _SECTION, since="2025-11-25"),),
    fix="unsafe",
    since="2025-11-25",
)
def unreversed_meta_prefix(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The prefix of a key in `_meta` is a domain name as people write it, not in reverse.

    Prefixes keep the keys of different owners apart, and the specification asks for the reverse notation
    (`com.example/`), as Java packages have it.
    Whoever looks for the keys of a vendor looks there.
    See [_meta](https://modelcontextprotocol.io/specification/2025-11-25/basic#meta).

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("garage")


        @mcp.tool(meta={"example.com/bay": 3})
        def lift_car(plate: str) -> str:
            \"\"\"Lift a car.\"\"\"
            return plate

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("garage")


        @mcp.tool(meta={"com.example/bay": 3})
        def lift_car(plate: str) -> str:
            \"\"\"Lift a car.\"\"\"
            return plate
    """
    meta = _written(tool)
    for key, entry in _valid_members(tool):
        if is_plain_domain(labels_of(key)) and isinstance(meta, Object):
            prefix, _, name = key.partition("/")
            better = f"{'.'.join(reversed(prefix.split('.')))}/{name}"
            values = {"key": shown(key), "better": shown(better)}
            fix = partial(_reversed_fix, meta, entry, key, better)
            yield Problem(entry.place, values, pointer=_pointer(key), fix=fix)


@rule(
    code="MCP670",
    level="must",
    subject=Tool,
    message={
        "": 'the resource of an app must have a "ui://" URI, not {value}',
        "object": '"ui" in "_meta" must be an object, not {value}: write one such as {{"resourceUri": "ui://..."}}',
        "visibility": '"visibility" of an app must be a list of "model" and "app", not {value}',
        "word": '{value} is no one an app can be visible to: write "model" or "app"',
        "resource": "hosts ignore {value} on a tool: move it to the resource of the app",
    },
    cites=(
        SdkFact("mcp", "2.3.0", "Apps.tool with another scheme than ui:// raises ValueError (mcp/server/apps.py)"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "app= with another URI is listed as it is"),
        _APPS,
    ),
    fix="safe",
    since=_SINCE,
)
def invalid_ui_meta(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The data that binds a tool to the user interface of an MCP App is not what hosts read.

    `_meta.ui` of a tool names the resource that a host renders in `resourceUri`, which must be a `ui://` URI, and may
    say in `visibility` whether the model, the app or both see the tool.
    `csp`, `permissions` and `domain` belong to that resource; on the tool nothing reads them, and the app then runs
    without what they were meant to allow.
    Whether the resource exists on the same server is not looked at: it may be registered elsewhere.
    See the [overview of MCP Apps](https://modelcontextprotocol.io/extensions/apps/overview).

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("clock")


        @mcp.tool(meta={"ui": {"resourceUri": "https://example.com/clock.html"}})
        def show_clock() -> str:
            \"\"\"Show a clock.\"\"\"
            return "12:00"

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("clock")


        @mcp.tool(meta={"ui": {"resourceUri": "ui://clock/clock.html"}})
        def show_clock() -> str:
            \"\"\"Show a clock.\"\"\"
            return "12:00"
    """
    meta = _written(tool)
    ui = meta.get("ui") if isinstance(meta, Object) else None
    if ui is not None and kind_of(ui) not in {None, "object"}:
        yield Problem(ui.place, {"value": shown(ui)}, "object", "/_meta/ui")
    if not isinstance(ui, Object):
        return
    uri = ui.get("resourceUri")
    if uri is not None and kind_of(uri) is not None and not (text_of(uri) or "").startswith("ui://"):
        yield Problem(uri.place, {"value": shown(uri)}, "", "/_meta/ui/resourceUri")
    visibility = ui.get("visibility")
    if visibility is not None:
        yield from _faults_of_visibility(visibility, is_listed=tool.meta.known is not None)
    for key in _OF_THE_RESOURCE:
        entry = ui.entry(key)
        if entry is not None:
            yield Problem(entry.place, {"value": shown(key)}, "resource", f"/_meta/ui/{key}")


@rule(
    code="MCP671",
    level="should",
    subject=Tool,
    message='"ui/resourceUri" is the deprecated form: write "ui": {{"resourceUri": {value}}}',
    cites=(_APPS,),
    fix="safe",
    since=_SINCE,
)
def flat_ui_meta_key(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`_meta` names the resource of an app under the flat key `ui/resourceUri`.

    Early hosts of MCP Apps read this key; the extension has replaced it by `resourceUri` inside of `ui`, and new hosts
    need not know the old one.
    Where both forms stand side by side, for old and new hosts, nothing is reported.
    See the [overview of MCP Apps](https://modelcontextprotocol.io/extensions/apps/overview).

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("clock")


        @mcp.tool(meta={"ui/resourceUri": "ui://clock/clock.html"})
        def show_clock() -> str:
            \"\"\"Show a clock.\"\"\"
            return "12:00"

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("clock")


        @mcp.tool(meta={"ui": {"resourceUri": "ui://clock/clock.html"}})
        def show_clock() -> str:
            \"\"\"Show a clock.\"\"\"
            return "12:00"
    """
    meta = _written(tool)
    if not isinstance(meta, Object):
        return
    entry, ui = meta.entry(_FLAT), meta.get("ui")
    nested = not ui.lacks("resourceUri") if isinstance(ui, Object) else not meta.lacks("ui")
    if entry is not None and not nested:
        fix = partial(_nested_fix, meta, entry)
        yield Problem(entry.place, {"value": shown(entry.value)}, pointer=_pointer(_FLAT), fix=fix)


def _written(tool: Tool) -> Value | None:
    """The metadata as the author wrote it, without what an SDK adds."""
    part = tool.meta
    if part.written is not None:
        return part.written
    value = part.known if part.origin is Origin.DECLARED else None
    # None is sent only in a dict that goes onto the wire as it is
    return None if value is not None and is_none(value) and not tool.sent_as_written else value


def _members(value: Value | None) -> Iterable[tuple[str, Entry]]:
    return value.members() if isinstance(value, Object) else ()


def _valid_members(tool: Tool) -> Iterator[tuple[str, Entry]]:
    for key, entry in _members(_written(tool)):
        if fault_of_key(key) is None:
            yield key, entry


def _pointer(key: str) -> str:
    return f"/_meta/{escape(key)}"


def _is_reserved(labels: tuple[str, ...], index: int | None) -> bool:
    return index is not None and len(labels) > 1 and labels[index] in RESERVED_LABELS


def _reversed_fix(meta: Object, entry: Entry, key: str, better: str) -> Fix:
    """The key gets the reversed prefix; whoever reads the old one does not find it then."""
    if not meta.lacks(better):
        raise NotEditableError(f"it has {better} too")
    changes = (Change(_pointer(key), REMOVED), Change(_pointer(better), plain(entry.value)))
    return member_renaming(entry, better, changes, safe=False)


def _nested_fix(meta: Object, entry: Entry) -> Fix:
    """The URI moves into `ui`, which is made if there is none."""
    ui = meta.get("ui")
    uri = plain(entry.value)
    if ui is None:
        edits = nest_entry(entry, "ui", "resourceUri")
        added = Change("/_meta/ui", {"resourceUri": uri})
    elif isinstance(uri, str):
        edits = [*remove_entry(entry), *insert_entry(ui, "resourceUri", uri, first=True)]
        added = Change("/_meta/ui/resourceUri", uri)
    else:
        raise NotEditableError("the URI is computed")
    return Fix('Write "ui": {"resourceUri": ...}', tuple(edits), (Change(_pointer(_FLAT), REMOVED), added))


def _faults_of_visibility(value: Value, *, is_listed: bool) -> Iterator[Problem]:
    """What is wrong with a visibility; `is_listed` says that how it is listed is known."""
    pointer = "/_meta/ui/visibility"
    if not isinstance(value, Array):
        if kind_of(value) not in {None, "null"}:
            yield Problem(value.place, {"value": shown(value)}, "visibility", pointer)
        return
    for index, each in enumerate(value.items):
        if kind_of(each) is not None and text_of(each) not in _VISIBLE_TO:
            fix = partial(_word_fix, value, each, f"{pointer}/{index}" if is_listed else None)
            yield Problem(each.place, {"value": shown(each)}, "word", f"{pointer}/{index}", fix=fix)


def _word_fix(words: Array, word: Value, pointer: str | None) -> Fix:
    """The plural, or another case, of a word becomes the word."""
    meant = (text_of(word) or "").strip().lower().removesuffix("s")
    if meant not in _VISIBLE_TO or any(text_of(each) == meant for each in words.items):
        raise NotEditableError("it is not known what is meant")
    fix = replacement(word, meant, pointer or "/_meta")
    return fix if pointer is not None else replace(fix, changes=(Change("/_meta", ANY),))
