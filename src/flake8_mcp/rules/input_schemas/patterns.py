"""Regular expressions that some of the engines that will meet them do not compile."""

from __future__ import annotations

import functools
import re
import warnings
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import REMOVED, Change, Fix, NotEditableError, respell, text_at
from flake8_mcp.model import Object, Origin, Tool, escape
from flake8_mcp.rules._fixes import opened
from flake8_mcp.rules._refusals import refusals
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, printable, rule, shown
from flake8_mcp.rules._schemas import plain, positions
from flake8_mcp.schemas.patterns import refused
from flake8_mcp.spec.ecma_patterns import MAX_LENGTH, fault
from flake8_mcp.spec.patterns_meant import respellings, respelt
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flake8_mcp.rules._rule import Level
    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Place

_MAX_REASON = 75
# sre looks at every character of a set one by one where case is ignored (Python 3.13).
_IGNORES_CASE = re.compile(r"\(\?[a-zA-Z]*i")
_MAX_IGNORING_CASE = 100


@rule(
    code="MCP332",
    level="breaks",
    subject=Tool,
    message={
        "": "the pattern {pattern} does not compile in ECMAScript: {reason}",
        "python": "the pattern {pattern} does not compile in Python: {reason}",
        "both": "the pattern {pattern} compiles neither in Python nor in ECMAScript: {reason}",
        "pydantic": "pydantic does not compile the pattern and raises SchemaError: {reason}",
    },
    cites=(
        Citation("MUST", "basic/index", "Schema Validation", since="2025-11-25"),
        SdkFact(
            "@modelcontextprotocol/sdk",
            "1.32.2",
            "in an output schema, a pattern that ECMAScript does not compile takes the tools/list result with it",
        ),
        SdkFact("mcp", "1.30.0", "a low-level server fails every call where Python does not compile the pattern"),
        SdkFact(
            "mcp, fastmcp",
            "mcp 1.30.0, 2.3.0; fastmcp 2.14.7, 3.4.11, 4.2.3",
            "a pattern in a signature that the regex engine of pydantic refuses raises SchemaError",
        ),
    ),
    fix="safe",
)
def unportable_pattern(tool: Tool, _context: Context) -> Iterator[Problem]:
    r"""A `pattern` is no regular expression for one of the engines that will compile it.

    JSON Schema means regular expressions of ECMAScript, and validators there compile them with the flag `u`, which
    allows an escape only where it means something: `\-`, `\_`, `\@` and `\"` outside a set are errors, and so are `\A`,
    `\Z`, `(?i)`, `(?P<name>...)` and `[\w-.]`.
    Python servers and clients compile the same text with `re`, which knows neither `\p{L}` nor `(?<name>...)`.
    In a signature it is also compiled by pydantic, whose engine has no look-around and no back-references.
    The keys of `patternProperties` are looked at too.
    Where only ECMAScript refuses a pattern of an input schema, the level is "should": clients were not seen to compile
    those.
    See [Schema Validation](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-validation).
    The fix spells the pattern so that all of them compile it, where that means the same: `\A` as `^`, `{,3}` as
    `{0,3}`, needless escapes as the character.
    `\Z` as `$` is unsafe: in Python that also matches in front of a last newline.

    Bad::

        TOOL = {
            "name": "get_user",
            "description": "Get a user by e-mail address.",
            "inputSchema": {
                "type": "object",
                "properties": {"email": {"type": "string", "pattern": r"^\S+\@\S+$"}},
            },
        }

    Good::

        TOOL = {
            "name": "get_user",
            "description": "Get a user by e-mail address.",
            "inputSchema": {
                "type": "object",
                "properties": {"email": {"type": "string", "pattern": r"^\S+@\S+$"}},
            },
        }
    """
    for raises in refusals(tool, "pattern"):
        fix = partial(_spelling_fix, raises.place, lambda _: opened(tool), in_rust=True)
        yield Problem(raises.place, {"reason": _shortened(raises.reason)}, "pydantic", fix=fix)
    in_rust = tool.input_schema.origin is Origin.DERIVED
    for position in positions(tool, "pattern", "patternProperties"):
        for pointer, pattern, place in _patterns(position):
            in_ecma, in_python = fault(pattern), _python_fault(pattern)
            reason = in_python or in_ecma
            if reason is not None:
                variant = "" if in_python is None else "python" if in_ecma is None else "both"
                values = {"pattern": shown(pattern), "reason": _shortened(reason)}
                level = _level(tool, position, is_python=in_python is not None)
                changed = partial(_changes, position, pointer)
                fix = partial(_spelling_fix, place, changed, in_rust=in_rust)
                yield Problem(place, values, variant, pointer, level, fix)


def _spelling_fix(place: Place, changed: Callable[[str], tuple[Change, ...]], *, in_rust: bool) -> Fix:
    """The pattern is spelt so that all engines compile it; safe if all read it as before."""
    pattern = text_at(place)
    changes = respellings(pattern, in_rust=in_rust)
    better = respelt(pattern, changes)
    if fault(better) or _python_fault(better) or (in_rust and refused(better)):
        raise NotEditableError("there is no spelling that all engines compile")
    edits = respell(place, [(each.start, each.end, each.text) for each in changes])
    is_same = all(each.is_same for each in changes)
    return Fix(f"Write {shown(better)}", tuple(edits), changed(better), safe=is_same)


def _changes(position: Position, pointer: str, better: str) -> tuple[Change, ...]:
    """What becomes of a pattern, or of a key of `patternProperties`."""
    if pointer == position.at("pattern"):
        return (Change(pointer, better),)
    by_pattern = position.get("patternProperties")
    if not isinstance(by_pattern, Object) or not by_pattern.lacks(better):
        raise NotEditableError(f"it has {better} too")
    entry = next(each for key, each in by_pattern.members() if pointer.endswith(f"/{escape(key)}"))
    renamed = f"{position.at('patternProperties')}/{escape(better)}"
    return Change(pointer, REMOVED), Change(renamed, plain(entry.value))


def _patterns(position: Position) -> Iterator[tuple[str, str, Place]]:
    value = position.get("pattern")
    text = text_of(value)
    if value is not None and text is not None:
        yield position.at("pattern"), text, value.place
    by_pattern = position.get("patternProperties")
    if isinstance(by_pattern, Object) and by_pattern.maker is None:
        for key, entry in by_pattern.members():
            yield f"{position.at('patternProperties')}/{escape(key)}", key, entry.place


def _level(tool: Tool, position: Position, *, is_python: bool) -> Level | None:
    """The level where it is another than the rule's.

    pydantic checks the arguments of a function with its own engine.
    """
    if not position.is_input:
        return None
    return None if is_python and tool.input_schema.origin is not Origin.DERIVED else "should"


@functools.lru_cache(maxsize=500)
def _python_fault(pattern: str) -> str | None:
    """Why Python does not compile a pattern; None if it does, or if that was not tried."""
    if len(pattern) > (_MAX_IGNORING_CASE if _IGNORES_CASE.search(pattern) else MAX_LENGTH):
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            re.compile(pattern)
    except re.error as error:
        return error.msg
    except OverflowError:
        return "a repetition is too large"
    except RecursionError:
        return None
    return None


def _shortened(reason: str) -> str:
    text = printable(reason)
    return text if len(text) <= _MAX_REASON else f"{text[: _MAX_REASON - 3]}..."
