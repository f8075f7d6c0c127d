"""Parameters that an SDK refuses or cannot call: how they are declared."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Tool, escape
from flake8_mcp.rules._refusals import refusals, sdk_name
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule

from ._parameter_fixes import alias_fix, order_fix, pointer_of, rename_fix, slash_fix

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Parameter


_VARIADIC = frozenset({"var-positional", "var-keyword"})


@rule(
    code="MCP701",
    level="breaks",
    subject=Tool,
    message={
        "raises": "{sdk} refuses functions with {star} as tools: write each argument as a parameter of its own",
        "": "{sdk} lists {star} as one required string, and calls fail: write each argument as a parameter of its own",
    },
    cites=(
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a tool with *args or **kwargs raises ValueError when registered"),
        SdkFact("mcp", "1.30.0, 2.3.0", "*args is listed as a required string, and each call raises TypeError"),
        SdkFact("mcp", "1.30.0, 2.3.0", "**kwargs is a required string, and arguments of other names are lost"),
    ),
    hides=("MCP302", "MCP921"),
)
def variadic_parameters(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool's function has `*args` or `**kwargs`.

    A client learns the arguments of a tool from its schema, and a signature that takes anything names none.
    fastmcp refuses such a function.
    The official SDK lists one required string named `args` or `kwargs`: a call that gives it raises for `*args`, and
    arguments under any other name are dropped.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool()
        def find_books(**filters: str) -> list[str]:
            \"\"\"Find books.\"\"\"
            return sorted(filters)

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool()
        def find_books(author: str = "", subject: str = "") -> list[str]:
            \"\"\"Find books.\"\"\"
            return sorted([author, subject])
    """
    if tool.sdk.family == "fm":
        for each in refusals(tool, "variadic"):
            parameter = next(one for one in tool.parameters if one.place.span == each.place.span)
            yield Problem(each.place, {"sdk": sdk_name(tool.sdk), "star": _starred(parameter)}, "raises")
    elif tool.sdk.family == "mcp":
        for parameter in tool.parameters:
            if parameter.kind in _VARIADIC and parameter.listed and not parameter.name.startswith("_"):
                values = {"sdk": sdk_name(tool.sdk), "star": _starred(parameter)}
                yield Problem(parameter.place, values, pointer=pointer_of(parameter))


