"""A walk over a syntax tree at a third of what `ast.walk` takes, which also looks at operators, contexts and names."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

# Fields that hold no node with anything inside it, and those that do so only in some classes.
_NO_NODES = frozenset(
    {
        "attr", "conversion", "ctx", "id", "is_async", "kind", "kwd_attrs", "level", "module", "op", "ops", "rest",
        "simple", "str", "tag", "type_comment",
    }
)  # fmt: skip
_TEXTS = {
    "arg": (ast.arg, ast.keyword),
    "names": (ast.Global, ast.Nonlocal),
    "value": (ast.Constant, ast.MatchSingleton),
}


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all that is inside it in the order of `ast.walk`, without operators and the contexts of names."""
    waiting: list[ast.AST | None] = [node]
    for each in waiting:
        if each is None:
            continue
        yield each
        for name in CHILD_FIELDS.get(each.__class__, ()):
            value = getattr(each, name, None)
            if value.__class__ is list:
                waiting += value
            elif value is not None:
                waiting.append(value)


def children(node: ast.AST) -> list[ast.AST]:
    """The nodes right inside a node, without operators and the contexts of names."""
    found: list[ast.AST] = []
    for name in CHILD_FIELDS.get(node.__class__, ()):
        value = getattr(node, name, None)
        if value.__class__ is list:
            found += value if None not in value else [each for each in value if each is not None]
        elif value is not None:
            found.append(value)
    return found


def _child_fields(cls: type[ast.AST]) -> tuple[str, ...]:
    if issubclass(cls, ast.alias):
        return ()
    return tuple(
        name
        for name in cls._fields
        if name not in _NO_NODES
        and not issubclass(cls, _TEXTS.get(name, ()))
        and (name != "name" or cls.__name__ == "TypeAlias")  # of Python 3.12
    )


CHILD_FIELDS: Mapping[type[ast.AST], tuple[str, ...]] = MappingProxyType(
    {each: _child_fields(each) for each in vars(ast).values() if isinstance(each, type) and issubclass(each, ast.AST)}
)
