"""An index over the ast of one file: scopes, bindings, branches and the nodes that later steps may look at.

It decides nothing about meaning. The depth that is measured on the way is the guard in front of libcst, which a deep
tree can kill (libcst 1.9.0).
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Generic, TypeVar

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.walking import children

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MAX_DEPTH = 100
MAX_SIZE = 2_000_000
ANY_ATTRIBUTE = "*"

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef
Node = TypeVar("Node", bound=ast.AST)
ScopeNode = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.expr


class TooDeepError(ValueError):
    """The tree is nested deeper than the guard allows; `line` is where."""

    def __init__(self, line: int) -> None:
        super().__init__(f"nested more than {MAX_DEPTH} levels deep at line {line}")
        self.line = line


@dataclass(frozen=True, slots=True, eq=False)
class Branch:
    """One arm of a statement that may not run: `if`/`else`, `try`/`except`, `match`, a loop body."""

    node: ast.stmt | ast.match_case | ast.ExceptHandler
    arm: str
    parent: Branch | None

    def chain(self) -> tuple[Branch, ...]:
        """The branch and those around it, innermost first."""
        found: list[Branch] = []
        branch: Branch | None = self
        while branch is not None:
            found.append(branch)
            branch = branch.parent
        return tuple(found)


@dataclass(frozen=True, slots=True, eq=False)
class Binding:
    """A statement that gives a name its value.

    `kind`: import, from, star, assign, unpack, augment, declare, function, class, parameter, loop, with, except,
    match, delete, alias, typevar. `value` is the assigned expression of assign, unpack (then `path` leads into it),
    augment, with, loop and alias, and the default of a parameter; an assign without one gets its value in a way that
    is not followed.
    `annotation` is that of an annotated assignment or parameter.
    """

    name: str
    kind: str
    node: ast.AST
    scope: Scope
    branch: Branch | None = None
    value: ast.expr | None = None
    path: tuple[int, ...] = ()
    annotation: ast.expr | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Mutation:
    """A statement that changes a value in place: `expression` is what is changed, `node` the statement or call.

    `attribute` is the attribute that is set or deleted, `*` if its name is not written; None for a change of items.
    """

    expression: ast.expr
    node: ast.AST
    scope: Scope
    attribute: str | None = None


@dataclass(slots=True, eq=False)
class Scope:
    """A module, class, function, lambda, comprehension or annotation, with the names that are bound in it.

    An annotation scope holds the type parameters of a class, a function or a `type` statement (PEP 695).
    """

    kind: str
    node: ScopeNode
    parent: Scope | None
    branch: Branch | None = None
    bindings: dict[str, list[Binding]] = field(default_factory=dict)
    outer_names: dict[str, str] = field(default_factory=dict)  # name -> "global" | "nonlocal"

    def function(self) -> Scope | None:
        """The nearest function scope around (or at) this one."""
        scope: Scope | None = self
        while scope is not None and scope.kind != "function":
            scope = scope.parent
        return scope


@dataclass(slots=True, eq=False)
class Located(Generic[Node]):
    """A node with the scope it is evaluated in and the branch it stands in."""

    node: Node
    scope: Scope
    branch: Branch | None


@dataclass(slots=True)
class Outline:
    """The index of one file; every list is in source order."""

    tree: ast.Module
    module: Scope
    functions: list[Located[FunctionNode]]
    classes: list[Located[ast.ClassDef]]
    calls: list[Located[ast.Call]]
    dicts: list[Located[ast.Dict]]
    returns: list[Located[ast.Return]]
    mutations: list[Mutation]
    scopes: dict[ast.AST, Scope]
    star_imports: list[Binding]
    too_deep: list[int] = field(default_factory=list)  # lines of expressions that are too deep to be looked into
    _annotation_scopes: dict[ast.AST, Scope] = field(default_factory=dict)
    _attributes: frozenset[str] | None = None
    _returns: dict[Scope, list[ast.expr | None]] | None = None

    def annotation_scope(self, node: FunctionNode | ast.ClassDef) -> Scope:
        """The scope that the annotations of a function, or the bases of a class, are evaluated in."""
        scope = self.scopes[node].parent
        assert scope is not None
        return self._annotation_scopes.get(node, scope)

    def assigns_attribute(self, name: str) -> bool:
        """Whether the file assigns an attribute of that name to anything, such as `function.__doc__ = ...`."""
        if self._attributes is None:
            self._attributes = frozenset(each.attribute for each in self.mutations if each.attribute is not None)
        return name in self._attributes or ANY_ATTRIBUTE in self._attributes

    def returns_of(self, scope: Scope) -> list[ast.expr | None]:
        """The values of the `return` statements of a function, in source order."""
        if self._returns is None:
            self._returns = {}
            for each in self.returns:
                self._returns.setdefault(each.scope, []).append(each.node.value)
        return self._returns.get(scope, [])


def is_too_deep(node: ast.AST) -> bool:
    """Whether a tree is nested deeper than MAX_DEPTH."""
    stack = [(node, 1)]
    while stack:
        each, depth = stack.pop()
        if depth > MAX_DEPTH:
            return True
        inner = depth + levels_of(each)
        stack.extend((child, inner) for child in ast.iter_child_nodes(each))
    return False


def levels_of(node: ast.AST) -> int:
    """How many levels a node has in libcst, which nests what ast lists: `a and b and c`, `for a in b for c in d`."""
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        return len(node.generators)
    return 1


def own_nodes(node: FunctionNode) -> Iterator[ast.AST]:
    """The nodes of a function's body that run when it is called: not those of functions and classes inside it."""
    return nodes_run_by(node.body)


def nodes_run_by(statements: Iterable[ast.stmt]) -> Iterator[ast.AST]:
    """The nodes of statements, without those of functions and classes inside them."""
    waiting: list[ast.AST] = list(statements)
    while waiting:
        each = waiting.pop()
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            continue
        yield each
        waiting.extend(children(each))


def aliases_of(expression: tuple[str, ...], scope: Scope) -> Iterator[tuple[str, ...]]:
    """The variables of a function that are set to an expression, also to `expression or {}`."""
    for name, bindings in scope.bindings.items():
        for each in bindings:
            value = each.value
            if isinstance(value, ast.BoolOp) and isinstance(value.op, ast.Or):
                value = value.values[0]
            if each.kind == "assign" and not each.path and value is not None and dotted_name(value) == expression:
                yield (name,)


class FromImport(ast.AST):
    """One name of a `from` import, with the statement it stands in."""

    _fields = ()

    def __init__(self, statement: ast.ImportFrom, alias: ast.alias) -> None:
        super().__init__()
        self.statement = statement
        self.alias = alias
        self.lineno = alias.lineno
        self.col_offset = alias.col_offset


def postpones(tree: ast.Module) -> bool:
    """Whether a file has `from __future__ import annotations`."""
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module == "__future__":
            if any(each.name == "annotations" for each in statement.names):
                return True
        elif not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            return False
    return False


def dotted_name(node: ast.AST) -> tuple[str, ...]:
    """The parts of `a.b.c`; empty for anything else."""
    parts: list[str] = []
    while type(node) is ast.Attribute:
        parts.append(node.attr)
        node = node.value
    if type(node) is not ast.Name:
        return ()
    parts.append(node.id)
    return tuple(reversed(parts))
