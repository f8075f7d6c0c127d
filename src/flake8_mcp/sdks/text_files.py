"""Text files beside the code, such as long descriptions: read as data where their path is known from `__file__`."""

from __future__ import annotations

import ast
import codecs
import io
from pathlib import Path
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.paths import Paths
from flake8_mcp.syntax.values import Scalar, Unknown, text_of
from flake8_mcp.syntax.walking import walk

from .project_files import content_of

if TYPE_CHECKING:
    from flake8_mcp.syntax.evaluate import Code, Evaluator
    from flake8_mcp.syntax.values import Place, Value

TEXT_METHODS = frozenset({".read", ".read_text"})
_ENCODINGS = frozenset({"utf-8", "ascii"})


def read_text(call: Code, evaluator: Evaluator) -> Value | None:
    """The value of `path.read_text()` and `open(path).read()` for a file of the project; None if it is not known."""
    node = call.node
    assert isinstance(node, cst.Call)
    assert isinstance(node.func, cst.Attribute)
    if not call.file.project.follow_imports:
        return None
    reading = call
    if node.func.attr.value == "read":
        opened = _opened(call.at(node.func.value), evaluator)
        if opened is None or node.args:
            return None
        reading = opened
    encoding = _encoding(reading, evaluator)
    path = Paths(evaluator).content(call, 0) if encoding is not None else None
    if path is None or encoding is None:
        return None
    try:
        content = content_of(path, call.file.project.root(call.file.path))
        text = io.TextIOWrapper(io.BytesIO(content), encoding=encoding).read()
    except (OSError, ValueError) as problem:
        return Unknown(call.place(), f"{Path(path).name} cannot be read as text: {type(problem).__name__}")
    return Scalar(_place(call), text)


def _place(call: Code) -> Place:
    """Where the file is named: the text that the function around the call was given, else the call."""
    given = [each for each in call.local_values.values() if text_of(each) is not None]
    return given[0].place if len(given) == 1 else call.place()


def _opened(code: Code, evaluator: Evaluator) -> Code | None:
    """The call that opens what is read: once, since the second time nothing is left."""
    if isinstance(code.node, cst.Call):
        return code
    if not isinstance(code.node, cst.Name) or code.node.value in code.local_values:
        return None
    name = code.node.value
    references = code.file.resolve((name,), code.scope)
    binding = references[0].binding if len(references) == 1 and isinstance(references[0], Bound) else None
    if binding is None or binding.kind != "with" or binding.value is None or binding.path:
        return None
    uses = [each for each in walk(binding.scope.node) if isinstance(each, ast.Name) and each.id == name]
    if len(uses) > 2:  # noqa: PLR2004 - where it is bound, and where it is read
        return None
    found = evaluator.code(code.file, binding.value, binding.scope)
    return None if isinstance(found, Unknown) or not isinstance(found.node, cst.Call) else found


def _encoding(call: Code, evaluator: Evaluator) -> str | None:
    """The encoding of a call that opens a file for reading; ASCII is the same in all that a system may have."""
    node = call.node
    assert isinstance(node, cst.Call)
    arguments = evaluator.arguments(call)
    if arguments is None:
        return None
    positional, keywords = arguments
    # the parameters of open(), path.open() and path.read_text() that are followed
    function = node.func.attr.value if isinstance(node.func, cst.Attribute) else "open()"
    names = {"open()": ["file", "mode"], "open": ["mode"], "read_text": ["encoding"]}.get(function)
    if names is None or len(positional) > len(names):
        return None
    given = {**dict(zip(names, positional, strict=False)), **keywords}
    if given.keys() - {"file", "mode", "encoding"} or ("mode" in given and text_of(given["mode"]) not in {"r", "rt"}):
        return None
    if "encoding" not in given or getattr(given["encoding"], "value", "") is None:
        return "ascii"
    try:
        encoding = codecs.lookup(text_of(given["encoding"]) or "").name
    except LookupError:
        return None
    return encoding if encoding in _ENCODINGS else None
