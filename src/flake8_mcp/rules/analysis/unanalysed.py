"""What could not be analysed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Module
from flake8_mcp.rules._rule import Advice, Context, Problem, rule
from flake8_mcp.syntax.source import Span
from flake8_mcp.syntax.values import FixedPlace

if TYPE_CHECKING:
    from collections.abc import Iterator

# With the text around it a message keeps to 160 characters.
_MAX_REASON = 110


@rule(
    code="MCP001",
    level="should",
    subject=Module,
    message="not analysed, so no tool in it is checked: {reason}",
    cites=(Advice("Silence must not look like a pass: what was not read is said, with the line and the reason."),),
)
def unanalysed_file(module: Module, _context: Context) -> Iterator[Problem]:
    """A part of the file could not be read, so no rule has looked at the tools in it.

    No finding does not mean no defect where nothing was looked at.
    The analysis stops in front of code that could bring it down or take it minutes: expressions nested deeper than 100
    levels or longer than 400,000 characters, and files over 2 MB.
    It also stops where the parser does not reproduce the source exactly, because places would then be wrong.
    Only the named part is left out, and what depends on it counts as unknown.
    `flake8-mcp check` also reports a file here that cannot be decoded or parsed, for which flake8 has E902 and E999.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("menu")
        LAYOUT = (
            [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
            [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
            ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
            ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
        )


        @mcp.tool(meta={"com.example/layout": LAYOUT})
        def price(dish: str) -> int:
            \"\"\"Return the price of a dish.\"\"\"
            return 12

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("menu")


        @mcp.tool()
        def price(dish: str) -> int:
            \"\"\"Return the price of a dish.\"\"\"
            return 12
    """
    if module.source is None:
        return
    for line, reason in module.refusals:
        span = Span(line, 0, line, len(module.source.line(line)))
        yield Problem(FixedPlace(module.source, span), {"reason": _one_line(reason)})


def _one_line(reason: str) -> str:
    text = " ".join(reason.split())
    return text if len(text) <= _MAX_REASON else f"{text[: _MAX_REASON - 3]}..."
