"""The classes that a class takes its attributes from, in Python's method resolution order."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass

from .outline import dotted_name
from .references import Bound, External, identity

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .outline import Scope
    from .project import CodeFile
    from .references import Reference

    Resolve = Callable[[CodeFile, tuple[str, ...], Scope], Iterable[Reference]]

# Bases that bring no attribute that a program would define itself.
PLAIN_BASES = frozenset(
    {
        "abc.ABC",
        "builtins.object",
        "typing.Generic",
        "typing.Protocol",
        "typing_extensions.Generic",
        "typing_extensions.Protocol",
    }
)
# A class with more ancestors, or deeper ones, has some that are not known.
MAX_CLASSES = 200
MAX_DEPTH = 30
ENUM_CLASSES = frozenset({"enum.Enum", "enum.StrEnum", "enum.IntEnum", "enum.Flag", "enum.IntFlag"})


@dataclass(frozen=True, slots=True)
class ClassOf:
    """A first-party class: its file and the scope of its body."""

    file: CodeFile
    scope: Scope


Ancestor = ClassOf | str  # a str is the dotted name of a class of another project, empty if not even that is known


def ancestors(file: CodeFile, scope: Scope, resolve: Resolve) -> tuple[Ancestor, ...]:
    """A class and its bases in method resolution order; depth first where the order is inconsistent."""
    return tuple(_linearized(ClassOf(file, scope), resolve, (), []))


def enum_bases(file: CodeFile, scope: Scope, resolve: Resolve) -> frozenset[str] | None:
    """The dotted names of the bases of an Enum that are not first-party, None if the class is no Enum."""
    if not isinstance(scope.node, ast.ClassDef) or not scope.node.bases:
        return None
    names = frozenset(each for each in ancestors(file, scope, resolve) if isinstance(each, str))
    return names if names & ENUM_CLASSES else None


def _linearized(
    start: ClassOf, resolve: Resolve, active: tuple[Scope, ...], looked_at: list[ClassOf]
) -> list[Ancestor]:
    if start.scope in active:
        return []
    if len(active) >= MAX_DEPTH or len(looked_at) >= MAX_CLASSES:
        return [start, ""]
    looked_at.append(start)
    lists: list[list[Ancestor]] = []
    bases: list[Ancestor] = []
    for base in _bases(start, resolve):
        bases.append(base)
        if isinstance(base, str):
            lists.append([base])
        else:
            lists.append(_linearized(base, resolve, (*active, start.scope), looked_at))
    return [start, *_merged([*lists, bases])]


def _merged(lists: list[list[Ancestor]]) -> list[Ancestor]:
    merged: list[Ancestor] = []
    lists = [each for each in lists if each]
    while lists:
        tails = {each for some in lists for each in some[1:]}
        head = next((some[0] for some in lists if some[0] not in tails), lists[0][0])
        merged.append(head)
        lists = [rest for some in lists if (rest := [each for each in some if each != head])]
    return merged


def _bases(each: ClassOf, resolve: Resolve) -> list[Ancestor]:
    node = each.scope.node
    assert isinstance(node, ast.ClassDef)
    outer = each.file.outline.annotation_scope(node)
    found: list[Ancestor] = []
    for base in node.bases:
        parts = dotted_name(base.value if isinstance(base, ast.Subscript) else base)
        references = list(resolve(each.file, parts, outer)) if parts else []
        reference = references[0] if references else None
        if (
            isinstance(reference, Bound)
            and reference.binding.kind == "class"
            and not reference.rest
            and len(references) == 1
        ):
            found.append(ClassOf(reference.file, reference.file.outline.scopes[reference.binding.node]))
        elif isinstance(reference, External) and len(references) == 1:
            found.append(reference.name)
        else:
            found.extend(dict.fromkeys(identity(each) or "" for each in references) or [""])
    return found
