"""JSON schemas of the author: what fastmcp removes from them."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from fastmcp import FastMCP

mcp = FastMCP("case")


# case: nested_titles
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})], b: dict[Annotated[str, WithJsonSchema({"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})], int], c: list[Annotated[int, WithJsonSchema({"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})]] = 1) -> Annotated[int, WithJsonSchema({"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})]: ...


# case: nested_titles_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})], b: list[Annotated[int, Field(json_schema_extra={"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})]], c: int = Field(json_schema_extra={"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})) -> Annotated[int, Field(json_schema_extra={"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})]: ...


# case: nested_titles_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})
    x: int = Field(json_schema_extra={"type": "object", "title": "T", "properties": {"a": {"title": "A", "type": "string"}}, "additionalProperties": False})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: items
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})], b: dict[Annotated[str, WithJsonSchema({"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})], int], c: list[Annotated[int, WithJsonSchema({"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})]] = 1) -> Annotated[int, WithJsonSchema({"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})]: ...


# case: items_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})], b: list[Annotated[int, Field(json_schema_extra={"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})]], c: int = Field(json_schema_extra={"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})) -> Annotated[int, Field(json_schema_extra={"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})]: ...


# case: items_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})
    x: int = Field(json_schema_extra={"type": "array", "items": {"title": "A", "type": "string", "additionalProperties": False}})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: arms
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})], b: dict[Annotated[str, WithJsonSchema({"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})], int], c: list[Annotated[int, WithJsonSchema({"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})]] = 1) -> Annotated[int, WithJsonSchema({"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})]: ...


# case: arms_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})], b: list[Annotated[int, Field(json_schema_extra={"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})]], c: int = Field(json_schema_extra={"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})) -> Annotated[int, Field(json_schema_extra={"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})]: ...


# case: arms_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})
    x: int = Field(json_schema_extra={"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}], "title": "y"})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: two_types
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"type": ["string", "null"], "pattern": "a", "title": "q"})], b: dict[Annotated[str, WithJsonSchema({"type": ["string", "null"], "pattern": "a", "title": "q"})], int], c: list[Annotated[int, WithJsonSchema({"type": ["string", "null"], "pattern": "a", "title": "q"})]] = 1) -> Annotated[int, WithJsonSchema({"type": ["string", "null"], "pattern": "a", "title": "q"})]: ...


# case: two_types_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"type": ["string", "null"], "pattern": "a", "title": "q"})], b: list[Annotated[int, Field(json_schema_extra={"type": ["string", "null"], "pattern": "a", "title": "q"})]], c: int = Field(json_schema_extra={"type": ["string", "null"], "pattern": "a", "title": "q"})) -> Annotated[int, Field(json_schema_extra={"type": ["string", "null"], "pattern": "a", "title": "q"})]: ...


# case: two_types_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"type": ["string", "null"], "pattern": "a", "title": "q"})
    x: int = Field(json_schema_extra={"type": ["string", "null"], "pattern": "a", "title": "q"})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: object_or_null
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"type": ["object", "null"]})], b: dict[Annotated[str, WithJsonSchema({"type": ["object", "null"]})], int], c: list[Annotated[int, WithJsonSchema({"type": ["object", "null"]})]] = 1) -> Annotated[int, WithJsonSchema({"type": ["object", "null"]})]: ...


# case: object_or_null_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"type": ["object", "null"]})], b: list[Annotated[int, Field(json_schema_extra={"type": ["object", "null"]})]], c: int = Field(json_schema_extra={"type": ["object", "null"]})) -> Annotated[int, Field(json_schema_extra={"type": ["object", "null"]})]: ...


# case: object_or_null_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"type": ["object", "null"]})
    x: int = Field(json_schema_extra={"type": ["object", "null"]})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: empty
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({})], b: dict[Annotated[str, WithJsonSchema({})], int], c: list[Annotated[int, WithJsonSchema({})]] = 1) -> Annotated[int, WithJsonSchema({})]: ...


# case: empty_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={})], b: list[Annotated[int, Field(json_schema_extra={})]], c: int = Field(json_schema_extra={})) -> Annotated[int, Field(json_schema_extra={})]: ...


# case: empty_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={})
    x: int = Field(json_schema_extra={})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: only_a_title
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"title": "only"})], b: dict[Annotated[str, WithJsonSchema({"title": "only"})], int], c: list[Annotated[int, WithJsonSchema({"title": "only"})]] = 1) -> Annotated[int, WithJsonSchema({"title": "only"})]: ...


# case: only_a_title_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"title": "only"})], b: list[Annotated[int, Field(json_schema_extra={"title": "only"})]], c: int = Field(json_schema_extra={"title": "only"})) -> Annotated[int, Field(json_schema_extra={"title": "only"})]: ...


# case: only_a_title_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"title": "only"})
    x: int = Field(json_schema_extra={"title": "only"})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: data_like_schemas
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})], b: dict[Annotated[str, WithJsonSchema({"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})], int], c: list[Annotated[int, WithJsonSchema({"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})]] = 1) -> Annotated[int, WithJsonSchema({"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})]: ...


# case: data_like_schemas_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})], b: list[Annotated[int, Field(json_schema_extra={"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})]], c: int = Field(json_schema_extra={"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})) -> Annotated[int, Field(json_schema_extra={"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})]: ...


# case: data_like_schemas_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})
    x: int = Field(json_schema_extra={"type": "string", "default": {"title": "x", "type": "y"}, "enum": [{"title": "x", "type": "y"}]})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: property_called_title
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"properties": {"title": {"type": "string"}}})], b: dict[Annotated[str, WithJsonSchema({"properties": {"title": {"type": "string"}}})], int], c: list[Annotated[int, WithJsonSchema({"properties": {"title": {"type": "string"}}})]] = 1) -> Annotated[int, WithJsonSchema({"properties": {"title": {"type": "string"}}})]: ...


# case: property_called_title_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"properties": {"title": {"type": "string"}}})], b: list[Annotated[int, Field(json_schema_extra={"properties": {"title": {"type": "string"}}})]], c: int = Field(json_schema_extra={"properties": {"title": {"type": "string"}}})) -> Annotated[int, Field(json_schema_extra={"properties": {"title": {"type": "string"}}})]: ...


# case: property_called_title_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"properties": {"title": {"type": "string"}}})
    x: int = Field(json_schema_extra={"properties": {"title": {"type": "string"}}})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: no_schema
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema(True)], b: dict[Annotated[str, WithJsonSchema(True)], int], c: list[Annotated[int, WithJsonSchema(True)]] = 1) -> Annotated[int, WithJsonSchema(True)]: ...


# case: length
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"type": "string", "minLength": 1})], b: dict[Annotated[str, WithJsonSchema({"type": "string", "minLength": 1})], int], c: list[Annotated[int, WithJsonSchema({"type": "string", "minLength": 1})]] = 1) -> Annotated[int, WithJsonSchema({"type": "string", "minLength": 1})]: ...


# case: length_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"type": "string", "minLength": 1})], b: list[Annotated[int, Field(json_schema_extra={"type": "string", "minLength": 1})]], c: int = Field(json_schema_extra={"type": "string", "minLength": 1})) -> Annotated[int, Field(json_schema_extra={"type": "string", "minLength": 1})]: ...


# case: length_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"type": "string", "minLength": 1})
    x: int = Field(json_schema_extra={"type": "string", "minLength": 1})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: discriminator
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})], b: dict[Annotated[str, WithJsonSchema({"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})], int], c: list[Annotated[int, WithJsonSchema({"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})]] = 1) -> Annotated[int, WithJsonSchema({"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})]: ...


# case: discriminator_as_extra
@mcp.tool()
def t(a: Annotated[int, Field(json_schema_extra={"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})], b: list[Annotated[int, Field(json_schema_extra={"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})]], c: int = Field(json_schema_extra={"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})) -> Annotated[int, Field(json_schema_extra={"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})]: ...


# case: discriminator_of_a_model
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra={"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})
    x: int = Field(json_schema_extra={"oneOf": [{"properties": {"k": {"const": 1}}}, {"required": ["a"]}], "discriminator": {"propertyName": "k", "mapping": {"1": "x"}}})


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...


# case: data_as_default
@mcp.tool()
def t(a: dict = {"title": "x", "type": "y", "additionalProperties": False}): ...


# case: type_that_is_not_known
KIND = getattr(mcp, "kind", "object")


@mcp.tool()
def t(a: Annotated[int, WithJsonSchema({"type": KIND})]) -> Annotated[int, WithJsonSchema({"type": KIND})]: ...


# case: discriminator_that_is_required
@mcp.tool()
def t(
    a: Annotated[
        int, WithJsonSchema({"oneOf": [{"required": ["k", "a"]}, {"required": ["b"]}], "discriminator": {"propertyName": "k"}})
    ],
): ...
