"""Which variables may hold an object: the way of a value through assignments, containers, loops and calls.

A value is followed from the expression that is changed to every binding that may hold it, or hold something that it is
part of. A change of a copy does not reach its original, but a change of an element of the copy does.
"""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

from .finding import IN_FILE, Found
from .flows import functions_at, members
from .outline import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from .code_file import CodeFile
    from .outline import Scope

MAX_STEPS = 4_000
MAX_LEVELS = 3  # a change lies so deep, or deeper

# A change of an object reaches what it is made of, step by step. `depth` is how deep inside the thing at hand the
# changed object lies: 0 is the thing itself. A step needs a depth, since a new container may be changed without harm
# to its elements, and says how much deeper or less deep the change lies in what comes next.
_Step = tuple[int, int]
_ALIAS: _Step = (0, 0)
_ELEMENT_OF: _Step = (0, 1)  # x[0], loop variables: the change lies one level inside the container
_CONTAINS: _Step = (1, -1)  # [x], Tool(x)
_COPIES: _Step = (1, 0)  # list(x), x + y: another container with the same elements
_PAIRS: _Step = (2, -1)  # x.items(), enumerate(x)
_FROM_PAIRS: _Step = (1, 1)  # dict(x)

_FUNCTION_STEPS: Mapping[str, _Step | None] = MappingProxyType(
    {
        "dict": _FROM_PAIRS,
        **dict.fromkeys(
            [
                "OrderedDict",
                "copy",
                "deque",
                "filter",
                "frozenset",
                "list",
                "map",
                "reversed",
                "set",
                "sorted",
                "tuple",
            ],
            _COPIES,
        ),
        **dict.fromkeys(["enumerate", "zip"], _PAIRS),
        **dict.fromkeys(["chain", "from_iterable", "max", "min", "next"], _ELEMENT_OF),
        **dict.fromkeys(
            [
                "bool",
                "deepcopy",
                "dumps",
                "float",
                "hash",
                "id",
                "int",
                "isinstance",
                "len",
                "loads",
                "print",
                "repr",
                "str",
                "sum",
                "type",
            ]
        ),
    }
)
_METHOD_STEPS: Mapping[str, _Step | None] = MappingProxyType(
    {
        **dict.fromkeys(["copy", "difference", "intersection", "keys", "union", "values"], _COPIES),
        "items": _PAIRS,
        **dict.fromkeys(["get", "pop", "popitem", "popleft", "setdefault"], _ELEMENT_OF),
        **dict.fromkeys(
            [
                "count",
                "encode",
                "endswith",
                "format",
                "index",
                "join",
                "lower",
                "replace",
                "startswith",
                "strip",
                "upper",
            ]
        ),
    }
)


@dataclass(slots=True, eq=False)
class _Place:
    """Where an object, or what it is part of, may lie `depth` deep inside; `before` is where it may come from."""

    depth: int
    before: list[_Place] | None = field(default=None, kw_only=True)


@dataclass(slots=True, eq=False)
class _Expression(_Place):
    node: ast.expr
    scope: Scope


@dataclass(slots=True, eq=False)
class _Variable(_Place):
    found: Found


@dataclass(slots=True, eq=False)
class _Attribute(_Place):
    """What is assigned to an attribute of that name, of anything: many expressions and variables share it."""

    name: str


@dataclass(slots=True, eq=False)
class _Items(_Place):
    """What is added to containers of that name."""

    name: str


