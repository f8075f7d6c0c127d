"""Parameters: names, kinds and orders, one case each."""

import os
from typing import Annotated, Any, Optional

from pydantic import AliasChoices, Field, WithJsonSchema

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

TEXT = os.environ.get("TEXT_NOT_SET", "text")


# case: named_like_attributes_of_pydantic
@mcp.tool()
def t(json: str, copy: int = 1, schema: dict = {}, model_dump: bool = False, model_extra: int = 1, fields: list = []) -> str:
    return ""


# case: named_like_a_property_of_pydantic
@mcp.tool()
def t(model_fields: int, model_extra: str) -> str:
    return ""


# case: model_config_with_a_default
@mcp.tool()
def t(a: int, model_config: dict = {"title": "x"}) -> str:
    return ""


# case: model_config_with_an_empty_default
@mcp.tool()
def t(a: int, model_config: dict = {}) -> str:
    return ""


# case: aliases
@mcp.tool()
def t(
    a: Annotated[int, Field(alias="x")],
    b: Annotated[int, Field(validation_alias="y")],
    c: Annotated[int, Field(validation_alias=AliasChoices("z", "w"))],
    d: int = Field(1, alias="v"),
) -> str:
    return ""


# case: alias_that_is_not_known
@mcp.tool()
def t(a: int, b: Annotated[int, Field(alias=TEXT)]) -> str:
    return ""


# case: description_that_is_not_known
@mcp.tool()
def t(a: Annotated[int, Field(description=TEXT)], b: int = Field(description=TEXT), c: Any = TEXT) -> str:
    return ""


# case: positional_and_keyword_only
@mcp.tool()
def t(a: int, /, *, b: int) -> str:
    return ""


# case: positional_with_defaults
@mcp.tool()
def t(a: int = 1, b: Optional[int] = None, /) -> str:
    return ""


# case: positional_context
@mcp.tool()
def t(ctx: Context, /, a: int) -> str:
    return ""


# case: keyword_only_with_text
@mcp.tool()
def t(a: "int", *, b: int = 1, c: Optional["str"] = None) -> str:
    return ""


# case: keyword_only_with_a_description
@mcp.tool()
def t(a: Annotated[int, "described"], *, b: int = 1) -> str:
    return ""


# case: keyword_only_with_none
@mcp.tool()
def t(a: None, *, b: int = 1) -> None:
    return None


# case: required_behind_default
@mcp.tool()
def t(a: Annotated[int, Field(default=1)], *, b: int) -> str:
    return ""


# case: two_problems_of_order
@mcp.tool()
def t(a: Annotated[int, Field(default=1)], b: Annotated[int, Field(alias=TEXT)], c: Annotated[int, Field(default=2)]) -> str:
    return ""


# case: headers
# sdks: mcp2
@mcp.tool()
def t(
    a: Annotated[int, Field(json_schema_extra={"x-mcp-header": "X-One"})],
    b: Annotated[str, Field(json_schema_extra={"x-mcp-header": "X-Two"})],
    c: Annotated[list[int], Field(json_schema_extra={"examples": [{"x-mcp-header": 1}]})] = [],
) -> str:
    return ""


# case: header_that_is_not_known
# sdks: mcp2
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"x-mcp-header": TEXT})]) -> str:
    return ""


# case: header_twice
# sdks: mcp2
@mcp.tool()
def t(
    a: Annotated[int, Field(json_schema_extra={"x-mcp-header": "X-One"})],
    b: Annotated[str, Field(json_schema_extra={"x-mcp-header": "x-one"})],
) -> str:
    return ""


# case: header_that_is_no_name
# sdks: mcp2
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"x-mcp-header": "X One"})]) -> str:
    return ""


# case: header_in_a_list
# sdks: mcp2
@mcp.tool()
def t(a: list[Annotated[int, WithJsonSchema({"type": "integer", "x-mcp-header": "X-One"})]]) -> str:
    return ""


# case: header_of_a_list
# sdks: mcp2
@mcp.tool()
def t(a: Annotated[list[int], Field(json_schema_extra={"x-mcp-header": "X-One"})]) -> str:
    return ""
