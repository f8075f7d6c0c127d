"""Core schemas to JSON schemas, as pydantic's GenerateJsonSchema makes them (2.14.4, json_schema.py)."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Array, Object, Scalar, Unknown

from .core import Core
from .forms import Member
from .json_tree import Schema, equal, part_of, untold
from .jsonable import NotSerializable, encode, encode_member, encode_value
from .refusals import LeftOutError, NoJsonSchemaError, RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from flake8_mcp.syntax.values import Place, Value

    from .building import Builder
    from .core import About, FieldCore
    from .json_tree import Part

_NUMBERS = MappingProxyType(
    {"multiple_of": "multipleOf", "le": "maximum", "ge": "minimum", "lt": "exclusiveMaximum", "gt": "exclusiveMinimum"}
)
_TEXTS = MappingProxyType({"min_length": "minLength", "max_length": "maxLength", "pattern": "pattern"})
_ARRAYS = MappingProxyType({"min_length": "minItems", "max_length": "maxItems"})
_OBJECTS = MappingProxyType({"min_length": "minProperties", "max_length": "maxProperties"})
_FORMATS = MappingProxyType({"date": "date", "time": "time", "datetime": "date-time", "timedelta": "duration"})
_LITERAL_TYPES = ((str, "string"), (int, "integer"), (float, "number"), (bool, "boolean"))
_FUNCTIONS = frozenset({"function-before", "function-after", "function-wrap"})
_REF = "#/$defs/"
_MAX_OPEN = 40
# pydantic 2.14.4 leaves an arm without a JSON schema out if nothing else refers to its class, and raises otherwise
_NOT_WRITTEN = "an arm of the union has no JSON schema"


class Generator:
    """Generates one JSON schema with its definitions.

    `strict`: a default that cannot be written raises ValueError (StrictJsonSchema of the official SDK). `alias_rule`
    says for a class whether its fields are named by alias (fastmcp 4 decides it for each class).
    """

    def __init__(
        self,
        builder: Builder,
        mode: str = "validation",
        *,
        by_alias: bool = True,
        strict: bool = False,
        alias_rule: Callable[[About], bool] | None = None,
    ) -> None:
        self.builder = builder
        self.mode = mode
        self.by_alias = by_alias
        self.strict = strict
        self.alias_rule = alias_rule
        self.definitions: dict[str, Schema] = {}
        self.invalid: dict[str, RefusedError] = {}
        self.opened: Unknown | None = None  # a type that is not known, which may bring definitions of its own
        self.doubt: Unknown | None = None  # why it is not known whether there is a schema at all, if strict
        self.reference: Schema | None = None  # if it was made for one class alone
        self.refusal: LeftOutError | RefusedError | None = None
        self._open: set[str] = set()
        self._configs: list[About] = []

    # the whole

    def generate(self, core: Core) -> Schema:
        """The JSON schema of a type with its `$defs`. Raises RefusedError."""
        return self.finish(self.inner(core))

    def finish(self, schema: Schema) -> Schema:
        """A schema with its root reference resolved, the definitions that it uses, and their final names."""
        ref = schema.get("$ref")
        if isinstance(ref, str) and len(schema) == 1 and schema.rest is None and ref[len(_REF) :] in self.definitions:
            counts: dict[str, int] = {}
            self._count(schema, counts)
            if counts[ref] == 1:
                schema = self.definitions[ref[len(_REF) :]].clone()
        used = self._used(schema)
        names = self._names(used)
        if names is None:
            return untold(schema.place, "classes of the same name are told apart by names that are not known")
        renamed = self._renamed(schema, names)
        assert isinstance(renamed, Schema)
        if used:
            definitions = Schema(schema.place)
            for each in used:
                inner = self._renamed(self.definitions[each], names)
                assert isinstance(inner, Schema)
                definitions[names[each]] = part_of(inner)
            renamed["$defs"] = definitions
            definitions.rest = self.opened
        elif self.opened is not None and renamed.rest is None:
            renamed["$defs"] = self.opened
        return renamed

    def _count(self, part: Part, counts: dict[str, int]) -> None:
        if isinstance(part, Schema):
            ref = part.get("$ref")
            if isinstance(ref, str):
                counts[ref] = counts.get(ref, 0) + 1
                if counts[ref] > 1:
                    return
                target = self.definitions.get(ref[len(_REF) :])
                if target is not None:
                    self._count(target, counts)
            for each in part.values():
                self._count(each, counts)
        elif isinstance(part, list):
            for each in part:
                self._count(each, counts)

    def _used(self, schema: Schema) -> list[str]:
        found: dict[str, None] = {}
        work: list[Part] = [schema]
        while work:
            part = work.pop()
            if isinstance(part, Schema):
                ref = part.get("$ref")
                if isinstance(ref, str) and ref.startswith(_REF):
                    name = ref[len(_REF) :]
                    if name in self.definitions and name not in found:
                        found[name] = None
                        work.append(self.definitions[name])
                work.extend(part.values())
            elif isinstance(part, list):
                work.extend(part)
        return list(found)

    def _names(self, used: list[str]) -> dict[str, str] | None:
        """The final names of definitions: the class's name; None if two different ones share it."""
        names: dict[str, str] = {}
        taken: dict[str, str] = {}
        for each in used:
            name = short_name(each)
            other = taken.setdefault(name, each)
            if other != each and equal(self.definitions[other], self.definitions[each]) is not True:
                return None
            names[each] = name
        return names

    def _renamed(self, part: Part, names: Mapping[str, str]) -> Part:
        if isinstance(part, Schema):
            found = part.clone()
            for key, each in part.items():
                if key == "$ref" and isinstance(each, str):
                    if each.startswith(_REF) and each[len(_REF) :] not in self.definitions:
                        return Unknown(part.place, "the class is not known")
                    found[key] = _REF + names.get(each[len(_REF) :], each[len(_REF) :])
                else:
                    found[key] = self._renamed(each, names)
            if isinstance(found.get("discriminator"), Schema):
                self._rename_mapping(found["discriminator"], names)  # type: ignore[arg-type]  # a Schema
            return found
        if isinstance(part, list):
            return [self._renamed(each, names) for each in part]
        return part

    def _rename_mapping(self, discriminator: Schema, names: Mapping[str, str]) -> None:
        mapping = discriminator.get("mapping")
        if isinstance(mapping, Schema):
            for key, each in mapping.items():
                if isinstance(each, str) and each.startswith(_REF):
                    mapping[key] = _REF + names.get(each[len(_REF) :], each[len(_REF) :])

    # one node

    def inner(self, core: Core) -> Schema:
        """The JSON schema of one node. Raises NoJsonSchemaError, LeftOutError or RefusedError."""
        schema = self._inner(core)
        if schema.rest is not None:
            self.opened = schema.rest
        return schema

    def _inner(self, core: Core) -> Schema:
        override = next((each for each in reversed(core.annotations) if each.mode in {None, self.mode}), None)
        if override is not None:
            if override.value is None:
                raise LeftOutError
            return self._data(override.value, core.place)
        if core.ref is not None and core.kind != "definition-ref":
            return self._definition(core.ref, core.place)
        schema = self._plain(core)
        if core.replacing:
            return schema
        if core.updates:
            schema = schema.clone()
            schema.update(core.updates)
        if core.extra is not None:
            kept = {key: schema[key] for key in core.lasting & schema.keys()}
            schema = self._extended(schema, core.extra)
            schema.update(kept)
        if core.late:
            schema = schema.clone()
            schema.update(core.late)  # type: ignore[arg-type]  # strings and numbers
        return schema

    def _data(self, value: Value, place: Place) -> Schema:
        if isinstance(value, Object):
            found = Schema(place)
            found.rest = value.rest
            for key, entry in value.members():
                found[key] = entry.value
                found.keys_at[key] = entry.place
            return found
        return untold(place, value.reason if isinstance(value, Unknown) else "it is no dict")

    def _extended(self, schema: Schema, extra: Value) -> Schema:
        found = schema.clone()
        if isinstance(extra, Object):
            encoded = encode_value(extra)
            if isinstance(encoded, Object):
                for key, entry in encoded.members():
                    found[key] = entry.value
                    found.keys_at[key] = entry.place
                if encoded.rest is not None:
                    return untold(schema.place, encoded.rest.reason)
                return found
        reason = extra.reason if isinstance(extra, Unknown) else "what json_schema_extra does is not known"
        return untold(schema.place, reason)

    def _definition(self, ref: str, place: Place) -> Schema:
        if ref in self.invalid:
            raise self.invalid[ref]
        if ref in self.definitions or ref in self._open:
            return Schema(place, {"$ref": _REF + ref})
        if self._open or self._configs or self.alias_rule is not None:
            return self._generated(ref, place)
        # on its own a class gives the same for every tool
        key = (ref, self.mode, self.by_alias, self.strict)
        known = self.builder.generated.get(key)
        if known is None:
            alone = Generator(self.builder, self.mode, by_alias=self.by_alias, strict=self.strict)
            try:
                alone.reference = alone._generated(ref, place)
            except (LeftOutError, RefusedError) as problem:
                alone.refusal = problem
            known = self.builder.generated[key] = alone
        self.definitions.update(known.definitions)
        self.invalid.update(known.invalid)
        self.opened = known.opened or self.opened
        self.doubt = known.doubt or self.doubt
        if known.refusal is not None:
            raise known.refusal
        assert known.reference is not None
        found = known.reference.clone()
        found.place = place
        return found

    def _generated(self, ref: str, place: Place) -> Schema:
        if len(self._open) >= _MAX_OPEN:
            return untold(place, f"classes are nested more than {_MAX_OPEN} levels deep")
        found = Schema(place, {"$ref": _REF + ref})
        core = self.builder.definitions.get(ref)
        if core is None:
            return untold(place, "the class is not complete")
        if core.kind == "unknown":
            return untold(place, core.reason)
        self._open.add(ref)
        try:
            bare = core.copy()
            bare.ref = None
            schema = self.inner(bare)
        except NoJsonSchemaError as problem:
            self.invalid[ref] = problem
            raise
        finally:
            self._open.discard(ref)
        if not schema.is_untold and schema.get("$ref") != _REF + ref:
            self.definitions[ref] = schema
        elif schema.is_untold:
            return untold(place, schema.rest.reason if schema.rest else "")
        return found

    def _plain(self, core: Core) -> Schema:
        if self.mode == "serialization" and core.serializer is not None and core.serializer.kind != "same":
            return self.inner(core.serializer)
        method = _METHODS.get(core.kind)
        if method is None:
            return untold(core.place, core.reason or "it is not followed")
        return method(self, core)

    def _typed(self, core: Core) -> Schema:
        return Schema(core.place, {"type": _TYPES[core.kind]})

    def _any(self, core: Core) -> Schema:
        return Schema(core.place)

    def _number(self, core: Core) -> Schema:
        schema = Schema(core.place, {"type": "integer" if core.kind == "int" else "number"})
        self._limit(schema, core, _NUMBERS)
        for key in [key for key, each in schema.items() if isinstance(each, Scalar) and _is_infinite(each.value)]:
            del schema[key]
        return schema

    def _limit(self, schema: Schema, core: Core, names: Mapping[str, str]) -> None:
        for name, key in names.items():
            value = core.limits.get(name)
            if value is not None:
                schema[key] = (
                    value if isinstance(value, Scalar) and _is_data(value.value) else Unknown(value.place, _why(value))
                )
                schema.keys_at[key] = value.place

    def _text(self, core: Core) -> Schema:
        schema = Schema(core.place, {"type": "string"})
        self._limit(schema, core, _TEXTS)
        for key, name in (("minLength", "str_min_length"), ("maxLength", "str_max_length")):
            given = self._configured(name)
            if key not in schema and given is not None:
                schema[key] = given
        return schema

    def _configured(self, name: str) -> Value | None:
        from .expressions import value_of

        config = self._configs[-1].config if self._configs else None
        given = config.get(name) if config else None
        if given is None:
            return None
        value = value_of(self.builder.reader.evaluator, given)
        return None if isinstance(value, Scalar) and (value.value is None or value.value == 0) else value

    def _bytes(self, core: Core) -> Schema:
        schema = Schema(core.place, {"type": "string", "format": "binary"})
        self._limit(schema, core, _ARRAYS_AS_TEXT)
        return schema

    def _temporal(self, core: Core) -> Schema:
        return Schema(core.place, {"type": "string", "format": _FORMATS[core.kind]})

    def _uuid(self, core: Core) -> Schema:
        return Schema(core.place, {"type": "string", "format": "uuid"})

    def _decimal(self, core: Core) -> Schema:
        text = Schema(core.place, {"type": "string"})
        if (2, 12) <= self.builder.versions.pydantic < (2, 14):
            if core.limits.keys() & {"max_digits", "decimal_places"}:
                text["pattern"] = Unknown(core.place, "the pattern of a limited Decimal is not followed")
            else:
                # pydantic 2.12.5, 2.13.5
                text["pattern"] = r"^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$"
        if self.mode == "serialization":
            return text
        number = Core(
            "float", core.place, limits={key: _floated(each) for key, each in core.limits.items() if key in _NUMBERS}
        )
        return Schema(core.place, {"anyOf": [self._number(number), text]})

    def _fraction(self, core: Core) -> Schema:
        text = Schema(core.place, {"type": "string", "format": "fraction"})
        if self.mode == "serialization":
            return text
        limits = {key: _floated(each) for key, each in core.limits.items() if key in _NUMBERS and key != "multiple_of"}
        return Schema(core.place, {"anyOf": [self._number(Core("float", core.place, limits=limits)), text]})

    def _fixed(self, core: Core) -> Schema:
        assert core.fixed is not None
        if self._configured("str_min_length") or self._configured("str_max_length"):
            return untold(
                core.place, "the length of texts in the configuration of a class is not followed for this type"
            )
        data = core.fixed[0 if self.mode == "validation" else 1]
        if data is None:
            raise NoJsonSchemaError("the type has no JSON schema", core.place)
        return _from_data(data, core.place)

    def _refused(self, core: Core) -> Schema:
        raise NoJsonSchemaError(core.reason, core.place)

    def _literal(self, core: Core) -> Schema:
        values: list[Part] = []
        for each in core.values:
            encoded = encode_member(each) if isinstance(each, Member) else encode_value(each)
            if isinstance(encoded, NotSerializable | Unknown):
                return untold(core.place, "a value of the Literal is not known")
            values.append(encoded)
        schema = Schema(core.place)
        if len(values) == 1:
            schema["const"] = values[0]
        else:
            schema["enum"] = values
        _type_of(schema, values, null=True)
        return schema

    def _enum(self, core: Core) -> Schema:
        about = core.about
        assert about is not None
        values: list[Part] = []
        for each in core.values:
            encoded = encode_value(each) if not isinstance(each, Member) else encode_member(each)
            if isinstance(encoded, NotSerializable | Unknown):
                return untold(core.place, "the value of a member is not known")
            values.append(encoded)
        schema = Schema(core.place, {"title": about.name, "enum": values})
        if about.description is not None:
            schema["description"] = about.description
        _type_of(schema, values, null=False)
        return schema

    # containers

    def _item(self, core: Core) -> Part:
        return part_of(self.inner(core))

    def _array(self, core: Core) -> Schema:
        schema = Schema(core.place, {"type": "array", "items": self._item(core.items[0])})
        if core.kind in {"set", "frozenset"}:
            schema["uniqueItems"] = True
        self._limit(schema, core, _ARRAYS)
        return schema

    def _tuple(self, core: Core) -> Schema:
        schema = Schema(core.place, {"type": "array"})
        if core.variadic:
            schema["items"] = self._item(core.items[0])
        else:
            if core.items:
                schema["prefixItems"] = [self._item(each) for each in core.items]
            schema["minItems"] = len(core.items)
            schema["maxItems"] = len(core.items)
        self._limit(schema, core, _ARRAYS)
        return schema

    def _mapping(self, core: Core) -> Schema:
        schema = Schema(core.place, {"type": "object"})
        keys = self.inner(core.items[0]).clone()
        values = self.inner(core.items[1]).clone()
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
        elif self.builder.versions.pydantic >= (2, 11):
            schema["additionalProperties"] = True
        if (_text_of(keys.get("type")) == "string" and len(keys) > 1) or "$ref" in keys:
            keys.pop("type", None)
            schema["propertyNames"] = keys
        self._limit(schema, core, _OBJECTS)
        return schema

    def _json(self, core: Core) -> Schema:
        assert core.inner is not None
        content = self.inner(core.inner)
        if self.mode == "serialization":
            return content
        return Schema(
            core.place, {"type": "string", "contentMediaType": "application/json", "contentSchema": part_of(content)}
        )

    # wrappers

    def _wrapped(self, core: Core) -> Schema:
        if self.mode == "validation" and core.accepts is not None:
            return self.inner(core.accepts)
        assert core.inner is not None
        return self.inner(core.inner)

    def _function_plain(self, core: Core) -> Schema:
        if self.mode == "validation" and core.accepts is not None:
            return self.inner(core.accepts)
        # pydantic 2.14.4: PlainValidator writes what the type under it writes
        if core.inner is None:
            raise NoJsonSchemaError("a plain validator has no JSON schema", core.place)
        return self.inner(core.inner)

    def _chain(self, core: Core) -> Schema:
        return self.inner(core.items[0 if self.mode == "validation" else -1])

    def _default(self, core: Core) -> Schema:
        assert core.inner is not None
        schema = self.inner(core.inner)
        if core.default is None:
            return schema
        serializer = _serializer_of(core.inner) if self.mode == "serialization" else None
        if serializer is not None:
            found = schema.clone()
            found["default"] = Unknown(core.default.place, "what a serializer makes of the default is not known")
            return found
        encoded = encode(self.builder.reader, core.default)
        if isinstance(encoded, NotSerializable):
            if self.strict:
                raise RefusedError("ValueError", "the default cannot be written as JSON", core.default.place)
            return schema
        if self.strict and isinstance(encoded, Unknown):
            self.doubt = encoded
        found = schema.clone()
        found["default"] = encoded
        if core.default.key is not None:
            found.keys_at["default"] = core.default.key
        return found

    def _nullable(self, core: Core) -> Schema:
        assert core.inner is not None
        inner = self.inner(core.inner)
        if inner.is_untold:
            return untold(core.place, inner.rest.reason if inner.rest else "")
        null = Schema(core.place, {"type": "null"})
        if equal(inner, null) is True:
            return null
        return self._any_of([inner, null], core.place)

    def _union(self, core: Core) -> Schema:
        generated: list[Schema] = []
        for choice in core.items:
            try:
                schema = self.inner(choice)
            except LeftOutError:
                continue
            except NoJsonSchemaError:
                if self.strict:
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
        return self._any_of(generated, core.place)

    def _any_of(self, schemas: list[Schema], place: Place) -> Schema:
        members: list[Part] = []
        for schema in schemas:
            inner = schema.get("anyOf")
            members.extend(inner if len(schema) == 1 and isinstance(inner, list) else [schema])
        kept: list[Part] = []
        for each in members:
            if not any(equal(each, other) is True for other in kept):
                kept.append(each)
        if len(kept) == 1 and isinstance(kept[0], Schema):
            return kept[0]
        return Schema(place, {"anyOf": kept})

    def _tagged(self, core: Core) -> Schema:
        generated: dict[str, Schema] = {}
        for tag, choice in core.tags.items():
            name = "true" if tag is True else "false" if tag is False else "null" if tag is None else str(tag)
            try:
                schema = self.inner(choice)
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
        tag_name = self._tag_name(core, kept)
        if tag_name is not None:
            mapping = Schema(core.place)
            for tag, each in generated.items():
                mapping[tag] = each.get("$ref", each)
            schema["discriminator"] = Schema(core.place, {"propertyName": tag_name, "mapping": mapping})
        return schema

    def _tag_name(self, core: Core, choices: Iterable[Part]) -> str | None:
        if len(core.tag_aliases) == 1:
            return core.tag_aliases[0]
        for alias in core.tag_aliases:
            for choice in choices:
                resolved = self._resolved(choice)
                properties = resolved.get("properties") if resolved is not None else None
                if not isinstance(properties, Schema) or alias not in properties:
                    break
            else:
                return alias
        return None

    def _resolved(self, part: Part) -> Schema | None:
        if not isinstance(part, Schema):
            return None
        ref = part.get("$ref")
        return self.definitions.get(ref[len(_REF) :]) if isinstance(ref, str) else part

    # classes

    def _reference(self, core: Core) -> Schema:
        assert core.ref is not None
        return self._definition(core.ref, core.place)

    def _model(self, core: Core) -> Schema:
        about = core.about
        assert about is not None
        before = self.by_alias
        if self.alias_rule is not None and core.kind in {"model", "root-model", "dataclass"}:
            self.by_alias = self.alias_rule(about)
        self._configs.append(about)
        try:
            if core.kind == "root-model":
                assert core.inner is not None
                schema = self.inner(core.inner).clone()
                if schema.rest is not None:
                    return untold(core.place, schema.rest.reason)
            else:
                schema = self._fields(core)
        finally:
            self._configs.pop()
            self.by_alias = before
        return self._described(schema, about)

    def _described(self, schema: Schema, about: About) -> Schema:
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

    def _fields(self, core: Core) -> Schema:
        properties = Schema(core.place)
        required: list[Part] = []
        schema = Schema(core.place, {"type": "object", "properties": properties})
        always = self.mode == "serialization" and self._is_set("json_schema_serialization_defaults_required")
        for each in core.fields:
            if each.computed and self.mode == "validation":
                continue
            if self.mode == "serialization" and (each.excluded or each.init_only):
                continue
            if each.unknown or (self.mode == "serialization" and each.maybe_excluded):
                reason = each.unknown or "whether the field is written is not known"
                properties.rest = Unknown(each.place, reason)
                schema["required"] = Unknown(each.place, reason)
                continue
            name = self._field_name(each)
            try:
                found = self.field(each, name)
            except LeftOutError:
                continue
            properties[name] = part_of(found)
            properties.keys_at[name] = each.place
            if each.computed or always or _is_required(each):
                required.append(Scalar(each.place, name))
        if required and not isinstance(schema.get("required"), Unknown):
            schema["required"] = required
        return schema

    def _is_set(self, name: str) -> bool:
        value = self._configured(name)
        return isinstance(value, Scalar) and bool(value.value)

    def _field_name(self, field: FieldCore) -> str:
        if not self.by_alias:
            return field.name
        alias = field.written_as if self.mode == "serialization" or field.computed else field.alias
        return alias or field.name

    def field(self, field: FieldCore, name: str) -> Schema:
        """The JSON schema of a field under its public name."""
        schema = self.inner(field.core).clone()
        if field.updates:
            schema.update(field.updates)
        if field.extra is not None:
            schema = self._extended(schema, field.extra)
        if schema.rest is None and "title" not in schema and _takes_title(field.core):
            schema["title"] = title_of(name)
        return self._without_repetitions(schema)

    def _without_repetitions(self, schema: Schema) -> Schema:
        """A reference without the keys beside it that its target has with the same value."""
        ref = schema.get("$ref")
        target = self.definitions.get(ref[len(_REF) :]) if isinstance(ref, str) else None
        if target is not None:
            for key in [key for key in schema if key != "$ref" and key in target]:
                if equal(schema[key], target[key]) is True:
                    del schema[key]
        return schema

    def _named_tuple(self, core: Core) -> Schema:
        items: list[Part] = []
        required = 0
        for each in core.fields:
            schema = self.inner(each.core).clone()
            if schema.rest is None and "title" not in schema and _takes_title(each.core):
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


