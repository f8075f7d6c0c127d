"""Classes as JSON schemas: models, dataclasses, TypedDicts, named tuples."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.schemas.json_tree import Schema, equal, part_of, refers, untold
from flake8_mcp.schemas.refusals import LeftOutError, RefusedError
from flake8_mcp.syntax.values import Object, Scalar, Unknown

from ._naming import REF
from ._wrappers import FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from flake8_mcp.schemas.core import About, Core, FieldCore
    from flake8_mcp.schemas.json_tree import Part

    from . import Generator


def _reference(generator: Generator, core: Core) -> Schema:
    assert core.ref is not None
    return generator.definition(core.ref, core.place)


def _model(generator: Generator, core: Core) -> Schema:
    about = core.about
    assert about is not None
    before = generator.by_alias
    if generator.alias_rule is not None and core.kind in {"model", "root-model", "dataclass"}:
        generator.by_alias = generator.alias_rule(about)
    generator.configs.append(about)
    try:
        if core.kind == "root-model":
            assert core.inner is not None
            schema = generator.inner(core.inner).clone()
            if schema.rest is not None:
                return untold(core.place, schema.rest.reason)
        else:
            schema = _fields(generator, core)
    finally:
        generator.configs.pop()
        generator.by_alias = before
    return _described(generator, schema, about)


def _described(generator: Generator, schema: Schema, about: About) -> Schema:
    if about.unknown:
        return untold(schema.place, about.unknown)
    if about.title is not None:
        schema.setdefault("title", about.title)
    schema.setdefault("title", about.name)
    if about.description is not None:
        schema.setdefault("description", about.description)
    if about.extra == "forbid":
        schema["additionalProperties"] = False
    elif about.extra == "allow":
        schema["additionalProperties"] = True
    if about.json_schema_extra is not None:
        assert isinstance(about.json_schema_extra, Object)
        for key, entry in about.json_schema_extra.members():
            schema[key] = entry.value
            schema.keys_at[key] = entry.place
        if about.json_schema_extra.rest is not None:
            return untold(schema.place, about.json_schema_extra.rest.reason)
    if about.deprecated:
        schema.setdefault("deprecated", True)
    return schema


def _fields(generator: Generator, core: Core) -> Schema:
    properties = Schema(core.place)
    required: list[Part] = []
    schema = Schema(core.place, {"type": "object", "properties": properties})
    always = generator.mode == "serialization" and _is_set(generator, "json_schema_serialization_defaults_required")
    for each in core.fields:
        if each.computed and generator.mode == "validation":
            continue
        if generator.mode == "serialization" and (each.excluded or each.init_only):
            continue
        if each.unknown or (generator.mode == "serialization" and each.maybe_excluded):
            reason = each.unknown or "whether the field is written is not known"
            properties.rest = Unknown(each.place, reason)
            schema["required"] = Unknown(each.place, reason)
            if _may_refer(generator, each):
                generator.opened = properties.rest
            continue
        name = _field_name(generator, each)
        try:
            found = field_schema(generator, each, name)
        except LeftOutError:
            continue
        properties[name] = part_of(found)
        properties.keys_at[name] = each.place
        if each.computed or always or _is_required(each):
            required.append(Scalar(each.place, name))
    if required and not isinstance(schema.get("required"), Unknown):
        schema["required"] = required
    return schema


def _may_refer(generator: Generator, field: FieldCore) -> bool:
    """Whether a field that is not shown may refer to a class."""
    try:
        return refers(field_schema(generator, field, field.name))
    except (LeftOutError, RefusedError):
        return True


def _is_set(generator: Generator, name: str) -> bool:
    value = generator.configured(name)
    return isinstance(value, Scalar) and bool(value.value)


def _field_name(generator: Generator, field: FieldCore) -> str:
    if not generator.by_alias:
        return field.name
    alias = field.written_as if generator.mode == "serialization" or field.computed else field.alias
    return alias or field.name


def field_schema(generator: Generator, field: FieldCore, name: str) -> Schema:
    """The JSON schema of a field under its public name."""
    schema = generator.inner(field.core).clone()
    if field.updates:
        schema.update(field.updates)
    if field.extra is not None:
        schema = generator.extended(schema, field.extra)
    if schema.rest is None and "title" not in schema and takes_title(field.core):
        schema["title"] = title_of(name)
    return _without_repetitions(generator, schema)


def _without_repetitions(generator: Generator, schema: Schema) -> Schema:
    """A reference without the keys beside it that its target has with the same value."""
    ref = schema.get("$ref")
    target = generator.definitions.get(ref[len(REF) :]) if isinstance(ref, str) else None
    if target is not None:
        for key in [key for key in schema if key != "$ref" and key in target]:
            if equal(schema[key], target[key]) is True:
                del schema[key]
    return schema


def _named_tuple(generator: Generator, core: Core) -> Schema:
    items: list[Part] = []
    required = 0
    for each in core.fields:
        schema = generator.inner(each.core).clone()
        if schema.rest is None and "title" not in schema and takes_title(each.core):
            schema["title"] = title_of(each.alias or each.name)
        items.append(part_of(schema))
        required += each.core.kind != "default"
    found = Schema(core.place, {"type": "array", "maxItems": len(items)})
    if items:
        found["prefixItems"] = items
    if required:
        found["minItems"] = required
    return found


def title_of(name: str) -> str:
    """The title that pydantic makes of a field's name."""
    return name.title().replace("_", " ").strip()


def _is_required(field: FieldCore) -> bool:
    return field.core.kind != "default" if field.required is None else field.required


def takes_title(core: Core) -> bool:
    """Whether a field of a type gets its name as title: not what has a definition of its own."""
    if core.ref is not None or core.kind == "definition-ref":
        return False
    if core.kind in {"default", "nullable", *FUNCTIONS} and core.inner is not None:
        return takes_title(core.inner)
    return True


CLASSES: Mapping[str, Callable[[Generator, Core], Schema]] = MappingProxyType(
    {
        "definition-ref": _reference,
        "model": _model,
        "root-model": _model,
        "dataclass": _model,
        "typed-dict": _model,
        "named-tuple": _named_tuple,
    }
)
