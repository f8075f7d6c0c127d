"""What stands around a type as JSON schemas: validators, defaults, unions."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.schemas.json_tree import Schema, equal, opened, untold
from flake8_mcp.schemas.jsonable import NotSerializable, encode
from flake8_mcp.schemas.refusals import LeftOutError, NoJsonSchemaError, RefusedError
from flake8_mcp.syntax.values import Unknown

from ._naming import REF

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from flake8_mcp.schemas.core import Core
    from flake8_mcp.schemas.json_tree import Part
    from flake8_mcp.syntax.values import Place

    from . import Generator

FUNCTIONS = frozenset({"function-before", "function-after", "function-wrap"})
# pydantic 2.14.4 leaves an arm without a JSON schema out if nothing else refers to its class, and raises otherwise
_NOT_WRITTEN = "an arm of the union has no JSON schema"


def _wrapped(generator: Generator, core: Core) -> Schema:
    if generator.mode == "validation" and core.accepts is not None:
        return generator.inner(core.accepts)
    assert core.inner is not None
    return generator.inner(core.inner)


def _function_plain(generator: Generator, core: Core) -> Schema:
    if generator.mode == "validation" and core.accepts is not None:
        return generator.inner(core.accepts)
    # pydantic 2.14.4: PlainValidator writes what the type under it writes
    if core.inner is None:
        raise NoJsonSchemaError("a plain validator has no JSON schema", core.place)
    return generator.inner(core.inner)


def _chain(generator: Generator, core: Core) -> Schema:
    return generator.inner(core.items[0 if generator.mode == "validation" else -1])


def _default(generator: Generator, core: Core) -> Schema:
    assert core.inner is not None
    schema = generator.inner(core.inner)
    if core.default is None:
        return schema
    serializer = _serializer_of(core.inner) if generator.mode == "serialization" else None
    if serializer is not None:
        found = schema.clone()
        found["default"] = Unknown(core.default.place, "what a serializer makes of the default is not known")
        return found
    encoded = encode(generator.builder.reader, core.default)
    if isinstance(encoded, NotSerializable):
        if generator.strict:
            raise RefusedError("ValueError", "the default cannot be written as JSON", core.default.place)
        return schema
    if generator.strict and isinstance(encoded, Unknown):
        generator.doubt = encoded
    found = schema.clone()
    found["default"] = encoded
    if core.default.key is not None:
        found.keys_at["default"] = core.default.key
    return found


def _nullable(generator: Generator, core: Core) -> Schema:
    assert core.inner is not None
    inner = generator.inner(core.inner)
    if inner.is_untold:
        return untold(core.place, inner.rest.reason if inner.rest else "")
    null = Schema(core.place, {"type": "null"})
    if equal(inner, null) is True:
        return null
    return _any_of(generator, [inner, null], core.place)


def _union(generator: Generator, core: Core) -> Schema:
    generated: list[Schema] = []
    for choice in core.items:
        try:
            schema = generator.inner(choice)
        except LeftOutError:
            continue
        except NoJsonSchemaError:
            if generator.strict:
                raise RefusedError(
                    "ValueError", "an arm of the union has no JSON schema", choice.place, "type"
                ) from None
            if choice.kind == "definition-ref":
                return untold(core.place, _NOT_WRITTEN)
            continue
        if schema.is_untold:
            return untold(core.place, schema.rest.reason if schema.rest else "")
        generated.append(schema)
    if len(generated) == 1:
        return generated[0]
    return _any_of(generator, generated, core.place)


def _any_of(generator: Generator, schemas: list[Schema], place: Place) -> Schema:
    members: list[Part] = []
    for schema in schemas:
        inner = opened(schema.get("anyOf"))
        members.extend(inner if len(schema) == 1 and isinstance(inner, list) else [schema])
    kept: list[Part] = []
    for each in members:
        if not any(equal(each, other) is True for other in kept):
            kept.append(each)
    if len(kept) == 1 and isinstance(kept[0], Schema):
        return kept[0]
    return Schema(place, {"anyOf": kept})


def _tagged(generator: Generator, core: Core) -> Schema:
    generated: dict[str, Schema] = {}
    for tag, choice in core.tags.items():
        name = "true" if tag is True else "false" if tag is False else "null" if tag is None else str(tag)
        try:
            schema = generator.inner(choice)
        except LeftOutError:
            continue
        except NoJsonSchemaError:
            return untold(core.place, _NOT_WRITTEN)
        if schema.is_untold:
            return untold(core.place, schema.rest.reason if schema.rest else "")
        generated[name] = schema
    kept: list[Part] = []
    for each in generated.values():
        if not any(equal(each, other) is True for other in kept):
            kept.append(each)
    schema = Schema(core.place, {"oneOf": kept})
    tag_name = _tag_name(generator, core, kept)
    if tag_name is not None:
        mapping = Schema(core.place)
        for tag, each in generated.items():
            mapping[tag] = each.get("$ref", each)
        schema["discriminator"] = Schema(core.place, {"propertyName": tag_name, "mapping": mapping})
    return schema


def _tag_name(generator: Generator, core: Core, choices: Iterable[Part]) -> str | None:
    if len(core.tag_aliases) == 1:
        return core.tag_aliases[0]
    for alias in core.tag_aliases:
        for choice in choices:
            resolved = _resolved(generator, choice)
            properties = resolved.get("properties") if resolved is not None else None
            if not isinstance(properties, Schema) or alias not in properties:
                break
        else:
            return alias
    return None


def _resolved(generator: Generator, part: Part) -> Schema | None:
    if not isinstance(part, Schema):
        return None
    ref = part.get("$ref")
    return generator.definitions.get(ref[len(REF) :]) if isinstance(ref, str) else part


def _serializer_of(core: Core | None) -> Core | None:
    while core is not None:
        if core.serializer is not None:
            return core.serializer
        core = core.inner if core.kind in FUNCTIONS | {"default", "nullable"} else None
    return None


WRAPPERS: Mapping[str, Callable[[Generator, Core], Schema]] = MappingProxyType(
    {
        "function-before": _wrapped,
        "function-after": _wrapped,
        "function-wrap": _wrapped,
        "function-plain": _function_plain,
        "chain": _chain,
        "default": _default,
        "nullable": _nullable,
        "union": _union,
        "tagged-union": _tagged,
    }
)
