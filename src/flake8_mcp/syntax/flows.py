"""Which variables may hold an object: the way of a value through assignments, containers, loops and calls.

A value is followed from the expression that is changed to every binding that may hold it, or hold something that it is
part of. A change of a copy does not reach its original, but a change of an element of the copy does.
"""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.walking import walk

from .finding import IN_FILE, Found
from .outline import ANY_ATTRIBUTE, Binding, FromImport, dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .finding import Lookup
    from .outline import Mutation, Outline, Scope
    from .project import CodeFile

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
_ADDING_SEVERAL = frozenset(["__ior__", "extend", "extendleft", "symmetric_difference_update", "update"])


def holders(
    file: CodeFile,
    expression: ast.expr,
    scope: Scope,
    depth: int = 0,
    seen: set[tuple[object, ...]] | None = None,
) -> Iterator[tuple[Found, int]]:
    """Every variable of a file whose value may be, or contain, the object that lies `depth` inside of an expression's.

    With how deep inside its value the object lies; an import is a variable too. What is in `seen` was followed before
    and is left out; what is followed is added to it.
    """
    seen = set() if seen is None else seen
    work: list[tuple[ast.expr, Scope, int]] = [(expression, scope, depth)]
    steps = 0
    while work and steps < MAX_STEPS:
        steps += 1
        node, inside, depth = work.pop()
        if (node, depth) in seen:
            continue
        seen.add((node, depth))
        found = [(Found(file, each), depth) for each in file.flows.by_value.get(node, ())]
        found += _named(file, node, inside, depth)
        if not isinstance(node, ast.Name):
            for each, inner, (needed, inward) in _parts(file, node, inside):
                if depth >= needed:
                    work.append((each, inner, _level(depth, inward)))
        if isinstance(node, ast.Call):
            work += [(each, inner, depth) for each, inner in _returned(file, node, inside)]
        if isinstance(node, ast.Attribute):
            # whatever object it is an attribute of, it may have got it anywhere in the file
            work += [(value, inner, depth) for value, inner in file.flows.given_to_attribute(node.attr)]
            found += [(Found(file, each), depth) for each in file.flows.class_attributes.get(node.attr, ())]
        for variable, level in found:
            key = (variable.binding, variable.rest, level)
            if key not in seen:
                seen.add(key)
                yield variable, level
                work += ((value, inner, _level(level, inward)) for value, inner, inward in _put_into(variable, level))


def _named(file: CodeFile, node: ast.expr, scope: Scope, depth: int) -> list[tuple[Found, int]]:
    """The variables that a dotted name stands for, with how deep inside their values the object lies."""
    parts = dotted_name(node)
    found: list[tuple[Found, int]] = []
    for each in IN_FILE.names(file, parts, scope) if parts else ():
        found.append((each, _level(depth, len(each.rest))))
        found += [(member, depth) for member in _members(each, IN_FILE)]
    return found


def _level(depth: int, inward: int) -> int:
    """How deep a change lies after a step; from the deepest level no step leads up, since it may lie deeper."""
    if depth == MAX_LEVELS and inward < 0:
        return depth
    return min(depth + inward, MAX_LEVELS)


def _put_into(variable: Found, depth: int) -> Iterator[tuple[ast.expr, Scope, int]]:
    """What was put into a variable: its value, the default of a parameter, and items that are added later."""
    file, binding, rest = variable
    scope = binding.scope
    if binding.value is not None:
        needed, inward = {"loop": _ELEMENT_OF, "augment": _COPIES}.get(binding.kind, _ALIAS)
        if depth >= needed:
            outer = scope.parent if binding.kind == "parameter" else scope
            yield binding.value, outer or scope, inward + len(binding.path)
    name = rest[-1] if rest else binding.name.rpartition(".")[2]
    if scope.kind == "class":
        yield from ((value, inner, 0) for value, inner in file.flows.given_to_attribute(name))
    if depth:
        yield from file.flows.items.get(name, ())
        yield from file.flows.items_of.get(binding, ())
    if isinstance(binding.node, ast.NamedExpr):
        for other in file.flows.around(binding.node):
            assert other.value is not None
            yield other.value, other.scope, 0


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


