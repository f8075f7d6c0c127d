"""Fields as pydantic sees them: the annotation without its metadata, what `Field` calls set, and the default."""

from __future__ import annotations

import ast
import sys
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.names import Bound, External
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Object, Scalar, Symbol, Unknown

from .annotations import Env
from .constraints import constrain
from .core import Core
from .expressions import Given, unknown_of, value_of
from .forms import AnnotatedAs, Class, Named, Parametrized, same_form
from .jsonable import jsonable
from .known import ANNOTATING, CHECKED, LIMITED
from .markers import field_call
from .metadata import Constraint, Deprecated, FieldCall, NotReadable
from .refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.syntax.values import Place, Value

    from .annotations import Reader
    from .forms import Form
    from .json_tree import Part
    from .metadata import Metadata

MAX_NAMES = 10

_QUALIFIERS = MappingProxyType(
    {
        "typing.Required": "required",
        "typing.NotRequired": "not_required",
        "typing.ReadOnly": "read_only",
        "typing.Final": "final",
        "typing.ClassVar": "class_var",
        "dataclasses.InitVar": "init_var",
    }
)


@dataclass(frozen=True, slots=True)
class FieldInfo:
    """A field: its type, everything beside the type, and what was set for it.

    `unknown` says why what was set is not known in full.
    """

    form: Form
    metadata: tuple[Metadata, ...] = ()
    given: Mapping[str, Given] = field(default_factory=lambda: MappingProxyType({}))
    extra: Value | None = None
    deprecated: bool = False
    qualifiers: frozenset[str] = frozenset()
    default: Given | None = None
    factory: Given | None = None
    unknown: Unknown | None = None

    @property
    def is_required(self) -> bool:
        """Whether the field has no default."""
        return self.default is None and self.factory is None


def field_info(reader: Reader, form: Form, default: Given | None = None, call: Metadata | None = None) -> FieldInfo:
    """The field of an annotation, and of what was assigned: a plain default, or a call of `Field`.

    pydantic 2.14.4, fields.py: from_annotation, from_annotated_attribute, _construct. Raises RefusedError.
    """
    form, metadata, qualifiers = stripped(form)
    merged: dict[str, Given] = {}
    rest: list[Metadata] = []
    extra: Value | None = None
    deprecated = False
    unknown: Unknown | None = None
    prepended: list[Metadata] = []
    elements = list(metadata)
    if isinstance(call, FieldCall):
        prepended = list(call.constraints)
        if prepended and isinstance(form, Named):
            form, own = _opened(form)
            elements = [*own, *elements]
            unknown = _inside(form, prepended)
        elif prepended and isinstance(form, Parametrized) and getattr(form.origin, "name", "") in ANNOTATING:
            inner = form.args[0]
            beside = inner.metadata if isinstance(inner, AnnotatedAs) else ()
            plain = inner.inner if isinstance(inner, AnnotatedAs) else inner
            form = replace(form, args=(AnnotatedAs(inner.place, plain, (*prepended, *beside)),))
            prepended = []
        elements.append(replace(call, constraints=()))
    elif isinstance(call, NotReadable):
        unknown = Unknown(call.place, call.reason)
    for each in (*prepended, *elements):
        if isinstance(each, FieldCall):
            if each.refused is not None:
                raise RefusedError(*each.refused, each.place)
            rest.extend(each.constraints)
            current = each.given.get("json_schema_extra")
            if current is not None:
                value = value_of(reader.evaluator, current)
                extra = joined_extra(extra, value)
            merged.update(_set_by(each))
            deprecated = deprecated and "deprecated" not in each.given
        elif isinstance(each, Deprecated):
            merged.pop("deprecated", None)
            deprecated = True
        else:
            rest.append(each)
    if default is not None:
        if "default_factory" in merged and not merged["default_factory"].is_none:
            raise RefusedError("TypeError", "cannot specify both default and default_factory", default.place)
        merged["default"] = default
    factory = merged.get("default_factory")
    given_default = merged.get("default")
    if given_default is not None and given_default.is_ellipsis:
        given_default = None
    if given_default is not None and factory is not None and not factory.is_none:
        raise RefusedError("TypeError", "cannot specify both default and default_factory", given_default.place)
    return FieldInfo(
        form,
        tuple(rest),
        MappingProxyType(merged),
        extra,
        deprecated,
        frozenset(qualifiers),
        given_default,
        None if factory is None or factory.is_none else factory,
        unknown,
    )


def check_default(reader: Reader, form: Form, default: Given | None) -> None:
    """Raise RefusedError if a field has its own type as default, as in `date: date = date`."""
    if default is None or not isinstance(form, Named | Class):
        return
    name = form.node.name if isinstance(form, Class) else form.name.rpartition(".")[2]
    if dotted_name(default.node)[-1:] == (name,):
        found = reader.read(default.node, Env(default.file, default.scope, default.file.outline.module))
        if same_form(found, form):
            raise RefusedError("PydanticUserError", "the default of a field is its type itself", default.place)


