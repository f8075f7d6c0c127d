"""The output schema that the official SDK makes of a return type."""

from __future__ import annotations

import ast
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Scalar, Unknown

from .arguments import env_of, keeps_text, unresolved_in, without_value
from .class_fields import sources_of
from .core import About, Core
from .expressions import ExpressionPlace, Given, NamePlace
from .field_cores import field_core
from .fields import check_default, field_info, stripped
from .forms import (
    Alias,
    AnnotatedAs,
    Class,
    LiteralOf,
    Made,
    Named,
    NewTypeOf,
    NotKnown,
    Parametrized,
    UnionOf,
    Variable,
    inside,
    is_none,
    union,
)
from .generating import Generator
from .json_tree import Schema, untold
from .known import ANNOTATED, ANNOTATING
from .metadata import FieldCall
from .profiles import schema_with_root
from .refusals import LeftOutError, RefusedError
from .returns import CONTENT, MCP_HELPERS, Returns, is_foreign_type, sdk_type
from .since import LISTED, MCP_CALL_RESULTS, MCP_NO_SCHEMA, MCP_QUALIFIERS, MCP_ROOT_INLINED

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place

    from .annotations import Env
    from .classes import Facts
    from .forms import Form
    from .metadata import Metadata


_WRAPPED = frozenset(
    {"builtins.str", "builtins.int", "builtins.float", "builtins.bool", "builtins.bytes", "builtins.None"}
)

# Classes without type hints: get_type_hints gives nothing (Python 3.11 to 3.13).
_WITHOUT_HINTS = frozenset(
    {
        "builtins.list", "builtins.dict", "builtins.set", "builtins.frozenset", "builtins.tuple", "builtins.object",
        "builtins.bytearray", "builtins.complex", "builtins.type", "datetime.datetime", "datetime.date",
        "datetime.time",
        "datetime.timedelta", "decimal.Decimal", "pathlib.Path", "pathlib.PurePath", "uuid.UUID", "fractions.Fraction",
        "typing.Any", "collections.OrderedDict", "collections.defaultdict", "collections.deque", "collections.Counter",
    }
)  # fmt: skip

Output = Schema | None


def official_output(returns: Returns, *, structured: bool | None, flag: Place | None = None) -> Output:
    """The output schema of mcp 1 and 2; None if there is none (1.30.0, 2.3.0: func_metadata).

    `flag` is the place of the keyword that asks for one.
    """
    if structured is False or not LISTED["mcp"]["structured_output"].holds_for(returns.sdk):
        return None
    form = returns.form()
    if form is None:
        if structured:
            returns.problems.append(
                RefusedError(
                    "InvalidSignature", "structured_output needs a return annotation", flag or returns.place, "option"
                )
            )
        return None
    missing = unresolved_in(form)
    kept = keeps_text(returns.signature.file, returns.node)
    if missing is not None and (missing.error == "NameError" or not kept):
        returns.problems.append(without_value("InvalidSignature", missing))
        return untold(returns.place, f"{missing.name} has no value")
    if kept:
        return untold(returns.place, "text inside of an annotation is not followed")
    if stripped(form)[2] and not MCP_QUALIFIERS.holds_for(returns.sdk):
        return untold(returns.place, f"before {MCP_QUALIFIERS.release}, qualifiers of types are not followed")
    if stripped(form)[2]:
        reason = "the return annotation has a qualifier of fields"
        returns.problems.append(RefusedError("InvalidSignature", reason, returns.place))
        return untold(returns.place, reason)
    inner = form.inner if isinstance(form, AnnotatedAs) else form
    if isinstance(inner, NotKnown):
        return untold(returns.place, inner.reason)
    if returns.profile == "mcp2":
        narrowed = _without_input_required(returns, form)
        if narrowed is None:
            return None
        if narrowed is not form:
            form = narrowed
            inner = form.inner if isinstance(form, AnnotatedAs) else form
    if not MCP_CALL_RESULTS.holds_for(returns.sdk) and _names_call_result(form):
        return untold(returns.place, f"before {MCP_CALL_RESULTS.release}, CallToolResult is a model like any other")
    if isinstance(inner, UnionOf) and any(sdk_type(each) == "CallToolResult" for each in inner.arms):
        returns.problems.append(
            RefusedError("InvalidSignature", "CallToolResult cannot be part of a union", returns.place, "type")
        )
        return None
    if sdk_type(inner) == "CallToolResult":
        second = _second_of_annotated(returns, form)
        if second is None:
            return None
        form = inner = second
    if returns.profile == "mcp2" and structured is None:
        content = _returns_content(returns, form)
        if content:
            return None
        if content is None:
            return untold(returns.place, "whether it returns content blocks is not known")
    try:
        schema = _schema_of(returns, form, inner)
    except _NoSchemaError:
        if returns.profile == "mcp1" and not MCP_NO_SCHEMA.holds_for(returns.sdk):
            return untold(returns.place, f"before {MCP_NO_SCHEMA.release}, it may be refused")
        schema = None
    except RefusedError as problem:
        returns.problems.append(problem)
        return untold(returns.place, problem.reason)
    if schema is None and structured:
        returns.problems.append(
            RefusedError(
                "InvalidSignature", "the return type cannot be written as JSON", flag or returns.place, "option"
            )
        )
    return schema


