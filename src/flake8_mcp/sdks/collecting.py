"""Functions under a decorator of the project that keeps them for later, where it was not followed to a server."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.model import Unread
from flake8_mcp.syntax.effects import CHANGING_METHODS
from flake8_mcp.syntax.introspection import called_functions, is_class
from flake8_mcp.syntax.names import External, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import text_of
from flake8_mcp.syntax.walking import children, walk

from ._sdk import name_place
from .classes import AGENT_FRAMEWORKS, profile_of_import

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import FunctionNode, Located, Scope
    from flake8_mcp.syntax.project import CodeFile

    from ._sdk import Discovery

MAX_DEPTH = 6

# What a server looks like in the text of a project: an SDK's, or one that speaks the protocol itself.
_SERVER_TEXTS = ("mcp.server", "fastmcp", "MCPServer", "tools/list")
_KEEPING = CHANGING_METHODS | {"add_tool", "method", "register", "register_tool", "tool"}
# Attributes that wrappers copy.
_COPIED = frozenset({"__annotations__", "__doc__", "__name__", "__qualname__", "__signature__", "__wrapped__"})
_HINT = "--mcp-tool-decorators can name it"


def discover_collected(discovery: Discovery) -> None:
    """Record functions under a decorator that looks like a registrar, if nothing else was learned of them."""
    read = {each.handler.place.span for each in discovery.module.tools if each.handler is not None}
    for located in discovery.file.outline.functions:
        if not located.node.decorator_list or not discovery.runs(located.branch):
            continue
        for decorator in located.node.decorator_list:
            parts = dotted_name(decorator.func if isinstance(decorator, ast.Call) else decorator)
            if not _may_register(parts):
                continue
            place = name_place(discovery.file, located.node)
            unread = _unread(discovery, decorator, parts, located) if place.span not in read else None
            if unread is not None:
                discovery.module.unread.append(unread)
                break


def _may_register(parts: tuple[str, ...]) -> bool:
    """Whether a name is one that registrars have: `tool`, `register_tool`, `registry.tool`, `tools.add`."""
    return any("tool" in each.lower() for each in parts)


def _has_server(discovery: Discovery) -> bool:
    """Whether the file may belong to an MCP server, and to no agent framework."""
    if any(name.partition(".")[0] in AGENT_FRAMEWORKS for name in discovery.imports()):
        return discovery.imports_sdk()
    return bool(discovery.file.project.texts_in_files(_SERVER_TEXTS, discovery.file.path))


def _unread(
    discovery: Discovery, decorator: ast.expr, parts: tuple[str, ...], located: Located[FunctionNode]
) -> Unread | None:
    """Why a function is not read, None if its decorator does not keep it."""
    file, scope = discovery.file, located.scope
    first = discovery.place(located.node.decorator_list[0])
    name = ".".join(parts)
    called = isinstance(decorator, ast.Call)
    for home, node in called_functions(file, parts, scope):
        if _Keeps().decorator(home, node, called=called) and _has_server(discovery):
            reason = f"{name} keeps the function in a way that is not followed; {_HINT}"
            return Unread(first, reason, name_place(file, located.node), _name(discovery, decorator, located))
    for reference in file.resolve(parts, scope):
        words = _words(reference, parts)
        if "mcp" in words or ("server" in words and _has_server(discovery)):
            return Unread(first, f"{name} comes from a package that is not followed; {_HINT}")
    return None


def _words(reference: object, parts: tuple[str, ...]) -> frozenset[str]:
    """The words in the name of a registrar of another package, neither an SDK's nor an agent framework's.

    It is `tool` of an object there, or has both words in its own name.
    """
    if not isinstance(reference, External) or profile_of_import(reference.name) is not None:
        return frozenset()
    if reference.name.partition(".")[0] in AGENT_FRAMEWORKS | {"builtins"}:
        return frozenset()
    own = frozenset(parts[-1].lower().split("_"))
    if parts[-1] == "tool" and len(parts) > 1:
        return frozenset(word for each in reference.name.lower().split(".") for word in each.split("_"))
    return own if own >= {"mcp", "tool"} else frozenset()


def _name(discovery: Discovery, decorator: ast.expr, located: Located[FunctionNode]) -> str | None:
    """The name that a registrar would give: the literal one that the decorator gets, else the function's."""
    given: list[ast.expr] = []
    if isinstance(decorator, ast.Call):
        given = [each.value for each in decorator.keywords if each.arg == "name"]
        given = given or [each for each in decorator.args[:1] if isinstance(each, ast.Constant)]
    if not given:
        return located.node.name
    return text_of(discovery.evaluator.of_node(discovery.file, given[0], located.scope))


