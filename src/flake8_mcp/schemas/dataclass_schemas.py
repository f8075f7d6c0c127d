"""Dataclasses, those of pydantic too, as core schemas."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Object, Scalar

from .class_fields import (
    Source,
    about_class,
    exclude_field,
    generate_alias,
    generic_reference,
    serialize_field,
    source_info,
    sources_of,
)
from .class_functions import Decorated, computed_fields, decorated_functions
from .configs import Config, config_of
from .core import Core, FieldCore
from .expressions import ExpressionPlace, Given, NamePlace, value_of
from .field_cores import field_core
from .fields import FieldInfo, check_qualifiers, field_info, stripped
from .forms import Class, Named
from .markers import call_arguments, limits
from .metadata import FieldCall, NotReadable
from .refusals import RefusedError
from .type_variables import substitute

if TYPE_CHECKING:
    from .annotations import Env
    from .building import Builder
    from .classes import Facts
    from .forms import Form
    from .metadata import Metadata


def dataclass_core(builder: Builder, form: Class, args: tuple[Form, ...]) -> Core:
    """The core schema of a dataclass: a reference to its definition."""
    facts = builder.classes.facts(form)
    ref = generic_reference(builder, form, args)
    if ref is None:
        return Core("unknown", form.place, reason="the arguments of a generic class are not known")
    found = Core("definition-ref", form.place, ref=ref)
    if ref in builder.definitions or ref in builder.active:
        return found
    config = config_of(builder, facts)
    if config.unknown or (builder.configs and builder.configs[-1] and not facts.pydantic and not config.given):
        # a plain dataclass takes the configuration of the class around it
        if config.unknown or set(builder.configs[-1]) & {
            "extra",
            "alias_generator",
            "use_attribute_docstrings",
            "str_max_length",
        }:
            return Core(
                "unknown", form.place, reason=config.unknown or "the configuration of the class around it counts"
            )
    arbitrary = config.flag(builder, "arbitrary_types_allowed") or (builder.arbitrary and not facts.pydantic)
    with builder.defining(ref), builder.config(config.given, arbitrary=arbitrary):
        try:
            core = _dataclass(builder, facts, config, args, form.node.name)
        except RefusedError:
            if facts.pydantic:
                core = Core("unknown", form.place, reason="pydantic refuses the class")
            else:
                raise
    core.ref = ref
    builder.definitions[ref] = core
    return found


def _dataclass(builder: Builder, facts: Facts, config: Config, args: tuple[Form, ...], name: str) -> Core:
    place = facts.form.place if facts.decorator is None else builder.classes.place(facts, facts.decorator)
    fields: list[FieldCore] = []
    functions = decorated_functions(builder, facts)
    for field_name, source in sources_of(builder, facts, args, decorated=True).items():
        found = _dataclass_field(builder, field_name, source, functions)
        if found is not None:
            generate_alias(builder, found, FieldInfo(Named(place, "typing.Any")), config)
            fields.append(found)
    fields.extend(computed_fields(builder, facts, config))
    about = about_class(builder, facts, config, name, place)
    if builder.versions.pydantic < (2, 13):
        # pydantic 2.12.5 and before: the docstring of a dataclass is not shown
        about.description = None
    elif (
        isinstance(about.description, Scalar)
        and not facts.pydantic
        and str(about.description.value).startswith(f"{facts.name}(")
    ):
        about.description = None
    core = Core("dataclass", place, fields=tuple(fields), about=about)
    if any(each.kind == "model-serializer" for each in functions):
        core.serializer = Core("unknown", place, reason="what a serializer returns is not known")
    return core


def _dataclass_field(builder: Builder, name: str, source: Source, functions: list[Decorated]) -> FieldCore | None:
    value = source.attribute.value
    env = source.facts.env()
    place = NamePlace(env.file, source.attribute.node, name)
    reader = builder.reader
    annotation = source.attribute.annotation
    assert annotation is not None
    form = reader.read(annotation, env)
    if source.given:
        form = substitute(form, source.given)
    if isinstance(form, Named) and form.name == "dataclasses.KW_ONLY":
        return None
    is_field = isinstance(value, ast.Call) and reader.name_of(value.func, env.file, env.names) == "dataclasses.field"
    if is_field:
        assert isinstance(value, ast.Call)
        call = _dataclass_call(builder, value, env)
        info = field_info(reader, form, None, call)
        if isinstance(call, FieldCall) and "init" in call.given and info.is_required:
            init = value_of(reader.evaluator, call.given["init"])
            if isinstance(init, Scalar) and init.value is False:
                return None
    else:
        info = source_info(builder, source)
    _, _, qualifiers = stripped(form)
    if "class_var" in qualifiers:
        return None
    check_qualifiers(info, frozenset({"final", "init_var"}), place)
    validators = tuple(each.validator for each in functions if each.validator is not None and each.concerns(name))
    found = field_core(builder, name, info, place, validators)
    found.init_only = "init_var" in qualifiers
    serialize_field(builder, found, functions)
    exclude_field(builder, found, info)
    return found


def _dataclass_call(builder: Builder, node: ast.Call, env: Env) -> Metadata:
    """`dataclasses.field(...)` as a call of `Field`."""
    given = call_arguments(builder.reader, node, env)
    place = ExpressionPlace(env.file, node)
    if given is None:
        return NotReadable(place, "the arguments of field() are not known")
    kept = {
        key: value for key, value in given.items() if key in {"default", "default_factory", "repr", "init", "kw_only"}
    }
    metadata = given.get("metadata")
    constraints: tuple[object, ...] = ()
    if metadata is not None:
        value = value_of(builder.reader.evaluator, metadata)
        if not isinstance(value, Object) or value.rest is not None:
            return NotReadable(place, "the metadata of field() is not known")
        inner = {key: Given(env.file, env.names, node, entry.place, entry.value) for key, entry in value.members()}
        kept.update(inner)
        constraints = limits(builder.reader, inner)
    return FieldCall(place, MappingProxyType(kept), tuple(constraints))  # type: ignore[arg-type]  # constraints
