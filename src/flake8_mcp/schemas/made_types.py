"""The types that calls in annotations make: `NewType(...)`, `TypeVar(...)`, `conint(...)` and their like."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.outline import dotted_name

from .forms import Alias, AnnotatedAs, Made, Named, NewTypeOf, NotKnown, Parametrized, Variable
from .markers import call_arguments, limits

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place

    from .annotations import Env, Reader
    from .forms import Form

_MAKERS = frozenset(
    {
        "typing.TypedDict", "typing_extensions.TypedDict", "typing.NamedTuple", "collections.namedtuple", "enum.Enum",
        "enum.IntEnum", "enum.StrEnum", "enum.Flag", "enum.IntFlag", "dataclasses.make_dataclass",
        "pydantic.create_model",
    }
)  # fmt: skip
_CONSTRAINED = MappingProxyType(
    {
        "pydantic.conint": "builtins.int",
        "pydantic.confloat": "builtins.float",
        "pydantic.constr": "builtins.str",
        "pydantic.conbytes": "builtins.bytes",
        "pydantic.condecimal": "decimal.Decimal",
        "pydantic.condate": "datetime.date",
        "pydantic.conlist": "builtins.list",
        "pydantic.conset": "builtins.set",
        "pydantic.confrozenset": "builtins.frozenset",
    }
)
_COLLECTIONS = frozenset({"builtins.list", "builtins.set", "builtins.frozenset"})


def read_call(reader: Reader, node: ast.Call, env: Env, place: Place) -> Form:
    """What a call in an annotation makes: a type of its own, an alias, a variable, an Annotated type."""
    name = reader.name_of(node.func, env.file, env.names)
    if name == "typing.NewType" and len(node.args) == 2:
        return NewTypeOf(place, reader.read(node.args[1], env.inner()))
    if name == "typing.TypeVar":
        return _type_variable(reader, node, env, place)
    if name == "typing.TypeAliasType" and len(node.args) == 2 and isinstance(node.args[0], ast.Constant):
        return Alias(place, str(node.args[0].value), env.file, node.args[1], env.names)
    if name == "builtins.type" and len(node.args) == 1 and isinstance(node.args[0], ast.Constant):
        return Named(place, "builtins.None") if node.args[0].value is None else NotKnown(place, "type(...)")
    if name in _MAKERS:
        return Made(place, env.file, node, env.names, str(name))
    if name in _CONSTRAINED:
        return _constrained(reader, str(name), node, env, place)
    return NotKnown(place, f"the result of {'.'.join(dotted_name(node.func)) or 'a call'}() is not known")


def _constrained(reader: Reader, name: str, node: ast.Call, env: Env, place: Place) -> Form:
    """`conint(...)` and its like, which are Annotated types."""
    origin = Named(place, _CONSTRAINED[name])
    inner: Form = origin
    given = call_arguments(reader, node, env)
    if given is None or "*" in given:
        return NotKnown(place, "the arguments of a call are not known")
    if origin.name in _COLLECTIONS:
        item = (
            node.args[0] if node.args else next((each.value for each in node.keywords if each.arg == "item_type"), None)
        )
        if item is None or "unique_items" in given:
            return NotKnown(place, "the item type is not known")
        inner = Parametrized(place, origin, (reader.read(item, env.inner()),))
    elif node.args:
        return NotKnown(place, "a positional argument")
    return AnnotatedAs(place, inner, limits(reader, given))


def _type_variable(reader: Reader, node: ast.Call, env: Env, place: Place) -> Form:
    keywords = {each.arg: each.value for each in node.keywords}
    name = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else ""
    bound = keywords.get("bound")
    default = keywords.get("default")
    return Variable(
        place,
        str(name),
        node,
        reader.read(bound, env.inner()) if bound is not None else None,
        tuple(reader.read(each, env.inner()) for each in node.args[1:]),
        reader.read(default, env.inner()) if default is not None else None,
    )