class _Keeps:
    """Whether a decorator puts the function that it gets somewhere: into a list, a dict, a call, an attribute."""

    def __init__(self) -> None:
        self._seen: set[tuple[ast.AST, bool]] = set()

    def decorator(self, file: CodeFile, node: FunctionNode, *, called: bool) -> bool:
        """The same of a function that is used as a decorator, or is called to make one."""
        if (node, called) in self._seen or len(self._seen) >= MAX_DEPTH:
            return False
        self._seen.add((node, called))
        scope = file.outline.scopes[node]
        if not called:
            parameter = _first_parameter(file, node)
            return parameter is not None and self.keeps(file, node, parameter)
        return any(self._makes(file, each, scope) for each in _returned(file, scope))

    def _makes(self, file: CodeFile, node: ast.expr, scope: Scope) -> bool:
        """Whether an expression that a factory returns is, or was already given to, a decorator that keeps."""
        called = isinstance(node, ast.Call)
        parts = dotted_name(node.func if isinstance(node, ast.Call) else node)
        found = list(called_functions(file, parts, scope))
        return any(
            self.decorator(home, each, called=False) or (called and self.decorator(home, each, called=True))
            for home, each in found
        )

    def keeps(self, file: CodeFile, node: FunctionNode, parameter: str) -> bool:
        """Whether a function puts one of its parameters somewhere."""
        scope = file.outline.scopes[node]
        names = {parameter}
        for statement in _statements(node):
            if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                if any(_names_in(each) & names for each in statement.decorator_list):
                    names.add(statement.name)  # a wrapper of the function
            elif isinstance(statement, ast.Assign | ast.AnnAssign):
                targets: list[ast.expr] = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
                if statement.value is not None and self._assigned(file, scope, targets, statement.value, names):
                    return True
            if any(self._given(file, scope, each, names) for each in _calls(statement)):
                return True
        return False

    def _assigned(
        self, file: CodeFile, scope: Scope, targets: list[ast.expr], value: ast.expr, names: set[str]
    ) -> bool:
        holds = bool(_held(file, scope, value) & names)
        for target in targets:
            if isinstance(target, ast.Attribute) and target.attr not in _COPIED and _names_in(target.value) & names:
                return True  # a mark on the function
            if isinstance(target, ast.Subscript | ast.Attribute) and holds:
                return True
            if isinstance(target, ast.Name) and holds:
                names.add(target.id)
        return False

    def _given(self, file: CodeFile, scope: Scope, call: ast.Call, names: set[str]) -> bool:
        """Whether a call keeps one of the names that it is given."""
        given = [*call.args, *(each.value for each in call.keywords)]
        if not any(_held(file, scope, each) & names for each in given):
            return False
        parts = dotted_name(call.func)
        if parts == ("setattr",):
            return bool(call.args and _names_in(call.args[0]) & names)
        references = file.resolve(parts, scope) if parts else ()
        if any(isinstance(each, External) for each in references):
            return False
        found = list(called_functions(file, parts, scope))
        if found:
            return any(self.decorator(home, each, called=False) for home, each in found)
        return isinstance(call.func, ast.Attribute) and call.func.attr in _KEEPING


def _first_parameter(file: CodeFile, node: FunctionNode) -> str | None:
    """The parameter that gets the function: not `self` of a method."""
    names = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
    static = any(dotted_name(each) == ("staticmethod",) for each in node.decorator_list)
    is_method = file.outline.scopes[node].parent is not None and _stands_in_class(file, node) and not static
    names = names[1:] if is_method else names
    return names[0] if names else None


def _stands_in_class(file: CodeFile, node: FunctionNode) -> bool:
    parent = file.outline.scopes[node].parent
    return parent is not None and parent.kind == "class"


def _returned(file: CodeFile, scope: Scope) -> Iterator[ast.expr]:
    for value in file.outline.returns_of(scope):
        if isinstance(value, ast.IfExp):
            yield from (value.body, value.orelse)
        elif value is not None:
            yield value


def _statements(node: FunctionNode) -> Iterator[ast.stmt]:
    """The statements of a function in order, those of nested functions and classes left out."""
    work: list[ast.AST] = list(reversed(node.body))
    while work:
        each = work.pop()
        if isinstance(each, ast.stmt):
            yield each
        if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.expr):
            work.extend(reversed(list(children(each))))


def _calls(statement: ast.stmt) -> Iterator[ast.Call]:
    """The calls in the expressions of a statement itself."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return
    work: list[ast.AST] = [child for child in children(statement) if isinstance(child, ast.expr)]
    while work:
        each = work.pop()
        if isinstance(each, ast.Call):
            yield each
        if not isinstance(each, ast.Lambda):
            work.extend(children(each))


def _held(file: CodeFile, scope: Scope, node: ast.expr) -> set[str]:
    """The names whose objects are in what an expression gives: itself, in a display, in an object of a class."""
    if isinstance(node, ast.Name):
        return {node.id}
    parts: list[ast.expr] = []
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        parts = node.elts
    elif isinstance(node, ast.Dict):
        parts = node.values
    elif isinstance(node, ast.Call):
        references = file.resolve(dotted_name(node.func), scope)
        if any(is_class(each) or identity(each) == "builtins.dict" for each in references):
            parts = [*node.args, *(each.value for each in node.keywords)]
    return {name for each in parts for name in _held(file, scope, each)}


def _names_in(node: ast.expr) -> set[str]:
    return {each.id for each in walk(node) if isinstance(each, ast.Name)}
