"""The fixes that many rules share: a value of a schema is replaced, removed, or gets another key."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    ANY,
    REMOVED,
    Change,
    Fix,
    NotEditableError,
    add_option,
    annotate_field,
    insert_entry,
    remove_entry,
    remove_item,
    remove_keyword,
    rename_key,
    rename_keyword,
    replace_argument,
    replace_value,
)
from flake8_mcp.model import Origin
from flake8_mcp.rules._rule import shown
from flake8_mcp.rules._schemas import plain
from flake8_mcp.spec.json_schema import KEYWORDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from flake8_mcp.edits import Edit
    from flake8_mcp.model import Array, Object, Tool
    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Entry, Place, Value


def option(tool: Tool, name: str, text: str, *, after: str | None = None) -> list[Edit]:
    """Give the registration of a tool another keyword, behind the function and the name that may stand by place."""
    by_place = 2 if tool.registration.form == "add_tool" else 1
    return add_option(tool.registration.token, name, text, by_place=by_place, after=after)


def replacement(value: Value, data: object, pointer: str, *, safe: bool = True) -> Fix:
    """A literal is replaced by other data."""
    edits = replace_value(value, data)
    return Fix(f"Replace {shown(value)} by {shown(data)}", tuple(edits), (Change(pointer, data),), safe)


def removal(position: Position, keyword: str, *, safe: bool = True) -> Fix:
    """A keyword of a schema goes."""
    edits = remove_entry(position.members[keyword])
    return Fix(f"Remove {shown(keyword)}", tuple(edits), (Change(position.at(keyword), REMOVED),), safe)


def addition(schema: Value, pointer: str, keyword: str, data: object, *, safe: bool = True) -> Fix:
    """A schema at a pointer gets a keyword, behind its type if it has one."""
    edits = insert_entry(schema, keyword, data, first=keyword == "type", after="type")
    return Fix(f"Add {shown(keyword)}: {shown(data)}", tuple(edits), (Change(f"{pointer}/{keyword}", data),), safe)


def closed(schema: Object, pointer: str, *, safe: bool) -> Fix:
    """A schema at a pointer gets `"additionalProperties": False`."""
    name, pointer = "additionalProperties", f"{pointer}/additionalProperties"
    found = schema.get(name)
    edits = insert_entry(schema, name, data=False) if found is None else replace_value(found, data=False)
    return Fix(f"Write {shown(name)}: false", tuple(edits), (Change(pointer, value=False),), safe)


def renamed(tool: Tool, better: str) -> Fix:
    """The name of a tool is replaced where it is a literal; what an SDK derives from it changes with it."""
    name = tool.name.known
    assert name is not None
    edits = replace_value(name, better) if tool.registration.form == "dict" else replace_argument(name, better)
    changes = [Change("/name", better)]
    if tool.title.origin is not Origin.DECLARED and not tool.title.is_absent:
        changes.append(Change("/title", ANY))
    return Fix(f"Rename the tool to {shown(better)}", tuple(edits), tuple(changes), safe=False)


def renaming(position: Position, keyword: str, name: str, *, safe: bool = True) -> Fix:
    """A keyword of a schema gets another name, which the schema does not have yet."""
    if not position.schema.lacks(name):
        raise NotEditableError(f"it has {name} too")
    entry = position.members[keyword]
    changes = (Change(position.at(keyword), REMOVED), Change(position.at(name), plain(entry.value)))
    return Fix(f"Rename {shown(keyword)} to {shown(name)}", tuple(rename_key(entry, name)), changes, safe)


def member_replacement(entry: Entry, data: object, pointer: str, *, safe: bool = True) -> Fix:
    """The value of a key in a dict, or of a keyword of a call, is replaced by other data."""
    edits = _in_either(partial(replace_value, entry.value, data), partial(replace_argument, entry.value, data))
    return Fix(f"Replace {shown(entry.value)} by {shown(data)}", edits, (Change(pointer, data),), safe)


def member_removal(entry: Entry, pointer: str, *, safe: bool = True) -> Fix:
    """A key of a dict, or a keyword of a call, goes."""
    edits = _in_either(partial(remove_entry, entry), partial(remove_keyword, entry.place))
    return Fix(f"Remove {shown(entry.key)}", edits, (Change(pointer, REMOVED),), safe)


def member_renaming(entry: Entry, name: str, changes: tuple[Change, ...], *, safe: bool = True) -> Fix:
    """A key of a dict, or a keyword of a call, gets another name."""
    edits = _in_either(partial(rename_key, entry, name), partial(rename_keyword, entry.place, name))
    return Fix(f"Rename {shown(entry.key)} to {shown(name)}", edits, changes, safe)


def _in_either(in_dict: Callable[[], list[Edit]], in_call: Callable[[], list[Edit]]) -> tuple[Edit, ...]:
    """The edits of a dict, or else those of a call."""
    try:
        return tuple(in_dict())
    except NotEditableError:
        return tuple(in_call())


def item_removal(array: Array, index: int, pointer: str, *, safe: bool = True) -> Fix:
    """An item of a list at a pointer goes."""
    rest = plain(replace(array, items=array.items[:index] + array.items[index + 1 :]))
    item = array.items[index]
    return Fix(f"Remove {shown(item)}", tuple(remove_item(item)), (Change(pointer, rest),), safe)


def field_moved(field: Place, name: str, *, is_called: bool = False) -> Fix:
    """A Field that is a default moves into the parameter's type, which changes nothing of what is listed.

    Calls that leave out what is required then raise, where they got the Field before: not safe if there is one.
    """
    edits, has_default = annotate_field(field)
    return Fix(f"Move the Field of {name} into Annotated", tuple(edits), safe=has_default or not is_called)


def opened(tool: Tool) -> tuple[Change, ...]:
    """What changes in a tool that can be registered at last: the fields of which parts were not known till then."""
    _, unknown = tool.definition()
    return tuple(Change(f"/{field}", ANY) for field in dict.fromkeys(pointer.split("/")[1] for pointer in unknown))


def missing_root_type(schema: Object, pointer: str) -> Fix:
    """The root of a schema gets `"type": "object"`, unless it may be meant for another type."""
    if not all(_goes_with_object(key) for key, _ in schema.members()):
        raise NotEditableError("the schema may be meant for another type")
    edits = insert_entry(schema, "type", "object", first=True)
    return Fix('Add "type": "object"', tuple(edits), (Change(pointer, "object"),))


def _goes_with_object(key: str) -> bool:
    """Whether a keyword says nothing of other types than objects."""
    keyword = KEYWORDS.get(key)
    return keyword is not None and (keyword.types == {"object"} or key in _OF_NO_TYPE)


_OF_NO_TYPE = frozenset(
    {
        "$schema", "$id", "$comment", "$defs", "definitions", "allOf", "anyOf", "oneOf", "if", "then", "else", "not",
        "title", "description", "default", "examples", "deprecated",
    }
)  # fmt: skip
