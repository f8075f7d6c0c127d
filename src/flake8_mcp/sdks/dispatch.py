"""How the dispatcher of a low-level server tells its tools apart."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.model import Branch, Dispatch
from flake8_mcp.schemas.expressions import ExpressionPlace, NamePlace
from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.outline import aliases_of, dotted_name, nodes_run_by, own_nodes
from flake8_mcp.syntax.values import Object, text_of
from flake8_mcp.syntax.walking import walk

from ._argument_reads import are_changed, functions_given, reads, reads_of_function
from ._content import gives_content_only
from ._receivers import receiver_of
from .unchecked import is_unchecked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Server
    from flake8_mcp.syntax.outline import FunctionNode, Located
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place

    from ._sdk import Discovery

# Calls that do nothing with a name but write it down.
_WRITING = frozenset(
    {"critical", "debug", "error", "exception", "format", "info", "log", "print", "str", "repr", "type", "warning"}
)


def discover_dispatch(discovery: Discovery) -> None:
    """Record for low-level servers how they answer tools/call, and whether they check arguments."""
    for server, node, decorator in decorated_dispatchers(discovery):
        _decorated(discovery, server, node, decorator)
    for call, given, file, node in given_dispatchers(discovery):
        _given(discovery, call, given, file, node)


def decorated_dispatchers(discovery: Discovery) -> Iterator[tuple[Server, FunctionNode, ast.expr]]:
    """The functions under `@server.call_tool()` of a low-level server, with that server and the decorator."""
    for located in discovery.file.outline.functions:
        for decorator in located.node.decorator_list:
            function = decorator.func if isinstance(decorator, ast.Call) else decorator
            if isinstance(function, ast.Attribute) and function.attr == "call_tool":
                receiver = receiver_of(discovery, function.value, located.scope)
                if receiver.verdict == "server" and receiver.lowlevel and receiver.server is not None:
                    yield receiver.server, located.node, decorator


def is_for_one_tool(file: CodeFile, node: FunctionNode, located: Located[ast.Call]) -> bool:
    """Whether a call of a dispatcher of mcp 2 stands in a branch on the name of a tool."""
    arguments = [each.arg for each in node.args.args]
    if not arguments or located.branch is None:
        return False
    name = (arguments[-1], "name")
    names = {name, *aliases_of(name, file.outline.scopes[node])}
    for each in located.branch.chain():
        if isinstance(each.node, ast.If) and each.arm == "body" and _is_about(each.node.test, names):
            return True
        if isinstance(each.node, ast.Match) and dotted_name(each.node.subject) in names:
            case = next(one.node for one in located.branch.chain() if one.parent is each)
            return isinstance(case, ast.match_case) and _names_tools(case.pattern)
    return False


def _is_about(test: ast.expr, names: set[tuple[str, ...]]) -> bool:
    """Whether a condition holds for named tools only."""
    if isinstance(test, ast.BoolOp):
        every = all if isinstance(test.op, ast.Or) else any
        return every(_is_about(each, names) for each in test.values)
    if not isinstance(test, ast.Compare) or len(test.ops) != 1 or dotted_name(test.left) not in names:
        return False
    other = test.comparators[0]
    named = other.elts if isinstance(other, ast.Tuple | ast.List | ast.Set) else [other]
    return isinstance(test.ops[0], ast.Eq | ast.In) and all(isinstance(each, ast.Constant) for each in named)


def _names_tools(pattern: ast.pattern) -> bool:
    if isinstance(pattern, ast.MatchOr):
        return all(map(_names_tools, pattern.patterns))
    return isinstance(pattern, ast.MatchValue)


def given_dispatchers(discovery: Discovery) -> Iterator[tuple[Located[ast.Call], ast.expr, CodeFile, FunctionNode]]:
    """The functions in `Server(on_call_tool=...)`, also of other files, with the call and the expression."""
    for call in discovery.file.outline.calls:
        for keyword in call.node.keywords:
            if keyword.arg == "on_call_tool":
                for reference in discovery.file.resolve(dotted_name(keyword.value), call.scope):
                    if isinstance(reference, Bound) and not reference.rest:
                        node = reference.binding.node
                        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                            yield call, keyword.value, reference.file, node


def _decorated(discovery: Discovery, server: Server, node: FunctionNode, decorator: ast.expr) -> None:
    """`@server.call_tool()` of mcp 1, whose function gets the name and the arguments."""
    arguments = [each.arg for each in node.args.args]
    if len(arguments) > 1:
        _record(discovery, server, discovery.file, node, ((arguments[-2],), (arguments[-1],)))
    for keyword in decorator.keywords if isinstance(decorator, ast.Call) else ():
        if keyword.arg == "validate_input" and getattr(keyword.value, "value", None) is False:
            server.unvalidated = NamePlace(discovery.file, keyword, keyword.arg)


def _given(discovery: Discovery, call: Located[ast.Call], given: ast.expr, file: CodeFile, node: FunctionNode) -> None:
    """`Server(on_call_tool=...)` of mcp 2, whose function gets the context and the parameters of the request."""
    server = next((each for each in discovery.servers.values() if _is_made_by(discovery, each, call.node)), None)
    if server is None:
        made = receiver_of(discovery, call.node, call.scope)
        server = made.server if made.verdict == "server" and made.lowlevel else None
    parameters = [each.arg for each in node.args.args]
    if server is not None and len(parameters) > 1:
        arguments = (parameters[-1], "arguments")
        _record(discovery, server, file, node, ((parameters[-1], "name"), arguments))
        if is_unchecked(file, node, arguments):
            server.unchecked = discovery.place(given)


def _is_made_by(discovery: Discovery, server: Server, call: ast.Call) -> bool:
    place = discovery.place(call.func)
    return server.place is not None and server.place.source is place.source and server.place.span == place.span


def _record(
    discovery: Discovery,
    server: Server,
    file: CodeFile,
    node: FunctionNode,
    names: tuple[tuple[str, ...], tuple[str, ...]],
) -> None:
    reading = _Reading(discovery, file, node, *names)
    server.dispatch = reading.result() if server.dispatch is None else Dispatch((), complete=False)


class _Reading:
    """Reads one dispatcher: `name` and `arguments` are the expressions of the tool's name and its arguments."""

    def __init__(
        self,
        discovery: Discovery,
        file: CodeFile,
        node: FunctionNode,
        name: tuple[str, ...],
        arguments: tuple[str, ...],
    ) -> None:
        self.discovery = discovery
        self.file = file
        self.node = node
        self.scope = file.outline.scopes[node]
        self.names = {name, *aliases_of(name, self.scope)}
        self.arguments = {arguments, *aliases_of(arguments, self.scope)}
        self.nodes = list(own_nodes(node))
        self.changed = are_changed(file, self.nodes, self.arguments, self.scope)
        self.branches: list[Branch] = []
        # what gets all arguments in a branch, by the place of the branch
        self.given: dict[Place, Counter[tuple[CodeFile, FunctionNode, str]]] = {}
        self.complete = True

    def result(self) -> Dispatch:
        """The branches, in order."""
        if any(len(self.scope.bindings.get(each[0], ())) > 1 for each in self.names | self.arguments):
            return Dispatch((), complete=False)
        used: set[ast.AST] = set()
        for each in self.nodes:
            self._read(each, used)
        if any(self._is_name(each) and each not in used and not self._is_part(each, used) for each in self.nodes):
            self.complete = False  # something else may be done with the name
        branches = sorted(self._followed(), key=lambda each: each.place.span)
        return Dispatch(tuple(branches), self.complete and bool(branches))

    def _read(self, node: ast.AST, used: set[ast.AST]) -> None:
        """Look at one node: a branch on the name, or a harmless use of it."""
        match node:
            case ast.If():
                self._test(node.test, node.body, used)
            case ast.Match() if self._is_name(node.subject):
                used.add(node.subject)
                for case in node.cases:
                    self._case(case)
            case ast.Subscript() if self._is_name(node.slice):
                self._table(node.value, node.slice, used)
            case ast.Call():
                self._call(node, used)
            case ast.FormattedValue():
                used.update(walk(node.value))
            case ast.Assign():
                used.add(node.value)
            case ast.Compare(ops=[ast.In() | ast.NotIn()]):
                used.add(node.left)  # `name in HANDLERS`: what is done with it stands elsewhere
            case _:
                pass

    def _is_name(self, node: ast.AST) -> bool:
        is_read = isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load)
        return is_read and dotted_name(node) in self.names

    def _is_part(self, node: ast.AST, used: set[ast.AST]) -> bool:
        """Whether a name only stands for the object of an attribute that is the name of the tool."""
        return any(isinstance(each, ast.Attribute) and each.value is node for each in used)

    def _test(self, test: ast.expr, body: list[ast.stmt], used: set[ast.AST]) -> None:
        match test:
            case ast.Compare(left=left, ops=[ast.Eq()], comparators=[ast.Constant(value=str(name)) as constant]) if (
                self._is_name(left)
            ):
                used.add(left)
                self._add(name, constant, body)
            case ast.Compare(
                left=left,
                ops=[ast.In()],
                comparators=[ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items)],
            ) if self._is_name(left) and all(isinstance(each, ast.Constant) for each in items):
                used.add(left)
                for each in items:
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        self._add(each.value, each, body if len(items) == 1 else None)
            case ast.Compare(left=left, ops=[ast.NotEq()], comparators=[ast.Constant(value=str(name)) as constant]) if (
                self._is_name(left)
            ):
                used.add(left)
                self._add(name, constant, None)
            case ast.BoolOp(op=ast.Or(), values=values):
                for each in values:
                    self._test(each, [], used)
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp() if any(self._is_name(each) for each in walk(test)):
                self.complete = False  # a condition on the name that is not followed
            case _:
                pass

    def _case(self, case: ast.match_case) -> None:
        patterns = case.pattern.patterns if isinstance(case.pattern, ast.MatchOr) else [case.pattern]
        for pattern in patterns:
            match pattern:
                case ast.MatchValue(value=ast.Constant(value=str(name)) as constant):
                    self._add(name, constant, case.body if len(patterns) == 1 else None)
                case ast.MatchAs(pattern=None):
                    pass
                case _:
                    self.complete = False

    def _table(self, table: ast.expr, name: ast.expr, used: set[ast.AST]) -> None:
        """`HANDLERS[name]`: the keys of a dict that is known are the branches."""
        value = self.discovery.evaluator.of_node(self.file, table, self.scope)
        if not isinstance(value, Object) or value.rest is not None or value.maker is not None:
            return
        keys = [(text_of(each.key), each.key.place) for each in value.entries]
        if all(text is not None for text, _ in keys):
            used.add(name)
            known = {each.name for each in self.branches}
            self.branches += [Branch(text, place) for text, place in keys if text is not None and text not in known]

    def _call(self, call: ast.Call, used: set[ast.AST]) -> None:
        given = [each for each in call.args if self._is_name(each)]
        last = dotted_name(call.func)[-1:]
        if isinstance(call.func, ast.Attribute) and call.func.attr == "get" and given:
            self._table(call.func.value, given[0], used)
        elif (last and (last[0] in _WRITING or last[0].endswith(("Error", "Exception")))) or (
            isinstance(call.func, ast.Attribute) and call.func.attr in _WRITING
        ):
            used.update(given)
            used.update(each.value for each in call.keywords if self._is_name(each.value))

    def _add(self, name: str, constant: ast.Constant, body: list[ast.stmt] | None) -> None:
        place = ExpressionPlace(self.file, constant)
        nodes = list(nodes_run_by(body or ()))
        found = () if self.changed else tuple(reads(self.file, nodes, self.arguments))
        self.branches.append(Branch(name, place, found, self._is_bare(nodes, body or [])))
        self.given[place] = Counter(self._given_all(nodes))

    def _given_all(self, nodes: list[ast.AST]) -> Iterator[tuple[CodeFile, FunctionNode, str]]:
        """The functions that are given all arguments, and not the name of the tool too."""
        calls = [each for each in nodes if isinstance(each, ast.Call) and not any(map(self._is_name, each.args))]
        yield from functions_given(self.file, calls, self.arguments, self.scope)

    def _followed(self) -> Iterator[Branch]:
        """The branches with what functions read that are given all arguments there and nowhere else."""
        everywhere = Counter(self._given_all(self.nodes))
        for branch in self.branches:
            found = dict(branch.reads)
            for each, count in self.given.get(branch.place, {}).items() if not self.changed else ():
                if everywhere[each] == count:
                    found = dict(reads_of_function(*each)) | found
            yield replace(branch, reads=tuple(found.items()))

    def _is_bare(self, nodes: list[ast.AST], body: list[ast.stmt]) -> bool:
        """Whether a branch ends with a result, and each of its results is content alone."""
        returns = [each.value for each in nodes if isinstance(each, ast.Return)]
        return bool(returns) and isinstance(body[-1], ast.Return) and gives_content_only(self.file, self.scope, returns)
