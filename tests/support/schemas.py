"""Tools made of plain data, for tests of what rules say of a schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.engine import _without_hidden
from flake8_mcp.model import Absent, Part, Registration, Sdk, Tool
from flake8_mcp.rules import Context, all_rules
from flake8_mcp.settings import Settings
from flake8_mcp.spec import REVISIONS
from flake8_mcp.syntax.source import Source, Span
from flake8_mcp.syntax.values import Array, Entry, FixedPlace, Object, Scalar, Symbol, Unknown, Value

if TYPE_CHECKING:
    from flake8_mcp.rules import Problem

PLACE = FixedPlace(Source("example.py", ""), Span(1, 0, 1, 0))
UNKNOWN = Unknown(PLACE, "it is not known")


def value_of(data: object) -> Value:
    """Python data as a value; what is a value already stays."""
    if isinstance(data, Scalar | Array | Object | Symbol | Unknown):
        return data
    if isinstance(data, dict):
        return Object(PLACE, tuple(Entry(value_of(key), value_of(each)) for key, each in data.items()))
    if isinstance(data, list | tuple | set | frozenset):
        return Array(PLACE, tuple(map(value_of, data)), type(data).__name__)
    return Scalar(PLACE, data)


def tool_with(input_schema: object, output_schema: object = None) -> Tool:
    """A tool with these schemas; None stands for no output schema."""
    absent = Part(Absent(PLACE))
    return Tool(
        name=Part(value_of("find_book")),
        title=absent,
        description=Part(value_of("Find a book by its title.")),
        input_schema=Part(value_of(input_schema)),
        output_schema=absent if output_schema is None else Part(value_of(output_schema)),
        annotations=absent,
        icons=absent,
        meta=absent,
        execution=absent,
        registration=Registration("dict", PLACE, PLACE),
        sdk=Sdk("literal"),
    )


def problems_of(tool: Tool, *families: str, clients: tuple[str, ...] = ()) -> list[tuple[str, Problem]]:
    """What the rules of some families say of a tool, without what a narrower rule replaces, by code.

    Without families those on schemas.
    """
    settings = Settings(clients=clients)
    context = Context(settings, tuple(REVISIONS[name] for name in settings.revisions))
    rules = [each for each in all_rules() if each.code.startswith(families or "MCP3") and each.subject is Tool]
    found = [(rule, problem) for rule in rules for problem in rule.check(tool, context)]
    return [(rule.code, problem) for rule, problem in _without_hidden(found)]
