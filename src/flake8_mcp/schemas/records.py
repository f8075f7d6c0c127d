"""Models, dataclasses, TypedDicts and NamedTuples: their fields as core schemas."""

from __future__ import annotations

import ast
import inspect
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.values import Object, Scalar, Unknown

from .aliases import generated_alias
from .annotations import Env, substitute, variables_of
from .configs import Config, config_of
from .core import About, Core, FieldCore
from .expressions import ExpressionPlace, Given, NamePlace, value_of
from .fields import FieldInfo, assigned_field, check_qualifiers, field_info, json_extra, json_updates, stripped
from .forms import Class, Named, NotKnown, Parametrized, UnionOf, Variable, is_none
from .markers import call_arguments, limits, serializer_of
from .metadata import FieldCall, NotReadable, Validator
from .refusals import RefusedError
from .serializers import serialized

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.values import Place

    from .building import Builder
    from .classes import Attribute, Facts
    from .forms import Form
    from .metadata import Metadata, Serializer

_VALIDATORS = frozenset({"pydantic.field_validator", "pydantic.validator", "pydantic.class_validators.validator"})
_FIELD_SERIALIZERS = frozenset({"pydantic.field_serializer", "pydantic.serializer"})
_MODEL_SERIALIZERS = frozenset({"pydantic.model_serializer"})
_BASE_MODEL_NAMES = frozenset(
    {"dict", "json", "copy", "parse_obj", "parse_raw", "parse_file", "from_orm", "construct", "schema", "schema_json",
     "validate", "update_forward_refs"}
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Source:
    """A field of a class where it is written, and what type variables stand for there."""

    facts: Facts
    attribute: Attribute
    given: Mapping[ast.AST, Form]


def model_core(builder: Builder, form: Class, args: tuple[Form, ...]) -> Core:
    """The core schema of a pydantic model: a reference to its definition."""
    facts = builder.classes.facts(form)
    ref, name = _reference(builder, form, args)
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
    functions = _decorated(builder, facts)
    docs = _attribute_docs(facts) if config.flag(builder, "use_attribute_docstrings") else {}
    fields: list[FieldCore] = []
    for field_name, source in sources.items():
        if field_name.startswith("_") or field_name == "model_config":
            continue
        found = _model_field(builder, field_name, source, functions, config, docs)
        if found is not None:
            fields.append(found)
    fields.extend(_computed(builder, facts, config))
    about = _about(builder, facts, config, name, place)
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
    given = _parameters(builder, facts, args)
    for base in facts.bases:
        if base.name == "pydantic.RootModel" and base.args:
            info = field_info(builder.reader, substitute(base.args[0], given))
            return builder.field("root", info, base.args[0].place)
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
    found = builder.field(name, info, place, validators)
    if name in docs and "description" not in found.updates:
        found.updates["description"] = docs[name]
    _serialize(builder, found, functions)
    _generate_alias(builder, found, info, config)
    _exclusion(builder, found, info)
    return found


def _serialize(builder: Builder, found: FieldCore, functions: list[Decorated]) -> None:
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
    return field_info(builder.reader, form, given if call is None else None, call)


def _generate_alias(builder: Builder, found: FieldCore, info: FieldInfo, config: Config) -> None:
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


def _exclusion(builder: Builder, found: FieldCore, info: FieldInfo) -> None:
    exclude = info.given.get("exclude")
    if exclude is not None:
        value = value_of(builder.reader.evaluator, exclude)
        found.excluded = isinstance(value, Scalar) and bool(value.value)
        found.maybe_excluded = not isinstance(value, Scalar)
    if "exclude_if" in info.given and not info.given["exclude_if"].is_none:
        found.maybe_excluded = True


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
        mapping = _parameters(builder, current, given)
        found.setdefault(current.form.node, mapping)
        for base in current.bases:
            if isinstance(base.form, Class):
                inner = tuple(substitute(each, mapping) for each in base.args)
                work.append((builder.classes.facts(base.form), inner))
    return found


def _parameters(builder: Builder, facts: Facts, args: tuple[Form, ...]) -> dict[ast.AST, Form]:
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
    if parameters:
        return [Variable(facts.form.place, each.name, each) for each in parameters]
    return found


def _reference(builder: Builder, form: Class, args: tuple[Form, ...]) -> tuple[str | None, str]:
    """The name of a class's definition, None if an argument has no name; and the name of the class."""
    name = form.node.name
    module = form.file.module_name
    qualified = _qualified(form)
    if not args:
        return builder.ref_of(form.node, qualified, module), name
    shown = [display(each) for each in args]
    if None in shown:
        return None, name
    texts = [str(each) for each in shown]
    keys = tuple(f"{text}:{_key(builder, arg)}" for text, arg in zip(texts, args, strict=True))
    return builder.ref_of(form.node, qualified, module, keys), f"{name}[{', '.join(texts)}]"


def _key(builder: Builder, form: Form) -> str:
    if isinstance(form, Class):
        return builder.ref_of(form.node, "", "").rpartition(":")[2]
    return "0"


def _qualified(form: Class) -> str:
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
            return _qualified(form)
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


def _about(builder: Builder, facts: Facts, config: Config, name: str, place: Place) -> About:
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


def _attribute_docs(facts: Facts) -> dict[str, Scalar]:
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


# decorated functions of a class


@dataclass(frozen=True, slots=True)
class Decorated:
    """A validator or serializer of a class and the fields that it concerns; `*` are all."""

    kind: str
    names: tuple[str, ...]
    validator: Validator | None = None
    serializer: Serializer | None = None

    def concerns(self, name: str) -> bool:
        """Whether it is applied to a field."""
        return name in self.names or "*" in self.names


def _decorated(builder: Builder, facts: Facts) -> list[Decorated]:
    found: dict[str, list[Decorated]] = {}
    for base in reversed(facts.order):
        if not isinstance(base.form, Class):
            continue
        inner = builder.classes.facts(base.form)
        for name, function in inner.functions.items():
            for decorator in function.decorator_list:
                for each in _decorator(builder, inner, decorator, function):
                    found.setdefault(name, []).append(each)
                    if inner is not facts:
                        found[name] = [each]
    return [each for some in found.values() for each in some]


def _decorator(builder: Builder, facts: Facts, decorator: ast.expr, function: FunctionNode) -> list[Decorated]:
    callee = decorator.func if isinstance(decorator, ast.Call) else decorator
    name = builder.reader.name_of(callee, facts.form.file, facts.form.body)
    place = ExpressionPlace(facts.form.file, decorator)
    if name in _MODEL_SERIALIZERS:
        return [Decorated("model-serializer", ())]
    if not isinstance(decorator, ast.Call) or (name not in _VALIDATORS and name not in _FIELD_SERIALIZERS):
        return []
    fields = []
    for each in decorator.args:
        value = builder.reader.value(facts.form.file, each, facts.form.body)
        fields.append(str(value.value) if isinstance(value, Scalar) else "*")
    env = facts.env()
    given = call_arguments(builder.reader, decorator, env) or {}
    if name in _FIELD_SERIALIZERS:
        serializer = serializer_of(builder.reader, given, function, env, place)
        return [Decorated("serializer", tuple(fields), serializer=serializer)]
    mode_given = given.get("mode")
    mode = value_of(builder.reader.evaluator, mode_given) if mode_given is not None else None
    text = str(mode.value) if isinstance(mode, Scalar) else "after"
    if name != "pydantic.field_validator":
        return []
    accepts = given.get("json_schema_input_type")
    form = builder.reader.read(accepts.node, env) if accepts is not None else None
    return [Decorated("validator", tuple(fields), Validator(place, text, form))]


def _computed(builder: Builder, facts: Facts, config: Config) -> list[FieldCore]:
    """The computed fields of a class and its bases: they exist in serialization mode."""
    found: dict[str, FieldCore] = {}
    for base in reversed(facts.order):
        if not isinstance(base.form, Class):
            continue
        inner = builder.classes.facts(base.form)
        for name, function in inner.functions.items():
            for decorator in function.decorator_list:
                callee = decorator.func if isinstance(decorator, ast.Call) else decorator
                if builder.reader.name_of(callee, inner.form.file, inner.form.body) == "pydantic.computed_field":
                    found[name] = _computed_field(builder, inner, name, function, decorator, config)
    return list(found.values())


def _computed_field(
    builder: Builder,
    facts: Facts,
    name: str,
    function: ast.FunctionDef | ast.AsyncFunctionDef,
    decorator: ast.expr,
    config: Config,
) -> FieldCore:
    env = facts.env()
    place = ExpressionPlace(facts.form.file, decorator)
    given = (call_arguments(builder.reader, decorator, env) or {}) if isinstance(decorator, ast.Call) else {}
    returns = given.get("return_type")
    node = returns.node if returns is not None else function.returns
    form: Form = NotKnown(place, "a computed field without a type") if node is None else builder.reader.read(node, env)
    call = FieldCall(place, MappingProxyType(given))
    info = field_info(builder.reader, Named(place, "typing.Any"), None, call)
    core = builder.build(form)
    found = FieldCore(name, core, place, computed=True)
    updates = json_updates(builder.reader, info)
    doc = ast.get_docstring(function)
    if "description" not in updates and doc:
        updates["description"] = Scalar(place, doc)
    found.updates = {"readOnly": True, **updates}
    found.extra = json_extra(builder.reader, info)
    builder.apply_aliases(found, info)
    _generate_alias(builder, found, info, config)
    return found


# dataclasses


def dataclass_core(builder: Builder, form: Class, args: tuple[Form, ...]) -> Core:
    """The core schema of a dataclass: a reference to its definition."""
    facts = builder.classes.facts(form)
    ref, name = _reference(builder, form, ())
    assert ref is not None
    if args:
        shown = [display(each) for each in args]
        if None in shown:
            return Core("unknown", form.place, reason="the arguments of a generic class are not known")
        ref = builder.ref_of(form.node, _qualified(form), form.file.module_name, tuple(f"{each}:0" for each in shown))
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
            core = _dataclass(builder, facts, config, args, name)
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
    functions = _decorated(builder, facts)
    for field_name, source in sources_of(builder, facts, args, decorated=True).items():
        found = _dataclass_field(builder, field_name, source, functions)
        if found is not None:
            _generate_alias(builder, found, FieldInfo(Named(place, "typing.Any")), config)
            fields.append(found)
    fields.extend(_computed(builder, facts, config))
    about = _about(builder, facts, config, name, place)
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
    found = builder.field(name, info, place, validators)
    found.init_only = "init_var" in qualifiers
    _serialize(builder, found, functions)
    _exclusion(builder, found, info)
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


# typed dicts and named tuples


def _standard_base(builder: Builder, form: Class) -> Place:
    """Where a class statement in reach names typing.TypedDict as its base."""
    for each in builder.classes.facts(form).order:
        if isinstance(each.form, Class):
            env = each.form
            for base in env.node.bases:
                if builder.reader.name_of(base, env.file, env.scope) == "typing.TypedDict":
                    return ExpressionPlace(env.file, base)
    return form.place


def typed_dict_core(builder: Builder, form: Class, args: tuple[Form, ...]) -> Core:
    """The core schema of a TypedDict: a reference to its definition. Raises RefusedError."""
    facts = builder.classes.facts(form)
    if "typing.TypedDict" in facts.names:
        recent = builder.versions.python_at_least(3, 12)
        if recent is False:
            place = _standard_base(builder, form)
            raise RefusedError(
                "PydanticUserError", "typing.TypedDict is refused before Python 3.12", place, "typed-dict"
            )
        if recent is None:
            return Core(
                "unknown",
                form.place,
                reason="typing.TypedDict is refused before Python 3.12, and the Python version is not known",
            )
    ref, _ = _reference(builder, form, ())
    assert ref is not None
    if args:
        shown = [display(each) for each in args]
        if None in shown:
            return Core("unknown", form.place, reason="the arguments of a generic class are not known")
        ref = builder.ref_of(form.node, _qualified(form), form.file.module_name, tuple(f"{each}:0" for each in shown))
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
            if name == "__pydantic_config__":
                continue
            info = source_info(builder, source)
            total = _is_total(builder, source.facts)
            if total is None:
                return Core("unknown", form.place, reason="whether the TypedDict is total is not known")
            at = NamePlace(source.facts.form.file, source.attribute.node, name)
            check_qualifiers(info, frozenset({"required", "not_required", "read_only"}), at)
            each = builder.field(name, info, at)
            each.required = (
                (total or "required" in info.qualifiers) and "not_required" not in info.qualifiers and info.is_required
            )
            _generate_alias(builder, each, info, config)
            fields.append(each)
    about = _about(builder, facts, config, facts.name, place)
    builder.definitions[ref] = Core("typed-dict", place, fields=tuple(fields), about=about, ref=ref)
    return found


def _is_total(builder: Builder, facts: Facts) -> bool | None:
    for keyword in facts.form.node.keywords:
        if keyword.arg == "total":
            value = value_of(builder.reader.evaluator, builder.classes.given(facts, keyword.value))
            return bool(value.value) if isinstance(value, Scalar) else None
    return True


def named_tuple_core(builder: Builder, form: Class) -> Core:
    """The core schema of a NamedTuple: a reference to its definition."""
    facts = builder.classes.facts(form)
    ref, _ = _reference(builder, form, ())
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
            fields.append(builder.parameter(name, info, NamePlace(source.facts.form.file, source.attribute.node, name)))
    builder.definitions[ref] = Core("named-tuple", form.place, fields=tuple(fields), ref=ref)
    return found


def plain_class_core(builder: Builder, form: Class) -> Core:
    """The core schema of a class that pydantic knows nothing of. Raises RefusedError."""
    from .refusals import NoCoreSchemaError

    reason = f"{form.node.name} is no type that pydantic knows"
    if builder.arbitrary:
        return Core("is-instance", form.place, reason=reason)
    raise NoCoreSchemaError(reason, form.place)
