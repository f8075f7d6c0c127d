"""What a docstring says of parameters, and whether it reaches a client."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    ANY,
    Change,
    Fix,
    NotEditableError,
    describe_parameters,
    describe_with_field,
    replace_text,
)
from flake8_mcp.model import NOTHING, Object, Origin, Tool, escape
from flake8_mcp.rules._near import only_near
from flake8_mcp.rules._plain import plain
from flake8_mcp.rules._references import documents
from flake8_mcp.rules._rule import Advice, ClientFact, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import positions
from flake8_mcp.syntax.docstring_sections import described_parameters
from flake8_mcp.syntax.source import Span
from flake8_mcp.syntax.values import FixedPlace, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.docstring_sections import Described
    from flake8_mcp.syntax.values import Place

# The SDKs that leave the sections of a docstring as they are.
_UNPARSED: Mapping[str, str] = MappingProxyType({"mcp1": "mcp 1", "mcp2": "mcp 2", "fm2": "fastmcp 2"})
_MAX_NAMES = 44
_INJECTED = frozenset({"ctx", "context", "self", "cls"})


@rule(
    code="MCP220",
    level="should",
    subject=Tool,
    for_models=True,
    message=(
        "{sdk} lists no description of {names}, which only the docstring describes: "
        'use Annotated[..., Field(description="...")]'
    ),
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "the docstring is listed as a whole, and no property gets a description of it"),
        SdkFact("fastmcp", "2.14.7", "the docstring is listed as a whole, and no property gets a description of it"),
        ClientFact(
            "several",
            "clients show and fill parameters by their own descriptions",
            "https://github.com/PrefectHQ/fastmcp/issues/648",
        ),
    ),
    fix="safe",
)
def parameter_described_only_in_docstring(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter is described in the docstring alone, and the SDK lists it without a description.

    The official SDK, in 1.x and 2.x, and fastmcp 2 do not read the `Args:` section of a docstring: the property of the
    parameter stays without `description`.
    Clients that show a form, compress definitions or check them see nothing of what was written, and models find it
    only inside the text about the whole tool.
    `Annotated[str, Field(description="...")]` puts the text where it belongs.
    fastmcp 3 and 4 move the text themselves, so nothing is reported there.
    There is one finding for each tool, at the first such parameter.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool()
        def find_book(title: str) -> str:
            \"\"\"Find a book.

            Args:
                title: The title, or the beginning of it.
            \"\"\"
            return title

    Good::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("library")


        @mcp.tool()
        def find_book(title: Annotated[str, Field(description="The title, or the beginning of it.")]) -> str:
            \"\"\"Find a book.\"\"\"
            return title
    """
    sdk = _UNPARSED.get(tool.sdk.profile)
    if sdk is None or tool.input_schema.origin is not Origin.DERIVED or tool.handler is None:
        return
    docstring = text_of(tool.handler.docstring.known)
    described = {each.name for each in described_parameters(docstring) if each.text} if docstring else set()
    if not described:
        return
    lost = [each for each in _parameters(tool) if each.name in described and _is_undescribed(tool, each)]
    if lost:
        parent = lost[0].parent
        properties = parent.get("properties") if parent is not None else None
        assert isinstance(properties, Object)
        entry = properties.entry(lost[0].name or "")
        assert entry is not None
        values = {"sdk": sdk, "names": _listed([each.name or "" for each in lost])}
        yield Problem(entry.place, values, pointer=lost[0].at("description"), fix=partial(_field_fix, tool, lost))


def _field_fix(tool: Tool, lost: list[Position]) -> Fix:
    """Each description goes into the annotation, as one line; the docstring stays as it is."""
    handler = tool.handler
    docstring = text_of(handler.docstring.known) if handler is not None else None
    assert handler is not None
    texts = {each.name: " ".join(each.text.split()) for each in described_parameters(docstring or "")}
    typed = {each.name for each in tool.parameters if each.annotation is not None}
    wanted = [(each.name, each) for each in lost if each.name is not None and each.name in typed]
    described = {name: texts[name] for name, _ in wanted}
    if not described:
        raise NotEditableError("the parameters have no types")
    edits = describe_parameters(handler.place, described)
    changes = tuple(Change(each.at("description"), texts[name]) for name, each in wanted)
    return Fix("Describe the parameters with Field(description=...)", tuple(edits), changes)


