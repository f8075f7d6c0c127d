"""The validators, serializers and computed fields that the functions of a class are."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.values import Scalar

from .class_fields import generate_alias
from .core import FieldCore
from .expressions import ExpressionPlace, value_of
from .field_cores import apply_aliases
from .fields import field_info, json_extra, json_updates
from .forms import Class, Named, NotKnown
from .markers import call_arguments, serializer_of
from .metadata import FieldCall, Validator

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import FunctionNode

    from .building import Builder
    from .classes import Facts
    from .configs import Config
    from .forms import Form
    from .metadata import Serializer

_VALIDATORS = frozenset({"pydantic.field_validator", "pydantic.validator", "pydantic.class_validators.validator"})
_FIELD_SERIALIZERS = frozenset({"pydantic.field_serializer", "pydantic.serializer"})
_MODEL_SERIALIZERS = frozenset({"pydantic.model_serializer"})


_WHOLE_VALIDATORS = frozenset(
    {"pydantic.model_validator", "pydantic.root_validator", "pydantic.class_validators.root_validator"}
)


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


def decorated_functions(builder: Builder, facts: Facts) -> list[Decorated]:
    """The validators and serializers of a class and its bases."""
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


def validates_whole(builder: Builder, facts: Facts) -> bool:
    """Whether a class itself has a validator that sees the whole object before or around pydantic's own."""
    for function in facts.functions.values():
        for decorator in function.decorator_list:
            callee = decorator.func if isinstance(decorator, ast.Call) else decorator
            if builder.reader.name_of(callee, facts.form.file, facts.form.body) in _WHOLE_VALIDATORS:
                return True
    return False


def computed_fields(builder: Builder, facts: Facts, config: Config) -> list[FieldCore]:
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
    apply_aliases(builder, found, info)
    generate_alias(builder, found, info, config)
    return found
