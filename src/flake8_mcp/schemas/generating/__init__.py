"""Core schemas to JSON schemas, as pydantic's GenerateJsonSchema makes them (2.14.4, json_schema.py)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.schemas.expressions import value_of
from flake8_mcp.schemas.json_tree import Schema, untold
from flake8_mcp.schemas.jsonable import encode_value
from flake8_mcp.schemas.refusals import LeftOutError, NoJsonSchemaError, RefusedError
from flake8_mcp.syntax.values import Object, Scalar, Unknown

from ._classes import CLASSES, field_schema, takes_title, title_of
from ._containers import CONTAINERS
from ._naming import REF, finish
from ._scalars import SCALARS
from ._wrappers import WRAPPERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from flake8_mcp.schemas.building import Builder
    from flake8_mcp.schemas.core import About, Core, FieldCore
    from flake8_mcp.syntax.values import Place, Value

_MAX_OPEN = 40


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
        self.configs: list[About] = []

    def generate(self, core: Core) -> Schema:
        """The JSON schema of a type with its `$defs`. Raises RefusedError."""
        return self.finish(self.inner(core))

    def finish(self, schema: Schema) -> Schema:
        """A schema with its root reference resolved, the definitions that it uses, and their final names."""
        return finish(self, schema)

    def field(self, field: FieldCore, name: str) -> Schema:
        """The JSON schema of a field under its public name."""
        return field_schema(self, field, name)

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
            return self.definition(core.ref, core.place)
        schema = self._plain(core)
        if core.replacing:
            return schema
        if core.updates:
            schema = schema.clone()
            schema.update(core.updates)
        if core.extra is not None:
            kept = {key: schema[key] for key in core.lasting & schema.keys()}
            schema = self.extended(schema, core.extra)
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

    def extended(self, schema: Schema, extra: Value) -> Schema:
        """A schema with what json_schema_extra adds to it."""
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

    def definition(self, ref: str, place: Place) -> Schema:
        """A reference to the definition of a class, which is made if it is not there yet. Raises as `inner`."""
        if ref in self.invalid:
            raise self.invalid[ref]
        if ref in self.definitions or ref in self._open:
            return Schema(place, {"$ref": REF + ref})
        if self._open or self.configs or self.alias_rule is not None:
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
        found = Schema(place, {"$ref": REF + ref})
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
        if not schema.is_untold and schema.get("$ref") != REF + ref:
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

    def configured(self, name: str) -> Value | None:
        """A setting of the class around what is generated, if it has one that does something."""
        config = self.configs[-1].config if self.configs else None
        given = config.get(name) if config else None
        if given is None:
            return None
        value = value_of(self.builder.reader.evaluator, given)
        return None if isinstance(value, Scalar) and (value.value is None or value.value == 0) else value


_METHODS = MappingProxyType({**SCALARS, **CONTAINERS, **WRAPPERS, **CLASSES})

__all__ = ["Generator", "takes_title", "title_of"]
