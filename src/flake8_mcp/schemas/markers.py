"""The elements of `Annotated` behind the type, and the arguments of the calls that make them."""

from __future__ import annotations

import ast
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.names import Bound, External
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Array, Object, Scalar, Unknown

from .expressions import ExpressionPlace, Given, NamePlace
from .forms import Named, NotKnown
from .metadata import (
    Constraint,
    Dependency,
    Deprecated,
    Description,
    DiscriminatorName,
    FieldCall,
    Ignored,
    JsonSchema,
    NotReadable,
    Serializer,
    Validator,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.syntax.outline import FunctionNode
    from flake8_mcp.syntax.values import Place, Value

    from .annotations import Env, Reader
    from .metadata import Metadata

# pydantic 2.14.4, fields.py: what Field() turns into metadata, in this order; the general ones come last, as one.
_LIMITS = (
    "strict", "gt", "ge", "lt", "le", "multiple_of", "min_length", "max_length", "allow_inf_nan", "fail_fast",
    "pattern", "coerce_numbers_to_str", "max_digits", "decimal_places", "union_mode", "strip_whitespace", "to_lower",
    "to_upper", "ascii_only",
)  # fmt: skip
_FIELD_LIMITS = frozenset(_LIMITS) - {"strip_whitespace", "to_lower", "to_upper", "ascii_only"}
_FIELD_ATTRIBUTES = frozenset(
    {
        "default", "default_factory", "alias", "alias_priority", "validation_alias", "serialization_alias", "title",
        "field_title_generator", "description", "examples", "exclude", "exclude_if", "discriminator", "deprecated",
        "json_schema_extra", "frozen", "validate_default", "repr", "init", "init_var", "kw_only",
    }
)  # fmt: skip
_REMOVED = MappingProxyType(
    {"const": "`const` is removed", "regex": "`regex` is removed", "unique_items": "`unique_items` is removed"}
)
_OLD = MappingProxyType({"min_items": "min_length", "max_items": "max_length"})

# One positional argument each.
_SINGLE = MappingProxyType(
    {
        "annotated_types.Gt": "gt",
        "annotated_types.Ge": "ge",
        "annotated_types.Lt": "lt",
        "annotated_types.Le": "le",
        "annotated_types.MultipleOf": "multiple_of",
        "annotated_types.MinLen": "min_length",
        "annotated_types.MaxLen": "max_length",
        "pydantic.Strict": "strict",
        "pydantic.AllowInfNan": "allow_inf_nan",
        "pydantic.FailFast": "fail_fast",
    }
)
_GROUPS = MappingProxyType(
    {
        "annotated_types.Interval": (),
        "annotated_types.Len": ("min_length", "max_length"),
        "pydantic.StringConstraints": (),
    }
)
_VALIDATORS = MappingProxyType(
    {
        "pydantic.BeforeValidator": "before",
        "pydantic.AfterValidator": "after",
        "pydantic.WrapValidator": "wrap",
        "pydantic.PlainValidator": "plain",
    }
)
_SERIALIZERS = frozenset({"pydantic.PlainSerializer", "pydantic.WrapSerializer"})
_HARMLESS = frozenset(
    {
        "annotated_types.Predicate", "annotated_types.Not", "annotated_types.Timezone", "annotated_types.Unit",
        "typing.Doc", "annotated_doc.Doc", "annotated_types.doc", "annotated_types.DocInfo", "pydantic.UrlConstraints",
        "pydantic.PrivateAttr", "annotated_types.LowerCase", "annotated_types.UpperCase", "annotated_types.IsDigit",
        "annotated_types.IsNotNan", "annotated_types.IsFinite", "builtins.object", "builtins.dict", "builtins.tuple",
        "typer.Option", "typer.Argument", "click.Option",
    }
)  # fmt: skip
_DEPENDENCY_MODULES = (
    "fastmcp.dependencies",
    "fastmcp.server.dependencies",
    "docket",
    "uncalled_for",
    "mcp.server.mcpserver",
)


def read_marker(reader: Reader, node: ast.expr, env: Env) -> Iterator[Metadata]:
    """What one element of `Annotated` means."""
    place = ExpressionPlace(env.file, node)
    if isinstance(node, ast.Starred):
        yield NotReadable(place, "unpacked metadata is not followed")
    elif isinstance(node, ast.Call):
        yield from _call(reader, node, env)
    elif isinstance(node, ast.Lambda):
        yield Ignored(place)
    elif isinstance(node, ast.Name | ast.Attribute):
        yield from _name(reader, node, env)
    else:
        yield _data(reader, node, env)


def _data(reader: Reader, node: ast.expr, env: Env) -> Metadata:
    """Metadata that is data: a text is a description for the SDKs, anything else changes nothing."""
    place = ExpressionPlace(env.file, node)
    value = reader.value(env.file, node, env.names)
    if isinstance(value, Scalar):
        return Description(place, value) if isinstance(value.value, str) else Ignored(place)
    if isinstance(value, Array | Object):
        return Ignored(place, hashable=isinstance(value, Array) and value.kind == "tuple")
    return NotReadable(place, value.reason if isinstance(value, Unknown) else "metadata is not known")


def _name(reader: Reader, node: ast.expr, env: Env) -> Iterator[Metadata]:
    place = ExpressionPlace(env.file, node)
    references = env.file.resolve(dotted_name(node), env.names)
    if len(references) == 1:
        reference = references[0]
        if isinstance(reference, Bound) and not reference.rest and reference.binding.kind == "assign":
            value = reference.binding.value
            if isinstance(value, ast.Call) and not reference.binding.path and env.depth < 10:
                from .annotations import Env as Place

                yield from _call(
                    reader,
                    value,
                    Place(reference.file, reference.binding.scope, reference.file.outline.module, None, env.depth + 1),
                )
                return
        if isinstance(reference, External):
            name = reader.name_of(node, env.file, env.names) or ""
            if name == "pydantic.Strict":
                yield Constraint(place, "strict", Scalar(place, value=True))
                return
            if name in _HARMLESS:
                yield Ignored(place)
                return
        if isinstance(reference, Bound) and (_is_plain(reader, reference) or _is_function(reference)):
            yield Ignored(place)
            return
    yield _data(reader, node, env)


def _call(reader: Reader, node: ast.Call, env: Env) -> Iterator[Metadata]:
    place = ExpressionPlace(env.file, node)
    name = reader.name_of(node.func, env.file, env.names)
    if name is None:
        yield from _own_call(reader, node, env)
        return
    if name == "pydantic.Field":
        yield field_call(reader, node, env)
        return
    given = call_arguments(reader, node, env)
    if given is None:
        yield NotReadable(place, "the arguments of a call are not known")
    elif name in _SINGLE:
        value = given.get(_SINGLE[name]) or given.get("0")
        if value is not None:
            yield Constraint(value.place, _SINGLE[name], _value(reader, value))
        else:
            yield Constraint(place, _SINGLE[name], Scalar(place, value=True))
    elif name in _GROUPS:
        named = {key: each for key, each in given.items() if not key.isdecimal()}
        named.update(
            {
                _GROUPS[name][int(key)]: each
                for key, each in given.items()
                if key.isdecimal() and int(key) < len(_GROUPS[name])
            }
        )
        found = limits(reader, named, length=name == "annotated_types.Len")
        yield from (replace(each, grouped=True) for each in found)
    elif name in _VALIDATORS:
        accepts = given.get("json_schema_input_type")
        yield Validator(place, _VALIDATORS[name], None if accepts is None else reader.read(accepts.node, env.inner()))
    elif name in _SERIALIZERS:
        yield _serializer(reader, given, env, place)
    elif name == "pydantic.WithJsonSchema":
        yield _json_schema(reader, given, place)
    elif name == "pydantic.SkipJsonSchema":
        yield JsonSchema(place, None)
    elif name == "pydantic.Discriminator":
        value = given.get("discriminator") or given.get("0")
        text = _value(reader, value) if value is not None else None
        if isinstance(text, Scalar) and isinstance(text.value, str):
            yield DiscriminatorName(place, text.value)
        else:
            yield NotReadable(place, "a computed discriminator is not followed")
    elif name in {"typing.deprecated", "warnings.deprecated"}:
        yield Deprecated(place)
    elif any(name == module or name.startswith(f"{module}.") for module in _DEPENDENCY_MODULES):
        yield Dependency(place, name, given.get("0") or given.get("fn"))
    elif name in _HARMLESS:
        yield Ignored(place)
    else:
        yield NotReadable(place, f"{name}() in Annotated is not known")


def _serializer(reader: Reader, given: Mapping[str, Given], env: Env, place: Place) -> Serializer:
    """`PlainSerializer(function)`: the type is that of the keyword, or what the function declares."""
    from .annotations import Env as Around

    function = given.get("func") or given.get("0")
    references = env.file.resolve(dotted_name(function.node), env.names) if function is not None else ()
    reference = references[0] if len(references) == 1 else None
    if "return_type" in given or (function is not None and isinstance(function.node, ast.Lambda)):
        return serializer_of(reader, given, None, env, place)
    if isinstance(reference, Bound) and not reference.rest:
        node = reference.binding.node
        if isinstance(node, ast.FunctionDef) and not node.decorator_list:
            module = reference.file.outline.module
            return serializer_of(reader, given, node, Around(reference.file, reference.binding.scope, module), place)
        if function is not None and reference.binding.kind == "class":
            return Serializer(place, reader.read(function.node, env.inner()), _may_leave_none(given))
    if isinstance(reference, External) and reference.name in {"builtins.str", "builtins.int", "builtins.float"}:
        return Serializer(place, Named(place, reference.name), _may_leave_none(given))
    return Serializer(place, NotKnown(place, "what a serializer returns is not known"), _may_leave_none(given))


def serializer_of(
    reader: Reader, given: Mapping[str, Given], function: FunctionNode | None, env: Env, place: Place
) -> Serializer:
    """A serializer with the keywords `given`; `function` is None for one that declares no type."""
    node = given["return_type"].node if "return_type" in given else None if function is None else function.returns
    returns = None if node is None else reader.annotation(node, env.inner())
    return Serializer(place, returns, _may_leave_none(given))


def _may_leave_none(given: Mapping[str, Given]) -> bool:
    used = given.get("when_used")
    return used is not None and not (isinstance(used.node, ast.Constant) and used.node.value in {"always", "json"})


def _own_call(reader: Reader, node: ast.Call, env: Env) -> Iterator[Metadata]:
    """A call of something first-party: an instance of a class without pydantic's methods changes nothing."""
    place = ExpressionPlace(env.file, node)
    references = env.file.resolve(dotted_name(node.func), env.names)
    if len(references) == 1 and isinstance(references[0], Bound) and _is_plain(reader, references[0]):
        yield Ignored(place)
    else:
        yield _data(reader, node, env)


def _is_function(reference: Bound) -> bool:
    return not reference.rest and isinstance(reference.binding.node, ast.FunctionDef | ast.AsyncFunctionDef)


def _is_plain(reader: Reader, reference: Bound) -> bool:
    """Whether a first-party class is known to have none of pydantic's methods: no bases, none in its body."""
    node = reference.binding.node
    if reference.rest or not isinstance(node, ast.ClassDef):
        return False
    names = {each.name for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
    if any(
        each.startswith("__get_pydantic") or each in {"__get_validators__", "__getattr__", "__iter__"} for each in names
    ):
        return False
    for base in node.bases:
        name = reader.name_of(base, reference.file, reference.binding.scope)
        if name not in {
            "builtins.object",
            "typing.NamedTuple",
            "builtins.str",
            "builtins.int",
            "enum.Enum",
            "typing.Protocol",
        }:
            return False
    return not node.keywords


def _json_schema(reader: Reader, given: Mapping[str, Given], place: ExpressionPlace) -> Metadata:
    schema = given.get("json_schema") or given.get("0")
    mode = given.get("mode") or given.get("1")
    mode_value = None if mode is None else _value(reader, mode)
    if schema is None or (mode_value is not None and not isinstance(mode_value, Scalar)):
        return NotReadable(place, "the arguments of WithJsonSchema() are not known")
    text = mode_value.value if isinstance(mode_value, Scalar) and isinstance(mode_value.value, str) else None
    value = _value(reader, schema)
    if isinstance(value, Scalar) and value.value is None:
        return JsonSchema(place, None, text)
    return JsonSchema(place, value, text)


def field_call(reader: Reader, node: ast.Call, env: Env) -> Metadata:
    """A call of `Field`."""
    place = ExpressionPlace(env.file, node)
    given = call_arguments(reader, node, env)
    if given is None or "1" in given:
        return NotReadable(place, "the arguments of Field() are not known")
    arguments = dict(given)
    if "0" in arguments:
        arguments["default"] = arguments.pop("0")
    for removed, reason in _REMOVED.items():
        if removed in arguments and not arguments[removed].is_none:
            return FieldCall(place, refused=("PydanticUserError", reason))
    for old, new in _OLD.items():
        value = arguments.pop(old, None)
        if value is not None and new not in arguments:
            arguments[new] = value
    extra = {
        key: value for key, value in arguments.items() if key not in _FIELD_ATTRIBUTES and key not in _FIELD_LIMITS
    }
    attributes = {key: value for key, value in arguments.items() if key in _FIELD_ATTRIBUTES}
    # `...` stands for no default
    if "default" in attributes and attributes["default"].is_ellipsis:
        del attributes["default"]
    if "default" in attributes and "default_factory" in attributes and not attributes["default_factory"].is_none:
        return FieldCall(place, refused=("TypeError", "cannot specify both default and default_factory"))
    extra.pop("allow_mutation", None)
    if extra and "json_schema_extra" not in attributes:
        # pydantic 2.14.4, fields.py: extra keywords are taken as json_schema_extra, with a warning
        from flake8_mcp.syntax.values import Entry

        entries = tuple(Entry(Scalar(each.key or place, key), _value(reader, each)) for key, each in extra.items())
        attributes["json_schema_extra"] = Given(env.file, env.names, node, None, Object(place, entries))
    limiting = {key: value for key, value in arguments.items() if key in _FIELD_LIMITS}
    return FieldCall(place, attributes, limits(reader, limiting))


def limits(reader: Reader, given: Mapping[str, Given], *, length: bool = False) -> tuple[Constraint, ...]:
    """The limits among the arguments of a call, in the order that pydantic applies them; None sets none.

    `length`: a minimum length of 0 sets none either.
    """
    found: list[Constraint] = []
    for name in _LIMITS:
        each = given.get(name)
        if each is None or each.is_none:
            continue
        value = _value(reader, each)
        if isinstance(value, Scalar) and (
            value.value is None or (length and name == "min_length" and value.value == 0)
        ):
            continue
        found.append(Constraint(each.place, name, value))
    return tuple(found)


def call_arguments(reader: Reader, node: ast.Call, env: Env) -> dict[str, Given] | None:
    """The arguments of a call by keyword, those by position under "0", "1" and so on; None if some are not known."""
    found: dict[str, Given] = {}
    for index, argument in enumerate(node.args):
        if isinstance(argument, ast.Starred):
            return None
        found[str(index)] = Given(env.file, env.names, argument)
    for keyword in node.keywords:
        if keyword.arg is not None:
            found[keyword.arg] = Given(env.file, env.names, keyword.value, NamePlace(env.file, keyword, keyword.arg))
            continue
        spread = reader.value(env.file, keyword.value, env.names)
        if not isinstance(spread, Object) or spread.rest is not None:
            return None
        for key, entry in spread.members():
            found[key] = Given(env.file, env.names, keyword.value, entry.place, entry.value)
    return found


def _value(reader: Reader, given: Given) -> Value:
    from .expressions import value_of

    return value_of(reader.evaluator, given)
