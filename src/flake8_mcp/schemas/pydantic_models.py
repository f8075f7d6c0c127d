"""Models of pydantic as core schemas."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from .class_fields import (
    Source,
    about_class,
    attribute_docs,
    exclude_field,
    generate_alias,
    reference_to,
    serialize_field,
    source_info,
    sources_of,
    type_arguments,
)
from .class_functions import Decorated, computed_fields, decorated_functions
from .configs import Config, config_of
from .core import Core, FieldCore
from .expressions import NamePlace
from .field_cores import field_core
from .fields import check_qualifiers, field_info
from .forms import Class
from .refusals import RefusedError
from .type_variables import substitute

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Scalar

    from .building import Builder
    from .classes import Facts
    from .forms import Form
_BASE_MODEL_NAMES = frozenset(
    {"dict", "json", "copy", "parse_obj", "parse_raw", "parse_file", "from_orm", "construct", "schema", "schema_json",
     "validate", "update_forward_refs"}
)  # fmt: skip


def model_core(builder: Builder, form: Class, args: tuple[Form, ...]) -> Core:
    """The core schema of a pydantic model: a reference to its definition."""
    facts = builder.classes.facts(form)
    ref, name = reference_to(builder, form, args)
    if ref is None:
        return Core("unknown", form.place, reason="the arguments of a generic class are not known")
    found = Core("definition-ref", form.place, ref=ref)
    if ref in builder.definitions or ref in builder.active:
        return found
    config = config_of(builder, facts)
    if config.unknown:
        return Core("unknown", form.place, reason=config.unknown)
    with builder.defining(ref), builder.config(config.given, arbitrary=config.flag(builder, "arbitrary_types_allowed")):
        try:
            core = _model(builder, facts, config, args, name)
        except RefusedError as problem:
            # the class statement itself raises, or leaves the class incomplete: what the tool then does is not known
            builder.doubts.append(problem)
            core = Core("unknown", form.place, reason=f"pydantic refuses the class: {problem.reason}")
    core.ref = ref
    builder.definitions[ref] = core
    return found


def _model(builder: Builder, facts: Facts, config: Config, args: tuple[Form, ...], name: str) -> Core:
    place = builder.classes.place(facts, facts.form.node.bases[0]) if facts.form.node.bases else facts.form.place
    problem = _unannotated(builder, facts)
    if problem:
        return Core("unknown", place, reason=problem)
    sources = sources_of(builder, facts, args)
    functions = decorated_functions(builder, facts)
    docs = attribute_docs(facts) if config.flag(builder, "use_attribute_docstrings") else {}
    fields: list[FieldCore] = []
    for field_name, source in sources.items():
        if field_name.startswith("_") or field_name == "model_config":
            continue
        found = _model_field(builder, field_name, source, functions, config, docs)
        if found is not None:
            fields.append(found)
    fields.extend(computed_fields(builder, facts, config))
    about = about_class(builder, facts, config, name, place)
    if args:
        # a parametrized model is a class of its own, without a docstring
        about.description = None
    if facts.kind == "root":
        root = next((each for each in fields if each.name == "root"), None)
        if root is None:
            root = _root_field(builder, facts, args)
        if root is None:
            return Core("unknown", place, reason="the type of the root is not known")
        core = Core("root-model", place, inner=root.core, about=about, updates=dict(root.updates), extra=root.extra)
        if root.unknown:
            return Core("unknown", place, reason=root.unknown)
        if about.description is not None and "description" in core.updates:
            core.updates["description"] = about.description
        return core
    core = Core("model", place, fields=tuple(fields), about=about)
    if any(each.kind == "model-serializer" for each in functions):
        core.serializer = Core("unknown", place, reason="what a serializer returns is not known")
    return core


def _root_field(builder: Builder, facts: Facts, args: tuple[Form, ...]) -> FieldCore | None:
    """The root of `class Model(RootModel[T])`."""
    given = type_arguments(builder, facts, args)
    for base in facts.bases:
        if base.name == "pydantic.RootModel" and base.args:
            info = field_info(builder.reader, substitute(base.args[0], given))
            return field_core(builder, "root", info, base.args[0].place)
        if isinstance(base.form, Class):
            inner = builder.classes.facts(base.form)
            found = _root_field(builder, inner, tuple(substitute(each, given) for each in base.args))
            if found is not None:
                return found
    return None


def _model_field(
    builder: Builder, name: str, source: Source, functions: list[Decorated], config: Config, docs: dict[str, Scalar]
) -> FieldCore | None:
    info = source_info(builder, source)
    if "class_var" in info.qualifiers or ("final" in info.qualifiers and not info.is_required):
        return None
    if info.default is not None and name in _BASE_MODEL_NAMES:
        pass  # a value of its own replaces the method
    place = NamePlace(source.facts.form.file, source.attribute.node, name)
    check_qualifiers(info, frozenset({"final"}), place)
    validators = tuple(each.validator for each in functions if each.validator is not None and each.concerns(name))
    found = field_core(builder, name, info, place, validators)
    if name in docs and "description" not in found.updates:
        found.updates["description"] = docs[name]
    serialize_field(builder, found, functions)
    generate_alias(builder, found, info, config)
    exclude_field(builder, found, info)
    return found


def _unannotated(builder: Builder, facts: Facts) -> str:
    """Why a name without annotation makes pydantic refuse a model; empty if it does not."""
    annotated = {each.name for each in facts.attributes if each.annotation is not None}
    for each in facts.attributes:
        if (
            each.annotation is not None
            or each.name in annotated
            or each.name.startswith("_")
            or each.name == "model_config"
        ):
            continue
        if isinstance(each.value, ast.Lambda):
            continue
        if isinstance(each.value, ast.Call):
            name = builder.reader.name_of(each.value.func, facts.form.file, facts.form.body)
            if name in {"builtins.property", "builtins.classmethod", "builtins.staticmethod"}:
                continue
        return f"{each.name} has no annotation"
    return ""
