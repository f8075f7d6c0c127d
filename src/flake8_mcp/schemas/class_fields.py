"""What the fields of a class are, with those of its bases, and how a schema refers to the class."""

from __future__ import annotations

import ast
import inspect
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.values import Object, Scalar, Unknown

from .aliases import generated_alias
from .core import About, FieldCore
from .expressions import ExpressionPlace, Given, value_of
from .fields import FieldInfo, assigned_field, check_default, field_info
from .forms import Class, Named, Parametrized, UnionOf, Variable, is_none
from .serializers import serialized
from .type_variables import substitute, variables_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.values import Place

    from .building import Builder
    from .class_functions import Decorated
    from .classes import Attribute, Facts
    from .configs import Config
    from .forms import Form


@dataclass(frozen=True, slots=True)
class Source:
    """A field of a class where it is written, and what type variables stand for there."""

    facts: Facts
    attribute: Attribute
    given: Mapping[ast.AST, Form]


def serialize_field(builder: Builder, found: FieldCore, functions: list[Decorated]) -> None:
    """Let the serializers of a class that concern a field change it."""
    for each in functions:
        if each.serializer is not None and each.concerns(found.name):
            returns = None if each.serializer.returns is None else builder.build(each.serializer.returns)
            found.core = serialized(found.core, returns, each.serializer)


def source_info(builder: Builder, source: Source) -> FieldInfo:
    """The field of an annotated name of a class body."""
    annotation = source.attribute.annotation
    assert annotation is not None
    env = source.facts.env()
    form = builder.reader.read(annotation, env)
    if source.given:
        form = substitute(form, source.given)
    value = source.attribute.value
    if value is None:
        return field_info(builder.reader, form)
    given = Given(env.file, env.names, value)
    call = assigned_field(builder.reader, given)
    default = given if call is None else None
    if source.facts.kind != "dataclass" or source.facts.pydantic:
        # the attribute of a dataclass is an object of the standard library
        check_default(builder.reader, form, default)
    return field_info(builder.reader, form, default, call)


def generate_alias(builder: Builder, found: FieldCore, info: FieldInfo, config: Config) -> None:
    """Give a field the alias that the configuration of its class makes of its name."""
    generator = config.given.get("alias_generator")
    if generator is None or generator.is_none or found.unknown:
        return
    generated = generated_alias(builder, generator, found.name)
    if generated is None:
        found.unknown = "what the alias generator makes is not known"
        return
    if "alias_priority" in info.given:
        found.unknown = "alias_priority is not followed"
        return
    validation, serialization = generated
    # pydantic 2.14.4, _internal/_fields.py: an alias that was given wins over the generated one
    has_alias = "alias" in info.given
    if not has_alias:
        if "validation_alias" not in info.given:
            found.alias = validation
        if "serialization_alias" not in info.given:
            found.written_as = serialization


def exclude_field(builder: Builder, found: FieldCore, info: FieldInfo) -> None:
    """Leave a field out of serialization where `exclude` says so."""
    exclude = info.given.get("exclude")
    if exclude is not None:
        value = value_of(builder.reader.evaluator, exclude)
        found.excluded = isinstance(value, Scalar) and bool(value.value)
        found.maybe_excluded = not isinstance(value, Scalar)
    if "exclude_if" in info.given and not info.given["exclude_if"].is_none:
        found.maybe_excluded = True


def sources_of(builder: Builder, facts: Facts, args: tuple[Form, ...], *, decorated: bool = False) -> dict[str, Source]:
    """The annotated names of a class and its bases, in pydantic's order: those of the last base first.

    `decorated`: those of dataclasses only.
    """
    found: dict[str, Source] = {}
    mappings = _mappings(builder, facts, args)
    for base in reversed(facts.order):
        if not isinstance(base.form, Class):
            continue
        inner = builder.classes.facts(base.form)
        if decorated and inner.decorator is None:
            continue
        given = mappings.get(base.form.node, {})
        for attribute in inner.attributes:
            if attribute.annotation is not None:
                found[attribute.name] = Source(inner, attribute, given)
            elif attribute.name in found and inner is not facts:
                found[attribute.name] = replace(
                    found[attribute.name], attribute=replace(found[attribute.name].attribute, value=attribute.value)
                )
    return found


def _mappings(builder: Builder, facts: Facts, args: tuple[Form, ...]) -> dict[ast.AST, Mapping[ast.AST, Form]]:
    """What type variables stand for in a class and in each of its bases."""
    found: dict[ast.AST, Mapping[ast.AST, Form]] = {}
    work = [(facts, args)]
    while work:
        current, given = work.pop()
        mapping = type_arguments(builder, current, given)
        found.setdefault(current.form.node, mapping)
        for base in current.bases:
            if isinstance(base.form, Class):
                inner = tuple(substitute(each, mapping) for each in base.args)
                work.append((builder.classes.facts(base.form), inner))
    return found


def type_arguments(builder: Builder, facts: Facts, args: tuple[Form, ...]) -> dict[ast.AST, Form]:
    """The type variables of a generic class with what they stand for."""
    if not args:
        return {}
    variables = type_variables(builder, facts)
    return {each.node: arg for each, arg in zip(variables, args, strict=False)}


