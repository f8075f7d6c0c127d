"""What code sees that looks at objects: members of modules, classes and instances, and the subclasses of a class."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from .names import Bound, External, resolve
from .outline import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .outline import Binding
    from .project import CodeFile


def module_names(file: CodeFile) -> Iterator[tuple[str, Binding]]:
    """The names that a module binds itself or imports, sorted, each with its only binding."""
    for name, bindings in sorted(file.outline.module.bindings.items()):
        if len(bindings) == 1 and "." not in name and bindings[0].kind != "declare":
            yield name, bindings[0]


def is_complete(file: CodeFile) -> bool:
    """Whether everything that a module binds is told by its own text: no star import."""
    return not file.outline.star_imports


def method_names(reference: Bound) -> tuple[list[str], bool]:
    """The names of the methods of a class and its first-party bases, sorted, and whether that is all of them."""
    found: set[str] = set()
    complete = True
    for each in linear_bases(reference):
        if isinstance(each, External):
            complete = complete and each.name in _PLAIN
            continue
        scope = each.file.outline.scopes[each.binding.node]
        found |= {name for name, bindings in scope.bindings.items() if bindings[-1].kind == "function"}
    return sorted(found), complete


_PLAIN = frozenset({"builtins.object", "abc.ABC", "typing.Generic", "typing.Protocol"})


def linear_bases(reference: Bound) -> Iterator[Bound | External]:
    """A class, then its bases, nearest first; each once."""
    work: list[Bound | External] = [reference]
    seen: set[object] = set()
    while work:
        each = work.pop(0)
        key = each.name if isinstance(each, External) else each.binding
        if key in seen:
            continue
        seen.add(key)
        yield each
        if isinstance(each, Bound) and isinstance(each.binding.node, ast.ClassDef):
            for base in each.binding.node.bases:
                base = base.value if isinstance(base, ast.Subscript) else base
                for parent in resolve(each.file, dotted_name(base), each.binding.scope) if dotted_name(base) else ():
                    if isinstance(parent, External) or (
                        isinstance(parent, Bound) and parent.binding.kind == "class" and not parent.rest
                    ):
                        work.append(parent)


def subclasses(reference: Bound, files: Iterable[CodeFile]) -> list[Bound]:
    """The direct subclasses of a class among those that the files define, in the order of the files."""
    found: list[Bound] = []
    for file in files:
        for located in file.outline.classes:
            for base in located.node.bases:
                for parent in file.resolve(dotted_name(base), located.scope):
                    if isinstance(parent, Bound) and parent.binding is reference.binding:
                        binding = next(
                            (each for each in located.scope.bindings.get(located.node.name, ()) if each.node is located.node),
                            None,
                        )
                        if binding is not None:
                            found.append(Bound(file, binding))
    return found
