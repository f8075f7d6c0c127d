"""jsonschema, asked about very many instances of one schema: what it has said of the same part is not asked again."""

from __future__ import annotations

from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.validators import extend

Json = Any


class Judge:
    """What jsonschema says of the instances of a schema.

    `parts` are values that occur inside of many instances, by their identity; they stay as they are.
    """

    def __init__(self, schema: Json, parts: dict[int, Json]) -> None:
        self._parts = parts
        self._known: dict[object, bool] = {}
        kind: Any = extend(Draft202012Validator, {})  # type: ignore[no-untyped-call]  # untyped
        kind.descend = self._remembering(kind.descend)
        self._validator = kind(schema)

    def accepts(self, value: Json, schema: Json = None) -> bool | None:
        """Whether the schema, or one that is a part of it, accepts a value; None where references go in a circle."""
        try:
            if schema is None:
                return bool(self._validator.is_valid(value))
            return not any(self._validator.descend(value, schema))
        except RecursionError:
            return None

    def _remembering(self, descend: Any) -> Any:  # noqa: ANN401 - a method of jsonschema
        """The method that asks about a part, which looks first whether it was asked."""

        def remembered(validator: Any, instance: Json, schema: Json, *places: Any, **named: Any) -> Any:  # noqa: ANN401 - same
            if isinstance(schema, bool):
                return descend(validator, instance, schema, *places, **named)
            if isinstance(instance, dict | list):
                if id(instance) not in self._parts:
                    return descend(validator, instance, schema, *places, **named)
                key: object = (id(schema), id(instance))
            else:
                key = (id(schema), type(instance), instance)
            if self._known.get(key):
                return ()
            errors = list(descend(validator, instance, schema, *places, **named))
            self._known[key] = not errors
            return errors

        return remembered
