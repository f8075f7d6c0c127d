"""Contexts, dependencies and resolvers, one case each."""

from typing import Annotated, Any, Optional, Union

from pydantic import BaseModel

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Model(BaseModel):
    a: int


class Mine(Context):
    pass


# case: context_forms
@mcp.tool()
def t(a: int, ctx: Optional[Context] = None, b: str = "b") -> str:
    return ""


# case: context_in_annotated
@mcp.tool()
def t(a: int, ctx: Annotated[Context, "the context"], b: str = "b") -> str:
    return ""


# case: own_context
@mcp.tool()
def t(a: int, ctx: Mine, b: str = "b") -> str:
    return ""


# case: resolver_that_asks_for_itself
# sdks: mcp2
from mcp.server.mcpserver import Resolve


def ask(x: "Annotated[str, Resolve(ask)]") -> str:
    return ""


@mcp.tool()
def t(a: int, d: Annotated[str, Resolve(ask)]) -> str:
    return ""


# case: resolver_asked_twice
# sdks: mcp2
from mcp.server.mcpserver import Resolve


def one(ctx: Context, a: int) -> str:
    return ""


def two(x: Annotated[str, Resolve(one)], y: Annotated[str, Resolve(one)]) -> str:
    return ""


@mcp.tool()
def t(a: int, d: Annotated[str, Resolve(one)], e: Annotated[str, Resolve(two)]) -> str:
    return ""


# case: resolvers_of_other_kinds
# sdks: mcp2
import functools
import os

from mcp.server.mcpserver import Resolve


@functools.lru_cache
def cached() -> str:
    return ""


def generic(x: dict[str, Context]) -> str:
    return ""


@mcp.tool()
def t(a: int, d: Annotated[str, Resolve(os.getcwd)], e: Annotated[str, Resolve(cached)]) -> str:
    return ""


# case: depends_in_annotated
# sdks: fm3 fm4
from fastmcp.dependencies import Depends


def value() -> int:
    return 1


@mcp.tool()
def t(a: int, d: Annotated[int, Depends(value)], e: int = Depends(value)) -> str:
    return ""


# case: depends_through_a_name
# sdks: fm2 fm3 fm4
from fastmcp.dependencies import Depends


def value() -> int:
    return 1


VALUE = Depends(value)


@mcp.tool()
def t(a: int, e: int = VALUE) -> str:
    return ""


# case: input_required_alone
# sdks: mcp2
from mcp.types import InputRequiredResult


@mcp.tool()
def t(a: int) -> InputRequiredResult:
    return None


# case: input_required_twice
# sdks: mcp2
from mcp.types import InputRequiredResult


@mcp.tool()
def t(a: int) -> Annotated[InputRequiredResult, "x"] | InputRequiredResult:
    return None


# case: input_required_beside_a_model
# sdks: mcp2
from mcp.types import InputRequiredResult


@mcp.tool()
def t(a: int) -> Model | InputRequiredResult:
    return None


# case: input_required_of_fastmcp
# sdks: fm4
from mcp_types import InputRequiredResult


@mcp.tool()
def t(a: int) -> Model | InputRequiredResult:
    return None


# case: input_required_of_fastmcp_alone
# sdks: fm4
from mcp_types import InputRequiredResult


@mcp.tool()
def t(a: int) -> InputRequiredResult:
    return None


# case: call_tool_result_with_more
# sdks: mcp1 mcp2
from mcp.types import CallToolResult


@mcp.tool()
def t(a: int) -> Annotated[CallToolResult, Model, "more"]:
    return None


# case: call_tool_result_through_a_name
# sdks: mcp1 mcp2
from mcp.types import CallToolResult

Result = Annotated[CallToolResult, Model]


@mcp.tool()
def t(a: int) -> Result:
    return None


# case: content_in_generics
# sdks: mcp1 mcp2
from mcp.types import TextContent


@mcp.tool()
def t(a: int) -> list[TextContent] | dict[str, Annotated[TextContent, "x"]]:
    return None


# case: tool_result_of_ones_own
# sdks: fm2 fm3 fm4
from fastmcp.tools import ToolResult


class Result(ToolResult):
    pass


@mcp.tool()
def t(a: int) -> Result:
    return Result("x")


# case: docstring_of_sections
# sdks: fm3 fm4
@mcp.tool()
def t(a: int, b: int = 1) -> str:
    """Find.

    Args:
        a: What a is.
        b: What b is.

    Returns:
        A text.

    Note:
        A note.
    """
    return ""


# case: docstring_of_an_admonition
# sdks: fm3 fm4
@mcp.tool()
def t(a: int) -> str:
    """Find.

    Note:
        A note.

    Custom:
        Something.
    """
    return ""


# case: docstring_of_returns_only
# sdks: fm3 fm4
@mcp.tool()
def t(a: int) -> str:
    """Find.

    Returns:
        A text.
    """
    return ""


# case: empty_docstring
@mcp.tool()
def t(a: int) -> str:
    """   """
    return ""


# case: text_of_the_function_is_assigned
@mcp.tool()
def t(a: int) -> str:
    """Find."""
    return ""


class Holder:
    pass


holder = Holder()
holder.t = t
holder.t.__doc__ = "Another."


# case: keywords_that_are_not_known
KEYWORDS = dict.fromkeys(["description"], "x")


@mcp.tool(**KEYWORDS)
def t(a: int) -> str:
    return ""


# case: structured_by_a_name
# sdks: mcp1 mcp2
import os

ON = os.environ.get("ON_NOT_SET", "") == ""


@mcp.tool(structured_output=ON)
def t(a: int) -> str:
    return ""


# case: left_out_by_a_name
# sdks: fm2 fm3
import os

OUT = os.environ.get("OUT_NOT_SET", "b").split()


@mcp.tool(exclude_args=OUT)
def t(a: int, b: int = 1) -> str:
    return ""


# case: nothing_left_out
# sdks: fm2 fm3
@mcp.tool(exclude_args=None)
def t(a: int, b: int = 1) -> str:
    return ""


# case: hints_that_are_not_known
import threading
import uuid


class Worker(threading.Thread):
    a: int


@mcp.tool()
def t(a: int) -> Worker:
    return None


# case: generic_return_of_a_library
@mcp.tool()
def t(a: int) -> "Any | None":
    return None
