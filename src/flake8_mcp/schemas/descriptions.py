"""What a function says of itself: its name, and its docstring as each SDK lists it."""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING

from flake8_mcp.model import Absent, Part
from flake8_mcp.model import Origin as _Origin
from flake8_mcp.syntax.outline import ANY_ATTRIBUTE
from flake8_mcp.syntax.values import Scalar, Unknown
from flake8_mcp.syntax.walking import walk

from .docstrings import ParsedDocstring, parse_docstring
from .expressions import ExpressionPlace, Given, NamePlace, value_of
from .since import FM3_DOCSTRINGS, FM4_ADMONITIONS, FM_CLEAN_DOCSTRINGS, FM_DESCRIPTIONS_ABSENT

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.outline import Mutation
    from flake8_mcp.syntax.values import Place, Value

    from .building import Builder
    from .signatures import Signature
    from .versions import Versions


def name_of(builder: Builder, signature: Signature) -> Value:
    """`__name__`."""
    place = NamePlace(signature.file, signature.node, signature.node.name)
    if not signature.named or _may_be_assigned(builder, signature, "__name__"):
        return Unknown(place, "a __name__ is assigned")
    return Scalar(place, signature.node.name)


def description_of(builder: Builder, signature: Signature, sdk: Sdk) -> tuple[Part, ParsedDocstring]:
    """The description that comes from the function, whatever the registration declares."""
    profile = sdk.profile
    node = signature.node
    place = NamePlace(signature.file, node, node.name)
    first = node.body[0]
    constant = first.value if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) else None
    text = constant.value if constant is not None and isinstance(constant.value, str) else None
    if not signature.documented or _may_be_assigned(builder, signature, "__doc__"):
        return Part(Unknown(place, "a __doc__ is assigned"), _Origin.DERIVED), ParsedDocstring(known=False)
    if profile in {"mcp1", "mcp2"}:
        return _raw(builder, signature, constant, text, place), ParsedDocstring()
    if profile not in {"fm2", "fm3", "fm4"}:
        return Part(Unknown(place, "the SDK is not known"), _Origin.DERIVED), ParsedDocstring()
    if not FM_CLEAN_DOCSTRINGS.holds_for(sdk):
        if text is None and FM_DESCRIPTIONS_ABSENT.holds_for(sdk):
            return Part(Absent(place)), ParsedDocstring()
        return _raw(builder, signature, constant, text, place), ParsedDocstring()
    if text is None or constant is None:
        return Part(Absent(place)), ParsedDocstring()
    at = ExpressionPlace(signature.file, constant)
    if not FM3_DOCSTRINGS.holds_for(sdk):
        cleaned = inspect.cleandoc(text)
        return (
            Part(Scalar(at, cleaned), _Origin.DERIVED) if cleaned else Part(Scalar(at, ""), _Origin.DERIVED)
        ), ParsedDocstring()
    parsed = parse_docstring(text, structured=FM4_ADMONITIONS.holds_for(sdk))
    if parsed.description is None:
        return Part(Absent(at)), parsed
    return Part(Scalar(at, parsed.description), _Origin.DERIVED), parsed


def kept_docstring(text: str, versions: Versions) -> str | None:
    """`__doc__` as the interpreter keeps it, None if that is not known.

    Python 3.13 and later take the common indentation away.
    """
    dedented = _as_of_3_13(text)
    recent = versions.python_at_least(3, 13)
    if dedented == text or recent is False:
        return text
    return dedented if recent else None


NOT_KEPT = "Python 3.13 changes the indentation of docstrings, and the Python version is not known"


def _raw(builder: Builder, signature: Signature, constant: ast.Constant | None, text: str | None, place: Place) -> Part:
    """`__doc__` as the official SDK lists it."""
    if text is None or constant is None:
        # mcp 1.30.0, 2.3.0: `description or fn.__doc__ or ""`
        return Part(Scalar(place, ""), _Origin.DEFAULT)
    at = ExpressionPlace(signature.file, constant)
    kept = kept_docstring(text, builder.versions)
    if kept is not None:
        return Part(Scalar(at, kept), _Origin.DERIVED)
    return Part(Unknown(at, NOT_KEPT), _Origin.DERIVED, written=Scalar(at, _as_of_3_13(text)))


def _as_of_3_13(text: str) -> str:
    """A docstring as Python 3.13 compiles it: without its common indentation, the first line stripped on the left."""
    lines = text.expandtabs().split("\n") if "\t" in text else text.split("\n")
    margin: int | None = None
    for line in lines[1:]:
        stripped = line.lstrip(" ")
        if stripped:
            indent = len(line) - len(stripped)
            margin = indent if margin is None else min(margin, indent)
    rest = [
        line[margin:]
        if margin is not None and line.strip(" ")
        else line.lstrip(" ")
        if margin is None or len(line) < (margin or 0)
        else line[margin:]
        for line in lines[1:]
    ]
    return "\n".join([lines[0].lstrip(" "), *rest])


def _may_be_assigned(builder: Builder, signature: Signature, attribute: str) -> bool:
    """Whether a statement of the function's file may assign an attribute of the function."""
    for each in signature.file.outline.mutations:
        if each.attribute not in {attribute, ANY_ATTRIBUTE} or _sets_another(builder, signature, each, attribute):
            continue
        owner = each.expression
        if isinstance(owner, ast.Attribute):
            if owner.attr == signature.node.name:
                return True
        elif (
            not isinstance(owner, ast.Name)
            or owner.id == signature.node.name
            or (owner.id not in {"self", "cls"} and _is_used(signature))
        ):
            return True
    return False


def _sets_another(builder: Builder, signature: Signature, mutation: Mutation, attribute: str) -> bool:
    """Whether the name in `setattr(x, name, ...)` is known to be another one."""
    node = mutation.node
    if mutation.attribute != ANY_ATTRIBUTE or not isinstance(node, ast.Call) or len(node.args) < 2:
        return False
    value = value_of(builder.reader.evaluator, Given(signature.file, mutation.scope, node.args[1]))
    return isinstance(value, Scalar) and value.value != attribute


def _is_used(signature: Signature) -> bool:
    """Whether the function's name is read somewhere in its file: another name may then stand for it."""
    name = signature.node.name
    notes = signature.file.notes
    if "names" not in notes:
        notes["names"] = frozenset(
            each.id if isinstance(each, ast.Name) else each.attr
            for each in walk(signature.file.outline.tree)
            if isinstance(each, ast.Name | ast.Attribute) and isinstance(each.ctx, ast.Load)
        )
    names = notes["names"]
    assert isinstance(names, frozenset)
    return name in names
