"""Uses of SDK API that run and do something else than meant: misspelt fields, calls of tools."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import Use
from flake8_mcp.schemas.expressions import ExpressionPlace, NamePlace
from flake8_mcp.syntax.names import identity, lookup
from flake8_mcp.syntax.outline import dotted_name

from ._functions import function_of
from .function_objects import read_as_objects
from .handlers import handler_uses
from .lowlevel import types_sdk
from .uses import end_of_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Tool
    from flake8_mcp.syntax.outline import FunctionNode, Located, Scope
    from flake8_mcp.syntax.project import CodeFile

    from ._sdk import Discovery

# mcp 1.30.0: fields that its types know in camelCase only; another spelling is sent as it is.
_FIELDS = MappingProxyType(
    {
        "is_error": "isError",
        "last_modified": "lastModified",
        "meta": "_meta",
        "mime_type": "mimeType",
        "next_cursor": "nextCursor",
        "output_schema": "outputSchema",
        "structured_content": "structuredContent",
        "task_support": "taskSupport",
    }
)
_TYPES = ("mcp.types.", "mcp.types._types.", "mcp.")


def discover_misuse(discovery: Discovery) -> None:
    """Record the uses of SDK API that do something else than meant."""
    found: list[Use] = []
    for call in discovery.file.outline.calls:
        if call.node.keywords:
            found += _misspelt(discovery, call)
        found += _called_tools(discovery, call)
    found += handler_uses(discovery)
    found += read_as_objects(discovery)
    discovery.module.uses += sorted(set(found), key=lambda each: (each.place.span, each.api, each.name))


def _misspelt(discovery: Discovery, call: Located[ast.Call]) -> Iterator[Use]:
    """Fields of the protocol's types in snake_case, for mcp 1."""
    wanted = [each for each in call.node.keywords if each.arg in _FIELDS]
    parts = dotted_name(call.node.func)
    if not wanted or not parts or not parts[-1][:1].isupper():
        return
    names = {identity(each) or "" for each in discovery.file.resolve(parts, call.scope)}
    name = next(iter(names), "")
    if len(names) != 1 or not name.startswith(_TYPES) or name.rpartition(".")[2] in {"ToolAnnotations", "FastMCP"}:
        return
    sdk = types_sdk(discovery, "mcp")
    if sdk.profile == "mcp1":
        for keyword in wanted:
            assert keyword.arg is not None
            place = NamePlace(discovery.file, keyword, keyword.arg)
            api = name.rpartition(".")[2]
            yield Use(api, place, "field", "misspelt", keyword.arg, sdk.release or "", _FIELDS[keyword.arg], sdk.found)


def _called_tools(discovery: Discovery, call: Located[ast.Call]) -> Iterator[Use]:
    """Calls of functions that are tools: fastmcp 2 makes objects of them, and elsewhere defaults are missing."""
    if not isinstance(call.node.func, ast.Name) or not discovery.bodies:
        return
    if _is_surely_no_tool(discovery, call.node.func.id, call.scope):
        return
    references = discovery.file.resolve((call.node.func.id,), call.scope)
    function = function_of(references[0]) if len(references) == 1 else None
    if function is None or function.node not in discovery.bodies:
        return
    tools = [each for each in discovery.bodies[function.node][1] if each in discovery.module.tools]
    decorated = [each for each in tools if each.registration.form == "decorator"]
    if decorated and decorated[0].sdk.profile == "fm2":
        sdk = decorated[0].sdk
        place = end_of_name(discovery.file.source, call.node.func, call.node.func.id)
        yield Use("tool", place, "call", "object", call.node.func.id, sdk.release or "", "", sdk.found)
    elif tools:
        yield from _missing_defaults(function.file, function.node, call.node, tools[0], function.scope)


def _is_surely_no_tool(discovery: Discovery, name: str, scope: Scope) -> bool:
    """Whether a name is that of a builtin, a parameter, a class or another function: most are, as is told cheaply."""
    found = lookup(scope, name)
    if found is None:
        return not discovery.file.outline.star_imports
    others = {"parameter", "class"}
    if all(file is discovery.file for file, _ in discovery.bodies.values()):
        others |= {"from", "import"}  # other files are not read only because they might import a tool and hand it back
    return all(
        each.kind in others or (each.kind == "function" and each.node not in discovery.bodies) for each in found[1]
    )


def _missing_defaults(file: CodeFile, node: FunctionNode, call: ast.Call, tool: Tool, scope: Scope) -> Iterator[Use]:
    """The Field objects that the body of a function gets because a call leaves arguments out."""
    if any(isinstance(each, ast.Starred) for each in call.args) or any(each.arg is None for each in call.keywords):
        return
    if node.decorator_list[1:]:
        return  # what another decorator passes on is not known
    given = {each.arg for each in call.keywords}
    positional = [*node.args.posonlyargs, *node.args.args]
    first = len(positional) - len(node.args.defaults)
    with_defaults = [
        *((each, node.args.defaults[index - first], index) for index, each in enumerate(positional) if index >= first),
        *(
            (each, default, len(positional) + 1_000)
            for each, default in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
            if default is not None
        ),
    ]
    for each, default, index in with_defaults:
        if each.arg in given or index < len(call.args) or not isinstance(default, ast.Call):
            continue
        names = {identity(one) for one in file.resolve(dotted_name(default.func), scope)}
        if names == {"pydantic.Field"}:
            place = ExpressionPlace(file, default)
            yield Use("Field", place, "call", "field", each.arg, tool.sdk.release or "", node.name, tool.sdk.found)
