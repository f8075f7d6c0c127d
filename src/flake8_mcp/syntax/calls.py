"""Calls as values: what a resolver knows, known functions, methods of known values, first-party functions."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.walking import walk

from .changes import replaced_line
from .displays import merged
from .known_calls import FUNCTIONS, container_method
from .names import Bound, identity, running
from .segments import dotted, is_docstring
from .text_methods import text_method
from .values import Array, Entry, Object, Scalar, Unknown, same, sequence_items, settled, text_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .evaluate import Code, Evaluator
    from .names import Reference
    from .outline import FunctionNode, Scope
    from .project import CodeFile
    from .values import Value


def call(evaluator: Evaluator, code: Code) -> Value:
    """The value of a call expression."""
    node = code.node
    assert isinstance(node, cst.Call)
    parts = dotted(node.func)
    if parts and parts[0] not in code.local_values:
        references = running(code.file.resolve(parts, code.scope))
        results = [_result(evaluator, each, code) for each in references]
        known = [each for each in results if each is not None]
        if known:
            if len(known) == len(results) and (len(known) == 1 or all(same(known[0], each) for each in known)):
                return known[0]
            return Unknown(code.place(), f"{'.'.join(parts)} has more than one meaning")
    if isinstance(node.func, cst.Attribute):
        return _method(evaluator, code, node.func)
    return Unknown(code.place(), f"the result of {'.'.join(parts) or 'a call'}() is not known")


def call_arguments(evaluator: Evaluator, code: Code) -> tuple[list[Value], dict[str, Value]] | None:
    """The evaluated arguments of a call; None if it has a spread that is not known."""
    node = code.node
    assert isinstance(node, cst.Call)
    positional: list[Value] = []
    keywords: dict[str, Value] = {}
    for argument in node.args:
        value = evaluator.value(code.at(argument.value))
        if argument.star == "*":
            items = sequence_items(value)
            if items is None:
                return None
            positional.extend(items)
        elif argument.star == "**":
            keys = sequence_items(value) if isinstance(value, Object) else None
            if keys is None or not isinstance(value, Object) or not all(text_of(key) is not None for key in keys):
                return None
            keywords.update((key, entry.value) for key, entry in value.members())
        elif argument.keyword is not None:
            keywords[argument.keyword.value] = value
        else:
            positional.append(value)
    return positional, keywords


def keywords_object(evaluator: Evaluator, code: Code, maker: str | None) -> Object:
    """The keyword arguments of a call as an object, open if it has positional arguments or unknown spreads."""
    node = code.node
    assert isinstance(node, cst.Call)
    entries: list[Entry] = []
    rest: Unknown | None = None
    for argument in node.args:
        value = evaluator.value(code.at(argument.value))
        if argument.keyword is not None:
            entries.append(Entry(Scalar(code.place(argument.keyword), argument.keyword.value), settled(value)))
        elif argument.star == "**" and isinstance(value, Object) and value.maker is None:
            entries.extend(value.entries)
            rest = rest or value.rest
        else:
            reason = value.reason if isinstance(value, Unknown) else "a positional argument"
            rest = Unknown(code.place(argument.value), reason)
    return Object(code.place(), tuple(entries), rest, maker)


def _result(evaluator: Evaluator, reference: Reference, code: Code) -> Value | None:
    """What calling a reference gives; None if nothing is known of it."""
    name = identity(reference)
    if name is None:
        return None
    if isinstance(reference, Bound) and replaced_line(reference):
        return Unknown(code.place(), f"{name} is replaced")
    found = evaluator.resolver(name, code, evaluator)
    if found is None and name == "builtins.dict":
        return _dict(evaluator, code)
    if found is None and name in FUNCTIONS:
        return _known_function(evaluator, name, code)
    if found is None and isinstance(reference, Bound) and not reference.rest:
        return _first_party(evaluator, reference, code)
    return found


def _known_function(evaluator: Evaluator, name: str, code: Code) -> Value:
    arguments = call_arguments(evaluator, code)
    short_name = name.removeprefix("builtins.")
    if arguments is None:
        return Unknown(code.place(), f"an argument of {short_name}() is not known")
    result = FUNCTIONS[name](code, *arguments)
    if result is not None:
        return result
    unknown = next((each for each in arguments[0] if isinstance(each, Unknown)), None)
    return Unknown(code.place(), unknown.reason if unknown else f"the result of {short_name}() is not known")


def _dict(evaluator: Evaluator, code: Code) -> Value:
    """`dict(mapping or pairs, key=value, **spread)`."""
    node = code.node
    assert isinstance(node, cst.Call)
    parts: list[Entry | Value] = []
    for index, argument in enumerate(node.args):
        value = evaluator.value(code.at(argument.value))
        if argument.keyword is not None:
            parts.append(Entry(Scalar(code.place(argument.keyword), argument.keyword.value), value))
        elif argument.star == "**":
            parts.append(value)
        elif argument.star or index:
            return Unknown(code.place(), "an argument of dict() is not known")
        elif isinstance(value, Object):
            parts.append(value)
        else:
            pairs = [sequence_items(each) for each in sequence_items(value) or ()]
            if sequence_items(value) is None or any(each is None or len(each) != 2 for each in pairs):  # noqa: PLR2004 - a pair
                return Unknown(code.place(), value.reason if isinstance(value, Unknown) else "dict() of no known pairs")
            parts.extend(Entry(*each) for each in pairs if each is not None)
    return merged(code.place(), parts)


def _method(evaluator: Evaluator, code: Code, function: cst.Attribute) -> Value:
    receiver = evaluator.value(code.at(function.value))
    name = function.attr.value
    arguments = call_arguments(evaluator, code)
    found: Value | None = None
    if arguments is not None:
        text = text_of(receiver)
        if text is not None:
            found = text_method(code, text, name, *arguments)
        elif isinstance(receiver, Object | Array) and not arguments[1]:
            found = container_method(code, receiver, name, arguments[0])
    if found is None and isinstance(receiver, Unknown):
        found = evaluator.resolver(f".{name}", code, evaluator) or Unknown(code.place(), receiver.reason)
    return found or Unknown(code.place(), f"the result of .{name}() is not known")


def _first_party(evaluator: Evaluator, reference: Bound, code: Code) -> Value | None:
    """The result of a function whose body is one `return` of an expression."""
    binding = reference.binding
    function = binding.node
    if not isinstance(function, ast.FunctionDef) or function.decorator_list or binding.scope.kind == "class":
        return None
    body = [each for each in function.body if not is_docstring(each)]
    if len(body) != 1 or not isinstance(body[0], ast.Return) or body[0].value is None:
        return None
    if any(isinstance(each, ast.Yield | ast.YieldFrom | ast.NamedExpr) for each in walk(body[0])):
        return None
    arguments = call_arguments(evaluator, code)
    if arguments is None:
        return None
    if not evaluator.enter(function):
        return evaluator.give_up(code.place(), f"{function.name}() calls itself")
    try:
        scope = reference.file.outline.scopes[function]
        local_values = _parameters(evaluator, reference.file, function, arguments, binding.scope)
        if local_values is None:
            return None
        return evaluator.of_node(reference.file, body[0].value, scope, local_values)
    finally:
        evaluator.leave(function)


def _parameters(
    evaluator: Evaluator,
    file: CodeFile,
    function: FunctionNode,
    arguments: tuple[list[Value], dict[str, Value]],
    scope: Scope,
) -> Mapping[str, Value] | None:
    """The values of a function's parameters in a call; None if the call does not fit or may not."""
    positional, keywords = arguments
    spec = function.args
    names = [each.arg for each in (*spec.posonlyargs, *spec.args)]
    expected = {*names, *(each.arg for each in spec.kwonlyargs)}
    if spec.vararg or spec.kwarg or len(positional) > len(names):
        return None
    bound = dict(zip(names, positional, strict=False))
    if bound.keys() & keywords.keys() or keywords.keys() & {each.arg for each in spec.posonlyargs}:
        return None
    bound.update(keywords)
    defaults = dict(zip(reversed(names), reversed(spec.defaults), strict=False))
    defaults.update({each.arg: value for each, value in zip(spec.kwonlyargs, spec.kw_defaults, strict=True) if value})
    for name, default in defaults.items():
        if name not in bound:
            bound[name] = evaluator.of_node(file, default, scope)
    return {name: settled(value) for name, value in bound.items()} if set(bound) == expected else None