def type_variables(builder: Builder, facts: Facts) -> list[Variable]:
    """The type variables of a generic class, in order."""
    node = facts.form.node
    parameters = getattr(node, "type_params", ())
    found: list[Variable] = []
    for base in facts.bases:
        for arg in base.args:
            for each in variables_of(arg):
                if not any(each.node is other.node for other in found):
                    found.append(each)
    generic = next(
        (base for base in facts.bases if base.name in {"typing.Generic", "typing.Protocol"} and base.args), None
    )
    if generic is not None:
        return [each for arg in generic.args for each in variables_of(arg)]
    if parameters:  # pragma: no cover - syntax of Python 3.12
        return [Variable(facts.form.place, each.name, each) for each in parameters]
    return found


def reference_to(builder: Builder, form: Class, args: tuple[Form, ...]) -> tuple[str | None, str]:
    """The name of a class's definition, None if an argument has no name; and the name of the class."""
    name = form.node.name
    module = form.file.module_name
    qualified = qualified_name(form)
    if not args:
        return builder.ref_of(form.node, qualified, module), name
    shown = [display(each) for each in args]
    if None in shown:
        return None, name
    texts = [str(each) for each in shown]
    keys = tuple(f"{text}:{_key(builder, arg)}" for text, arg in zip(texts, args, strict=True))
    return builder.ref_of(form.node, qualified, module, keys), f"{name}[{', '.join(texts)}]"


def generic_reference(builder: Builder, form: Class, args: tuple[Form, ...]) -> str | None:
    """The name of the definition of a class that is no model, None if an argument has no name."""
    shown = [display(each) for each in args]
    if None in shown:
        return None
    keys = tuple(f"{each}:0" for each in shown)
    return builder.ref_of(form.node, qualified_name(form), form.file.module_name, keys)


def _key(builder: Builder, form: Form) -> str:
    if isinstance(form, Class):
        return builder.ref_of(form.node, "", "").rpartition(":")[2]
    return "0"


def qualified_name(form: Class) -> str:
    """The `__qualname__` of a class."""
    parts = [form.node.name]
    scope: Scope | None = form.scope
    while scope is not None and scope.kind != "module":
        if scope.kind in {"class", "function"}:
            parts.append(getattr(scope.node, "name", ""))
            if scope.kind == "function":
                parts[-1] += ".<locals>"
        scope = scope.parent
    return ".".join(reversed(parts))


def display(form: Form) -> str | None:
    """A type as pydantic shows it in the name of a parametrized class; None if that is not followed."""
    match form:
        case Named():
            if is_none(form):
                return "NoneType"
            return form.name.rpartition(".")[2]
        case Class():
            return qualified_name(form)
        case Parametrized():
            inner = [display(each) for each in form.args]
            origin = display(form.origin)
            if None in inner or origin is None or not isinstance(form.origin, Named):
                return None
            return f"{origin}[{', '.join(map(str, inner))}]"
        case UnionOf():
            arms = [display(each) for each in form.arms]
            return None if None in arms else f"Union[{', '.join(map(str, arms))}]"
        case _:
            return None


def about_class(builder: Builder, facts: Facts, config: Config, name: str, place: Place) -> About:
    """What a class and its configuration say of the schema as a whole: title, description and so on."""
    about = About(name, place, deprecated=facts.deprecated)
    title = config.value(builder, "title")
    if title is not None and not (isinstance(title, Scalar) and title.value is None):
        about.title = title
    if facts.doc is not None and facts.doc.value:
        text = inspect.cleandoc(str(facts.doc.value))
        if str(facts.doc.value):
            about.description = Scalar(builder.classes.place(facts, facts.doc), text)
    if facts.form.file.outline.assigns_attribute("__doc__"):
        about.description = Unknown(place, "a __doc__ is assigned")
    about.extra = config.text(builder, "extra")
    extra = config.value(builder, "json_schema_extra")
    if extra is not None and not (isinstance(extra, Scalar) and extra.value is None):
        if isinstance(extra, Object) and extra.maker is None:
            about.json_schema_extra = extra
        else:
            about.unknown = "what json_schema_extra does is not known"
    about.config = config.given
    flag = config.value(builder, "serialize_by_alias")
    about.by_alias = bool(flag.value) if isinstance(flag, Scalar) and flag.value is not None else None
    return about


def attribute_docs(facts: Facts) -> dict[str, Scalar]:
    """The strings below annotated names, for use_attribute_docstrings."""
    found: dict[str, Scalar] = {}
    before: ast.stmt | None = None
    for statement in facts.form.node.body:
        if (
            isinstance(statement, ast.Expr)
            and isinstance(statement.value, ast.Constant)
            and isinstance(statement.value.value, str)
            and isinstance(before, ast.AnnAssign)
            and isinstance(before.target, ast.Name)
        ):
            place = ExpressionPlace(facts.form.file, statement.value)
            found[before.target.id] = Scalar(place, inspect.cleandoc(statement.value.value))
        before = statement
    return found
