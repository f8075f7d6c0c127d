"""The one pass over the ast of a file that makes its outline.

Iterative, because recursion would fail on long expressions.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from .outline import (
    ANY_ATTRIBUTE,
    MAX_DEPTH,
    Binding,
    Branch,
    FromImport,
    FunctionNode,
    Located,
    Mutation,
    Outline,
    Scope,
    ScopeNode,
    TooDeepError,
    dotted_name,
    levels_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_MUTATING_METHODS = frozenset(
    [
        "__delitem__",
        "__ior__",
        "__setitem__",
        "add",
        "append",
        "appendleft",
        "clear",
        "difference_update",
        "discard",
        "extend",
        "extendleft",
        "insert",
        "intersection_update",
        "move_to_end",
        "pop",
        "popitem",
        "popleft",
        "remove",
        "reverse",
        "rotate",
        "setdefault",
        "sort",
        "symmetric_difference_update",
        "update",
    ]
)
# Functions that change their first argument.
_MUTATING_FUNCTIONS = frozenset(["delitem", "heapify", "heappop", "heappush", "insort", "setitem", "shuffle"])


def build_outline(tree: ast.Module) -> Outline:
    """Index a tree.

    Raises TooDeepError if statements are nested deeper than MAX_DEPTH (an `elif` is not nested). An expression that
    is nested deeper is left out, and its line kept.
    """
    return _Indexer(tree).run()


class _Indexer:
    def __init__(self, tree: ast.Module) -> None:
        module = Scope("module", tree, None)
        self.outline = Outline(tree, module, [], [], [], [], [], [], {tree: module}, [])
        self.nonlocals: list[Binding] = []
        self.in_text = False
        self.stack: list[tuple[ast.AST, int, Scope, Branch | None]] = []
        self.pending: list[tuple[ast.AST, int, Scope, Branch | None]] = []

    def run(self) -> Outline:
        module = self.outline.module
        self.stack.extend((node, 1, module, None) for node in reversed(self.outline.tree.body))
        self.walk()
        for binding in self.nonlocals:  # only now is every binding of the enclosing functions known
            _enclosing_binder(binding.scope, binding.name).bindings.setdefault(binding.name, []).append(binding)
        return self.outline

    def walk(self) -> None:
        stack = self.stack
        pending = self.pending
        visitors = _VISITORS
        while stack:
            node, depth, scope, branch = stack.pop()
            if depth > MAX_DEPTH:
                if isinstance(node, ast.stmt):
                    raise TooDeepError(_line_of(node))
                self.outline.too_deep.append(_line_of(node))
                continue
            visit = visitors.get(type(node))
            if visit is None:
                depth += 1
                for name in _FIELDS[type(node)]:
                    child: Any = getattr(node, name, None)
                    if type(child) is list:
                        pending.extend([(each, depth, scope, branch) for each in child if type(each) in _PARTS])
                    elif type(child) in _PARTS:
                        pending.append((child, depth, scope, branch))
            else:
                visit(self, node, depth + 1, scope, branch)
            if pending:
                pending.reverse()
                stack.extend(pending)
                pending.clear()

    # pushing: children in source order

    def push(self, node: ast.AST | None, depth: int, scope: Scope, branch: Branch | None) -> None:
        if type(node) in _PARTS:
            self.pending.append((node, depth, scope, branch))  # type: ignore[arg-type]  # None is none of them

    def push_all(self, nodes: Sequence[ast.AST | None], depth: int, scope: Scope, branch: Branch | None) -> None:
        pushed = [(node, depth, scope, branch) for node in nodes if type(node) in _PARTS]
        self.pending.extend(pushed)  # type: ignore[arg-type]  # as above

    # binding

    def bind(self, binding: Binding) -> None:
        scope = binding.scope
        outer = scope.outer_names.get(binding.name)
        if outer == "global":
            scope = self.outline.module
        elif outer == "nonlocal":
            self.nonlocals.append(binding)
            return
        scope.bindings.setdefault(binding.name, []).append(binding)

    def bind_target(
        self, target: ast.expr, node: ast.AST, scope: Scope, branch: Branch | None, kind: str, value: ast.expr | None
    ) -> None:
        """Bind the names of an assignment target; subscripts and attributes count as mutations."""
        work: list[tuple[ast.expr, tuple[int, ...]]] = [(target, ())]
        while work:
            each, path = work.pop()
            if isinstance(each, ast.Name):
                how = "unpack" if path and kind == "assign" else kind
                self.bind(Binding(each.id, how, node, scope, branch, value, path))
            elif isinstance(each, ast.Tuple | ast.List):
                starred = any(isinstance(element, ast.Starred) for element in each.elts)
                inner = [(element, (*path, -1 if starred else index)) for index, element in enumerate(each.elts)]
                work.extend(reversed(inner))
            elif isinstance(each, ast.Starred):
                work.append((each.value, (*path, -1)))
            elif isinstance(each, ast.Attribute):
                dotted = dotted_name(each)
                if dotted:
                    how = "unpack" if path and kind == "assign" else kind
                    name = ".".join(dotted)
                    self.bind(Binding(name, how, node, scope, branch, value, path))
                self.mutate(each.value, node, scope, each.attr)
            else:
                assert isinstance(each, ast.Subscript)
                self.mutate(each.value, node, scope)

    def mutate(self, changed: ast.expr, node: ast.AST, scope: Scope, attribute: str | None = None) -> None:
        self.outline.mutations.append(Mutation(changed, node, scope, attribute))

    # statements and scopes

    def function(self, node: FunctionNode, depth: int, scope: Scope, branch: Branch | None) -> None:
        self.bind(Binding(node.name, "function", node, scope, branch))
        self.outline.functions.append(Located(node, scope, branch))
        inner = self.open_scope("function", node, scope, branch)
        outer = self.type_parameters(node, inner, scope, branch)
        self.push_all(node.decorator_list, depth, scope, branch)
        self.arguments(node.args, inner, depth, outer, branch)
        self.push_all(node.args.defaults, depth, scope, branch)
        self.push_all(node.args.kw_defaults, depth, scope, branch)
        self.push(node.returns, depth, outer, branch)
        self.push_all(node.body, depth, inner, None)

    def arguments(self, args: ast.arguments, inner: Scope, depth: int, scope: Scope, branch: Branch | None) -> None:
        every = [*args.posonlyargs, *args.args, *args.kwonlyargs]
        positional = [*args.posonlyargs, *args.args]
        defaults = dict(zip(reversed(positional), reversed(args.defaults), strict=False))
        defaults.update({each: value for each, value in zip(args.kwonlyargs, args.kw_defaults, strict=True) if value})
        for each in [*every, *filter(None, (args.vararg, args.kwarg))]:
            inner.bindings.setdefault(each.arg, []).append(
                Binding(each.arg, "parameter", each, inner, None, defaults.get(each), (), each.annotation)
            )
            self.push(each.annotation, depth, scope, branch)

    def type_parameters(self, node: ast.AST, inner: Scope, scope: Scope, branch: Branch | None) -> Scope:
        """The scope of annotations: `scope`, or one with the type parameters in front of it."""
        parameters = getattr(node, "type_params", ())
        if not parameters:
            return scope
        outer = Scope("annotation", inner.node, scope, branch)
        self.outline._annotation_scopes[node] = outer  # noqa: SLF001 - the indexer builds the outline
        for each in parameters:
            for home in (outer, inner):
                home.bindings.setdefault(each.name, []).append(Binding(each.name, "typevar", each, home))
        return outer

    def class_(self, node: ast.ClassDef, depth: int, scope: Scope, branch: Branch | None) -> None:
        self.bind(Binding(node.name, "class", node, scope, branch))
        self.outline.classes.append(Located(node, scope, branch))
        inner = self.open_scope("class", node, scope, branch)
        outer = self.type_parameters(node, inner, scope, branch)
        self.push_all(node.decorator_list, depth, scope, branch)
        self.push_all(node.bases, depth, outer, branch)
        self.push_all(node.keywords, depth, outer, branch)
        self.push_all(node.body, depth, inner, None)

    def lambda_(self, node: ast.Lambda, depth: int, scope: Scope, branch: Branch | None) -> None:
        inner = self.open_scope("lambda", node, scope, branch)
        self.arguments(node.args, inner, depth, scope, branch)
        self.push_all(node.args.defaults, depth, scope, branch)
        self.push_all(node.args.kw_defaults, depth, scope, branch)
        self.push(node.body, depth, inner, None)

    def comprehension(self, node: ast.ListComp, depth: int, scope: Scope, branch: Branch | None) -> None:
        inner = self.open_scope("comprehension", node, scope, branch)
        depth = self.further(node, depth)
        for index, each in enumerate(node.generators):
            self.bind_target(each.target, each, inner, None, "loop", each.iter)
            self.push(each.iter, depth, inner if index else scope, branch)
            self.push_all(each.ifs, depth, inner, None)
        for name in ("key", "elt", "value"):
            self.push(getattr(node, name, None), depth, inner, None)

    def operands(self, node: ast.BoolOp, depth: int, scope: Scope, branch: Branch | None) -> None:
        self.push_all(node.values, self.further(node, depth), scope, branch)

    def further(self, node: ast.expr, depth: int) -> int:
        """The depth of what is inside a node that is more than one level; what is too deep is noted at once."""
        depth += levels_of(node) - 1
        if depth > MAX_DEPTH:
            self.outline.too_deep.append(_line_of(node))
        return depth

    def open_scope(self, kind: str, node: ScopeNode, scope: Scope, branch: Branch | None) -> Scope:
        inner = Scope(kind, node, scope, branch)
        self.outline.scopes[node] = inner
        return inner

    def import_(self, node: ast.Import, _depth: int, scope: Scope, branch: Branch | None) -> None:
        for alias in node.names:
            self.bind(Binding(alias.asname or alias.name.partition(".")[0], "import", alias, scope, branch))

    def import_from(self, node: ast.ImportFrom, _depth: int, scope: Scope, branch: Branch | None) -> None:
        for alias in node.names:
            if alias.name == "*":
                self.outline.star_imports.append(Binding("*", "star", node, scope, branch))
            else:
                self.bind(Binding(alias.asname or alias.name, "from", FromImport(node, alias), scope, branch))

    def assign(self, node: ast.Assign, depth: int, scope: Scope, branch: Branch | None) -> None:
        for target in node.targets:
            self.bind_target(target, node, scope, branch, "assign", node.value)
        self.push_all(node.targets, depth, scope, branch)
        self.push(node.value, depth, scope, branch)

    def annotated_assign(self, node: ast.AnnAssign, depth: int, scope: Scope, branch: Branch | None) -> None:
        name = ".".join(dotted_name(node.target))
        if name:
            kind = "declare" if node.value is None else "assign"
            self.bind(Binding(name, kind, node, scope, branch, node.value, (), node.annotation))
        if node.value is not None and isinstance(node.target, ast.Attribute):
            self.mutate(node.target.value, node, scope, node.target.attr)
        elif node.value is not None and isinstance(node.target, ast.Subscript):
            self.mutate(node.target.value, node, scope)
        self.push(node.target, depth, scope, branch)
        self.push(node.annotation, depth, scope, branch)
        self.push(node.value, depth, scope, branch)

    def augmented_assign(self, node: ast.AugAssign, depth: int, scope: Scope, branch: Branch | None) -> None:
        self.bind_target(node.target, node, scope, branch, "augment", node.value)
        if not isinstance(node.target, ast.Subscript):
            self.mutate(node.target, node, scope)  # a list is extended in place
        self.push(node.target, depth, scope, branch)
        self.push(node.value, depth, scope, branch)

    def named_expression(self, node: ast.NamedExpr, depth: int, scope: Scope, branch: Branch | None) -> None:
        home = scope
        while home.kind == "comprehension" and home.parent is not None:
            home = home.parent
        # the value depends on the loop inside a comprehension, and has no right position inside an f-string (3.11)
        value = node.value if home is scope and not self.in_text else None
        self.bind_target(node.target, node, home, branch, "assign", value)
        self.push(node.value, depth, scope, branch)

    def delete(self, node: ast.Delete, depth: int, scope: Scope, branch: Branch | None) -> None:
        for target in node.targets:
            self.bind_target(target, node, scope, branch, "delete", None)
        self.push_all(node.targets, depth, scope, branch)

    def type_alias(self, node: ast.AST, depth: int, scope: Scope, branch: Branch | None) -> None:
        name, value = node.name, node.value  # type: ignore[attr-defined]  # ast.TypeAlias, Python 3.12 and later
        self.bind(Binding(name.id, "alias", node, scope, branch, value))
        inner = self.open_scope("annotation", value, scope, branch)
        for each in node.type_params:  # type: ignore[attr-defined]  # as above
            inner.bindings.setdefault(each.name, []).append(Binding(each.name, "typevar", each, inner))
        self.push(value, depth, inner, None)

    def outer_name(self, node: ast.Global | ast.Nonlocal, _depth: int, scope: Scope, _branch: Branch | None) -> None:
        kind = "global" if isinstance(node, ast.Global) else "nonlocal"
        for name in node.names:
            scope.outer_names[name] = kind
            # what was bound before the declaration is a SyntaxError in Python, so there is nothing to move

    # branches

    def if_(self, node: ast.If, depth: int, scope: Scope, branch: Branch | None) -> None:
        self.push(node.test, depth, scope, branch)
        self.push_all(node.body, depth, scope, Branch(node, "body", branch))
        if len(node.orelse) == 1 and type(node.orelse[0]) is ast.If:
            depth -= 1  # an elif
        self.push_all(node.orelse, depth, scope, Branch(node, "else", branch))

    def try_(self, node: ast.Try, depth: int, scope: Scope, branch: Branch | None) -> None:
        body = Branch(node, "try", branch)
        self.push_all(node.body, depth, scope, body)
        for handler in node.handlers:
            arm = Branch(handler, "except", Branch(node, "except", branch))
            if handler.name:
                self.bind(Binding(handler.name, "except", handler, scope, arm))
            self.push(handler.type, depth, scope, branch)
            self.push_all(handler.body, depth, scope, arm)
        self.push_all(node.orelse, depth, scope, body)
        self.push_all(node.finalbody, depth, scope, branch)

    def for_(self, node: ast.For, depth: int, scope: Scope, branch: Branch | None) -> None:
        inside = Branch(node, "loop", branch)
        self.bind_target(node.target, node, scope, inside, "loop", node.iter)
        self.push(node.target, depth, scope, branch)
        self.push(node.iter, depth, scope, branch)
        self.push_all(node.body, depth, scope, inside)
        self.push_all(node.orelse, depth, scope, branch)

    def while_(self, node: ast.While, depth: int, scope: Scope, branch: Branch | None) -> None:
        self.push(node.test, depth, scope, branch)
        self.push_all(node.body, depth, scope, Branch(node, "loop", branch))
        self.push_all(node.orelse, depth, scope, branch)

    def with_(self, node: ast.With, depth: int, scope: Scope, branch: Branch | None) -> None:
        for item in node.items:
            if item.optional_vars is not None:
                self.bind_target(item.optional_vars, node, scope, branch, "with", item.context_expr)
            self.push(item.context_expr, depth, scope, branch)
        self.push_all(node.body, depth, scope, branch)

    def match(self, node: ast.Match, depth: int, scope: Scope, branch: Branch | None) -> None:
        self.push(node.subject, depth, scope, branch)
        for case in node.cases:
            arm = Branch(case, "case", Branch(node, "case", branch))
            self.push(case.pattern, depth, scope, arm)
            self.push(case.guard, depth, scope, arm)
            self.push_all(case.body, depth, scope, arm)

    def pattern_capture(self, node: ast.AST, depth: int, scope: Scope, branch: Branch | None) -> None:
        name = getattr(node, "name", None) or getattr(node, "rest", None)
        if name:
            self.bind(Binding(name, "match", node, scope, branch))
        for child in ast.iter_child_nodes(node):
            self.push(child, depth, scope, branch)

    # expressions that are indexed

    def call(self, node: ast.Call, depth: int, scope: Scope, branch: Branch | None) -> None:
        function = node.func
        self.outline.calls.append(Located(node, scope, branch))
        name = function.id if type(function) is ast.Name else getattr(function, "attr", "")
        if name in {"setattr", "delattr"} and len(node.args) > 1:
            self.mutate(node.args[0], node, scope, _literal_text(node.args[1]) or ANY_ATTRIBUTE)
        elif name in _MUTATING_FUNCTIONS and node.args:
            self.mutate(node.args[0], node, scope)
        if type(function) is ast.Attribute and name in _MUTATING_METHODS:
            self.mutate(function.value, node, scope)
            function = function.value
        self.push(function, depth, scope, branch)
        self.push_all(node.args, depth, scope, branch)
        self.push_all([keyword.value for keyword in node.keywords], depth, scope, branch)

    def dict_(self, node: ast.Dict, depth: int, scope: Scope, branch: Branch | None) -> None:
        self.outline.dicts.append(Located(node, scope, branch))
        for key, value in zip(node.keys, node.values, strict=True):
            self.push(key, depth, scope, branch)
            self.push(value, depth, scope, branch)

    def return_(self, node: ast.Return, depth: int, scope: Scope, branch: Branch | None) -> None:
        self.outline.returns.append(Located(node, scope, branch))
        self.push(node.value, depth, scope, branch)

    def attribute(self, node: ast.Attribute, depth: int, scope: Scope, branch: Branch | None) -> None:
        if node.attr in _MUTATING_METHODS and type(node.ctx) is ast.Load:
            self.mutate(node.value, node, scope)
        if type(node.value) is not ast.Name:
            self.push(node.value, depth, scope, branch)

    def text(self, node: ast.JoinedStr, depth: int, scope: Scope, branch: Branch | None) -> None:
        """An f-string: bindings and changes count, but what stands inside is not looked at as a registration."""
        outline = self.outline
        calls, dicts = len(outline.calls), len(outline.dicts)
        saved = self.stack, self.pending, self.in_text
        self.stack = [(each, depth, scope, branch) for each in reversed(node.values)]
        self.pending, self.in_text = [], True
        self.walk()
        self.stack, self.pending, self.in_text = saved
        del outline.calls[calls:], outline.dicts[dicts:]


def _literal_text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _enclosing_binder(scope: Scope, name: str) -> Scope:
    outer = scope.parent
    while outer is not None:
        if outer.kind != "class" and name in outer.bindings:
            return outer
        outer = outer.parent
    return scope


def _line_of(node: ast.AST) -> int:
    return getattr(node, "lineno", 1)


_NODES = [each for each in vars(ast).values() if isinstance(each, type) and issubclass(each, ast.AST)]
_PLAIN = (ast.expr_context, ast.operator, ast.boolop, ast.cmpop, ast.unaryop)
# Nodes with parts that matter.
_PARTS = frozenset(
    each
    for each in _NODES
    if not issubclass(each, (*_PLAIN, ast.Name, ast.Constant, ast.Pass, ast.Break, ast.Continue))
)
_NOT_PARTS = frozenset(["ctx", "op", "ops", "kind", "type_comment", "conversion", "is_async"])
_FIELDS = {each: [name for name in each._fields if name not in _NOT_PARTS] for each in _NODES}


_VISITORS: dict[type[ast.AST], Callable[..., None]] = {
    ast.FunctionDef: _Indexer.function,
    ast.AsyncFunctionDef: _Indexer.function,
    ast.ClassDef: _Indexer.class_,
    ast.Lambda: _Indexer.lambda_,
    ast.BoolOp: _Indexer.operands,
    ast.ListComp: _Indexer.comprehension,
    ast.SetComp: _Indexer.comprehension,
    ast.DictComp: _Indexer.comprehension,
    ast.GeneratorExp: _Indexer.comprehension,
    ast.Import: _Indexer.import_,
    ast.ImportFrom: _Indexer.import_from,
    ast.Assign: _Indexer.assign,
    ast.AnnAssign: _Indexer.annotated_assign,
    ast.AugAssign: _Indexer.augmented_assign,
    ast.NamedExpr: _Indexer.named_expression,
    ast.Delete: _Indexer.delete,
    ast.Global: _Indexer.outer_name,
    ast.Nonlocal: _Indexer.outer_name,
    ast.If: _Indexer.if_,
    ast.Try: _Indexer.try_,
    ast.TryStar: _Indexer.try_,
    ast.For: _Indexer.for_,
    ast.AsyncFor: _Indexer.for_,
    ast.While: _Indexer.while_,
    ast.With: _Indexer.with_,
    ast.AsyncWith: _Indexer.with_,
    ast.Match: _Indexer.match,
    ast.MatchAs: _Indexer.pattern_capture,
    ast.MatchStar: _Indexer.pattern_capture,
    ast.MatchMapping: _Indexer.pattern_capture,
    ast.Call: _Indexer.call,
    ast.Dict: _Indexer.dict_,
    ast.Return: _Indexer.return_,
    ast.Attribute: _Indexer.attribute,
    ast.JoinedStr: _Indexer.text,
    # Python 3.12 and later
    **{kind: _Indexer.type_alias for kind in [getattr(ast, "TypeAlias", None)] if kind is not None},
}
