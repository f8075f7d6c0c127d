"""What the schema of a single value leaves open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Object, Scalar, Tool
from flake8_mcp.rules._fixes import addition
from flake8_mcp.rules._names import words_of
from flake8_mcp.rules._parameters import parameters
from flake8_mcp.rules._rule import Advice, Context, Problem, rule, shown
from flake8_mcp.rules._schemas import TYPED_ELSEWHERE
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator


_GUIDE = "The tool-schema authoring guide: "
_STRING_LIMITS = ("const", "enum", "format", "maxLength", "minLength", "pattern")
_NUMBER_LIMITS = ("const", "enum", "exclusiveMaximum", "exclusiveMinimum", "maximum", "minimum")
_MONEY = frozenset({"amount", "balance", "cost", "fee", "price", "total"})
_FORMATS = {
    "date": "date",
    "datetime": "date-time",
    "email": "email",
    "time": "date-time",
    "timestamp": "date-time",
    "uri": "uri",
    "url": "uri",
}


@rule(
    code="MCP921",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message={
        "text": '{name} is any text, also an empty one: give "minLength", "pattern", "format" or "enum"',
        "number": '{name} is any number: give "minimum" and "maximum"',
        "list": '{name} may have any number of items: give "maxItems"',
        "unique": '{name} may name the same thing twice: give "uniqueItems"',
        "map": '{name} is an open map: give "maxProperties" or "propertyNames"',
    },
    cites=(Advice(_GUIDE + "lengths, ranges and patterns are given where they are known."),),
)
def unbounded_value(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The schema of a parameter says nothing of how long, large or many.

    A required text may be empty, a page size a million, a list endless; the function must check what the schema could
    have told the model beforehand.

    Bad::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(number: Annotated[int, Field(description="How many bundles.")]) -> str:
            \"\"\"Order newspapers for the next day.\"\"\"
            return str(number)

    Good::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(number: Annotated[int, Field(ge=1, le=20, description="How many bundles.")]) -> str:
            \"\"\"Order newspapers for the next day.\"\"\"
            return str(number)
    """
    root = tool.input_schema.known
    required = root.get("required") if isinstance(root, Object) else None
    names = {text_of(each) for each in required.items} if isinstance(required, Array) else set()
    for each in parameters(tool):
        variant = _unbounded(each.schema, each.name, required=each.name in names)
        if variant:
            yield Problem(each.place, {"name": shown(each.name)}, variant, each.pointer)


@rule(
    code="MCP922",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message={
        "number": "{name} is money as a floating point number: take whole cents, or text",
        "integer": '{name} is money that may be negative: give "minimum"',
    },
    cites=(Advice(_GUIDE + "money is an integer of the smallest unit with a minimum."),),
    hides=("MCP921",),
)
def float_money(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter for money is a number with fractions, or an integer that may be negative.

    0.1 + 0.2 is not 0.3 in floating point, and models write amounts with their own rounding.
    An integer of the smallest unit (cents) is exact.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def set_price(price: float) -> str:
            \"\"\"Set the price of a newspaper.\"\"\"
            return str(price)

    Good::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def set_price(price_in_cents: Annotated[int, Field(ge=0)]) -> str:
            \"\"\"Set the price of a newspaper.\"\"\"
            return str(price_in_cents)
    """
    for each in parameters(tool):
        if words_of(each.name)[-1:] and words_of(each.name)[-1] in _MONEY:
            kind = text_of(each.schema.get("type"))
            if kind == "number" or (kind == "integer" and all(map(each.schema.lacks, ("minimum", "exclusiveMinimum")))):
                yield Problem(each.place, {"name": shown(each.name)}, kind, f"{each.pointer}/type")


@rule(
    code="MCP923",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message='{name} is any text: give its form, such as "format": "{format}"',
    cites=(Advice(_GUIDE + "dates, times, URLs and addresses have a format."),),
    fix="unsafe",
    hides=("MCP921",),
)
def missing_format(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A text parameter is named like a date, a time, a URL or an e-mail address, and its schema does not say its form.

    "Tomorrow", "31.12." and "12/31/26" are all dates.
    `format`, a pattern or an enum tells a model which one is meant; in Python types such as `date` or `AnyUrl` write
    the format.

    The fix adds `format` to a schema that is written out; what the function gets may have another form.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def list_issues(start_date: str) -> list[str]:
            \"\"\"List the issues since a day.\"\"\"
            return [start_date]

    Good::

        from datetime import date

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def list_issues(start_date: date) -> list[str]:
            \"\"\"List the issues since a day.\"\"\"
            return [str(start_date)]
    """
    for each in parameters(tool):
        form = _FORMATS.get((words_of(each.name) or ("",))[-1])
        bare = all(map(each.schema.lacks, ("format", "pattern", "enum", "const")))
        if form is not None and bare and text_of(each.schema.get("type")) == "string":
            fix = partial(addition, each.schema, each.pointer, "format", form, safe=False)
            values = {"name": shown(each.name), "format": form}
            yield Problem(each.place, values, pointer=f"{each.pointer}/format", fix=fix)


@rule(
    code="MCP924",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message="{name} is a number, but identifiers are text unless the service behind has numbers: take a string",
    cites=(Advice(_GUIDE + "identifiers are strings unless the API says otherwise."),),
    hides=("MCP921",),
)
def numeric_identifier(tool: Tool, _context: Context) -> Iterator[Problem]:
    """An identifier is taken as a number.

    Numbers lose leading zeros and, beyond 2^53, digits; nobody adds identifiers up.
    Where the service behind the tool really has numbers, they can stay.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def show_paper(paper_id: int) -> str:
            \"\"\"Show a newspaper.\"\"\"
            return str(paper_id)

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def show_paper(paper_id: str) -> str:
            \"\"\"Show a newspaper.\"\"\"
            return paper_id
    """
    for each in parameters(tool):
        kind = each.schema.get("type")
        if (each.name == "id" or each.name.endswith("_id")) and text_of(kind) in {"integer", "number"}:
            assert kind is not None
            yield Problem(kind.place, {"name": shown(each.name)}, pointer=f"{each.pointer}/type")


def _unbounded(schema: Object, name: str, *, required: bool) -> str:
    """What a schema leaves without a bound; empty if nothing."""
    kind = text_of(schema.get("type"))
    if kind == "string":
        return "text" if required and all(map(schema.lacks, _STRING_LIMITS)) else ""
    if kind in {"integer", "number"}:
        return "number" if all(map(schema.lacks, _NUMBER_LIMITS)) else ""
    if kind == "array":
        if schema.lacks("maxItems"):
            return "list"
        words = words_of(name)
        return "unique" if words[-1:] in {("ids",), ("names",)} and schema.lacks("uniqueItems") else ""
    if kind == "object":
        closed = (*TYPED_ELSEWHERE, "properties", "maxProperties", "propertyNames", "patternProperties")
        extra = schema.get("additionalProperties")
        is_closed = isinstance(extra, Scalar) and extra.value is False
        return "map" if all(map(schema.lacks, closed)) and not is_closed else ""
    return ""
