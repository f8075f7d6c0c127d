"""Annotations that an SDK cannot use: without a value, or without a schema."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    REMOVED,
    Change,
    Fix,
    NotEditableError,
    import_at_runtime,
    take_from,
)
from flake8_mcp.model import Tool
from flake8_mcp.rules._fixes import opened, option
from flake8_mcp.rules._refusals import code_at, refusals, sdk_name
from flake8_mcp.rules._rule import Context, Problem, SdkFact, rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.values import Place


@rule(
    code="MCP706",
    level="breaks",
    subject=Tool,
    message="{name} has no value when {sdk} reads the annotation, which raises {type}: "
    "import or define it at module level before the tool",
    cites=(
        SdkFact(
            "mcp", "1.30.0, 2.3.0", "a name in an annotation that is not defined at decoration raises InvalidSignature"
        ),
        SdkFact(
            "fastmcp", "2.14.7, 3.4.11, 4.2.3", "a name in an annotation that is not defined at decoration: NameError"
        ),
    ),
    fix="unsafe",
    hides=("MCP004",),
)
def unresolvable_annotation(tool: Tool, _context: Context) -> Iterator[Problem]:
    """An annotation names something that does not exist when the tool is registered.

    An SDK evaluates annotations in the module's names at the moment of decoration, also those that are strings or that
    `from __future__ import annotations` postpones.
    An import under `TYPE_CHECKING`, a class that is defined further down, or one that is local to a function is not
    there then: the import of the module raises.
    The fix lets an import under `TYPE_CHECKING` happen at run time, which may be slow or lead back to this module; a
    class is not moved.

    Bad::

        from __future__ import annotations

        from typing import TYPE_CHECKING

        from mcp.server.fastmcp import FastMCP

        if TYPE_CHECKING:
            from datetime import date

        mcp = FastMCP("calendar")


        @mcp.tool()
        def appointments(day: date) -> list[str]:
            \"\"\"The appointments of a day.\"\"\"
            return [day.isoformat()]

    Good::

        from __future__ import annotations

        from datetime import date

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("calendar")


        @mcp.tool()
        def appointments(day: date) -> list[str]:
            \"\"\"The appointments of a day.\"\"\"
            return [day.isoformat()]
    """
    for each in refusals(tool, "unresolved"):
        values = {"name": code_at(each.place), "sdk": sdk_name(tool.sdk), "type": each.type}
        yield Problem(each.place, values, fix=partial(_import_fix, tool, each.place))


@rule(
    code="MCP707",
    level="breaks",
    subject=Tool,
    message="{code} has no JSON schema, so {sdk} raises {type}: use a type that JSON has, or a pydantic model",
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a parameter of a plain class or Callable raises PydanticInvalidForJsonSchema"),
        SdkFact("mcp", "1.30.0, 2.3.0", "list[Plain] and AsyncIterator[T] as return raise when registered"),
        SdkFact("mcp", "1.30.0, 2.3.0", "CallToolResult in a union as return type raises InvalidSignature"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a parameter of a plain class raises when registered"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "Callable[...] as return type raises TypeError"),
    ),
    fix="unsafe",
    hides=("MCP004",),
)
def type_without_json_schema(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter or return type is one that pydantic has no JSON schema for.

    Arguments come as JSON, so each parameter needs a type that can be written as JSON Schema: an own class without
    fields, a function or a `bytearray` has none, also inside `Optional` or `list`.
    The registration raises, and the server does not start.
    Of a return type the official SDK makes an output schema; `structured_output=False` turns that off, and is what the
    fix writes.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("maps")


        class Point:
            def __init__(self, x: float, y: float) -> None:
                self.x, self.y = x, y


        @mcp.tool()
        def distance(point: Point) -> float:
            \"\"\"The distance from the origin.\"\"\"
            return abs(point.x) + abs(point.y)

    Good::

        from mcp.server.fastmcp import FastMCP
        from pydantic import BaseModel

        mcp = FastMCP("maps")


        class Point(BaseModel):
            x: float
            y: float


        @mcp.tool()
        def distance(point: Point) -> float:
            \"\"\"The distance from the origin.\"\"\"
            return abs(point.x) + abs(point.y)
    """
    for each in refusals(tool, "type"):
        values = {"code": code_at(each.place), "sdk": sdk_name(tool.sdk), "type": each.type}
        yield Problem(each.place, values, fix=partial(_unstructured_fix, tool, each.place))