def _names_call_result(form: Form) -> bool:
    return sdk_type(form) == "CallToolResult" or any(map(_names_call_result, inside(form)))


def _without_input_required(returns: Returns, form: Form) -> Form | None:
    inner = form.inner if isinstance(form, AnnotatedAs) else form
    if sdk_type(inner) == "InputRequiredResult":
        return None
    if isinstance(inner, UnionOf):
        rest = [each for each in inner.arms if sdk_type(each) != "InputRequiredResult"]
        if not rest:
            return None
        if len(rest) < len(inner.arms):
            return union(form.place, rest)
    return form


def _second_of_annotated(returns: Returns, form: Form) -> Form | None:
    """The type behind CallToolResult in `Annotated[CallToolResult, Model]`."""
    node = returns.node
    if not isinstance(form, AnnotatedAs):
        return None
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple) and len(node.slice.elts) == 2:
        return returns.builder.reader.annotation(node.slice.elts[1], env_of(returns.signature))
    return NotKnown(form.place, "the type behind CallToolResult is not followed")


def _returns_content(returns: Returns, form: Form) -> bool | None:
    if isinstance(form, AnnotatedAs):
        return _returns_content(returns, form.inner)
    if isinstance(form, Named):
        last = sdk_type(form)
        if last in CONTENT or form.name in MCP_HELPERS:
            return True
        return None if last is None and is_foreign_type(form) else False
    if isinstance(form, Class):
        return False if returns.builder.classes.facts(form).kind != "unknown" else None
    parts: tuple[Form, ...] = ()
    if isinstance(form, UnionOf):
        parts = form.arms
    elif isinstance(form, Parametrized) and isinstance(form.origin, Named):
        if form.origin.name in {
            "builtins.list",
            "typing.List",
            "builtins.tuple",
            "typing.Tuple",
            "collections.abc.Sequence",
            "typing.Sequence",
        }:
            parts = form.args
    verdicts = [_returns_content(returns, each) for each in parts]
    if True in verdicts:
        return True
    return None if None in verdicts else False


def _schema_of(returns: Returns, form: Form, inner: Form) -> Output:
    if is_none(inner):
        return _wrapped(returns, form)
    if isinstance(inner, Parametrized) and isinstance(inner.origin, Named):
        name = inner.origin.name
        if (
            name == "builtins.dict"
            and len(inner.args) == 2
            and isinstance(inner.args[0], Named)
            and inner.args[0].name == "builtins.str"
        ):
            return _dict(returns, inner)
        if is_foreign_type(inner.origin):
            return untold(returns.place, f"{name} is not in the project")
        return _wrapped(returns, form)
    if isinstance(inner, Class | Made) or (isinstance(inner, Parametrized) and isinstance(inner.origin, Class)):
        return _class(returns, form, inner)
    if isinstance(inner, Named):
        if ANNOTATED.get(inner.name, inner.name) in _WRAPPED:
            return _wrapped(returns, form)
        if inner.name == "typing.Any" and returns.builder.versions.python_at_least(3, 11) is False:
            return _wrapped(returns, form)
        if ANNOTATED.get(inner.name, inner.name) in _WITHOUT_HINTS:
            return None
        if inner.name.startswith("typing."):
            return _wrapped(returns, form)
        if inner.name in MCP_HELPERS:
            return None  # mcp 1.30.0, 2.3.0: a class without annotated attributes
        return untold(returns.place, f"{inner.name} is not in the project")
    if isinstance(inner, UnionOf | LiteralOf | Variable | NewTypeOf | Alias):
        return _wrapped(returns, form)
    return untold(returns.place, inner.reason if isinstance(inner, NotKnown) else "the return type is not followed")