def short_name(ref: str) -> str:
    """The name of a definition: the class's own name, that of its arguments behind it."""
    components = [each.rsplit(":", 1)[0] for each in re.split(r"([\][,])", ref)]
    short = "".join(re.sub(r"(?:[^.[\]]+\.)+((?:[^.[\]]+))", r"\1", each) for each in components)
    return re.sub(r"[^a-zA-Z0-9.\-_]", "_", short).replace(".", "__")


def _is_required(field: FieldCore) -> bool:
    return field.core.kind != "default" if field.required is None else field.required


def _takes_title(core: Core) -> bool:
    """Whether a field of a type gets its name as title: not what has a definition of its own."""
    if core.ref is not None or core.kind == "definition-ref":
        return False
    if core.kind in {"default", "nullable", *_FUNCTIONS} and core.inner is not None:
        return _takes_title(core.inner)
    return True


takes_title = _takes_title


def _serializer_of(core: Core | None) -> Core | None:
    while core is not None:
        if core.serializer is not None:
            return core.serializer
        core = core.inner if core.kind in _FUNCTIONS | {"default", "nullable"} else None
    return None


def _is_data(value: object) -> bool:
    return value is None or isinstance(value, str | int | float | bool)


def _is_infinite(value: object) -> bool:
    return isinstance(value, float) and math.isinf(value)


