"""Annotations that are text, or hold text: where the SDK looks names up, and what it finds wrong first."""

from typing import Annotated, Any, Callable, ClassVar, List, Literal, Optional

from pydantic import Field, Strict

from fastmcp import FastMCP

mcp = FastMCP("case")


# case: at_the_top
@mcp.tool()
def t(a: "Literal[2]"): ...


# case: inside_of_a_builtin
@mcp.tool()
def t(a: list["Literal[2]"]): ...


# case: inside_of_a_typing_generic
@mcp.tool()
def t(a: List["Missing"]): ...


# case: in_a_return_type
@mcp.tool()
def t(a) -> list["Literal[2]"]: ...


# case: in_text_of_a_return_type
@mcp.tool()
def t(a) -> "list['Literal[2]']": ...


# case: builtins_only
@mcp.tool()
def t(a: list["int"]) -> "list[int]": ...


# case: no_expression
@mcp.tool()
def t(a: "list[x") -> "Missing": ...


# case: no_expression_behind_a_missing_name
@mcp.tool()
def t(a: "Missing") -> "list[x": ...


# case: no_expression_beside_a_refused_limit
@mcp.tool()
def t(a: "list[x", b: Annotated[dict, Field(pattern="(")]): ...


# case: missing_behind_a_refused_limit
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")], b: "Missing"): ...


# case: missing_in_the_return_type_behind_a_refused_limit
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")]) -> "Missing": ...


# case: missing_where_it_stands
@mcp.tool()
def t(a: Missing): ...


# case: missing_where_it_stands_beside_text
@mcp.tool()
def t(a: "list[x", b: Missing): ...


# case: missing_beside_variadic
@mcp.tool()
def t(a, *b) -> "Missing": ...


# case: starts_with_a_space
@mcp.tool()
def t(a: " int", b: "int "): ...


# case: empty
@mcp.tool()
def t(a: ""): ...


# case: beside_a_callable
@mcp.tool()
def t(a: "Literal[2]", b: Callable): ...


# case: beside_a_refused_limit
@mcp.tool()
def t(a: "Literal[2]", b: Annotated[dict, Field(pattern="(")]): ...


# case: beside_a_refused_strict_limit
@mcp.tool()
def t(a: "Literal[2]", b: Annotated[Any, Strict()]): ...


# case: beside_a_class_variable
@mcp.tool()
def t(a: ClassVar[int], b: "Optional[int]"): ...


# case: beside_a_refused_return_type
@mcp.tool()
def t(a: "Literal[2]") -> Annotated[int, Field(min_length="x")]: ...