def _class(returns: Returns, form: Form, inner: Form) -> Output:
    origin = inner.origin if isinstance(inner, Parametrized) else inner
    if isinstance(origin, Made) and origin.maker.startswith("enum."):
        return None
    if not isinstance(origin, Class):
        return untold(returns.place, "a class made by a call is not followed")
    facts = returns.builder.classes.facts(origin)
    if facts.kind == "unknown":
        return untold(returns.place, facts.reason)
    if facts.kind in {"model", "root"}:
        core = returns.builder.build(inner)
        return returns.kept(core, lambda: _json(returns, core))
    if isinstance(inner, Parametrized):
        return _wrapped(returns, form)
    if facts.kind == "typed_dict":
        if returns.profile == "mcp2":
            return _json(returns, _typed_dict(returns, origin))
        return _from_hints(returns, origin, optional_keys=True)
    if facts.kind == "named_tuple":
        return None
    if facts.kind == "enum":
        annotated = any(each.annotation is not None for each in facts.attributes)
        return untold(returns.place, "an Enum with annotations is not followed") if annotated else None
    strange = facts.names - {
        "builtins.object",
        "abc.ABC",
        "typing.Generic",
        "typing.Protocol",
        "builtins.str",
        "builtins.int",
        "builtins.dict",
        "builtins.Exception",
    }
    if strange:
        return untold(returns.place, f"the type hints of {min(strange)} are not known")
    return _from_hints(returns, origin, optional_keys=False)


def _typed_dict(returns: Returns, form: Class) -> Core:
    """Mcp 2.3.0 rebuilds a typing.TypedDict that pydantic would refuse."""
    facts = returns.builder.classes.facts(form)
    if "typing.TypedDict" not in facts.names or returns.builder.versions.python_at_least(3, 12):
        return returns.builder.build(form)
    before = returns.builder.versions
    returns.builder.versions = replace(before, pythons=frozenset({(3, 12)}))
    try:
        return returns.builder.build(form)
    finally:
        returns.builder.versions = before


def _from_hints(returns: Returns, form: Class, *, optional_keys: bool) -> Output:
    """The model that the SDK makes of a class's type hints."""
    builder = returns.builder
    facts = builder.classes.facts(form)
    sources = sources_of(builder, facts, ())
    slots = any(
        "__slots__" in {one.name for one in builder.classes.facts(base.form).attributes}
        for base in facts.order
        if isinstance(base.form, Class)
    )
    if not sources:
        return None
    if isinstance(facts.decorator, ast.Call):
        flag = next((each.value for each in facts.decorator.keywords if each.arg == "slots"), None)
        if isinstance(flag, ast.Constant) and flag.value is True:
            # the attributes of the class are descriptors, which cannot be written as defaults
            raise _NoSchemaError
        slots = slots or flag is not None
    if slots:
        return untold(returns.place, "a class with slots is not followed")
    fields = []
    for name, source in sources.items():
        if name.startswith("_"):
            continue
        annotation = source.attribute.annotation
        assert annotation is not None
        env = source.facts.env()
        read = builder.reader.read(annotation, env)
        plain, _, qualifiers = stripped(read)
        hint = _without_extras(plain)
        if "class_var" in qualifiers:
            continue
        if "init_var" in qualifiers and MCP_QUALIFIERS.holds_for(returns.sdk):
            raise RefusedError("PydanticForbiddenQualifier", "InitVar is invalid in a model", returns.place)
        reads_only = builder.versions.python_at_least(3, 13)
        if qualifiers and not MCP_QUALIFIERS.holds_for(returns.sdk):
            return untold(returns.place, f"before {MCP_QUALIFIERS.release}, qualifiers of types are not followed")
        if "read_only" in qualifiers and reads_only is not True:
            # Python 3.12.1: get_type_hints leaves ReadOnly, which comes from typing_extensions there
            if reads_only is None:
                return untold(returns.place, "whether Python knows ReadOnly is not known")
            raise RefusedError("PydanticForbiddenQualifier", "ReadOnly is invalid in a model", returns.place)
        default = _hint_default(returns, source.attribute.value, env, source.facts)
        if isinstance(default, Unknown):
            return untold(returns.place, default.reason)
        if optional_keys:
            from .typed_dicts import is_total

            total = is_total(builder, source.facts)
            required = (total or "required" in qualifiers) and "not_required" not in qualifiers
            default = (
                None
                if required
                else Given(
                    env.file,
                    env.names,
                    ast.Constant(None),
                    None,
                    Scalar(NamePlace(env.file, source.attribute.node, name), None),
                )
            )
        place = NamePlace(env.file, source.attribute.node, name)
        if isinstance(default, tuple):
            info = field_info(builder.reader, hint, None, default[0])
        else:
            check_default(builder.reader, hint, default)
            info = field_info(builder.reader, hint, default)
        fields.append(field_core(builder, name, info, place))
    whole = ExpressionPlace(form.file, form.node.bases[0]) if form.node.bases else returns.place
    about = About(form.node.name, whole)
    return _json(returns, Core("model", whole, fields=tuple(fields), about=about))


