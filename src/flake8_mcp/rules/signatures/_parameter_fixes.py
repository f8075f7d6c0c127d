"""Fixes of parameters: other names, another order, other ways to be given."""

from __future__ import annotations

import keyword
import re
from typing import TYPE_CHECKING, TypeVar

from flake8_mcp.edits import (
    ANY,
    REMOVED,
    Change,
    Fix,
    NotEditableError,
    function_at,
    is_in_signature,
    move_parameter,
    remove_slash,
    rename_keyword,
    rename_parameter,
)
from flake8_mcp.model import Absent, Tool, escape
from flake8_mcp.rules._rule import cut
from flake8_mcp.rules._schemas import plain

if TYPE_CHECKING:
    from flake8_mcp.model import Parameter
    from flake8_mcp.syntax.values import Place


def alias_fix(tool: Tool, alias: Place) -> Fix:
    """The same name is listed, and now calls that give it reach the function."""
    if tool.handler is None or not is_in_signature(tool.handler.place, alias):
        raise NotEditableError("the alias may be used elsewhere")
    return Fix("Write validation_alias= in place of alias=", tuple(rename_keyword(alias, "validation_alias")))


def slash_fix(tool: Tool) -> Fix:
    """The parameters can be given by name too; all calls by position stay as they are."""
    assert tool.slash is not None
    # fastmcp 2.14.7 and 3.4.11 list an array before, and what the parameters are afterwards
    is_array = tool.sdk.profile in {"fm2", "fm3"}
    changes = (Change("/inputSchema", ANY),) if is_array else ()
    return Fix("Remove the /", tuple(remove_slash(tool.slash)), changes)


def rename_fix(tool: Tool, place: Place) -> Fix:
    """The parameter loses its underscores; callers in other files that name it are not known."""
    handler, parameter = _sure(tool.handler), _parameter_at(tool, place)
    old = parameter.name
    new = _sure(_without_underscores(old))
    source = handler.place.source
    edits = rename_parameter(source, function_at(handler.place), old, new)
    changes: list[Change] = []
    if tool.at(pointer_of(parameter)) is not None:
        renamed = f"/inputSchema/properties/{escape(new)}"
        changes += [Change(pointer_of(parameter), REMOVED), Change(renamed, ANY)]
        required = _required(tool)
        if old in required:
            changes.append(Change(_REQUIRED, [new if each == old else each for each in required]))
    docstring = handler.docstring.known
    if docstring is not None and re.search(rf"(?<!\w){re.escape(old)}(?!\w)", str(plain(docstring))):
        changes.append(Change("/description", ANY))
    return Fix(f"Rename {cut(old)} to {cut(new)}", tuple(edits), tuple(changes), safe=False)


def _without_underscores(name: str) -> str | None:
    """A name that can stand for one that starts with an underscore."""
    better = name.lstrip("_")
    better = f"{better}_" if keyword.iskeyword(better) else better
    # in a class, Python gives two underscores a name of their own
    return better if better.isidentifier() and not name.startswith("__") else None


def order_fix(tool: Tool, place: Place) -> Fix:
    """The parameter moves, as it is written, in front of the first that may be left out; calls by position change."""
    handler, parameter, required = _sure(tool.handler), _parameter_at(tool, place), _required(tool)
    defaults = [each for each in tool.parameters if each.kind == "positional-or-keyword" and each.default is not None]
    first = _sure(next((each for each in defaults if each.listed and each.name not in required), None))
    if tool.parameters.index(first) >= tool.parameters.index(parameter):
        raise NotEditableError("no parameter in front of it can come behind it")
    source = handler.place.source
    edits = move_parameter(source, function_at(handler.place), parameter.name, first.name)
    names = [each.name for each in tool.parameters if each is not parameter]
    names.insert(names.index(first.name), parameter.name)
    changes = (Change(_REQUIRED, sorted(required, key=names.index)),)
    title = f"Move {cut(parameter.name)} in front of {cut(first.name)}"
    return Fix(title, tuple(edits), changes, safe=False)


_REQUIRED = "/inputSchema/required"


def _required(tool: Tool) -> list[str]:
    """The required parameters by name. Raises NotEditableError if that is not known, or if they have other names."""
    found = tool.at(_REQUIRED)
    names = [] if found is None or isinstance(found, Absent) else plain(found)
    known = {each.name for each in tool.parameters}
    return _sure(names if isinstance(names, list) and known.issuperset(names) else None)


def _parameter_at(tool: Tool, place: Place) -> Parameter:
    here = (each for each in tool.parameters if each.place.source is place.source and each.place.span == place.span)
    return _sure(next(here, None))


_T = TypeVar("_T")


def _sure(found: _T | None) -> _T:
    """What is found. Raises NotEditableError if nothing is."""
    if found is None:
        raise NotEditableError("what the fix needs is not known")
    return found


def pointer_of(parameter: Parameter) -> str:
    """The JSON pointer of a listed parameter."""
    return f"/inputSchema/properties/{escape(parameter.name)}"
