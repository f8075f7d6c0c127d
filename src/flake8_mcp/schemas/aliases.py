"""Alias generators that are known: those of pydantic itself."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from .markers import call_arguments

if TYPE_CHECKING:
    from collections.abc import Callable

    from .building import Builder
    from .expressions import Given


def to_pascal(snake: str) -> str:
    """`user_id` to `UserId`, as pydantic.alias_generators.to_pascal does (2.14.4)."""
    camel = snake.title()
    return re.sub("([0-9A-Za-z])_(?=[0-9A-Z])", lambda match: match.group(1), camel)


def to_camel(snake: str) -> str:
    """`user_id` to `userId`, as pydantic.alias_generators.to_camel does."""
    if re.match("^[a-z]+[A-Za-z0-9]*$", snake) and not re.search(r"\d[a-z]", snake):
        return snake
    camel = to_pascal(snake)
    return re.sub("(^_*[A-Z])", lambda match: match.group(1).lower(), camel)


def to_snake(camel: str) -> str:
    """`userId` to `user_id`, as pydantic.alias_generators.to_snake does."""
    snake = re.sub(r"([A-Z]+)([A-Z][a-z])", lambda match: f"{match.group(1)}_{match.group(2)}", camel)
    snake = re.sub(r"([a-z])([A-Z])", lambda match: f"{match.group(1)}_{match.group(2)}", snake)
    snake = re.sub(r"([0-9])([A-Z])", lambda match: f"{match.group(1)}_{match.group(2)}", snake)
    snake = re.sub(r"([a-z])([0-9])", lambda match: f"{match.group(1)}_{match.group(2)}", snake)
    return snake.replace("-", "_").lower()


_GENERATORS: dict[str, Callable[[str], str]] = {
    "pydantic.alias_generators.to_camel": to_camel,
    "pydantic.alias_generators.to_pascal": to_pascal,
    "pydantic.alias_generators.to_snake": to_snake,
}


def generated_alias(builder: Builder, generator: Given, name: str) -> tuple[str | None, str | None] | None:
    """The names of a field in validation and in serialization mode; None if the generator is not known."""
    node = generator.node
    found = _named(builder, generator, node)
    if found is not None:
        return found(name), found(name)
    if (
        isinstance(node, ast.Call)
        and builder.reader.name_of(node.func, generator.file, generator.scope) == "pydantic.AliasGenerator"
    ):
        from .annotations import Env

        given = call_arguments(builder.reader, node, Env(generator.file, generator.scope, generator.scope))
        if given is None or set(given) - {"alias", "validation_alias", "serialization_alias"}:
            return None
        made: dict[str, str | None] = {}
        for key, each in given.items():
            function = None if each.is_none else _named(builder, each, each.node)
            if function is None and not each.is_none:
                return None
            made[key] = function(name) if function is not None else None
        alias = made.get("alias")
        return made.get("validation_alias") or alias, made.get("serialization_alias") or alias
    return None


def _named(builder: Builder, given: Given, node: ast.expr) -> Callable[[str], str] | None:
    if not isinstance(node, ast.Name | ast.Attribute):
        return None
    return _GENERATORS.get(builder.reader.name_of(node, given.file, given.scope) or "")