def _hint_default(
    returns: Returns, value: ast.expr | None, env: Env, facts: Facts
) -> Given | tuple[Metadata] | Unknown | None:
    """The attribute that a class has for a field: what getattr gives."""
    from .fields import assigned_field

    if value is None:
        return None
    given = Given(env.file, env.names, value)
    if (
        facts.kind == "dataclass"
        and isinstance(value, ast.Call)
        and returns.builder.reader.name_of(value.func, env.file, env.names) == "dataclasses.field"
    ):
        default = next((each.value for each in value.keywords if each.arg == "default"), None)
        if any(each.arg is None for each in value.keywords):
            return Unknown(given.place, "the arguments of field() are not known")
        return None if default is None else Given(env.file, env.names, default)
    call = assigned_field(returns.builder.reader, given)
    if facts.kind == "dataclass" and isinstance(call, FieldCall) and "default" in call.given:
        # pydantic 2.14.4, _fields.py: the attribute becomes the default as soon as pydantic has seen the class
        if facts.pydantic:
            return call.given["default"]
        if len(call.given) > 1 or call.constraints:
            return Unknown(given.place, "whether pydantic has seen the class before is not known")
    return given if call is None else (call,)


def _wrapped(returns: Returns, form: Form) -> Output:
    with returns.builder.config(MappingProxyType({}), arbitrary=False):
        info = field_info(returns.builder.reader, form)
        field = field_core(returns.builder, "result", info, form.place)
    name = returns.name.value if isinstance(returns.name, Scalar) else ""
    title = (
        Scalar(returns.name.place, f"{name}Output")
        if name
        else Unknown(returns.name.place, "the function's name is not known")
    )
    about = About("", form.place, title=title)
    return _json(returns, Core("model", form.place, fields=(field,), about=about))


def _dict(returns: Returns, inner: Parametrized) -> Output:
    with returns.builder.config(MappingProxyType({}), arbitrary=False):
        core = returns.builder.build(inner)
    name = returns.name.value if isinstance(returns.name, Scalar) else ""
    core = core.copy()
    core.updates["title"] = (
        Scalar(returns.name.place, f"{name}DictOutput")
        if name
        else Unknown(returns.name.place, "the function's name is not known")
    )
    return _json(returns, core)


def _json(returns: Returns, core: Core) -> Output:
    if core.kind == "unknown":
        return untold(returns.place, core.reason)
    generator = Generator(returns.builder, strict=True)
    try:
        schema = generator.generate(core)
    except (RefusedError, LeftOutError):
        raise _NoSchemaError from None
    doubt = generator.doubt or generator.opened
    if doubt is not None:
        # what is not known may have no JSON schema: then there is no output schema
        return untold(returns.place, doubt.reason)
    inlined = returns.profile == "mcp2" or MCP_ROOT_INLINED.holds_for(returns.sdk)
    return schema_with_root(schema) if "$ref" in schema and inlined else schema


class _NoSchemaError(Exception):
    """The official SDK makes no output schema of a type."""


def _without_extras(form: Form) -> Form:
    """A type as get_type_hints gives it without extras: no Annotated anywhere."""
    match form:
        case AnnotatedAs():
            return _without_extras(form.inner)
        case Named() if form.name in ANNOTATED:
            return Named(form.place, ANNOTATED[form.name])
        case Parametrized(origin=Named(name=name)) if name in ANNOTATING:
            return _without_extras(form.args[0])
        case Parametrized():
            return Parametrized(form.place, form.origin, tuple(_without_extras(each) for each in form.args))
        case UnionOf():
            return union(form.place, [_without_extras(each) for each in form.arms])
        case _:
            return form
