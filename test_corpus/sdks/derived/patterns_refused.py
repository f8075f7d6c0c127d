"""Patterns that Rust refuses, one case each."""
# sdks: mcp2

from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


# case: unopened_group
@mcp.tool()
def t(a: Annotated[str, Field(pattern='a)')]) -> str:
    return ""


# case: nothing_to_repeat
@mcp.tool()
def t(a: Annotated[str, Field(pattern='*a')]) -> str:
    return ""


# case: nothing_to_repeat_in_a_group
@mcp.tool()
def t(a: Annotated[str, Field(pattern='(+a)')]) -> str:
    return ""


# case: nothing_to_repeat_by_count
@mcp.tool()
def t(a: Annotated[str, Field(pattern='|{2}')]) -> str:
    return ""


# case: ends_in_a_backslash
@mcp.tool()
def t(a: Annotated[str, Field(pattern='a\\')]) -> str:
    return ""


# case: unknown_escape
@mcp.tool()
def t(a: Annotated[str, Field(pattern='\\q')]) -> str:
    return ""


# case: escape_outside_ascii
@mcp.tool()
def t(a: Annotated[str, Field(pattern='\\é')]) -> str:
    return ""


# case: unknown_group
@mcp.tool()
def t(a: Annotated[str, Field(pattern='(?@a)')]) -> str:
    return ""


# case: conditional
@mcp.tool()
def t(a: Annotated[str, Field(pattern='(a)(?(1)b)')]) -> str:
    return ""


# case: comment_group
@mcp.tool()
def t(a: Annotated[str, Field(pattern='(?#x)a')]) -> str:
    return ""


# case: repetition_without_end
@mcp.tool()
def t(a: Annotated[str, Field(pattern='a{2')]) -> str:
    return ""


# case: repetition_without_least
@mcp.tool()
def t(a: Annotated[str, Field(pattern='a{,3}')]) -> str:
    return ""


# case: repetition_backwards
@mcp.tool()
def t(a: Annotated[str, Field(pattern='a{3,2}')]) -> str:
    return ""


# case: range_of_a_class
@mcp.tool()
def t(a: Annotated[str, Field(pattern='[\\d-z]')]) -> str:
    return ""


# case: range_to_a_class
@mcp.tool()
def t(a: Annotated[str, Field(pattern='[a-\\d]')]) -> str:
    return ""


# case: range_backwards
@mcp.tool()
def t(a: Annotated[str, Field(pattern='[z-a]')]) -> str:
    return ""


# case: unclosed_set
@mcp.tool()
def t(a: Annotated[str, Field(pattern='[a')]) -> str:
    return ""


# case: boundary_in_a_set
@mcp.tool()
def t(a: Annotated[str, Field(pattern='[\\b]')]) -> str:
    return ""


# case: look_behind
@mcp.tool()
def t(a: Annotated[str, Field(pattern='(?<=a)b')]) -> str:
    return ""


# case: named_backreference
@mcp.tool()
def t(a: Annotated[str, Field(pattern='(?P<x>a)(?P=x)')]) -> str:
    return ""


# case: unclosed_group
@mcp.tool()
def t(a: Annotated[str, Field(pattern='(a')]) -> str:
    return ""


# case: empty_set
@mcp.tool()
def t(a: Annotated[str, Field(pattern='[]')]) -> str:
    return ""


# case: set_of_a_bracket
@mcp.tool()
def t(a: Annotated[str, Field(pattern='[]')]) -> str:
    return ""


# case: atomic_group
@mcp.tool()
def t(a: Annotated[str, Field(pattern='(?>a)')]) -> str:
    return ""


# case: string_end
@mcp.tool()
def t(a: Annotated[str, Field(pattern='a\\Z')]) -> str:
    return ""


# case: backreference_in_a_set
@mcp.tool()
def t(a: Annotated[str, Field(pattern='[\\1]')]) -> str:
    return ""
