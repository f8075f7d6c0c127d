"""Arrays and mappings as JSON schemas."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.schemas.json_tree import Schema, bare, part_of
from flake8_mcp.syntax.values import Scalar, Unknown

from ._scalars import limit

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from flake8_mcp.schemas.core import Core
    from flake8_mcp.schemas.json_tree import Part

    from . import Generator

_ARRAYS = MappingProxyType({"min_length": "minItems", "max_length": "maxItems"})
_OBJECTS = MappingProxyType({"min_length": "minProperties", "max_length": "maxProperties"})


def _item(generator: Generator, core: Core) -> Part:
    return part_of(generator.inner(core))


def _array(generator: Generator, core: Core) -> Schema:
    schema = Schema(core.place, {"type": "array", "items": _item(generator, core.items[0])})
    if core.kind in {"set", "frozenset"}:
        schema["uniqueItems"] = True
    limit(generator, schema, core, _ARRAYS)
    return schema


def _tuple(generator: Generator, core: Core) -> Schema:
    schema = Schema(core.place, {"type": "array"})
    if core.variadic:
        schema["items"] = _item(generator, core.items[0])
    else:
        if core.items:
            schema["prefixItems"] = [_item(generator, each) for each in core.items]
        schema["minItems"] = len(core.items)
        schema["maxItems"] = len(core.items)
    limit(generator, schema, core, _ARRAYS)
    return schema


def _mapping(generator: Generator, core: Core) -> Schema:
    schema = Schema(core.place, {"type": "object"})
    keys = generator.inner(core.items[0]).clone()
    values = generator.inner(core.items[1]).clone()
    if keys.rest is not None:
        schema.rest = keys.rest
    pattern = None
    if "$ref" not in keys:
        pattern = keys.pop("pattern", None)
        keys.pop("title", None)
    values.pop("title", None)
    if values.is_untold:
        schema["additionalProperties"] = values.rest
    elif values or pattern is not None:
        if pattern is None:
            schema["additionalProperties"] = values
        elif isinstance(pattern, Scalar) and isinstance(pattern.value, str):
            schema["patternProperties"] = Schema(core.place, {pattern.value: values})
        else:
            schema["patternProperties"] = Unknown(core.place, "the pattern of the keys is not known")
    elif generator.builder.versions.pydantic >= (2, 11):
        schema["additionalProperties"] = True
    if (bare(keys.get("type")) == "string" and len(keys) > 1) or "$ref" in keys:
        keys.pop("type", None)
        schema["propertyNames"] = keys
    limit(generator, schema, core, _OBJECTS)
    return schema


def _json(generator: Generator, core: Core) -> Schema:
    assert core.inner is not None
    content = generator.inner(core.inner)
    if generator.mode == "serialization":
        return content
    return Schema(
        core.place, {"type": "string", "contentMediaType": "application/json", "contentSchema": part_of(content)}
    )


CONTAINERS: Mapping[str, Callable[[Generator, Core], Schema]] = MappingProxyType(
    {
        "list": _array,
        "deque": _array,
        "set": _array,
        "frozenset": _array,
        "sequence": _array,
        "generator": _array,
        "tuple": _tuple,
        "dict": _mapping,
        "ordered-dict": _mapping,
        "defaultdict": _mapping,
        "counter": _mapping,
        "json": _json,
    }
)
