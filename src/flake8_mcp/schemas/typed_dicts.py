"""TypedDicts, NamedTuples and classes without fields as core schemas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Scalar

from .class_fields import (
    about_class,
    generate_alias,
    generic_reference,
    reference_to,
    source_info,
    sources_of,
)
from .configs import config_of
from .core import Core, FieldCore
from .expressions import ExpressionPlace, NamePlace, value_of
from .field_cores import field_core, parameter_core
from .fields import check_qualifiers
from .forms import Class
from .refusals import RefusedError

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place

    from .building import Builder
    from .classes import Facts
    from .forms import Form


STANDARD = "typing.TypedDict"
_TAKEN_SINCE = (3, 12)


def _standard_base(builder: Builder, form: Class) -> Place:
    """Where a class statement in reach names typing.TypedDict as its base."""
    for each in builder.classes.facts(form).order:
        if isinstance(each.form, Class):
            env = each.form
            for base in env.node.bases:
                if builder.reader.name_of(base, env.file, env.scope) == STANDARD:
                    return ExpressionPlace(env.file, base)
    return form.place


def refuse_before_3_12(builder: Builder, place: Place) -> None:
    """Raises RefusedError if no Python of the project takes typing.TypedDict; if only some do, that is a doubt."""
    problem = RefusedError("PydanticUserError", "typing.TypedDict is refused before Python 3.12", place, "typed-dict")
    if builder.versions.python_at_least(3, 12) is False:
        raise problem
    if any(each < _TAKEN_SINCE for each in builder.versions.pythons):
        builder.doubts.append(problem)


def typed_dict_core(builder: Builder, form: Class, args: tuple[Form, ...]) -> Core:
    """The core schema of a TypedDict: a reference to its definition. Raises RefusedError."""
    facts = builder.classes.facts(form)
    if STANDARD in facts.names:
        refuse_before_3_12(builder, _standard_base(builder, form))
        if builder.versions.python_at_least(3, 12) is None:
            return Core(
                "unknown",
                form.place,
                reason="typing.TypedDict is refused before Python 3.12, and the Python version is not known",
            )
    ref = generic_reference(builder, form, args)
    if ref is None:
        return Core("unknown", form.place, reason="the arguments of a generic class are not known")
    found = Core("definition-ref", form.place, ref=ref)
    if ref in builder.definitions or ref in builder.active:
        return found
    config = config_of(builder, facts)
    if config.unknown or any(each.arg in {"closed", "extra_items"} for each in form.node.keywords):
        return Core("unknown", form.place, reason=config.unknown or "an open or closed TypedDict is not followed")
    if (
        builder.configs
        and builder.configs[-1]
        and not config.given
        and set(builder.configs[-1]) & {"extra", "alias_generator", "use_attribute_docstrings", "str_max_length"}
    ):
        return Core("unknown", form.place, reason="the configuration of the class around it counts")
    place = builder.classes.place(facts, form.node.bases[0])
    with (
        builder.defining(ref),
        builder.config(config.given, arbitrary=builder.arbitrary or config.flag(builder, "arbitrary_types_allowed")),
    ):
        fields: list[FieldCore] = []
        for name, source in sources_of(builder, facts, args).items():
            info = source_info(builder, source)
            total = is_total(builder, source.facts)
            if total is None:
                return Core("unknown", form.place, reason="whether the TypedDict is total is not known")
            at = NamePlace(source.facts.form.file, source.attribute.node, name)
            check_qualifiers(info, frozenset({"required", "not_required", "read_only"}), at)
            each = field_core(builder, name, info, at)
            each.required = (
                (total or "required" in info.qualifiers) and "not_required" not in info.qualifiers and info.is_required
            )
            generate_alias(builder, each, info, config)
            fields.append(each)
    about = about_class(builder, facts, config, facts.name, place)
    builder.definitions[ref] = Core("typed-dict", place, fields=tuple(fields), about=about, ref=ref)
    return found


def is_total(builder: Builder, facts: Facts) -> bool | None:
    """Whether the keys of a TypedDict are required unless they say otherwise; None if that is not known."""
    for keyword in facts.form.node.keywords:
        if keyword.arg == "total":
            value = value_of(builder.reader.evaluator, builder.classes.given(facts, keyword.value))
            return bool(value.value) if isinstance(value, Scalar) else None
    return True


def named_tuple_core(builder: Builder, form: Class) -> Core:
    """The core schema of a NamedTuple: a reference to its definition."""
    facts = builder.classes.facts(form)
    ref, _ = reference_to(builder, form, ())
    assert ref is not None
    found = Core("definition-ref", form.place, ref=ref)
    if ref in builder.definitions or ref in builder.active:
        return found
    if len([base for base in facts.order if isinstance(base.form, Class)]) > 1:
        return Core("unknown", form.place, reason="a subclass of a NamedTuple is not followed")
    with builder.defining(ref):
        fields = []
        for name, source in sources_of(builder, facts, ()).items():
            info = source_info(builder, source)
            fields.append(
                parameter_core(builder, name, info, NamePlace(source.facts.form.file, source.attribute.node, name))
            )
    builder.definitions[ref] = Core("named-tuple", form.place, fields=tuple(fields), ref=ref)
    return found


def plain_class_core(builder: Builder, form: Class) -> Core:
    """The core schema of a class that pydantic knows nothing of. Raises RefusedError."""
    from .refusals import NoCoreSchemaError

    reason = f"{form.node.name} is no type that pydantic knows"
    if builder.arbitrary:
        return Core("is-instance", form.place, reason=reason)
    raise NoCoreSchemaError(reason, form.place)