def _set_by(call: FieldCall) -> dict[str, Given]:
    """What a call of `Field` sets: its alias is the other names too, unless it gives them.

    pydantic 2.14.4, fields.py, Field(): a validation_alias that is None is not given; an alias that is None is one for
    validation alone.
    """
    found = dict(call.given)
    validation, serialization, alias = (found.get(f"{name}alias") for name in ("validation_", "serialization_", ""))
    if validation is None or validation.is_none:
        found.pop("validation_alias", None)
        if alias is not None:
            found["validation_alias"] = alias
    if alias is not None and not alias.is_none and (serialization is None or serialization.is_none):
        found["serialization_alias"] = alias
    return found


def _opened(form: Named) -> tuple[Named, list[Metadata]]:
    """An annotated type as the type inside and its limits: those of `= Field(...)` come before them."""
    if form.name not in LIMITED:
        return form, []
    name, limits = LIMITED[form.name]
    own: list[Metadata] = [Constraint(form.place, limit, Scalar(form.place, value)) for limit, value in limits.items()]
    return Named(form.place, name), own


def _inside(form: Named, limits: list[Metadata]) -> Unknown | None:
    """Why a type whose own annotation comes after limits is not known; None if it is.

    Raises RefusedError if they turn the type into what the annotation does not take.
    """
    kind = CHECKED.get(form.name)
    if kind is None:
        return None
    core = Core(kind, form.place)
    for each in limits:
        assert isinstance(each, Constraint)
        core = constrain(core, each, {})
        if core.kind != kind:
            raise RefusedError("PydanticUserError", f"{each.name} cannot limit this type", each.place)
    if core.limits.keys() - {"strict", "min_length", "max_length"}:
        return Unknown(form.place, "limits inside of an encoded text are not followed")
    return None


def stripped(form: Form) -> tuple[Form, tuple[Metadata, ...], set[str]]:
    """A form without the qualifiers and the metadata around it, and these."""
    metadata: tuple[Metadata, ...] = ()
    qualifiers: set[str] = set()
    while True:
        if isinstance(form, AnnotatedAs):
            metadata = (*form.metadata, *metadata)
            form = form.inner
        elif isinstance(form, Parametrized) and isinstance(form.origin, Named) and form.origin.name in _QUALIFIERS:
            qualifiers.add(_QUALIFIERS[form.origin.name])
            form = form.args[0]
        elif isinstance(form, Named) and form.name in _QUALIFIERS:
            qualifiers.add(_QUALIFIERS[form.name])
            return Named(form.place, "typing.Any"), metadata, qualifiers
        else:
            return form, metadata, qualifiers


def check_qualifiers(info: FieldInfo, allowed: frozenset[str], place: Place) -> None:
    """Raises RefusedError for a qualifier such as Final where there is none."""
    if info.qualifiers - allowed:
        raise RefusedError("PydanticForbiddenQualifier", f"{min(info.qualifiers - allowed)} is invalid there", place)


def joined_extra(one: Value | None, other: Value) -> Value:
    """Two json_schema_extra of one field; a dict stays if a callable follows."""
    if one is None or (isinstance(one, Scalar) and one.value is None):
        return other
    if isinstance(one, Object) and isinstance(other, Object):
        return Object(other.place, (*one.entries, *other.entries), one.rest or other.rest)
    return Unknown(other.place, "json_schema_extra is set more than once")


def json_updates(reader: Reader, info: FieldInfo) -> dict[str, Part]:
    """What a field puts onto the JSON schema of its type: title, description, deprecated, examples."""
    updates: dict[str, Part] = {}
    for name in ("title", "description"):
        given = info.given.get(name)
        if given is not None:
            value = value_of(reader.evaluator, given)
            if not (isinstance(value, Scalar) and value.value is None):
                updates[name] = (
                    value if isinstance(value, Scalar | Unknown) else Unknown(value.place, f"the {name} is no text")
                )
    deprecated = info.given.get("deprecated")
    if info.deprecated:
        updates["deprecated"] = True
    elif deprecated is not None:
        value = value_of(reader.evaluator, deprecated)
        if isinstance(value, Scalar):
            if value.value or value.value == "":
                updates["deprecated"] = Scalar(value.place, value=True)
        else:
            updates["deprecated"] = Unknown(value.place, "it is not known whether it is deprecated")
    examples = info.given.get("examples")
    if examples is not None:
        value = value_of(reader.evaluator, examples)
        if not (isinstance(value, Scalar) and value.value is None):
            encoded = jsonable(reader, examples)
            updates["examples"] = Unknown(value.place, "the examples are not known") if encoded is None else encoded
    return updates


