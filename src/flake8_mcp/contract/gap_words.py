"""What one schema accepts and another one does not, as differences: kinds, sentences, places."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.model import escape

from .differences import MISSING
from .sides import value_at

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .differences import Difference
    from .inclusion import Gap
    from .inclusion.gaps import Step
    from .listing import ListedTool
    from .sides import Sides


def described(path: tuple[Step, ...]) -> str:
    """A part of a value in words: "items[].price"."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        elif step == "*":
            text += "[]"
        else:
            text += f".{step}" if text else step
    return json.dumps(text, ensure_ascii=False)


def joined(gaps: Iterable[Gap]) -> tuple[Gap, ...]:
    """The gaps with those of whole types at one part as one: a type where there was none leaves out six others."""
    found: dict[object, Gap] = {}
    for gap in gaps:
        is_type = gap.keyword in {"type", "null"} and gap.witnesses
        key: object = (gap.path, gap.member) if is_type else len(found)
        other = found.get(key)
        if other is None:
            found[key] = gap
        else:
            found[key] = replace(min(other, gap, key=_is_vague), what=f"{other.what}, {gap.what}")
    return tuple(found.values())


def _is_vague(gap: Gap) -> bool:
    return not gap.right.endswith("/type")


def property_beside(definition: object, required: str, name: str) -> str | None:
    """The pointer to a member beside the `required` at a pointer; None if it is not declared there."""
    pointer = f"{required.removesuffix('/required')}/properties/{escape(name)}"
    return pointer if value_at(definition, pointer) is not MISSING else None


def other_alternatives(gap: Gap) -> str:
    """What to add to a sentence on what the schema on the right, which is the old one, refused."""
    return ", which no other alternative accepted" if gap.is_closest else ""


def kind_of_input(gap: Gap) -> str:
    """The kind of a difference in the arguments."""
    if not gap.path:
        return "arguments-changed"
    match gap.keyword:
        case "type" | "null":
            return "parameter-type-changed"
        case "enum":
            return "parameter-enum-values-changed"
        case _:
            return "parameter-constraint-changed"


def undecided(sides: Sides, gap: Gap, pointers: tuple[str, str], kind: str, whether: tuple[str, str]) -> Difference:
    """The difference for a gap without a witness.

    `pointers` are those into the old and the new definition. `whether` is the question: about what the gap says, and
    about the part as a whole, where the gap only says why there is no answer.
    """
    old, new = pointers
    near = _unknown_near(sides.new, new) or _unknown_near(sides.old, old)
    if near is not None:
        whole = "the arguments are" if old.startswith("/inputSchema") else "the result is"
        path = gap.path if gap.member is None or gap.keyword == "required" else (*gap.path, gap.member)
        name = f"{described(path)} is" if path else whole
        return sides.difference(
            "undecided", "not-known", f"{name} not known in full, and cannot be compared", old=near, new=near
        )
    if gap.keyword == "unknown":
        reason = f"whether {whether[1]} is not decided: {gap.what}"
    else:
        reason = f"whether {whether[0]} is not decided: {gap.why}"
    return sides.difference("undecided", kind, reason, old=old, new=new)


def without_repetition(differences: Iterable[Difference]) -> Iterator[Difference]:
    """The differences without those that say the same of the same part as one before."""
    seen: set[tuple[str, str, str]] = set()
    for each in differences:
        key = (each.verdict, each.pointer, each.reason)
        if key not in seen:
            yield each
        seen.add(key)


def witness_of(gap: Gap) -> object:
    """The first witness of a gap."""
    return next(iter(gap.witnesses), MISSING)


def _unknown_near(tool: ListedTool, pointer: str) -> str | None:
    """The pointer of what is not known around or inside of a part, the nearest first."""
    around = [each for each in tool.unknown if pointer == each or pointer.startswith(f"{each}/")]
    inside = [each for each in tool.unknown if each.startswith(f"{pointer}/")]
    return max(around, key=len, default=None) if around else min(inside, default=None)


def names_required(schema: object) -> Iterator[str]:
    """The names that the root of a schema requires."""
    names = value_at(schema, "/required")
    yield from (name for name in names if isinstance(name, str)) if isinstance(names, list) else ()
