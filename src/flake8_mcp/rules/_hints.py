"""The hints that the name of a tool makes plain, and the fix that adds annotations to a tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    Change,
    Fix,
    NotEditableError,
    add_keywords,
    import_name,
    insert_beside,
    insert_entries,
    quote_of,
    written,
)
from flake8_mcp.model import Object
from flake8_mcp.rules._fixes import option
from flake8_mcp.rules._names import words_of
from flake8_mcp.spec.annotations import SNAKE_CASE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.edits import Edit
    from flake8_mcp.model import Tool

READING = frozenset({"count", "describe", "fetch", "find", "get", "list", "lookup", "read", "search", "show"})
WRITING = frozenset(
    {
        "add", "append", "create", "delete", "drop", "edit", "erase", "insert", "modify", "move", "patch", "post",
        "purge", "put", "remove", "rename", "replace", "send", "set", "store", "truncate", "update", "upload", "write",
    }
)  # fmt: skip
REPEATABLE = frozenset({"delete", "mark", "set"})
# What only adds; all other writing may replace what was there.
_ADDING = frozenset({"add", "append", "create", "insert", "post", "send"})


def hints_of(name: str) -> dict[str, bool]:
    """What the first word of a tool's name says of its hints; nothing if a later word says something else."""
    words = words_of(name)
    if words and words[0] in READING and WRITING.isdisjoint(words):
        return {"readOnlyHint": True, "destructiveHint": False}
    if words and words[0] in WRITING:
        repeatable = {"idempotentHint": True} if words[0] in REPEATABLE else {}
        return {"readOnlyHint": False, "destructiveHint": words[0] not in _ADDING, **repeatable}
    return {}


def title_of(name: str) -> str:
    """A title for people, from the words of a name."""
    words = words_of(name)
    if not words:
        raise NotEditableError("the name has no words")
    return " ".join(words).capitalize()


def annotations_fix(tool: Tool, hints: Mapping[str, object]) -> Fix:
    """A tool gets annotations, or those that it lacks; what its name says may be wrong, so the fix is never safe."""
    part = tool.annotations
    given = part.written if part.written is not None else part.known
    if isinstance(given, Object):
        edits = _joined(tool, given, hints)
        changes = tuple(Change(f"/annotations/{hint}", value) for hint, value in hints.items())
    else:
        edits, changes = _new(tool, hints), (Change("/annotations", dict(hints)),)
    return Fix(f"Add {' and '.join(hints)}", tuple(edits), changes, safe=False)


def _joined(tool: Tool, given: Object, hints: Mapping[str, object]) -> list[Edit]:
    """The hints join those that are given."""
    if given.maker is None:
        return insert_entries(given.place, hints)
    keys = {key for key, _ in given.members()}
    is_snake = _is_snake_case(tool) and keys.isdisjoint(SNAKE_CASE.values())
    quote = quote_of(given.place.source)
    return add_keywords(given.place, _keywords(hints, quote, is_snake=is_snake or not keys.isdisjoint(SNAKE_CASE)))


def _new(tool: Tool, hints: Mapping[str, object]) -> list[Edit]:
    """The tool has no annotations: `ToolAnnotations(...)`, or a dict where that is enough and nothing is imported."""
    token = tool.registration.token
    if tool.registration.form == "dict":
        return insert_beside(tool.name.key or token, {"annotations": dict(hints)})
    source = token.source
    modules = ("mcp.types", "mcp_types")
    home, other = modules[::-1] if tool.sdk.profile == "mcp2" and "mcp_types" in source.text else modules
    name, imports = import_name(source, home, "ToolAnnotations", other)
    quote = quote_of(source)
    if imports and tool.sdk.family == "fm" and tool.registration.form != "tool_object":
        return option(tool, "annotations", written(dict(hints), quote))
    keywords = _keywords(hints, quote, is_snake=_is_snake_case(tool))
    arguments = ", ".join(f"{key}={text}" for key, text in keywords.items())
    return [*option(tool, "annotations", f"{name}({arguments})"), *imports]


def _keywords(hints: Mapping[str, object], quote: str, *, is_snake: bool) -> dict[str, str]:
    names = {hint: snake for snake, hint in SNAKE_CASE.items()} if is_snake else {}
    return {names.get(hint, hint): written(value, quote) for hint, value in hints.items()}


def _is_snake_case(tool: Tool) -> bool:
    """Whether the SDK's own names of the fields are in snake_case: mcp 2.3.0, fastmcp 4.2.3."""
    return tool.sdk.profile in {"mcp2", "fm4"}
