"""Single parameters: how they are declared, and what they are for."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Object, Tool, escape
from flake8_mcp.rules._fixes import field_moved
from flake8_mcp.rules._parameters import parameters
from flake8_mcp.rules._rule import Advice, Context, Problem, rule, shown
from flake8_mcp.rules._schemas import is_true
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

_FIELD_CALL = re.compile(r"(?:\w+\.)*Field\(")
_CONFIRMING = frozenset({"are_you_sure", "confirm", "confirmed", "force_confirm"})


@rule(
    code="MCP930",
    level="advice",
    default="off",
    subject=Tool,
    message="the default of {name} is a Field(...), which a direct call of the function gets as it is: use Annotated",
    cites=(Advice("pydantic's documentation: Annotated keeps the metadata apart from the default."),),
    fix="safe",
)
def field_as_default(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter's default is a `Field(...)` object.

    pydantic understands it, but Python does not: whoever calls the function directly, a test or another tool, gets the
    Field object as the value.
    `Annotated[T, Field(...)]` with a plain default, or none, means the same to the SDK.

    The fix writes it; where a `default_factory` makes the default, or a parameter without one would stand behind one
    that has a default, there is none.

    Bad::

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(number: int = Field(3, description="How many bundles.")) -> str:
            \"\"\"Order newspapers for the next day.\"\"\"
            return str(number)

    Good::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def order_papers(number: Annotated[int, Field(description="How many bundles.")] = 3) -> str:
            \"\"\"Order newspapers for the next day.\"\"\"
            return str(number)
    """
    for each in tool.parameters:
        if each.default is not None:
            place = each.default.place
            if _FIELD_CALL.match(place.source.slice(place.span)):
                fix = partial(field_moved, place, each.name)
                yield Problem(place, {"name": shown(each.name)}, pointer=f"/parameters/{escape(each.name)}", fix=fix)


@rule(
    code="MCP972",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message="{name} is filled in by the model, not confirmed by a person: ask with elicitation, or set destructiveHint",
    cites=(Advice("The Tool reference page: what a person should confirm is asked by elicitation."),),
)
def confirmation_parameter(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A boolean parameter asks the caller to confirm.

    The caller is a model, and it will pass `confirm=true` if the schema asks for it.
    A person is asked through elicitation, or by the client because of `destructiveHint`.
    Tools that only read are not reported.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def close_kiosk(confirm: bool) -> str:
            \"\"\"Close the kiosk for good.\"\"\"
            return str(confirm)

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("kiosk")


        @mcp.tool(annotations=ToolAnnotations(destructiveHint=True))
        def close_kiosk(reason: str) -> str:
            \"\"\"Close the kiosk for good.\"\"\"
            return reason
    """
    annotations = tool.annotations.known
    reads = annotations.get("readOnlyHint") if isinstance(annotations, Object) else None
    if reads is not None and is_true(reads):
        return
    for each in parameters(tool):
        if each.name.lower() in _CONFIRMING and text_of(each.schema.get("type")) == "boolean":
            yield Problem(each.place, {"name": shown(each.name)}, pointer=each.pointer)