class Holding:
    """The variables of a file, and where the objects in them may come from; each step is worked out once."""

    def __init__(self, file: CodeFile) -> None:
        self._file = file
        self._places: dict[tuple[object, ...], _Place] = {}

    def holders(
        self, expression: ast.expr, scope: Scope, depth: int = 0, seen: set[object] | None = None
    ) -> Iterator[tuple[Found, int]]:
        """Every variable whose value may be, or contain, the object that lies `depth` inside of an expression's.

        With how deep inside its value the object lies; an import is a variable too. What is in `seen` was followed
        before and is left out; what is followed is added to it.
        """
        seen = set() if seen is None else seen
        work = [self._expression(expression, scope, depth)]
        steps = 0
        while work and steps < MAX_STEPS:
            place = work.pop()
            if place in seen:
                continue
            seen.add(place)
            steps += 1
            if isinstance(place, _Variable):
                yield place.found, place.depth
            if place.before is None:
                place.before = list(self._before(place))
            work += place.before

    def _expression(self, node: ast.expr, scope: Scope, depth: int) -> _Place:
        key = (node, depth)
        return self._places.get(key) or self._places.setdefault(key, _Expression(depth, node, scope))

    def _expressions(self, items: Iterable[tuple[ast.expr, Scope, int]], depth: int) -> Iterator[_Place]:
        for node, scope, inward in items:
            yield self._expression(node, scope, _level(depth, inward))

    def _variable(self, found: Found, depth: int) -> _Place:
        key = (found.binding, found.rest, depth)
        return self._places.get(key) or self._places.setdefault(key, _Variable(depth, found))

    def _group(self, kind: type[_Attribute | _Items], name: str, depth: int) -> _Place:
        key = (kind, name, depth)
        return self._places.get(key) or self._places.setdefault(key, kind(depth, name))

    def _before(self, place: _Place) -> Iterator[_Place]:
        """Where the object in a place may come from."""
        flows = self._file.flows
        match place:
            case _Expression(node=node, scope=scope, depth=depth):
                yield from self._before_expression(node, scope, depth)
            case _Variable(found=found, depth=depth):
                yield from self._before_variable(found, depth)
            case _Attribute(name=name, depth=depth):
                yield from self._expressions(((*each, 0) for each in flows.given_to_attribute(name)), depth)
            case _Items(name=name, depth=depth):
                yield from self._expressions(flows.items.get(name, ()), depth)

    def _before_expression(self, node: ast.expr, scope: Scope, depth: int) -> Iterator[_Place]:
        file = self._file
        if not isinstance(node, ast.Name):
            for each, inner, (needed, inward) in _parts(file, node, scope):
                if depth >= needed:
                    yield self._expression(each, inner, _level(depth, inward))
        if isinstance(node, ast.Call):
            for value, inner in _returned(file, node, scope):
                yield self._expression(value, inner, depth)
        if isinstance(node, ast.Attribute):
            # whatever object it is an attribute of, it may have got it anywhere in the file
            yield self._group(_Attribute, node.attr, depth)
            for binding in file.flows.class_attributes.get(node.attr, ()):
                yield self._variable(Found(file, binding), depth)
        parts = dotted_name(node)
        for found in IN_FILE.names(file, parts, scope) if parts else ():
            yield self._variable(found, _level(depth, len(found.rest)))
            for member in members(found, IN_FILE):
                yield self._variable(member, depth)
        for binding in file.flows.by_value.get(node, ()):
            yield self._variable(Found(file, binding), depth)

    def _before_variable(self, variable: Found, depth: int) -> Iterator[_Place]:
        """What was put into a variable: its value, the default of a parameter, and items that are added later."""
        file, binding, rest = variable
        scope = binding.scope
        if binding.value is not None:
            needed, inward = {"loop": _ELEMENT_OF, "augment": _COPIES}.get(binding.kind, _ALIAS)
            if depth >= needed:
                outer = scope.parent if binding.kind == "parameter" else scope
                yield self._expression(binding.value, outer or scope, _level(depth, inward + len(binding.path)))
        name = rest[-1] if rest else binding.name.rpartition(".")[2]
        if scope.kind == "class":
            yield self._group(_Attribute, name, depth)
        if depth:
            yield self._group(_Items, name, depth)
            yield from self._expressions(file.flows.items_of.get(binding, ()), depth)
        if isinstance(binding.node, ast.NamedExpr):
            for other in file.flows.around(binding.node):
                assert other.value is not None
                yield self._expression(other.value, other.scope, depth)


def _level(depth: int, inward: int) -> int:
    """How deep a change lies after a step; from the deepest level no step leads up, since it may lie deeper."""
    if depth == MAX_LEVELS and inward < 0:
        return depth
    return min(depth + inward, MAX_LEVELS)


def _parts(file: CodeFile, node: ast.expr, scope: Scope) -> Iterator[tuple[ast.expr, Scope, _Step]]:
    """The expressions whose objects a compound one may give or hold, and the step to them."""
    match node:
        case ast.Subscript(slice=ast.Slice()):
            yield node.value, scope, _COPIES
        case ast.Subscript() | ast.Attribute() | ast.Starred():
            yield node.value, scope, _ELEMENT_OF
        case ast.Await() | ast.NamedExpr():
            yield node.value, scope, _ALIAS
        case ast.IfExp():
            yield node.body, scope, _ALIAS
            yield node.orelse, scope, _ALIAS
        case ast.BoolOp():
            yield from ((each, scope, _ALIAS) for each in node.values)
        case ast.BinOp():
            yield node.left, scope, _COPIES
            yield node.right, scope, _COPIES
        case ast.List() | ast.Tuple() | ast.Set():
            yield from ((each, scope, _CONTAINS) for each in node.elts)
        case ast.Dict():
            for key, value in zip(node.keys, node.values, strict=True):
                yield value, scope, _CONTAINS if key is not None else _COPIES
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp():
            yield node.elt, file.outline.scopes[node], _CONTAINS
        case ast.DictComp():
            yield node.value, file.outline.scopes[node], _CONTAINS
        case ast.Call(func=ast.Lambda(body=body) as function):
            yield body, file.outline.scopes[function], _ALIAS
        case ast.Call():
            yield from ((each, scope, step) for each, step in _held_by_call(node))


def _held_by_call(node: ast.Call) -> Iterator[tuple[ast.expr, _Step]]:
    function = node.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if isinstance(function, ast.Attribute):
        step = _METHOD_STEPS.get(name, _ALIAS)
        if step is not None:
            yield function.value, step
    # an instance of a class holds its arguments; any other function may return them
    step = _FUNCTION_STEPS.get(name, _CONTAINS if name[:1].isupper() else _ALIAS)
    if step is not None:
        yield from ((each, step) for each in node.args)
        yield from ((each.value, _CONTAINS if each.arg and step is not _ALIAS else step) for each in node.keywords)


def _returned(file: CodeFile, node: ast.Call, scope: Scope) -> Iterator[tuple[ast.expr, Scope]]:
    """What the function of the file that is called returns."""
    for each in functions_at(file, node.func, scope, IN_FILE):
        binding = each.binding
        if binding.kind == "function":
            inner = file.outline.scopes[binding.node]
            yield from ((value, inner) for value in file.outline.returns_of(inner) if value is not None)
        elif isinstance(binding.value, ast.Lambda):
            yield binding.value.body, file.outline.scopes[binding.value]