@rule(
    code="MCP708",
    level="breaks",
    subject=Tool,
    message="pydantic refuses {code} before Python 3.12, so the server fails: import it from typing_extensions",
    cites=(
        SdkFact("pydantic", "2.14.4", "typing.TypedDict raises PydanticUserError before Python 3.12"),
        SdkFact("mcp", "1.30.0, 2.3.0", "a parameter of such a type raises when registered"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a parameter or return value of such a type raises"),
    ),
    fix="safe",
)
def standard_library_typeddict(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A type of the tool is made from `typing.TypedDict`, and the project supports a Python before 3.12.

    Before 3.12 the standard library's class does not keep what pydantic needs to know, so pydantic refuses it.
    `typing_extensions`, which pydantic brings along, has the same class with everything.
    It is the lowest Python of the project that counts: that of `--mcp-sdk`, `.python-version` or `requires-python`.

    Bad::

        # settings: --mcp-sdk mcp==1.30.0,python==3.11
        from typing import TypedDict

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("people")


        class Person(TypedDict):
            name: str


        @mcp.tool()
        def greet(person: Person) -> str:
            \"\"\"Greet a person.\"\"\"
            return person["name"]

    Good::

        # settings: --mcp-sdk mcp==1.30.0,python==3.11
        from mcp.server.fastmcp import FastMCP
        from typing_extensions import TypedDict

        mcp = FastMCP("people")


        class Person(TypedDict):
            name: str


        @mcp.tool()
        def greet(person: Person) -> str:
            \"\"\"Greet a person.\"\"\"
            return person["name"]
    """
    found = {each.place.span: each for each in refusals(tool, "typed-dict")}
    if tool.raises is None and not tool.registration.expected:
        found = {each.place.span: each for each in tool.doubts if each.kind == "typed-dict"}
    for each in found.values():
        yield Problem(each.place, {"code": code_at(each.place)}, fix=partial(_typed_dict_fix, tool, each.place))


def _import_fix(tool: Tool, place: Place) -> Fix:
    """The import runs too, which may be slow or circular: hence unsafe."""
    name = place.source.slice(place.span).partition(".")[0]
    return Fix(f"Import {name} at run time", tuple(import_at_runtime(place.source, name)), opened(tool), safe=False)


def _unstructured_fix(tool: Tool, place: Place) -> Fix:
    """The official SDK makes no output schema, and so needs none of the return type."""
    if tool.sdk.family != "mcp" or tool.sdk.number < _STRUCTURED_SINCE or tool.returned is None:
        raise NotEditableError("the SDK has no structured_output")
    returned, span = tool.returned.place.span, place.span
    starts = (returned.line, returned.column) <= (span.line, span.column)
    if not starts or (span.end_line, span.end_column) > (returned.end_line, returned.end_column):
        raise NotEditableError("it is the type of a parameter")
    edits = option(tool, "structured_output", "False")
    changes = (Change("/outputSchema", REMOVED),)
    return Fix("Write structured_output=False", tuple(edits), changes, safe=False)


def _typed_dict_fix(tool: Tool, place: Place) -> Fix:
    edits = take_from(place, "TypedDict", "typing", "typing_extensions")
    # where some Pythons take it, what was not known of all tools with such types is known then
    changes = opened(tool) if tool.raises is not None else None
    return Fix("Import TypedDict from typing_extensions", tuple(edits), changes)


_STRUCTURED_SINCE = (1, 10)