def _why(value: Value) -> str:
    return value.reason if isinstance(value, Unknown) else "it is no plain value"


def _floated(value: Value) -> Value:
    if isinstance(value, Scalar) and type(value.value) in {int, float, str}:
        try:
            return Scalar(value.place, float(value.value))  # type: ignore[arg-type]  # a number or text
        except ValueError:
            return Unknown(value.place, "it is no number")
    return value if isinstance(value, Unknown) else Unknown(value.place, "it is no number")


def _text_of(part: Part) -> str | None:
    return part if isinstance(part, str) else None


def _from_data(data: Mapping[str, object], place: Place) -> Schema:
    found = Schema(place)
    for key, each in data.items():
        found[key] = _part(each, place)
    return found


def _part(data: object, place: Place) -> Part:
    if isinstance(data, Mapping):
        return _from_data(data, place)
    if isinstance(data, list | tuple):
        return [_part(each, place) for each in data]
    assert data is None or isinstance(data, str | int | float)
    return data


def _type_of(schema: Schema, values: list[Part], *, null: bool) -> None:
    plain = [each.value if isinstance(each, Scalar) else [] if isinstance(each, Array) else {} for each in values]
    kinds = {type(each) for each in plain}
    for kind, name in _LITERAL_TYPES:
        if kinds == {kind}:
            schema["type"] = name
    if kinds == {list}:
        schema["type"] = "array"
    elif null and kinds == {type(None)}:
        schema["type"] = "null"