def _parameters(tool: Tool) -> Iterator[Position]:
    """The properties of the input schema's root."""
    for position in positions(tool):
        parent = position.parent
        if position.keyword == "properties" and parent is not None and parent.steps == ("inputSchema",):
            yield position


def _is_undescribed(tool: Tool, position: Position) -> bool:
    """Whether a property surely has no description, nor a definition that it refers to."""
    if not position.schema.lacks("description"):
        return False
    reference = text_of(position.get("$ref"))
    if reference is None:
        return True
    document = next(each for each in documents(tool) if each.root is position.root)
    target = document.target(position, reference).value
    return isinstance(target, Object) and target.lacks("description")


def _listed(names: list[str]) -> str:
    """Names for a message: as many as there is room for."""
    found = ""
    for index, name in enumerate(names):
        more = f", {shown(name)}" if found else shown(name)
        left = len(names) - index - 1
        if found and len(found) + len(more) + (len(f" and {left} more") if left else 0) > _MAX_NAMES:
            return f"{found} and {len(names) - index} more"
        found += more
    return found


@rule(
    code="MCP221",
    level="should",
    subject=Tool,
    for_models=True,
    message={
        "": "{sdk} ignores the text {text} in Annotated: write Field(description={text})",
        "beside": "{sdk} ignores the text {text} in Annotated beside other items: write Field(description={text})",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "a string in Annotated is ignored"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a string in Annotated is ignored unless it is the only item"),
    ),
    fix="safe",
)
def string_in_annotated(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A string in `Annotated` is meant as the description of a parameter, and the SDK ignores it.

    `Annotated[str, "the title"]` is short for a description in fastmcp, if the string is the only item.
    pydantic itself gives strings no meaning, so the official SDK lists the parameter without a description, and so
    does fastmcp beside a second string or a `Field`, and behind a type of pydantic that is an `Annotated` itself, such
    as `PositiveInt`.
    Where a `Field(description=...)` stands there too, nothing is lost and nothing is reported.

    Bad::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool()
        def find_book(title: Annotated[str, "The title, or the beginning of it."]) -> str:
            \"\"\"Find a book.\"\"\"
            return title

    Good::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("library")


        @mcp.tool()
        def find_book(title: Annotated[str, Field(description="The title, or the beginning of it.")]) -> str:
            \"\"\"Find a book.\"\"\"
            return title
    """
    if tool.sdk.family not in _SDKS or not any(each.texts for each in tool.parameters):
        return
    undescribed = {each.name: each for each in _parameters(tool) if each.schema.lacks("description")}
    for parameter in tool.parameters:
        text = text_of(parameter.texts[0]) if parameter.texts else None
        position = undescribed.get(parameter.name)
        if text is not None and position is not None:
            values = {"sdk": _SDKS[tool.sdk.family], "text": shown(text)}
            variant = "" if tool.sdk.family == "mcp" else "beside"
            pointer = position.at("description")
            fix = partial(_text_fix, parameter.texts[0].place, text, pointer) if len(parameter.texts) == 1 else None
            yield Problem(parameter.texts[0].place, values, variant, pointer, fix=fix)


def _text_fix(place: Place, text: str, pointer: str) -> Fix:
    return Fix("Write Field(description=...)", tuple(describe_with_field(place)), (Change(pointer, text),))


_SDKS: Mapping[str, str] = MappingProxyType({"mcp": "the SDK", "fm": "fastmcp"})


@rule(
    code="MCP222",
    level="should",
    subject=Tool,
    for_models=True,
    message={
        "": "the docstring describes {name}, which is no parameter of the function: remove or rename it",
        "near": "the docstring describes {name}, which is no parameter of the function: write {better}",
    },
    cites=(
        Advice("A docstring describes the parameters that there are; of any other a model is told something untrue."),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "the text is dropped"),
        SdkFact("mcp", "1.30.0, 2.3.0", "the text is listed, and the model sees a parameter that does not exist"),
    ),
    fix="unsafe",
)
def docstring_parameter_unknown(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The docstring's section on parameters describes one that the function does not have.

    The parameter was renamed or removed, and the docstring was not.
    The official SDK and fastmcp 2 list the docstring as it is, so a model reads of a parameter that it cannot send,
    and fastmcp 3 and 4 drop the text.
    `ctx`, `context`, `self` and `cls`, fields of the parameters' own models, and functions that take `**kwargs` or have
    another decorator are not looked at.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool()
        def find_book(title: str) -> str:
            \"\"\"Find a book.

            Args:
                titel: The title, or the beginning of it.
            \"\"\"
            return title

    Good::

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("library")


        @mcp.tool()
        def find_book(title: str = Field(description="The title, or the beginning of it.")) -> str:
            \"\"\"Find a book.

            Args:
                title: The title, or the beginning of it.
            \"\"\"
            return title
    """
    handler = tool.handler
    if handler is None or handler.open or handler.decorated or tool.sdk.family not in _SDKS:
        return
    docstring = text_of(handler.docstring.known)
    described = described_parameters(docstring) if docstring else ()
    odd = [each for each in described if each.name not in handler.arguments and _is_claim(each)]
    if not odd or docstring is None:
        return
    names = _all_properties(tool)
    missing = sorted(handler.arguments - {each.name for each in described} - _INJECTED)
    for each in odd:
        if names is not None and each.name not in names:
            better = only_near(each.name, missing)
            place = _place_in(handler.docstring.place, docstring, each)
            fix = partial(_name_fix, tool, place, each.name, better) if better else None
            yield Problem(place, {"name": shown(each.name), "better": shown(better)}, "near" if better else "", fix=fix)


def _name_fix(tool: Tool, place: Place, name: str, better: str) -> Fix:
    changes = [Change("/description", ANY)]
    if tool.sdk.profile not in _UNPARSED:
        changes.append(Change(f"/inputSchema/properties/{escape(better)}/description", ANY))
    return Fix(f"Write {shown(better)}", tuple(replace_text(place, name, better)), tuple(changes), safe=False)


def _is_claim(described: Described) -> bool:
    """Whether an entry of a section surely names a parameter: `Note: ...` does not."""
    name = described.name
    return described.is_plain and not described.is_variadic and not name[0].isupper() and name not in _NOT_NAMES


# Words that people put in front of a colon in a section on parameters.
_NOT_NAMES = _INJECTED | {
    "args", "default", "defaults", "example", "examples", "format", "formats", "hint", "important", "kwargs", "note",
    "notes", "optional", "options", "parameters", "params", "raises", "required", "returns", "tip", "usage", "values",
    "warning", "yields", "none", "e", "g", "i", "eg", "ie", "http", "https",
}  # fmt: skip


def _all_properties(tool: Tool) -> frozenset[str] | None:
    """The names of all properties in the input schema, at any depth; None if not all of them are known."""
    schema = tool.input_schema.known
    if schema is None or plain(schema) is NOTHING:
        return None
    return frozenset(each.name or "" for each in positions(tool) if each.keyword == "properties" and each.is_input)


def _place_in(place: Place, docstring: str, described: Described) -> Place:
    """Where an entry stands in the file: its line in the docstring, if lines of the text are lines of the file."""
    span, source = place.span, place.source
    if docstring.count("\n") != span.end_line - span.line:
        return place
    line = span.line + described.line
    text = source.line(line)
    column = text.find(described.name, span.column if described.line == 0 else 0)
    if column < 0:
        return place
    return FixedPlace(source, Span(line, column, line, column + len(described.name)))
