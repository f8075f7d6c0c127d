"""Functions whose attributes statements set: what they say of themselves is then not what their `def` says."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, cast

from .outline import ANY_ATTRIBUTE, dotted_name
from .references import Bound

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .code_file import CodeFile
    from .outline import FunctionNode, Scope
    from .references import Reference

    Changed = Mapping[FunctionNode | None, frozenset[str]]

# What inspect.signature and typing.get_type_hints read of a function.
SIGNATURE_ATTRIBUTES = frozenset(
    {"__annotations__", "__code__", "__defaults__", "__kwdefaults__", "__signature__", "__wrapped__"}
)
_NAMESPACE = "__dict__"
# functools.WRAPPER_ASSIGNMENTS, and `__wrapped__`, which inspect.signature follows
_COPIED = frozenset({"__annotations__", "__doc__", "__module__", "__name__", "__qualname__", "__wrapped__"})


def attributes_set(file: CodeFile, function: FunctionNode) -> frozenset[str]:
    """The attributes of a function that a statement of the file may set; `*` stands for all of them."""
    found = _changed(file)
    return found.get(function, frozenset()) | found.get(None, frozenset())


def signature_changes(file: CodeFile, function: FunctionNode) -> bool:
    """Whether a statement of the file may change the signature or the annotations of a function."""
    names = attributes_set(file, function)
    return bool(names) and (ANY_ATTRIBUTE in names or not names.isdisjoint(SIGNATURE_ATTRIBUTES))


def _changed(file: CodeFile) -> Changed:
    """The attributes that are set, by function; those of what may be any function of the file under None."""
    if "functions that change" not in file.links:
        found: dict[FunctionNode | None, set[str]] = {}
        for target, attributes, scope in _targets(file):
            for function in _functions(file, target, scope):
                # many things have a `__dict__`, or get attributes whose names are computed; few a `__signature__`
                if function is not None or ANY_ATTRIBUTE not in attributes:
                    found.setdefault(function, set()).update(attributes)
        file.links["functions that change"] = {node: frozenset(names) for node, names in found.items()}
    return cast("Changed", file.links["functions that change"])


def _targets(file: CodeFile) -> Iterator[tuple[ast.expr, frozenset[str], Scope]]:
    """Every expression whose attributes, if it is a function, a statement or call of the file sets."""
    for each in file.outline.mutations:
        target, attribute = each.expression, each.attribute
        if attribute is None:
            # `f.__annotations__["x"] = int`, `f.__dict__.update(...)`, `vars(f)["__signature__"] = ...`
            if isinstance(target, ast.Attribute):
                attribute, target = target.attr, target.value
            elif isinstance(target, ast.Call) and dotted_name(target.func) == ("vars",) and target.args:
                target, attribute = target.args[0], _NAMESPACE
        if attribute == _NAMESPACE:
            attribute = ANY_ATTRIBUTE
        if attribute is not None and (attribute == ANY_ATTRIBUTE or attribute in SIGNATURE_ATTRIBUTES):
            yield target, frozenset({attribute}), each.scope
    if "update_wrapper" in file.source.text:
        for call in file.outline.calls:
            if dotted_name(call.node.func)[-1:] == ("update_wrapper",) and call.node.args:
                yield call.node.args[0], _COPIED, call.scope


def _functions(file: CodeFile, target: ast.expr, scope: Scope) -> Iterator[FunctionNode | None]:
    """The functions that an expression may be; None for any of the file."""
    for each in file.resolve(dotted_name(target), scope):
        node = each.binding.node if isinstance(each, Bound) and not each.rest else None
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
        elif _is_any(each):
            yield None


def _is_any(reference: Reference) -> bool:
    """Whether a name goes through functions: a loop's. What a parameter is given is looked at with its decorator."""
    return isinstance(reference, Bound) and not reference.rest and reference.binding.kind == "loop"
