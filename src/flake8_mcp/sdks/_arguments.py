"""The arguments of a registration by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.schemas.since import LISTED
from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Unknown

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.evaluate import Code, Evaluator

# FastMCP.tool, MCPServer.tool: mcp 1.2.1 to 2.3.0; add_tool has the function in front
_MCP_POSITIONAL = ("name", "title", "description", "annotations", "icons", "meta", "structured_output")
_FM_POSITIONAL = ("name",)


def positional_names(sdk: Sdk) -> tuple[str, ...]:
    """The names of the positional arguments of `tool()`."""
    if sdk.family != "mcp":
        return _FM_POSITIONAL
    newer = {name for name, since in LISTED["mcp"].items() if not since.holds_for(sdk)}
    return tuple(name for name in _MCP_POSITIONAL if name not in newer)


def arguments_of(evaluator: Evaluator, code: Code, names: tuple[str, ...]) -> Object:
    """The arguments of a call as an object: keywords by their names, positional ones by the names given.

    A spread that is not known leaves the object open; positional arguments beyond the names are left out.
    """
    node = code.node
    assert isinstance(node, cst.Call)
    entries: list[Entry] = []
    rest: Unknown | None = None
    position = 0
    for argument in node.args:
        value = evaluator.value(code.at(argument.value))
        if argument.star == "**":
            if isinstance(value, Object):
                entries.extend(value.entries)
                rest = rest or value.rest
            else:
                rest = Unknown(code.place(argument.value), "an unknown mapping is spread into the call")
        elif argument.star == "*":
            if isinstance(value, Array) and value.complete:
                given = zip(names[position:], value.items, strict=False)
                entries.extend(Entry(Scalar(each.place, name), each) for name, each in given)
                position += len(value.items)
            else:
                rest = Unknown(code.place(argument.value), "an unknown sequence is spread into the call")
        elif argument.keyword is not None:
            entries.append(Entry(Scalar(code.place(argument.keyword), argument.keyword.value), value))
        else:
            if position < len(names):
                entries.append(Entry(Scalar(code.place(argument.value), names[position]), value))
            position += 1
    return Object(code.place(), tuple(entries), rest)


def joined(first: Object, second: Object) -> Object:
    """The arguments of two calls of which the second may repeat and replace those of the first."""
    return Object(second.place, (*first.entries, *second.entries), first.rest or second.rest)
