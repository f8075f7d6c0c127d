"""Addresses that the body of a tool builds from its parameters."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from flake8_mcp.model import Segment
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name, own_nodes
from flake8_mcp.syntax.segments import span_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import FunctionNode
    from flake8_mcp.syntax.project import CodeFile

_VERBS = frozenset({"delete", "get", "head", "options", "patch", "post", "put", "request", "stream"})
_BASE = re.compile(r"url|uri|host|endpoint|api|base", re.IGNORECASE)
_DICTS = frozenset({("Counter",), ("OrderedDict",), ("WeakValueDictionary",), ("defaultdict",), ("dict",)})
# What leaves a parameter as it is, or makes it fit for an address.
_WRAPPING = frozenset({"quote", "quote_plus", "str", "strip"})


def segments_in(file: CodeFile, node: FunctionNode) -> Iterator[Segment]:
    """The parameters of a function that are whole segments in the path of an address that it asks for.

    An address begins with `http://` or a variable named like one, or is given to a method named after an HTTP verb.
    A parameter that is looked at or set anew in the body is left out: there the author deals with it being absent.
    """
    nodes = list(own_nodes(node))
    calls = [each for each in nodes if isinstance(each, ast.Call) and not _asks_dict(file, node, each)]
    given = {id(each) for call in calls for each in _given_to_verb(call)}
    handled = _handled(nodes)
    for each in nodes:
        if isinstance(each, ast.JoinedStr) and (id(each) in given or _is_address(each)):
            for name in _whole_segments(each):
                if name not in handled:
                    yield Segment(name, file.source.slice(span_of(file.source, each)))


def _asks_dict(file: CodeFile, node: FunctionNode, call: ast.Call) -> bool:
    """Whether the method of a dict is called, or of `os.environ`: `get` is no request there."""
    owner = dotted_name(call.func)[:-1]
    for each in file.resolve(owner, file.outline.scopes[node]) if owner else ():
        value = each.binding.value if isinstance(each, Bound) and not each.rest else None
        if isinstance(value, ast.Dict | ast.DictComp) or identity(each) == "os.environ":
            return True
        if isinstance(value, ast.Call) and dotted_name(value.func)[-1:] in _DICTS:
            return True
    return False


def _given_to_verb(call: ast.Call) -> Iterator[ast.expr]:
    if isinstance(call.func, ast.Attribute) and call.func.attr in _VERBS:
        yield from call.args[:2]
        yield from (each.value for each in call.keywords if each.arg in {"path", "url"})


def _is_address(node: ast.JoinedStr) -> bool:
    first = node.values[0] if node.values else None
    if isinstance(first, ast.Constant):
        return str(first.value).startswith(("http://", "https://"))
    return (
        isinstance(first, ast.FormattedValue)
        and bool(dotted_name(first.value))
        and _BASE.search(dotted_name(first.value)[-1]) is not None
    )


def _whole_segments(node: ast.JoinedStr) -> Iterator[str]:
    """The variables between two slashes of a path, or behind the last one."""
    before = ""
    for index, each in enumerate(node.values):
        if isinstance(each, ast.Constant):
            before += str(each.value)
            continue
        assert isinstance(each, ast.FormattedValue)
        following = node.values[index + 1] if index + 1 < len(node.values) else None
        after = str(following.value) if isinstance(following, ast.Constant) else "" if following is None else "?"
        value = _unwrapped(each.value)
        is_path = "?" not in before and "#" not in before
        alone = following is None or (isinstance(following, ast.Constant) and after[:1] in {"/", "?", ""})
        if is_path and before.endswith("/") and not before.endswith("//") and alone and isinstance(value, ast.Name):
            yield value.id
        before += "{}"


def _unwrapped(node: ast.expr) -> ast.expr:
    while isinstance(node, ast.Call) and dotted_name(node.func)[-1:] and dotted_name(node.func)[-1] in _WRAPPING:
        if node.args:
            node = node.args[0]
        elif isinstance(node.func, ast.Attribute):
            node = node.func.value
        else:
            break
    return node


def _handled(nodes: list[ast.AST]) -> frozenset[str]:
    """The names that a condition looks at, or that are set anew."""
    found: set[str] = set()
    for each in nodes:
        tests: list[ast.AST] = []
        if isinstance(each, ast.If | ast.IfExp | ast.While):
            tests = [each.test]
        elif isinstance(each, ast.BoolOp):
            tests = [*each.values]
        elif isinstance(each, ast.Assert):
            tests = [each.test]
        elif isinstance(each, ast.Match):
            tests = [each.subject]
        found |= {one.id for test in tests for one in ast.walk(test) if isinstance(one, ast.Name)}
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            found.add(each.id)
    return frozenset(found)
