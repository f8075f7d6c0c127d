"""The hints of a tool: their values, their names, and whether they fit each other and the tool."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import REMOVED, Change, Fix
from flake8_mcp.model import Object, Scalar, Tool, escape
from flake8_mcp.rules._fixes import member_removal, member_renaming, member_replacement
from flake8_mcp.rules._names import words_of
from flake8_mcp.rules._rule import Advice, Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import is_true, kind_of, plain
from flake8_mcp.rules._texts import is_none
from flake8_mcp.spec.annotations import HINTS, RESOURCE_ANNOTATIONS, SNAKE_CASE, hint_meant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flake8_mcp.model import Value

_SINCE = "2025-03-26"
_POINTER = "/annotations"
_SCHEMA = Citation("schema", "schema", "ToolAnnotations", since=_SINCE)
_COMMENT = Citation("schema comment", "schema", "ToolAnnotations.destructiveHint", since=_SINCE)

# What pydantic 2 reads as a boolean, in any case.
_BOOLEAN_WORDS = frozenset({"0", "off", "f", "false", "n", "no", "1", "on", "t", "true", "y", "yes"})
# mcp 2.3.0 and fastmcp 4.2.3 take the fields of ToolAnnotations under their Python names too, also in a dict.
_TAKES_SNAKE_CASE = frozenset({"mcp2", "fm4"})
# Verbs that destroy whatever their object is.
_DESTROYING = frozenset({"delete", "destroy", "kill", "purge", "wipe"})
# A name that ends so speaks of the deletion, and may well only read.
_ABOUT = frozenset({"candidates", "estimate", "impact", "preview", "run", "simulation", "status"})


@rule(
    code="MCP501",
    level="breaks",
    subject=Tool,
    message={
        "": "{value} is not a boolean, and {hint} must be one: write True or False",
        "none": "null is not a boolean, and clients reject a list with it: leave {hint} out",
        "annotations": '"annotations" must be an object such as {{"readOnlyHint": true}}, not {value}',
    },
    cites=(
        _SCHEMA,
        SdkFact(
            "@modelcontextprotocol/sdk",
            "1.32.2",
            "one tool of this kind takes the whole tools/list result with it, also in the client 2.4.0",
        ),
        SdkFact(
            "mcp",
            "1.30.0, 2.3.0",
            'a hint of "maybe" or 2 and annotations that are no object raise ValidationError; "true", "yes" and 1 are '
            "read as booleans, None is left out",
        ),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "the same values raise and are read as in mcp"),
    ),
    fix="safe",
    since=_SINCE,
    hides=("MCP004",),
)
def non_boolean_hint(tool: Tool, _context: Context) -> Iterator[Problem]:
    """One of the four hints is no boolean, or `annotations` is no object.

    `readOnlyHint`, `destructiveHint`, `idempotentHint` and `openWorldHint` are true or false.
    A text such as `"true"` in a dict that goes onto the wire as it is makes the TypeScript SDK refuse the whole list,
    and with it every other tool of the server.
    The Python SDKs read the usual spellings of a boolean (`"true"`, `"yes"`, `1`) where they make the object
    themselves, so these are reported only in dicts that are sent as written; anything else raises on import.
    See `ToolAnnotations` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations).

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("shelf")


        @mcp.tool(annotations=ToolAnnotations(readOnlyHint="mostly"))
        def count_books(shelf: str) -> int:
            \"\"\"Count the books on a shelf.\"\"\"
            return 0

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("shelf")


        @mcp.tool(annotations=ToolAnnotations(readOnlyHint=True))
        def count_books(shelf: str) -> int:
            \"\"\"Count the books on a shelf.\"\"\"
            return 0
    """
    annotations = _written(tool)
    if kind_of(annotations) not in {None, "object"} and annotations is not None:
        yield Problem(annotations.place, {"value": shown(annotations)}, "annotations", _POINTER)
    if not isinstance(annotations, Object):
        return
    for key, entry in annotations.members():
        hint = SNAKE_CASE.get(key, key) if tool.sdk.profile in _TAKES_SNAKE_CASE else key
        if hint in HINTS and not _is_boolean(entry.value, read_by_sdk=not tool.sent_as_written):
            values = {"value": shown(entry.value), "hint": hint}
            pointer = f"{_POINTER}/{escape(hint)}"
            if is_none(entry.value):
                yield Problem(entry.value.place, values, "none", pointer, fix=partial(member_removal, entry, pointer))
            else:
                meant = _boolean_meant(entry.value)
                fix = partial(member_replacement, entry, meant, pointer) if meant is not None else None
                yield Problem(entry.value.place, values, "", pointer, fix=fix)


def _boolean_meant(value: Value) -> bool | None:
    """The boolean that a text or a number stands for."""
    data = value.value if isinstance(value, Scalar) else None
    if isinstance(data, str):
        return {"true": True, "false": False}.get(data.lower())
    return bool(data) if data in {0, 1} else None


@rule(
    code="MCP502",
    level="should",
    subject=Tool,
    message={
        "": "{key} is no tool annotation and clients ignore it: write {hint}",
        "repeated": "{key} is no tool annotation and clients ignore it: {hint} stands beside it, so remove it",
        "resource": "{key} annotates resources and content, not tools, and clients ignore it: remove it",
        "other": '{key} is no tool annotation and clients ignore it: put data of your own into "_meta"',
    },
    cites=(
        _SCHEMA,
        SdkFact("mcp", "1.30.0", "unknown annotations are sent, also the snake_case names of the 2.x SDK"),
        SdkFact("mcp", "2.3.0", "unknown annotations are dropped; read_only_hint is taken for readOnlyHint"),
        SdkFact("fastmcp", "2.14.7, 3.4.11", "unknown annotations are sent"),
        SdkFact("fastmcp", "4.2.3", "unknown annotations are dropped; read_only_hint is taken for readOnlyHint"),
    ),
    fix="safe",
    since=_SINCE,
)
def unknown_annotation(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A key in the annotations of a tool is none that the protocol has.

    Nothing refuses it: the SDKs send it or drop it without a word, and clients look only for the names they know.
    So `readOnly: true` leaves the tool a writing, destructive one in the eyes of every client.
    Reported are other spellings of a hint, the annotations of resources (`audience`, `priority`, `lastModified`), and
    words that the protocol has never had; a key with a prefix (`example.com/risk`, `x-risk`) is taken as meant.
    The names in snake_case (`read_only_hint`) are right in mcp 2 and fastmcp 4, and nowhere else.
    See `ToolAnnotations` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations).

    Bad::

        from fastmcp import FastMCP

        mcp = FastMCP("shelf")


        @mcp.tool(annotations={"readOnly": True})
        def count_books(shelf: str) -> int:
            \"\"\"Count the books on a shelf.\"\"\"
            return 0

    Good::

        from fastmcp import FastMCP

        mcp = FastMCP("shelf")


        @mcp.tool(annotations={"readOnlyHint": True})
        def count_books(shelf: str) -> int:
            \"\"\"Count the books on a shelf.\"\"\"
            return 0
    """
    annotations = _written(tool)
    if not isinstance(annotations, Object):
        return
    for key, entry in annotations.members():
        if key in HINTS or key == "title" or _is_own(key) or _may_be_taken(tool, key):
            continue
        hint = hint_meant(key)
        values = {"key": shown(key), "hint": shown(hint)}
        variant = "other"
        if hint is not None:
            variant = "" if annotations.lacks(hint) else "repeated"
        elif key in RESOURCE_ANNOTATIONS:
            variant = "resource"
        fix = partial(_name_fix, annotations, key, hint) if hint is not None and variant == "" else None
        yield Problem(entry.place, values, variant, f"{_POINTER}/{escape(key)}", fix=fix)