def json_extra(reader: Reader, info: FieldInfo) -> Value | None:
    """The json_schema_extra of a field, Unknown for a callable; None if there is none."""
    extra = info.extra
    if extra is None or (isinstance(extra, Scalar) and extra.value is None):
        return None
    if isinstance(extra, Object) and extra.maker is None:
        return extra
    return extra if isinstance(extra, Unknown) else Unknown(extra.place, "what json_schema_extra does is not known")


def alias_text(reader: Reader, given: Given | None) -> str | Unknown | None:
    """An alias: its text, Unknown, or None if there is none or it is a path into the data."""
    if given is None:
        return None
    value = value_of(reader.evaluator, given)
    if isinstance(value, Scalar):
        return value.value if isinstance(value.value, str) else None
    found = unknown_of(value)
    return found or Unknown(value.place, "the alias is not known")


def validation_alias(reader: Reader, given: Given | None) -> tuple[str | Unknown | None, bool]:
    """A validation alias as alias_text, and whether it is a list: AliasChoices or AliasPath.

    pydantic 2.14.4, json_schema.py: the first choice that is a single name counts.
    """
    node = given.node if given is not None else None
    name = (
        reader.name_of(node.func, given.file, given.scope) if given is not None and isinstance(node, ast.Call) else None
    )
    if given is None or not isinstance(node, ast.Call) or name not in _ALIAS_LISTS:
        return alias_text(reader, given), False
    if name == "pydantic.AliasPath":
        return None, True
    if node.keywords and node.args:
        return Unknown(given.place, "the alias is not known"), True
    for each in node.args or [keyword.value for keyword in node.keywords]:
        choice = _choice(reader, Given(given.file, given.scope, each))
        if choice is not None:
            return choice, True
    return None, True


_ALIAS_LISTS = frozenset({"pydantic.AliasChoices", "pydantic.AliasPath"})


def _choice(reader: Reader, given: Given) -> str | Unknown | None:
    """A choice that is a single name; None for a longer path."""
    node = given.node
    if isinstance(node, ast.Call) and reader.name_of(node.func, given.file, given.scope) == "pydantic.AliasPath":
        return _choice(reader, Given(given.file, given.scope, node.args[0])) if len(node.args) == 1 else None
    value = value_of(reader.evaluator, given)
    if isinstance(value, Scalar):
        return value.value if isinstance(value.value, str) else None
    return Unknown(given.place, "the alias is not known")


def assigned_field(reader: Reader, given: Given) -> Metadata | None:
    """The call of `Field` that a default is, through names too; NotReadable if it may be one; None for plain values."""
    for _ in range(MAX_NAMES):
        node = given.node
        if isinstance(node, ast.Call):
            if _is_defined(given, node.func, "class"):
                return None
            name = reader.name_of(node.func, given.file, given.scope)
            if name == "pydantic.Field":
                module = given.file.outline.module
                return field_call(reader, node, Env(given.file, given.scope, module))
            return None if name is not None and _is_standard(name) else _may_be_field(reader, given)
        if not isinstance(node, ast.Name | ast.Attribute) or _is_defined(given, node, "class", "function"):
            return None
        references = given.file.resolve(dotted_name(node), given.scope)
        if len(references) != 1:
            return _may_be_field(reader, given)
        reference = references[0]
        if isinstance(reference, External) and _is_standard(reference.name):
            return None
        if (
            not isinstance(reference, Bound)
            or reference.rest
            or reference.binding.value is None
            or reference.binding.path
        ):
            return _may_be_field(reader, given)
        given = Given(reference.file, reference.binding.scope, reference.binding.value)
    return NotReadable(given.place, "the default is defined through too many names")


def _is_defined(given: Given, node: ast.expr, *kinds: str) -> bool:
    """Whether an expression names a class or function of the project: they and instances of them are no fields."""
    references = given.file.resolve(dotted_name(node), given.scope)
    return (
        len(references) == 1
        and isinstance(references[0], Bound)
        and not references[0].rest
        and references[0].binding.kind in kinds
    )


def _may_be_field(reader: Reader, given: Given) -> Metadata | None:
    """NotReadable if a default's value is not known: it may be a call of Field, and the parameter required."""
    if reader.member(given.node, given.file, given.scope) is not None:
        return None
    value = value_of(reader.evaluator, given)
    if isinstance(value, Unknown):
        return NotReadable(given.place, value.reason)
    if isinstance(value, Symbol) and value.value is None and not value.name.startswith("builtins."):
        return NotReadable(given.place, f"the value of {value.name} is not known")
    return None


def _is_standard(name: str) -> bool:
    """Whether a thing belongs to Python itself: its calls and constants are no fields of pydantic."""
    return name.partition(".")[0] in sys.stdlib_module_names or name.startswith("builtins.")


__all__ = [
    "FieldInfo",
    "alias_text",
    "assigned_field",
    "check_qualifiers",
    "field_info",
    "json_extra",
    "json_updates",
    "stripped",
]
