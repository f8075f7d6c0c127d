"""References in schemas, and schemas that refer to themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import CIRCULAR, Object, Origin, Tool, Unknown
from flake8_mcp.rules._clients import chosen, facts, refusal
from flake8_mcp.rules._rule import Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import positions
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Part
    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Place

_ROOT = "/inputSchema"
_OUTPUT_ROOT = "/outputSchema"
_DEFINITIONS = ("$defs", "definitions")


@rule(
    code="MCP819",
    level="should",
    default="opt-in",
    subject=Tool,
    message="{refusal} because the input schema refers to {target}: write out its parts, or use plain types",
    cites=facts("reference"),
)
def ref_in_schema(tool: Tool, context: Context) -> Iterator[Problem]:
    """The input schema that is listed holds a `$ref`.

    In the official SDK every nested model or Enum becomes a reference into `$defs`; fastmcp 2 to 4 write the parts out
    unless a model refers to itself.
    Some clients refuse references, others drop `$defs` on the way: the model then fills in an object or an enum that it
    never saw.
    Several plain parameters, or a `Literal` in place of an Enum, need no reference.

    Bad::

        # settings: --mcp-clients bedrock-agentcore
        from mcp.server.fastmcp import FastMCP
        from pydantic import BaseModel

        mcp = FastMCP("theatre")


        class Seat(BaseModel):
            row: str
            number: int


        @mcp.tool()
        def reserve_seat(seat: Seat) -> str:
            \"\"\"Reserve a seat.\"\"\"
            return seat.row

    Good::

        # settings: --mcp-clients bedrock-agentcore
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def reserve_seat(row: str, number: int) -> str:
            \"\"\"Reserve a seat.\"\"\"
            return row + str(number)
    """
    broken = chosen("reference", context)
    derived = tool.input_schema.origin is Origin.DERIVED
    seen: set[str] = set()
    for position in positions(tool, "$ref") if broken else ():
        found = position.get("$ref")
        target = text_of(found)
        if found is None or target is None or not position.is_input:
            continue
        # what a model of a parameter refers to comes with the parameter
        parameter = position.pointer.split("/")[2:4]
        if derived:
            if parameter[:1] != ["properties"] or parameter[-1] in seen:
                continue
            seen.add(parameter[-1])
        place = position.schema.place if derived else found.place
        values = {"refusal": refusal(broken), "target": shown(target.rpartition("/")[2] or target)}
        yield Problem(place, values, pointer=position.at("$ref"))


@rule(
    code="MCP820",
    level="breaks",
    subject=Tool,
    message={
        "": "{refusal} because a schema refers to itself: limit how deep it goes, or pass it as text",
        "root": '{refusal} because the root of the output schema is a "$ref": return a model that does not hold itself',
        "list": "fastmcp 2 fails every tools/list because this type refers to itself: limit how deep it goes",
    },
    cites=(
        SdkFact("fastmcp", "2.14.7", "a recursive parameter makes tools/list fail with `Circular reference detected`"),
        *facts("recursion", "output root reference"),
    ),
    hides=("MCP004", "MCP819"),
)
def recursive_schema(tool: Tool, context: Context) -> Iterator[Problem]:
    """A schema refers to itself, directly or through other models.

    A tree of nodes is such a type.
    Its schema cannot be written out without references, so everything that wants to inline them fails: fastmcp 2 when
    it lists the tools, which loses the whole list, and converters for the function interfaces of some models.
    Claude Code refuses an output schema whose root is a `$ref`, which is how a recursive result is listed by some
    releases.

    Bad::

        # settings: --mcp-sdk fastmcp==2.14.7
        from fastmcp import FastMCP
        from pydantic import BaseModel

        mcp = FastMCP("theatre")


        class Part(BaseModel):
            name: str
            understudies: list["Part"] = []


        @mcp.tool
        def cast_part(part: Part) -> str:
            \"\"\"Cast a part with its understudies.\"\"\"
            return part.name

    Good::

        # settings: --mcp-sdk fastmcp==2.14.7
        from fastmcp import FastMCP
        from pydantic import BaseModel

        mcp = FastMCP("theatre")


        class Part(BaseModel):
            name: str
            understudies: list[str] = []


        @mcp.tool
        def cast_part(part: Part) -> str:
            \"\"\"Cast a part with its understudies.\"\"\"
            return part.name
    """
    value = tool.input_schema.value
    if isinstance(value, Unknown) and value.reason == CIRCULAR:
        yield Problem(value.place, {}, "list", _ROOT)
    broken = chosen("recursion", context)
    for root, part in ((_ROOT, tool.input_schema), (_OUTPUT_ROOT, tool.output_schema)) if broken else ():
        place = _recursion(tool, part, root)
        if place is not None:
            yield Problem(place, {"refusal": refusal(broken)}, pointer=f"{root}/$defs")
    rooted = chosen("output root reference", context)
    output = tool.output_schema.known
    entry = output.entry("$ref") if rooted and isinstance(output, Object) else None
    if entry is not None:
        yield Problem(entry.value.place, {"refusal": refusal(rooted)}, "root", _OUTPUT_ROOT)


def _recursion(tool: Tool, part: Part, root: str) -> Place | None:
    """Where a schema leads back to itself: the reference, or the annotation that the schema is derived from."""
    references = [
        (each, f"{root}{target[1:]}")
        for each in positions(tool, "$ref")
        if each.pointer.startswith(root) and (target := text_of(each.get("$ref")) or "").startswith("#")
    ]
    graph: dict[str, set[str]] = {}
    for position, target in references:
        graph.setdefault(_owner(position.pointer, root), set()).add(_owner(target, root))
    circling = _circling(graph)
    for position, target in references:
        if _owner(position.pointer, root) == root and _owner(target, root) in circling:
            found = position.get("$ref")
            return found.place if found is not None and part.origin is Origin.DECLARED else _annotation(position, part)
    return None


def _owner(pointer: str, root: str) -> str:
    """The definition that a pointer lies in, or the root."""
    pieces = pointer.split("/")
    return "/".join(pieces[:4]) if len(pieces) > 3 and pieces[2] in _DEFINITIONS else root  # noqa: PLR2004


def _annotation(position: Position, part: Part) -> Place:
    """The annotation of the parameter that a position of a derived schema belongs to, or of the result."""
    schema = part.value
    definitions = schema.entry("$defs") if isinstance(schema, Object) else None
    if position.pointer.startswith(_OUTPUT_ROOT) and definitions is not None:
        return definitions.place
    while position.parent is not None and position.parent.parent is not None:
        position = position.parent
    return position.schema.place


def _circling(graph: dict[str, set[str]]) -> set[str]:
    """The definitions that lie on a circle of references, or lead to one: those that are left without the others."""
    left = {name: len(targets) for name, targets in graph.items()}
    sources: dict[str, list[str]] = {}
    for name, targets in graph.items():
        for each in targets:
            sources.setdefault(each, []).append(name)
    work = [each for each in sources if each not in graph]
    while work:
        for each in sources.get(work.pop(), ()):
            left[each] -= 1
            if not left[each]:
                work.append(each)
    return {name for name, count in left.items() if count}