def _name_fix(annotations: Object, key: str, hint: str) -> Fix:
    """The key becomes the hint; where an SDK drops unknown keys, the hint is new in the list."""
    entry = annotations.entry(key)
    assert entry is not None
    changes = (Change(f"{_POINTER}/{escape(key)}", REMOVED), Change(f"{_POINTER}/{hint}", plain(entry.value)))
    return member_renaming(entry, hint, changes)


@rule(
    code="MCP503",
    level="should",
    subject=Tool,
    message="destructiveHint is true although readOnlyHint is true: a tool that only reads destroys nothing, so set "
    "one of them to False",
    cites=(_COMMENT,),
    fix="unsafe",
    hides=("MCP952",),
    since=_SINCE,
)
def contradicting_hints(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`readOnlyHint` and `destructiveHint` are both true.

    A tool that changes nothing cannot destroy anything; by the schema `destructiveHint` only counts where
    `readOnlyHint` is false.
    One client will run the tool without asking, another will ask each time, and one of the two does what its user did
    not want.
    See `ToolAnnotations` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations).

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("shelf")


        @mcp.tool(annotations=ToolAnnotations(readOnlyHint=True, destructiveHint=True))
        def clear_shelf(shelf: str) -> str:
            \"\"\"Take every book off a shelf.\"\"\"
            return shelf

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("shelf")


        @mcp.tool(annotations=ToolAnnotations(readOnlyHint=False, destructiveHint=True))
        def clear_shelf(shelf: str) -> str:
            \"\"\"Take every book off a shelf.\"\"\"
            return shelf
    """
    annotations = tool.annotations.known
    if not isinstance(annotations, Object):
        return
    reads, destroys = annotations.get("readOnlyHint"), annotations.get("destructiveHint")
    if reads is not None and destroys is not None and is_true(reads) and is_true(destroys):
        fix = _hint_fix(annotations, "destructiveHint", value=False)
        yield Problem(destroys.place, pointer=f"{_POINTER}/destructiveHint", fix=fix)


@rule(
    code="MCP504",
    level="should",
    subject=Tool,
    message={
        "reads": "{name} says that the tool destroys something, but readOnlyHint is true: write False",
        "": "{name} says that the tool destroys something, but destructiveHint is false: write True",
    },
    cites=(
        _COMMENT,
        Advice("The Tool reference page: hints are honest, and a destructive tool is never marked as one that reads."),
    ),
    fix="unsafe",
    since=_SINCE,
)
def hint_contradicting_name(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool is called delete, destroy, kill, purge or wipe, and its hints say that it does no such thing.

    Clients let tools with `readOnlyHint: true` or `destructiveHint: false` run without asking their user.
    If the name is right, the user loses data without having been asked; if the hint is right, the name frightens
    people and models off.
    `remove`, `drop` and `erase` are said of lists and settings as well, so their names alone prove nothing: what such a
    tool does in spite of `readOnlyHint` is told by its calls (see MCP760).
    Only the first word of the name counts, and a name that speaks of the deletion (`delete_preview`, `purge_status`)
    does not.
    See `ToolAnnotations` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations).

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("shelf")


        @mcp.tool(annotations=ToolAnnotations(destructiveHint=False))
        def delete_book(book: str) -> str:
            \"\"\"Delete a book for good.\"\"\"
            return book

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("shelf")


        @mcp.tool(annotations=ToolAnnotations(destructiveHint=True))
        def delete_book(book: str) -> str:
            \"\"\"Delete a book for good.\"\"\"
            return book
    """
    annotations = tool.annotations.known
    words = words_of(tool.known_name or "")
    if not isinstance(annotations, Object) or not words or words[0] not in _DESTROYING or words[-1] in _ABOUT:
        return
    values = {"name": shown(tool.known_name)}
    reads, destroys = annotations.get("readOnlyHint"), annotations.get("destructiveHint")
    if reads is not None and is_true(reads):
        yield Problem(
            reads.place,
            values,
            "reads",
            f"{_POINTER}/readOnlyHint",
            fix=_hint_fix(annotations, "readOnlyHint", value=False),
        )
    elif destroys is not None and isinstance(destroys, Scalar) and destroys.value is False:
        yield Problem(
            destroys.place,
            values,
            "",
            f"{_POINTER}/destructiveHint",
            fix=_hint_fix(annotations, "destructiveHint", value=True),
        )


