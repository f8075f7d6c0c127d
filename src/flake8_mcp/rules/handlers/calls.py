"""Calls of a tool's function by other code of the project."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import Fix, replace_text
from flake8_mcp.model import Module
from flake8_mcp.rules._fixes import field_moved
from flake8_mcp.rules._releases import shown_release
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Use


@rule(
    code="MCP739",
    level="should",
    subject=Module,
    sees="project",
    message="{name} is left out where {function} is called, and its body gets this Field object: "
    "use Annotated, and a plain default",
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "the decorated name is the function, whose default is the Field object"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "the decorated name is the function, whose default is the Field object"),
    ),
    fix="safe",
    hides=("MCP930",),
)
def field_object_as_default(module: Module, _context: Context) -> Iterator[Problem]:
    """A parameter's default is a `Field(...)`, and other code calls the function without it.

    The SDK reads the Field and fills in its default.
    Python does not: a plain call leaves the object itself in the parameter, which is no text and no number.
    Calls in the file that registers the tool are looked at, not those in files that only import the function.
    `Annotated[int, Field(...)] = 10` works for both.

    The fix writes it; it is unsafe where there is no default, since the call then raises.

    Bad::

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("search")


        @mcp.tool()
        def search(query: str, limit: int = Field(10, description="How many.")) -> list[str]:
            \"\"\"Search the shop for articles.\"\"\"
            return [query] * limit


        def first(query: str) -> str:
            return search(query)[0]

    Good::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("search")


        @mcp.tool()
        def search(query: str, limit: Annotated[int, Field(description="How many.")] = 10) -> list[str]:
            \"\"\"Search the shop for articles.\"\"\"
            return [query] * limit


        def first(query: str) -> str:
            return search(query)[0]
    """
    for use in module.uses:
        if use.kind == "call" and use.fate == "field":
            fix = partial(field_moved, use.place, use.name, is_called=True)
            yield Problem(use.place, {"name": cut(use.name), "function": cut(use.instead)}, fix=fix)


@rule(
    code="MCP765",
    level="breaks",
    subject=Module,
    sees="project",
    message="{name} is a tool object in {release}, and calling it raises TypeError: write {name}.fn(...)",
    cites=(
        SdkFact("fastmcp", "2.14.7", "the decorated name is a FunctionTool, which is not callable"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "the decorated name is the function"),
    ),
    fix="safe",
)
def tool_object_called(module: Module, _context: Context) -> Iterator[Problem]:
    """A function that was decorated as a tool is called by its name.

    In fastmcp 2 the decorator puts a tool object in the place of the function, which cannot be called.
    The function is its attribute `fn`.
    In fastmcp 3 and 4, and in the official SDK, the name stays the function.

    The fix calls `fn`.

    Bad::

        # settings: --mcp-sdk fastmcp==2.14.7
        from fastmcp import FastMCP

        mcp = FastMCP("search")


        @mcp.tool
        def search(query: str) -> list[str]:
            \"\"\"Search the shop for articles.\"\"\"
            return [query]


        def first(query: str) -> str:
            return search(query)[0]

    Good::

        # settings: --mcp-sdk fastmcp==2.14.7
        from fastmcp import FastMCP

        mcp = FastMCP("search")


        @mcp.tool
        def search(query: str) -> list[str]:
            \"\"\"Search the shop for articles.\"\"\"
            return [query]


        def first(query: str) -> str:
            return search.fn(query)[0]
    """
    for use in module.uses:
        if use.kind == "call" and use.fate == "object":
            values = {"name": cut(use.name), "release": shown_release(use)}
            yield Problem(use.place, values, fix=partial(_function_fix, use))


def _function_fix(use: Use) -> Fix:
    return Fix(f"Call {use.name}.fn()", tuple(replace_text(use.place, use.name, f"{use.name}.fn")))