_ARRAYS_AS_TEXT = MappingProxyType({"min_length": "minLength", "max_length": "maxLength"})
_TYPES = MappingProxyType({"bool": "boolean", "none": "null", "complex": "string"})
_METHODS: Mapping[str, Callable[[Generator, Core], Schema]] = MappingProxyType(
    {
        "any": Generator._any,
        "is-subclass": Generator._any,
        "none": Generator._typed,
        "bool": Generator._typed,
        "complex": Generator._typed,
        "int": Generator._number,
        "float": Generator._number,
        "str": Generator._text,
        "bytes": Generator._bytes,
        "date": Generator._temporal,
        "time": Generator._temporal,
        "datetime": Generator._temporal,
        "timedelta": Generator._temporal,
        "uuid": Generator._uuid,
        "decimal": Generator._decimal,
        "fraction": Generator._fraction,
        "fixed": Generator._fixed,
        "opaque": Generator._fixed,
        "literal": Generator._literal,
        "enum": Generator._enum,
        "list": Generator._array,
        "deque": Generator._array,
        "set": Generator._array,
        "frozenset": Generator._array,
        "sequence": Generator._array,
        "generator": Generator._array,
        "tuple": Generator._tuple,
        "dict": Generator._mapping,
        "ordered-dict": Generator._mapping,
        "defaultdict": Generator._mapping,
        "counter": Generator._mapping,
        "json": Generator._json,
        "function-before": Generator._wrapped,
        "function-after": Generator._wrapped,
        "function-wrap": Generator._wrapped,
        "function-plain": Generator._function_plain,
        "chain": Generator._chain,
        "default": Generator._default,
        "nullable": Generator._nullable,
        "union": Generator._union,
        "tagged-union": Generator._tagged,
        "definition-ref": Generator._reference,
        "model": Generator._model,
        "root-model": Generator._model,
        "dataclass": Generator._model,
        "typed-dict": Generator._model,
        "named-tuple": Generator._named_tuple,
        "is-instance": Generator._refused,
        "callable": Generator._refused,
        "ellipsis": Generator._refused,
    }
)