def _hint_fix(annotations: Object, hint: str, *, value: bool) -> Callable[[], Fix] | None:
    entry = annotations.entry(hint)
    if entry is None:
        return None
    return partial(member_replacement, entry, value, f"{_POINTER}/{hint}", safe=False)


def _written(tool: Tool) -> Value | None:
    """The annotations as the author wrote them, if they are known."""
    part = tool.annotations
    return part.written if part.written is not None else part.known


def _is_boolean(value: Value, *, read_by_sdk: bool) -> bool:
    """Whether a value is listed as a boolean, is left out, or may be either."""
    kind = kind_of(value)
    if kind in {None, "boolean"} or not isinstance(value, Scalar):
        return kind is None or kind == "boolean"
    if not read_by_sdk:
        return False
    if isinstance(value.value, str):
        return value.value.lower() in _BOOLEAN_WORDS
    return value.value is None or value.value in {0, 1}


def _is_own(key: str) -> bool:
    """Whether a key carries a prefix of somebody's own."""
    return "/" in key or ":" in key or key.lower().startswith("x-")


def _may_be_taken(tool: Tool, key: str) -> bool:
    """Whether the SDK takes a key for a hint, or might: some releases do."""
    return key in SNAKE_CASE and tool.sdk.profile in {*_TAKES_SNAKE_CASE, "unknown"}
