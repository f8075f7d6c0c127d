"""Objects that are known to be of a protocol type of mcp 2: attributes by their old names, dumps without aliases."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from flake8_mcp.model import Use
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name

from ._expected import is_expected
from .uses import Running, attributes_of, end_of_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Release
    from flake8_mcp.syntax.outline import Binding, Located, Scope
    from flake8_mcp.syntax.project import CodeFile

    from ._sdk import Discovery

# mcp 2.3.0: the fields of its types that have another name on the wire.
CAMEL_CASE = frozenset(
    {
        "cacheScope", "clientInfo", "createdAt", "destructiveHint", "elicitationId", "hasMore", "idempotentHint",
        "includeContext", "inputRequests", "inputResponses", "inputSchema", "isError", "lastModified",
        "lastUpdatedAt", "listChanged", "maxTokens", "mimeType", "modelPreferences", "nextCursor", "openWorldHint",
        "outputSchema", "pollInterval", "progressToken", "protocolVersion", "readOnlyHint", "requestId",
        "requestState", "requestedSchema", "resourceTemplates", "resultType", "serverInfo", "statusMessage",
        "stopReason", "stopSequences", "structuredContent", "supportedVersions", "systemPrompt", "taskId",
        "taskSupport", "toolChoice", "ttlMs", "uriTemplate", "websiteUrl",
    }
)  # fmt: skip
_TYPE_MODULES = ("mcp.types", "mcp.types._types", "mcp", "mcp_types", "mcp_types._types")
_DUMPS = frozenset({"model_dump", "model_dump_json"})
_SERIALISING = frozenset({"json.dumps", "starlette.responses.JSONResponse", "fastapi.responses.JSONResponse"})
_LISTS = frozenset({"builtins.list", "typing.List", "collections.abc.Sequence", "typing.Sequence"})
_SESSIONS = frozenset({"mcp.ClientSession", "mcp.client.session.ClientSession"})
# Methods of a ClientSession, and members of what they give that hold protocol objects.
_ASKING = frozenset(
    {"call_tool", "get_prompt", "initialize", "list_prompts", "list_resources", "list_tools", "read_resource"}
)
_MEMBERS = frozenset({"prompts", "resources", "tools"})
_MAX_STEPS = 4


def discover_typed_objects(discovery: Discovery) -> None:
    """Record what a file does with protocol objects that mcp 2 does not take as meant."""
    release = Running(discovery).of("mcp")
    if release is None or release[1] != "mcp2":
        return
    text = discovery.file.source.text
    names = {each for each in CAMEL_CASE if f".{each}" in text}
    if not names and not any(f".{each}(" in text for each in _DUMPS):
        return
    found = list(_attributes(discovery, names, release[0])) if names else []
    for call in discovery.file.outline.calls:
        found += _dump(discovery, call, release[0])
    discovery.module.uses += sorted(found, key=lambda each: (each.place.span, each.api))


def _attributes(discovery: Discovery, names: set[str], release: Release) -> Iterator[Use]:
    for node, scope in attributes_of(discovery, names):
        if _is_protocol_object(discovery.file, node.value, scope, 0):
            place = end_of_name(discovery.file.source, node, node.attr)
            instead = re.sub(r"(?<!^)(?=[A-Z])", "_", node.attr).lower()
            expected = is_expected(discovery.file, place, "AttributeError")
            yield Use("type", place, "attribute", "renamed", node.attr, release.pin, instead, release.found, expected)


def _dump(discovery: Discovery, call: Located[ast.Call], release: Release) -> Iterator[Use]:
    """`x.model_dump()` without aliases, where what it gives is returned or serialised."""
    function = call.node.func
    if not isinstance(function, ast.Attribute) or function.attr not in _DUMPS:
        return
    if any(each.arg in {"by_alias", None} for each in call.node.keywords):
        return
    if _is_sent(discovery, call.node) and _is_protocol_object(discovery.file, function.value, call.scope, 0):
        place = end_of_name(discovery.file.source, function, function.attr)
        yield Use("type", place, "dump", "aliases", function.attr, release.pin, "", release.found)


def _is_sent(discovery: Discovery, node: ast.Call) -> bool:
    """Whether the value of a call is returned or given to a serialiser, alone or as a part of a display."""
    for each in discovery.file.outline.returns:
        if each.node.value is not None and node in _parts(each.node.value):
            return True
    for call in discovery.file.outline.calls:
        given = [*call.node.args, *(each.value for each in call.node.keywords)]
        if call.node is not node and any(node in _parts(each) for each in given):
            names = {identity(each) for each in discovery.file.resolve(dotted_name(call.node.func), call.scope)}
            if names and names <= _SERIALISING:
                return True
    return False


def _parts(node: ast.expr) -> Iterator[ast.expr]:
    """An expression, and if it is a display, what stands in it."""
    yield node
    if isinstance(node, ast.List | ast.Tuple):
        for each in node.elts:
            yield from _parts(each)
    elif isinstance(node, ast.Dict):
        for each in node.values:
            yield from _parts(each)
    elif isinstance(node, ast.ListComp):
        yield from _parts(node.elt)


def _is_protocol_object(file: CodeFile, node: ast.expr, scope: Scope, depth: int) -> bool:
    """Whether an expression surely is an object of a protocol type."""
    if depth > _MAX_STEPS:
        return False
    if isinstance(node, ast.Await):
        return _is_protocol_object(file, node.value, scope, depth + 1)
    if isinstance(node, ast.Call):
        return _is_type(file, node.func, scope) or _asks_server(file, node.func, scope)
    if not isinstance(node, ast.Name):
        return False
    references = file.resolve((node.id,), scope)
    return bool(references) and all(
        isinstance(each, Bound) and not each.rest and _is_bound(each.file, each.binding, depth) for each in references
    )


def _is_bound(file: CodeFile, binding: Binding, depth: int) -> bool:
    if binding.annotation is not None:
        return _is_type(file, binding.annotation, binding.scope)
    if binding.value is None or binding.path:
        return False
    if binding.kind == "assign":
        return _is_protocol_object(file, binding.value, binding.scope, depth + 1)
    if binding.kind == "loop" and isinstance(binding.value, ast.Attribute) and binding.value.attr in _MEMBERS:
        return _is_protocol_object(file, binding.value.value, binding.scope, depth + 1)
    if binding.kind == "loop" and isinstance(binding.value, ast.Name):
        references = file.resolve((binding.value.id,), binding.scope)
        return bool(references) and all(
            isinstance(each, Bound) and not each.rest and _holds(each.file, each.binding) for each in references
        )
    return False


def _asks_server(file: CodeFile, function: ast.expr, scope: Scope) -> bool:
    """Whether a call asks a server through a ClientSession: the answer is of a protocol type."""
    if not isinstance(function, ast.Attribute) or function.attr not in _ASKING:
        return False
    references = file.resolve(dotted_name(function.value), scope)
    return bool(references) and all(_is_session(each) for each in references)


def _is_session(reference: object) -> bool:
    if not isinstance(reference, Bound) or reference.rest:
        return False
    file, binding = reference.file, reference.binding
    made = binding.annotation
    if made is None and binding.kind in {"assign", "with"} and isinstance(binding.value, ast.Call) and not binding.path:
        made = binding.value.func
    names = {identity(each) for each in file.resolve(dotted_name(made), binding.scope)} if made is not None else set()
    return bool(names) and names <= _SESSIONS


def _holds(file: CodeFile, binding: Binding) -> bool:
    """Whether a variable is annotated as a list of protocol objects."""
    annotation = binding.annotation
    if not isinstance(annotation, ast.Subscript):
        return False
    names = {identity(each) for each in file.resolve(dotted_name(annotation.value), binding.scope)}
    return bool(names) and names <= _LISTS and _is_type(file, annotation.slice, binding.scope)


def _is_type(file: CodeFile, node: ast.expr, scope: Scope) -> bool:
    """Whether an expression names a class of the protocol."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        sides = [each for each in (node.left, node.right) if not _is_none(each)]
        return bool(sides) and all(_is_type(file, each, scope) for each in sides)
    names = {identity(each) or "" for each in file.resolve(dotted_name(node), scope)}
    if len(names) != 1:
        return False
    module, _, last = names.pop().rpartition(".")
    return module in _TYPE_MODULES and last[:1].isupper() and not last.endswith(("Error", "Session", "Parameters"))


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
