"""Tools that statements change after they were made or registered: what is listed is then not what was written."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from flake8_mcp.model import Part
from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import Unknown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Tool
    from flake8_mcp.syntax.outline import Mutation, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.source import Span

    _Changed = Mapping[Span | None, Mapping[str, str]]

# The parts of a tool by the names that its object and its dict have for them.
_PARTS = MappingProxyType(
    {
        "_meta": "meta",
        "annotations": "annotations",
        "description": "description",
        "execution": "execution",
        "icons": "icons",
        "inputSchema": "input_schema",
        "input_schema": "input_schema",
        "meta": "meta",
        "outputSchema": "output_schema",
        "output_schema": "output_schema",
        "title": "title",
    }
)
_HINTS = (
    "destructiveHint", "destructive_hint", "idempotentHint", "idempotent_hint", "openWorldHint", "open_world_hint",
    "readOnlyHint", "read_only_hint",
)  # fmt: skip
# What stands in a file that changes parts of tools. Input schemas are looked for by `schemas.elsewhere`.
_CHANGING = re.compile(
    rb"\.(?:%b)(?: ?\+?=(?!=)|\[|\.(?:update|setdefault|pop)\()" % "|".join([*sorted(_PARTS), *_HINTS]).encode()
)
_TEXTS = (_CHANGING, "copy(update=")
_KEYED = frozenset({"pop", "setdefault"})
_GIVING = ("add_tool", "find_tool", "get_tool")
_COPYING = frozenset({"copy", "model_copy"})  # of pydantic, with `update=`


def as_changed(file: CodeFile, tool: Tool) -> Tool:
    """A tool as it was read, without what statements of its file or of its project may put in its place."""
    found = _changed(file)
    place = tool.registration.place
    own = found.get(place.span, {}) if place.source is file.source else {}
    changed = {**_changed_elsewhere(file), **found.get(None, {}), **own}
    if not changed:
        return tool
    if "annotations" in changed and tool.sdk.family == "fm" and tool.title.key is None:
        changed.setdefault("title", changed["annotations"])  # of which fastmcp takes the title
    doubted = replace(tool)
    for part, where in changed.items():
        setattr(doubted, part, Part(Unknown(place, f"it may be changed in {where}")))
    return doubted


def _changed(file: CodeFile) -> _Changed:
    """The parts that are changed, with a line that does it: of what stands at a place, under None of any tool."""
    if "tools that change" not in file.links:
        found: dict[Span | None, dict[str, str]] = {}
        for name, line, made in _changes(file):
            at = span_of(file.source, made) if made is not None else None
            found.setdefault(at, {}).setdefault(_PARTS[name], f"line {line}")
        file.links["tools that change"] = found
    return cast("_Changed", file.links["tools that change"])


def _changed_elsewhere(file: CodeFile) -> Mapping[str, str]:
    """The parts of any tool that other files of the same program change, with a place that does it."""
    if "tools that others change" not in file.links:
        found: dict[str, str] = {}
        for path in file.project.files_with(_TEXTS, file.path):
            is_other = path != file.path and _is_beside(file.path, path)
            other = file.project.read(path) if is_other else None
            if other is not None:
                for part, where in _changed(other).get(None, {}).items():
                    found.setdefault(part, f"{where} of {other.module_name}")
        file.links["tools that others change"] = found
    return cast("Mapping[str, str]", file.links["tools that others change"])


def _is_beside(one: str, other: str) -> bool:
    """Whether files may belong to one program: in one package, or the folder of one holds the other."""
    first, second = (Path(each).parent for each in (one, other))
    if first in {second, *second.parents} or second in first.parents:
        return True
    return any((each / "__init__.py").is_file() for each in first.parents if each in second.parents)


def _changes(file: CodeFile) -> Iterator[tuple[str, int, ast.expr | None]]:
    """The attributes and keys of tools that are set, deleted or changed in place, the lines, and what made the tool."""
    for each in file.outline.mutations:
        line = getattr(each.node, "lineno", 0)
        for name, owner in _set(each):
            if name in _PARTS and _may_be_tool(file, owner, each.scope):
                yield name, line, _made(file, owner, each.scope)
    for call in file.outline.calls:
        function = call.node.func
        if isinstance(function, ast.Attribute) and function.attr in _COPYING:
            given = next((each.value for each in call.node.keywords if each.arg == "update"), None)
            if isinstance(given, ast.Dict) and _may_be_tool(file, function.value, call.scope):
                yield from ((name, call.node.lineno, None) for name in _texts(given.keys) if name in _PARTS)


def _made(file: CodeFile, node: ast.expr, scope: Scope) -> ast.expr | None:
    """What made the one tool that a name stands for; None if it may stand for others."""
    references = file.resolve(dotted_name(node), scope)
    reference = references[0] if len(references) == 1 else None
    if not isinstance(reference, Bound) or reference.rest or reference.file is not file:
        return None
    value = reference.binding.value if reference.binding.kind == "assign" and not reference.binding.path else None
    return value if value is not None and _is_definition(value) else None


def _set(mutation: Mutation) -> Iterator[tuple[str, ast.expr]]:
    """The names of attributes and keys that a statement or call changes, each with the expression that has them."""
    changed, node = mutation.expression, mutation.node
    if mutation.attribute is not None:
        yield mutation.attribute, changed
    for target in _targets(node):
        if isinstance(target, ast.Subscript) and target.value is changed:
            yield from ((name, changed) for name in _texts([target.slice]))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.value is changed:
        if node.func.attr == "update":
            yield from ((each.arg, changed) for each in node.keywords if each.arg)
            for each in node.args:
                yield from ((name, changed) for name in _texts(each.keys if isinstance(each, ast.Dict) else []))
        elif node.func.attr in _KEYED:
            yield from ((name, changed) for name in _texts(node.args[:1]))
    # `row["inputSchema"]["properties"] = ...` and `tool.inputSchema.update(...)` change a part in place
    while isinstance(changed, ast.Attribute | ast.Subscript):
        if isinstance(changed, ast.Attribute):
            yield changed.attr, changed.value
        else:
            owner = changed.value
            yield from ((name, owner) for name in _texts([changed.slice]))
        changed = changed.value


def _targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign | ast.AugAssign) else []


def _texts(nodes: list[ast.expr] | list[ast.expr | None]) -> list[str]:
    return [each.value for each in nodes if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def _may_be_tool(file: CodeFile, node: ast.expr, scope: Scope) -> bool:
    """Whether an expression may be a tool: it is called one, or it is what was made as one."""
    if isinstance(node, ast.Subscript):
        return _may_hold_tools(file, node.value, scope)
    if _gives_tool(node):
        return True
    parts = dotted_name(node)
    if parts in {("self",), ("cls",)} or not parts:
        return False
    if _is_called_tool(parts[-1]):
        return True
    references = file.resolve(parts, scope)
    return any(isinstance(each, Bound) and not each.rest and _is_tool_binding(each) for each in references)


def _is_tool_binding(reference: Bound) -> bool:
    binding = reference.binding
    if binding.annotation is not None and _names_tool(binding.annotation):
        return True
    if binding.kind == "loop" and binding.value is not None:
        return _may_hold_tools(reference.file, binding.value, binding.scope)
    return (
        binding.kind == "assign"
        and binding.value is not None
        and (_is_definition(binding.value) or _gives_tool(binding.value))
    )


def _gives_tool(node: ast.expr) -> bool:
    """Whether an expression asks for a registered tool: `await server.get_tool(name)`."""
    called = node.value if isinstance(node, ast.Await) else node
    return isinstance(called, ast.Call) and "".join(dotted_name(called.func)[-1:]).endswith(_GIVING)


def _may_hold_tools(file: CodeFile, node: ast.expr, scope: Scope) -> bool:
    """Whether what a loop goes through, or what is subscripted, may hold tools."""
    if _names_tool(node):
        return True
    if isinstance(node, ast.List | ast.Tuple):
        return any(_is_definition(each) for each in node.elts)
    for each in file.resolve(dotted_name(node), scope):
        value = each.binding.value if isinstance(each, Bound) and not each.rest else None
        if isinstance(value, ast.List | ast.Tuple) and any(_is_definition(item) for item in value.elts):
            return True
    return False


def _names_tool(node: ast.expr) -> bool:
    """Whether a name in an expression is one for tools: `TOOLS`, `self.tools.values()`, `list[Tool]`."""
    names = (each.id if isinstance(each, ast.Name) else getattr(each, "attr", "") for each in ast.walk(node))
    return any(map(_is_called_tool, names))


def _is_called_tool(name: str) -> bool:
    return "tool" in name.lower()


def _is_definition(node: ast.expr) -> bool:
    """Whether an expression makes a tool: `Tool(...)`, or a dict with an input schema."""
    if isinstance(node, ast.Call):
        return dotted_name(node.func)[-1:] == ("Tool",)
    return isinstance(node, ast.Dict) and not {"inputSchema", "input_schema"}.isdisjoint(_texts(node.keys))