def functions_at(file: CodeFile, node: ast.expr, scope: Scope, look: Lookup) -> Iterator[Found]:
    """The first-party functions and classes that an expression may stand for; a method of any object, by its name."""
    parts = dotted_name(node)
    known = False
    for reference in look.names(file, parts, scope) if parts else ():
        for each in [*_members(reference, look), reference]:
            if not each.rest:
                known = True
                yield each
    if not known and isinstance(node, ast.Attribute):
        if isinstance(node.value, ast.Call):
            yield from _members_of_call(file, node.value, scope, (node.attr,), look)
        for binding in file.flows.class_attributes.get(node.attr, ()):
            yield Found(file, binding)


def _members(reference: Found, look: Lookup) -> Iterator[Found]:
    """What `x.attribute` may be where `x = Class()`, if that class is first-party."""
    value = reference.binding.value
    if reference.rest and isinstance(value, ast.Call):
        yield from _members_of_call(reference.file, value, reference.binding.scope, reference.rest, look)


def _members_of_call(
    file: CodeFile, node: ast.Call, scope: Scope, parts: tuple[str, ...], look: Lookup
) -> Iterator[Found]:
    name = dotted_name(node.func)
    for each in look.names(file, name, scope) if name else ():
        if each.binding.kind == "class" and not each.rest:
            yield from look.members(each.file, each.binding, parts)


def _returned(file: CodeFile, node: ast.Call, scope: Scope) -> Iterator[tuple[ast.expr, Scope]]:
    """What the function of the file that is called returns."""
    for each in functions_at(file, node.func, scope, IN_FILE):
        binding = each.binding
        if binding.kind == "function":
            inner = file.outline.scopes[binding.node]
            yield from ((value, inner) for value in file.outline.returns_of(inner) if value is not None)
        elif isinstance(binding.value, ast.Lambda):
            yield binding.value.body, file.outline.scopes[binding.value]


def flows_in(file: CodeFile) -> Flows:
    """The indexes over the bindings of a file, with what is added to the containers that its variables stand for."""
    flows = Flows(file.outline)
    for mutation in file.outline.mutations:
        variable = variable_of(mutation.expression) if mutation.attribute is None else None
        items = [(value, mutation.scope, inward) for value, inward in added_items(mutation)] if variable else []
        if variable is not None and items:
            for found in IN_FILE.names(file, dotted_name(variable), mutation.scope):
                flows.items_of.setdefault(found.binding, []).extend(items)
    return flows