@rule(
    code="MCP702",
    level="breaks",
    subject=Tool,
    message={
        "raises": "{name} is positional-only, which {sdk} refuses: remove the / from the signature",
        "": "{name} is positional-only, so every call fails in {sdk}: remove the / from the signature",
    },
    cites=(
        SdkFact("fastmcp", "4.2.3", "a tool with positional-only parameters raises ValueError when registered"),
        SdkFact("fastmcp", "2.14.7, 3.4.11", "the input schema is that of an array, and every call fails"),
        SdkFact("mcp", "1.30.0, 2.3.0", "every call raises TypeError, as arguments are passed by name"),
    ),
    fix="safe",
    hides=("MCP302", "MCP811", "MCP812", "MCP921"),
)
def positional_only_parameter(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool's function has parameters that can only be given by position.

    Clients send arguments by name, and so do the SDKs call the function: a parameter in front of a `/` is never
    reached.
    fastmcp 4 refuses the function; in all others it is registered, and every call fails.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("geometry")


        @mcp.tool()
        def area(width: float, height: float, /) -> float:
            \"\"\"The area of a rectangle.\"\"\"
            return width * height

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("geometry")


        @mcp.tool()
        def area(width: float, height: float) -> float:
            \"\"\"The area of a rectangle.\"\"\"
            return width * height
    """
    found = next((each for each in tool.parameters if each.kind == "positional" and each.listed), None)
    if found is None or tool.sdk.family not in {"mcp", "fm"} or tool.registration.expected:
        return
    if tool.raises is None or tool.raises.kind == "positional-only":
        variant = "raises" if tool.raises else ""
        place = tool.slash if tool.slash is not None else found.place
        values = {"name": cut(found.name), "sdk": sdk_name(tool.sdk)}
        yield Problem(place, values, variant, fix=partial(slash_fix, tool) if tool.slash is not None else None)


@rule(
    code="MCP703",
    level="breaks",
    subject=Tool,
    message={
        "raises": "{name} starts with an underscore, and {sdk} raises InvalidSignature: write a name without it",
        "": "{name} starts with an underscore, and clients built on pydantic refuse it: write a name without it",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a parameter whose name starts with _ raises InvalidSignature"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "the parameter is listed under its name"),
    ),
    fix="unsafe",
    hides=("MCP805",),
)
def underscore_parameter(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter's name starts with an underscore.

    The official SDK makes a pydantic model of the parameters, and such a name is private there: the registration
    raises, also for a parameter that the client would never see, such as an injected context, and in spite of an alias.
    fastmcp lists the parameter; clients that make a model of the schema then fail on it.
    The fix renames it in the function, its docstring and the calls of the same file; other files may call it too, and
    clients know the old name.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("notes")


        @mcp.tool()
        def read_note(title: str, _limit: int = 10) -> str:
            \"\"\"Read a note.\"\"\"
            return title[:_limit]

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("notes")


        @mcp.tool()
        def read_note(title: str, limit: int = 10) -> str:
            \"\"\"Read a note.\"\"\"
            return title[:limit]
    """
    values = {"sdk": sdk_name(tool.sdk)}
    if tool.sdk.family == "mcp":
        for each in refusals(tool, "underscore"):
            fix = partial(rename_fix, tool, each.place)
            yield Problem(each.place, {**values, "name": _name_at(tool, each.place)}, "raises", fix=fix)
    elif tool.sdk.family == "fm" and tool.raises is None:
        for parameter in tool.parameters:
            pointer = pointer_of(parameter)
            if parameter.name.startswith("_") and parameter.listed and tool.at(pointer) is not None:
                fix = partial(rename_fix, tool, parameter.place)
                yield Problem(parameter.place, {**values, "name": cut(parameter.name)}, "", pointer, "should", fix)


@rule(
    code="MCP704",
    level="breaks",
    subject=Tool,
    message={
        "classmethod": "{sdk} cannot register a classmethod object: register the bound method after the class instead",
        "raises": "{sdk} refuses {name} as first parameter: register the bound method of an object instead",
        "": "{name} is listed as a required argument: register the bound method of an object instead",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a method under the decorator lists self as a required string"),
        SdkFact("fastmcp", "2.14.7", "a method under the decorator lists self as a required argument"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "a function whose first parameter is self or cls raises TypeError"),
        SdkFact("mcp", "1.30.0, 2.3.0", "the decorator above @classmethod raises TypeError"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "the decorator above @classmethod raises ValueError or TypeError"),
    ),
    hides=("MCP921",),
)
def unbound_method_as_tool(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A method is registered without an object, so that `self` becomes an argument of the tool.

    A decorator in a class body sees a plain function: nothing binds its first parameter, and a client is asked for it.
    fastmcp 3 and 4 refuse such a function.
    Register the bound method once there is an object, or a static method.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("shop")


        class Shop:
            @mcp.tool()
            def price(self, article: str) -> float:
                \"\"\"The price of an article.\"\"\"
                return float(len(article))

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("shop")


        class Shop:
            def price(self, article: str) -> float:
                \"\"\"The price of an article.\"\"\"
                return float(len(article))


        shop = Shop()
        mcp.tool()(shop.price)
    """
    values = {"sdk": sdk_name(tool.sdk)}
    for _ in refusals(tool, "classmethod"):
        yield Problem(tool.registration.token, values, "classmethod")
    for each in refusals(tool, "unbound"):
        yield Problem(each.place, {**values, "name": _name_at(tool, each.place)}, "raises")
    first = tool.parameters[0] if tool.parameters else None
    if first is None or tool.raises is not None or tool.handler is None or not tool.handler.unbound:
        return
    if first.name in {"self", "cls"} and first.annotation is None and first.listed:
        yield Problem(first.place, {**values, "name": first.name}, pointer=pointer_of(first))


@rule(
    code="MCP709",
    level="breaks",
    subject=Tool,
    message="{name} is required by its Field and follows a parameter with a default, so {sdk} raises SchemaError: "
    "move it to the front",
    cites=(
        SdkFact(
            "fastmcp",
            "2.14.7, 3.4.11, 4.2.3",
            "a Field without default behind a parameter with one raises SchemaError when the tool is registered",
        ),
        SdkFact("mcp", "1.30.0, 2.3.0", "the same signature is fine"),
    ),
    fix="unsafe",
    hides=("MCP930",),
)
def required_field_after_default(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A required parameter stands behind one with a default.

    Python allows it, because `= Field(description=...)` looks like a default.
    fastmcp hands the function to pydantic, for which that Field makes the parameter required, and a required argument
    cannot follow one that may be left out: the registration raises.
    The fix moves the parameter as it is written; calls by position change their meaning.

    Bad::

        from fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("search")


        @mcp.tool
        def search(limit: int = 10, query: str = Field(description="What to look for.")) -> list[str]:
            \"\"\"Search the books.\"\"\"
            return [query][:limit]

    Good::

        from typing import Annotated

        from fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("search")


        @mcp.tool
        def search(query: Annotated[str, Field(description="What to look for.")], limit: int = 10) -> list[str]:
            \"\"\"Search the books.\"\"\"
            return [query][:limit]
    """
    for each in refusals(tool, "order"):
        values = {"name": _name_at(tool, each.place), "sdk": sdk_name(tool.sdk)}
        pointer = f"/parameters/{escape(values['name'])}"
        yield Problem(each.place, values, pointer=pointer, fix=partial(order_fix, tool, each.place))


@rule(
    code="MCP737",
    level="breaks",
    subject=Tool,
    message={
        "reserved": "model_config configures pydantic in {sdk} and never becomes an argument: write another name",
        "": "alias= names the argument for clients, and {sdk} then cannot call the function: use validation_alias=",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a parameter with Field(alias=) is listed by its alias, and each call fails"),
        SdkFact("mcp", "1.30.0, 2.3.0", "a parameter with Field(validation_alias=) is listed by it and works"),
        SdkFact("mcp", "1.30.0, 2.3.0", "model_config with a dict as default is not listed, without one it raises"),
    ),
    fix="safe",
)
def unreachable_parameter(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter cannot be reached by any call.

    The official SDK makes a pydantic model of the parameters and calls the function with what the model holds.
    It does so under the alias of a field, which the function does not know: each call raises `TypeError`.
    A parameter named `model_config` is the configuration of that model and no argument.

    The fix writes `validation_alias=`: the same name is listed, and calls work.

    Bad::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("travel")


        @mcp.tool()
        def flights(origin: Annotated[str, Field(alias="from")]) -> list[str]:
            \"\"\"Flights from an airport.\"\"\"
            return [origin]

    Good::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("travel")


        @mcp.tool()
        def flights(origin: Annotated[str, Field(validation_alias="from")]) -> list[str]:
            \"\"\"Flights from an airport.\"\"\"
            return [origin]
    """
    if tool.sdk.family != "mcp" or tool.registration.expected:
        return
    if tool.raises is not None and tool.raises.kind != "reserved":
        return
    for parameter in tool.parameters:
        if parameter.name == "model_config" and parameter.listed:
            yield Problem(parameter.place, {"sdk": sdk_name(tool.sdk)}, "reserved", pointer_of(parameter))
        elif parameter.alias is not None and parameter.listed:
            fix = partial(alias_fix, tool, parameter.alias)
            yield Problem(parameter.alias, {"sdk": sdk_name(tool.sdk)}, "", pointer_of(parameter), fix=fix)


def _starred(parameter: Parameter) -> str:
    return cut(f"{'*' if parameter.kind == 'var-positional' else '**'}{parameter.name}")


def _name_at(tool: Tool, place: object) -> str:
    """The name of the parameter that stands at a place."""
    span = getattr(place, "span", None)
    return cut(next((each.name for each in tool.parameters if each.place.span == span), "this parameter"))
