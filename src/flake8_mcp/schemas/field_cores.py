"""Metadata, defaults and names put onto core schemas: types in `Annotated`, fields and parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Unknown

from .constraints import constrain, replaces
from .core import Core, FieldCore, Override
from .fields import alias_text, check_qualifiers, field_info, joined_extra, json_extra, json_updates, validation_alias
from .forms import (
    AnnotatedAs,
    Named,
)
from .known import (
    ANNOTATED,
    FIXED,
)
from .metadata import (
    Constraint,
    DiscriminatorName,
    FieldCall,
    JsonSchema,
    Metadata,
    NotReadable,
    Serializer,
    Validator,
)
from .refusals import NoCoreSchemaError, RefusedError
from .serializers import serialized
from .tagged import tagged_union

# pydantic 2.11.10 and before: a parameter of a function is called by its alias, not by its validation_alias
_VALIDATION_ALIASES = (2, 12)

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place

    from .building import Builder
    from .expressions import Given
    from .fields import FieldInfo
    from .forms import Form


def annotated(builder: Builder, form: AnnotatedAs) -> Core:
    """An annotated type that is no field: a default in its metadata counts too."""
    core = annotate(builder, form.inner, form.metadata)
    for each in form.metadata:
        if isinstance(each, FieldCall):
            core = _with_default(builder, core, each)
    return core


def _with_default(builder: Builder, core: Core, call: FieldCall) -> Core:
    factory = call.given.get("default_factory")
    if factory is not None and not factory.is_none:
        return Core("default", core.place, inner=core)
    default = call.given.get("default")
    return Core("default", core.place, inner=core, default=default) if default is not None else core


def annotate(
    builder: Builder,
    form: Form,
    metadata: tuple[Metadata, ...],
    info: FieldInfo | None = None,
    tag: Given | None = None,
) -> Core:
    """A type with its metadata applied from left to right; `info` and `tag` of a field with a discriminator."""
    plain = next(
        (index for index, each in enumerate(metadata) if isinstance(each, Validator) and each.mode == "plain"), None
    )
    overrides: list[Override] = []
    refused: dict[str, RefusedError] = {}
    try:
        core = builder.build(form)
        if tag is not None and info is not None:
            core = _tagged(builder, core, tag)
        for each in metadata[:plain]:
            before = core
            try:
                core = _apply(builder, core, each, overrides)
                if isinstance(each, Constraint) and replaces(before, each):
                    refused.pop(each.name, None)
            except RefusedError as problem:
                if problem.type != "SchemaError" or not isinstance(each, Constraint):
                    raise
                # pydantic looks at the values of limits when all of them are applied
                refused[each.name] = problem
                core = constrain(core, each, builder.definitions, checked=False)
    except NoCoreSchemaError:
        if plain is None:
            raise
        # a plain validator takes any type
        core = Core("is-instance", form.place, reason="pydantic does not know the type")
    for each in metadata[plain:] if plain is not None else ():
        core = _apply(builder, core, each, overrides)
    if refused:
        raise next(iter(refused.values()))
    if overrides:
        core = core.copy()
        core.annotations = (*core.annotations, *overrides)
    if metadata and isinstance(form, Named) and form.name in ANNOTATED and form.name in FIXED:
        # an annotation of the type itself: what it does to the JSON schema comes last
        core = core.copy()
        core.late = FIXED[form.name][0]
    return core


def _apply(builder: Builder, core: Core, each: Metadata, overrides: list[Override]) -> Core:
    match each:
        case Constraint():
            return constrain(core, each, builder.definitions)
        case FieldCall():
            return _apply_call(builder, core, each)
        case Validator():
            accepts = None if each.accepts is None else builder.build(each.accepts)
            if each.mode == "plain":
                return Core("function-plain", core.place, inner=core, accepts=accepts or Core("any", each.place))
            return Core(
                f"function-{each.mode}", core.place, inner=core, accepts=accepts if each.mode != "after" else None
            )
        case Serializer():
            return serialized(core, None if each.returns is None else builder.build(each.returns), each)
        case JsonSchema():
            overrides.append(Override(each.value, each.mode))
            return core
        case DiscriminatorName():
            return tagged_union(builder, core, each.name, each.place)
        case NotReadable():
            return Core("unknown", each.place, reason=each.reason)
        case _:
            return core


def _apply_call(builder: Builder, core: Core, call: FieldCall) -> Core:
    if call.refused is not None:
        raise RefusedError(*call.refused, call.place)
    for constraint in call.constraints:
        core = constrain(core, constraint, builder.definitions)
    tag = call.given.get("discriminator")
    if tag is not None:
        core = _tagged(builder, core, tag)
    info = field_info(builder.reader, Named(call.place, "typing.Any"), None, call)
    updates = json_updates(builder.reader, info)
    extra = json_extra(builder.reader, info)
    if updates or extra is not None:
        core = core.copy()
        core.updates = {**core.updates, **updates}
        core.extra = joined_extra(core.extra, extra) if extra is not None else core.extra
    return core


def _tagged(builder: Builder, core: Core, tag: Given) -> Core:
    text = alias_text(builder.reader, tag)
    if tag.is_none:
        return core
    if isinstance(text, str):
        return tagged_union(builder, core, text, tag.place)
    reason = text.reason if isinstance(text, Unknown) else "a computed discriminator is not followed"
    return Core("unknown", tag.place, reason=reason)


def field_core(
    builder: Builder, name: str, info: FieldInfo, place: Place, validators: tuple[Validator, ...] = ()
) -> FieldCore:
    """A field of a model-like class: what was set for it goes onto the field, limits onto its type."""
    core = annotate(builder, info.form, (*info.metadata, *validators), info, info.given.get("discriminator"))
    core = _defaulted(builder, core, info)
    found = FieldCore(
        name, core, place, updates=json_updates(builder.reader, info), extra=json_extra(builder.reader, info)
    )
    if info.unknown is not None:
        found.unknown = info.unknown.reason
    apply_aliases(builder, found, info)
    return found


def parameter_core(builder: Builder, name: str, info: FieldInfo, place: Place) -> FieldCore:
    """A parameter of a function that pydantic validates, or a field of a NamedTuple: all goes onto its type."""
    check_qualifiers(info, frozenset(), place)
    call = FieldCall(place, info.given)
    inner = annotate(builder, info.form, info.metadata)
    core = _apply_call(builder, inner, call)
    extra = json_extra(builder.reader, info)
    if extra is not None:
        core = core.copy()
        core.extra = joined_extra(inner.extra, extra)
    if info.deprecated:
        core = core.copy()
        core.updates["deprecated"] = True
    core = _defaulted(builder, core, info)
    found = FieldCore(name, core, place)
    if info.unknown is not None:
        found.unknown = info.unknown.reason
    apply_aliases(builder, found, info)
    if found.alias_path and not found.unknown:
        # pydantic 2.14.4, json_schema.py, get_argument_name
        found.alias = None
    if builder.versions.pydantic < _VALIDATION_ALIASES and not found.unknown:
        alias = alias_text(builder.reader, info.given.get("alias"))
        found.unknown = alias.reason if isinstance(alias, Unknown) else ""
        found.alias = None if isinstance(alias, Unknown) else alias
    return found


def _defaulted(builder: Builder, core: Core, info: FieldInfo) -> Core:
    if info.factory is not None:
        return Core("default", core.place, inner=core)
    if info.default is not None:
        return Core("default", core.place, inner=core, default=info.default)
    return core


def apply_aliases(builder: Builder, found: FieldCore, info: FieldInfo) -> None:
    """The names of a field on the wire."""
    validation, found.alias_path = validation_alias(builder.reader, info.given.get("validation_alias"))
    serialization = alias_text(builder.reader, info.given.get("serialization_alias"))
    for each in (validation, serialization):
        if isinstance(each, Unknown):
            found.unknown = each.reason
            return
    # an alias counts for both unless they are given: `field_info`
    found.alias = str(validation) if validation else None
    found.written_as = str(serialization) if serialization else None