class Flows:
    """Indexes over the bindings of a file by what they hold."""

    def __init__(self, outline: Outline) -> None:
        self.outline = outline
        self._around: dict[ast.AST, list[Binding]] | None = None
        self._mentions: dict[str, set[str]] | None = None
        self._leading: dict[str, frozenset[str]] = {}
        self.import_aliases: list[tuple[str, str]] = []
        self.by_value: dict[ast.AST, list[Binding]] = {}
        self.by_attribute: dict[str, list[tuple[ast.expr, Scope]]] = {}
        self.class_attributes: dict[str, list[Binding]] = {}
        self.items: dict[str, list[tuple[ast.expr, Scope, int]]] = {}
        self.items_of: dict[Binding, list[tuple[ast.expr, Scope, int]]] = {}
        for scope in dict.fromkeys([outline.module, *outline.scopes.values()]):
            for name, bindings in scope.bindings.items():
                attribute = name.rpartition(".")[2] if "." in name else None
                if scope.kind == "class":
                    self.class_attributes.setdefault(name, []).extend(bindings)
                for binding in bindings:
                    if isinstance(binding.node, FromImport) and binding.name != binding.node.alias.name:
                        self.import_aliases.append((binding.node.alias.name, binding.name))
                    if binding.value is not None:
                        self.by_value.setdefault(binding.value, []).append(binding)
                        if attribute is not None:
                            self.by_attribute.setdefault(attribute, []).append((binding.value, binding.scope))
        for mutation in outline.mutations:
            if mutation.attribute is None:
                variable = variable_of(mutation.expression)
                name = variable.id if isinstance(variable, ast.Name) else variable.attr if variable else ""
                for value, inward in added_items(mutation) if name else ():
                    self.items.setdefault(name, []).append((value, mutation.scope, inward))
            elif isinstance(mutation.node, ast.Call):  # setattr
                given = [(each, mutation.scope) for each in mutation.node.args[2:]]
                self.by_attribute.setdefault(mutation.attribute, []).extend(given)

    def leading_to(self, name: str) -> frozenset[str]:
        """The names that may lead to the value of a name: those of what mentions it, and so on."""
        found = self._leading.get(name)
        if found is None:
            seen = {name}
            work = [name]
            while work:
                following = self._mentioning().get(work.pop(), set()) - seen
                seen |= following
                work += following
            found = self._leading[name] = frozenset(seen)
        return found

    def _mentioning(self) -> dict[str, set[str]]:
        """For each identifier the names of the variables, attributes and functions whose value mentions it."""
        if self._mentions is None:
            mentions: dict[str, set[str]] = {}
            self._mentions = mentions
            for value, bindings in self.by_value.items():
                names = {binding.name.rpartition(".")[2] for binding in bindings}
                for each in identifiers_in(value) | names:
                    mentions.setdefault(each, set()).update(names)
                for inner in walk(value):
                    if isinstance(inner, ast.NamedExpr) and isinstance(inner.target, ast.Name):
                        for name in names:
                            mentions.setdefault(name, set()).add(inner.target.id)
            given = [(name, value) for name, values in self.by_attribute.items() for value, _ in values]
            given += [(name, value) for name, values in self.items.items() for value, _, _ in values]
            given += [
                (getattr(located.scope.node, "name", ""), located.node.value)
                for located in self.outline.returns
                if located.node.value is not None
            ]
            for name, expression in given:
                for each in identifiers_in(expression):
                    mentions.setdefault(each, set()).add(name)
            for original, alias in self.import_aliases:
                mentions.setdefault(original, set()).add(alias)
        return self._mentions

    def callable_names(self, functions: frozenset[str]) -> frozenset[str]:
        """Names of functions and classes, with those of lambdas, aliases and what calls of them make."""
        names = set(functions)
        size = -1
        while size != len(names):
            size = len(names)
            for value, bindings in self.by_value.items():
                parts = dotted_name(value.func if isinstance(value, ast.Call) else value)
                if isinstance(value, ast.Lambda) or (parts and (parts[0] in names or parts[-1] in names)):
                    names.update(binding.name.rpartition(".")[2] for binding in bindings)
        return frozenset(names)

    def given_to_attribute(self, name: str) -> list[tuple[ast.expr, Scope]]:
        """What the file assigns to an attribute of that name, of anything."""
        return [*self.by_attribute.get(name, ()), *self.by_attribute.get(ANY_ATTRIBUTE, ())]

    def around(self, node: ast.AST) -> list[Binding]:
        """The bindings whose value contains a walrus."""
        if self._around is None:
            self._around = {}
            for value, bindings in self.by_value.items():
                for each in walk(value):
                    if isinstance(each, ast.NamedExpr):
                        self._around.setdefault(each, []).extend(bindings)
        return self._around.get(node, [])


def identifiers_in(node: ast.AST) -> frozenset[str]:
    """The names and attributes in an expression; `*` for any attribute if it has one."""
    found: set[str] = set()
    for each in walk(node):
        if isinstance(each, ast.Name):
            found.add(each.id)
        elif isinstance(each, ast.Attribute):
            found |= {each.attr, ANY_ATTRIBUTE}
    return frozenset(found)


def added_items(mutation: Mutation) -> Iterator[tuple[ast.expr, int]]:
    """The values that a change puts into a container, and how much less deep a change of the container lies in them."""
    node = mutation.node
    if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign) and node.value is not None:
        unpacked = isinstance(node, ast.Assign) and any(isinstance(each, ast.Tuple | ast.List) for each in node.targets)
        yield node.value, 0 if unpacked or isinstance(node, ast.AugAssign) else -1
    elif isinstance(node, ast.Call) and mutation.attribute is None:
        adds_one = isinstance(node.func, ast.Attribute) and node.func.attr not in _ADDING_SEVERAL
        for each in (*node.args, *(keyword.value for keyword in node.keywords)):
            yield each, -1 if adds_one else 0


def variable_of(node: ast.expr) -> ast.Name | ast.Attribute | None:
    """The variable in front of subscripts and calls: `self.x` of `self.x["a"].get(1)`."""
    while not isinstance(node, ast.Attribute | ast.Name):
        if isinstance(node, ast.Subscript | ast.Starred | ast.Await):
            node = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            node = node.func.value
        else:
            return None
    return node
