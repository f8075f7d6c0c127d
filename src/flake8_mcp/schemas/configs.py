"""The configuration of pydantic models and dataclasses, inherited and own."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.values import Object, Scalar, Unknown

from .expressions import NamePlace, value_of
from .forms import Class
from .markers import call_arguments

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Value

    from .building import Builder
    from .classes import Facts
    from .expressions import Given

_MAKERS = frozenset({"pydantic.ConfigDict", "builtins.dict"})
# What has no effect on a JSON schema.
_SILENT = frozenset(
    {
        "str_to_lower", "str_to_upper", "str_strip_whitespace", "frozen", "populate_by_name", "validate_assignment",
        "from_attributes", "loc_by_alias", "strict", "revalidate_instances", "validate_default", "validate_return",
        "protected_namespaces", "hide_input_in_errors", "defer_build", "plugin_settings", "coerce_numbers_to_str",
        "validation_error_cause", "cache_strings", "validate_by_name", "url_preserve_empty_path", "val_temporal_unit",
        "val_json_bytes", "allow_inf_nan", "ser_json_inf_nan", "orm_mode", "allow_population_by_field_name",
        "regex_engine", "polymorphic_serialization", "ignored_types", "use_enum_values", "copy_on_model_validation",
    }
)  # fmt: skip
_FOLLOWED = frozenset(
    {"title", "extra", "json_schema_extra", "alias_generator", "use_attribute_docstrings", "arbitrary_types_allowed",
     "str_min_length", "str_max_length", "json_schema_serialization_defaults_required", "serialize_by_alias"}
)  # fmt: skip


@dataclass(slots=True)
class Config:
    """The configuration of a class by keyword; `unknown` says why it is not known in full."""

    given: dict[str, Given] = field(default_factory=dict)
    unknown: str = ""

    def text(self, builder: Builder, name: str) -> str | None:
        """A text in the configuration, None if it is not set to one."""
        value = self.value(builder, name)
        return value.value if isinstance(value, Scalar) and isinstance(value.value, str) else None

    def flag(self, builder: Builder, name: str) -> bool:
        """A flag of the configuration."""
        value = self.value(builder, name)
        return bool(isinstance(value, Scalar) and value.value)

    def value(self, builder: Builder, name: str) -> Value | None:
        """A value of the configuration, None if it is not set."""
        given = self.given.get(name)
        return None if given is None else value_of(builder.reader.evaluator, given)


def config_of(builder: Builder, facts: Facts) -> Config:
    """The configuration of a model: that of its bases, then its own."""
    config = Config()
    for base in reversed(facts.order):
        if isinstance(base.form, Class):
            inner = builder.classes.facts(base.form)
            own = _own(builder, inner)
            config.given.update(own.given)
            config.unknown = config.unknown or own.unknown
    _check(builder, config)
    return config


def _own(builder: Builder, facts: Facts) -> Config:
    config = Config()
    for attribute in facts.attributes:
        if attribute.name in {"model_config", "__pydantic_config__"} and attribute.value is not None:
            _read(builder, facts, attribute.value, config)
    nested = facts.nested.get("Config")
    if nested is not None:
        _read_class(builder, facts, nested, config)
    for keyword in facts.form.node.keywords:
        if keyword.arg is not None and keyword.arg not in {"metaclass", "total", "closed", "extra_items"}:
            config.given[keyword.arg] = builder.classes.given(facts, keyword.value)
    if facts.pydantic and isinstance(facts.decorator, ast.Call):
        given = next((each.value for each in facts.decorator.keywords if each.arg == "config"), None)
        if given is not None:
            _read(builder, facts, given, config)
    return config


def _read(builder: Builder, facts: Facts, node: ast.expr, config: Config) -> None:
    from .annotations import Env

    reader = builder.reader
    env = Env(facts.form.file, facts.form.body, facts.form.body)
    if isinstance(node, ast.Call) and reader.name_of(node.func, env.file, env.names) in _MAKERS and not node.args:
        found = call_arguments(reader, node, env)
        if found is not None:
            config.given.update(found)
            return
    elif isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
                config.unknown = "the configuration of the class is not known"
                return
            config.given[key.value] = builder.classes.given(facts, value)
        return
    else:
        read = value_of(reader.evaluator, builder.classes.given(facts, node))
        if isinstance(read, Object) and read.rest is None:
            from .expressions import Given as Expression

            for name, entry in read.members():
                config.given[name] = Expression(env.file, env.names, node, entry.place, entry.value)
            return
    config.unknown = "the configuration of the class is not known"


def _read_class(builder: Builder, facts: Facts, nested: ast.ClassDef, config: Config) -> None:
    """The `class Config:` of pydantic 1, which pydantic 2 still takes."""
    scope = facts.form.file.outline.scopes[nested]
    from .expressions import Given as Expression

    if nested.bases:
        config.unknown = "the configuration of the class is not known"
    for statement in nested.body:
        if (
            isinstance(statement, ast.Assign)
            and len(statement.targets) == 1
            and isinstance(statement.targets[0], ast.Name)
        ):
            name = statement.targets[0].id
            place = NamePlace(facts.form.file, statement, name)
            config.given[name] = Expression(facts.form.file, scope, statement.value, place)
        elif isinstance(statement, ast.FunctionDef):
            config.unknown = f"{statement.name} of the configuration is not followed"


def _check(builder: Builder, config: Config) -> None:
    for name in config.given:
        if name == "validate_by_alias" and config.flag(builder, name):
            continue
        if name not in _SILENT and name not in _FOLLOWED and not config.unknown:
            config.unknown = f"{name} of the configuration is not followed"
    for name in ("extra", "title", "use_attribute_docstrings", "arbitrary_types_allowed", "serialize_by_alias"):
        value = config.value(builder, name)
        if isinstance(value, Unknown) or (value is not None and not isinstance(value, Scalar)):
            config.unknown = config.unknown or f"{name} of the configuration is not known"
