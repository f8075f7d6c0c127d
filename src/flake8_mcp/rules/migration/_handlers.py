"""What takes the place of the decorators of the low-level server: adapters to the handlers of mcp 2.

Each adapter gives the function of mcp 1 what it was given there, and makes of its result what mcp 1 made of it. The
arguments of tools were checked against the input schema there; mcp 2.3.0 does not do so.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import Fix, NotEditableError, adapt_handler, decorated_by, import_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.edits import Decorated
    from flake8_mcp.model import Use

_TYPES = "mcp.types"
_CONTEXT = ("mcp.server", "ServerRequestContext")


@dataclass(frozen=True, slots=True)
class _Handler:
    """A request of mcp 2.3.0: its method, its parameters, its result, and what of the parameters mcp 1 handed over.

    `field` is that of the result which mcp 1 filled with what the function returned; empty if that was the result.
    """

    method: str
    parameters: str
    result: str
    given: tuple[str, ...] = ()
    field: str = ""


_HANDLERS: Mapping[str, _Handler] = MappingProxyType(
    {
        "list_tools": _Handler("tools/list", "PaginatedRequestParams", "ListToolsResult", (), "tools"),
        "list_prompts": _Handler("prompts/list", "PaginatedRequestParams", "ListPromptsResult", (), "prompts"),
        "list_resources": _Handler("resources/list", "PaginatedRequestParams", "ListResourcesResult", (), "resources"),
        "list_resource_templates": _Handler(
            "resources/templates/list",
            "PaginatedRequestParams",
            "ListResourceTemplatesResult",
            (),
            "resource_templates",
        ),
        "get_prompt": _Handler("prompts/get", "GetPromptRequestParams", "GetPromptResult", ("name", "arguments")),
        "call_tool": _Handler("tools/call", "CallToolRequestParams", "CallToolResult", ("name", "arguments or {}")),
        "set_logging_level": _Handler("logging/setLevel", "SetLevelRequestParams", "EmptyResult", ("level",)),
        "subscribe_resource": _Handler("resources/subscribe", "SubscribeRequestParams", "EmptyResult", ("uri",)),
        "unsubscribe_resource": _Handler("resources/unsubscribe", "UnsubscribeRequestParams", "EmptyResult", ("uri",)),
    }
)
# `tuple[list, dict]` is content and structured content.
_LISTS = frozenset({"list", "List", "Sequence", "Iterable"})


def handler_fix(use: Use) -> Fix:
    """The function stays as it is; an adapter behind it is registered in its place."""
    handler = _HANDLERS.get(use.name)
    if handler is None:
        raise NotEditableError("what it returns has another form in mcp 2")
    decorated = decorated_by(use.place)
    if decorated.arguments != len(handler.given):
        raise NotEditableError("the function takes other arguments")
    said, imports = import_names(decorated.source, tuple(_needed(use.name, handler)))
    name, context = f"on_{use.name}", said[_CONTEXT[1]]
    parameters = said[handler.parameters]
    given = ", ".join(f"params.{each}" for each in handler.given)
    call = f"await {decorated.node.name}({given})"
    lines = [
        f"async def {name}(context: {context}, params: {parameters}) -> {said[handler.result]}:",
        *_body(use.name, handler, decorated, call, said),
    ]
    registration = f'{decorated.owner}.add_request_handler("{handler.method}", {parameters}, {name})'
    edits = adapt_handler(decorated, name, lines, registration)
    return Fix(f"Register {name}()", (*edits, *imports), None, safe=False)


def _needed(name: str, handler: _Handler) -> Iterator[tuple[str, str]]:
    yield _CONTEXT
    yield _TYPES, handler.parameters
    yield _TYPES, handler.result
    if name == "call_tool":
        yield _TYPES, "TextContent"


def _body(name: str, handler: _Handler, decorated: Decorated, call: str, said: Mapping[str, str]) -> list[str]:
    result = said[handler.result]
    if handler.result == "EmptyResult":
        return [f"\t{call}", f"\treturn {result}()"]
    is_whole = _last_name(decorated.node.returns) == handler.result
    if name == "call_tool":
        # mcp 1.30.0 made a result of any exception, mcp 2.3.0 makes an error of the protocol
        failed = f'{result}(content=[{said["TextContent"]}(type="text", text=str(problem))], is_error=True)'
        answer = "result" if is_whole else f"{result}(content=list(content))"
        if not is_whole and not _is_list(decorated.node):
            raise NotEditableError("it is not known that a list is returned")
        return [
            "\ttry:",
            f"\t\t{'result' if is_whole else 'content'} = {call}",
            "\texcept Exception as problem:",
            f"\t\treturn {failed}",
            f"\treturn {answer}",
        ]
    if is_whole or not handler.field:
        return [f"\treturn {call}"]
    return [f"\treturn {result}({handler.field}={call})"]


def _is_list(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function surely returns a list of content: its annotation says so, or each of its `return`s."""
    if node.returns is not None:
        returns = node.returns
        if isinstance(returns, ast.Constant) and isinstance(returns.value, str):
            try:
                returns = ast.parse(returns.value, mode="eval").body
            except SyntaxError:
                return False
        origin = returns.value if isinstance(returns, ast.Subscript) else returns
        return _last_name(origin) in _LISTS
    returned = [each.value for each in _own_returns(node)]
    return bool(returned) and all(isinstance(each, ast.List | ast.ListComp) for each in returned)


def _own_returns(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.Return]:
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        each = waiting.pop()
        if isinstance(each, ast.Return):
            yield each
        elif not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            waiting.extend(ast.iter_child_nodes(each))


def _last_name(node: ast.expr | None) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
