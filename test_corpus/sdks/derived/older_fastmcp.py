"""What releases of fastmcp before the newest of their major list."""

# sdks: fm2-2.2.10 fm2-2.8.1 fm2-2.10.6 fm2-2.12.3 fm2-2.12.5 fm2-2.13.0 fm2-2.14.5 fm3-3.0.2 fm3-3.2.3 fm3-3.4.2 fm3-3.4.7 fm4-4.0.2 fm4-4.0.10 fm4-4.1.7

from typing import Annotated, Any, Literal, Optional, Union

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Leaf(BaseModel):
    """A leaf."""

    size: int = 1
    note: Optional[str] = Field(None, title="A note")


# case: titles
@mcp.tool()
def t(a: int, b: Annotated[str, Field(title="The b")] = "x", c: Any = None) -> int:
    """Count."""
    return 1


# case: references
@mcp.tool()
def t(a: Leaf, b: Optional[list[Leaf]] = None) -> Leaf:
    return a


# case: recursive
class Tree(BaseModel):
    leaf: Leaf
    inner: Optional["Tree"] = None


@mcp.tool()
def t(a: int) -> Tree: ...


# case: text_beside_a_type
@mcp.tool()
def t(a: Annotated[int, "An a"]) -> list[str]:
    return []


# case: docstring
@mcp.tool()
def t(a: int) -> str:
    """Find it.

    Note:
        A note.

    Args:
        a: What to find.
    """
    return ""


# case: admonition
@mcp.tool()
def t(a: int) -> str:
    """Find it.

    Note:
        A note.
    """
    return ""


# case: no_docstring
@mcp.tool()
def t(a: int): ...


# case: context
@mcp.tool()
async def t(ctx: Context, a: int, leaf: Leaf) -> None:
    """With a context."""


# case: discriminated
class Cat(BaseModel):
    kind: Literal["cat"] = "cat"


class Dog(BaseModel):
    kind: Literal["dog"]


@mcp.tool()
def t(a: Annotated[Union[Cat, Dog], Field(discriminator="kind")]) -> str:
    return ""


# case: bytes_and_lists
@mcp.tool()
def t(a: int) -> bytes:
    return b""


@mcp.tool()
def t2(a: int) -> list:
    return []


# case: data_like_schemas
@mcp.tool()
def t(a: Annotated[dict, Field(json_schema_extra={"default": {"title": "x", "type": "y"}})]) -> str:
    return ""


# case: alias_of_what_is_returned
class Named(BaseModel):
    model_config = ConfigDict(serialize_by_alias=False)
    item: int = Field(alias="theItem")


@mcp.tool()
def t(a: int) -> Named: ...


# case: object_or_null
@mcp.tool()
def t(a: int) -> Annotated[Any, WithJsonSchema({"type": ["object", "null"]})]: ...
