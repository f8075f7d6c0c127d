"""What code sees that looks at objects: members of modules, classes and instances, and the subclasses of a class."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, TypeGuard

from .names import Bound, External, resolve_member
from .outline import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .outline import Binding, FunctionNode, Located, Scope
    from .project import CodeFile

# Bounds for hostile annotations.
MAX_CLASSES = 20
MAX_TEXT = 1_000


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
                name = dotted_name(base.value if isinstance(base, ast.Subscript) else base)
                parents = each.file.resolve(name, each.binding.scope)
                work += [parent for parent in parents if isinstance(parent, External) or is_class(parent)]


def class_of_scope(file: CodeFile, scope: Scope) -> Bound | None:
    """The class whose body a scope is."""
    node = scope.node
    if not isinstance(node, ast.ClassDef) or scope.parent is None:
        return None
    bindings = scope.parent.bindings.get(node.name, ())
    return next((Bound(file, each) for each in bindings if each.node is node), None)


def classes_of(reference: Bound) -> Iterator[Bound]:
    """The first-party classes that the object of a binding may be of: of its constructor, or by its annotation."""
    binding = reference.binding
    file = reference.file
    names = unwrap_annotation(binding.annotation)
    found = [each for name in names for each in file.resolve(name, binding.scope.parent or binding.scope)]
    if binding.kind == "assign" and isinstance(binding.value, ast.Call) and not binding.path:
        found += file.resolve(dotted_name(binding.value.func), binding.scope)
    for each in dict.fromkeys(found):
        if is_class(each):
            yield each


def is_class(reference: object) -> TypeGuard[Bound]:
    """Whether a reference is a first-party class itself."""
    return isinstance(reference, Bound) and reference.binding.kind == "class" and not reference.rest


def called_functions(file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Iterator[tuple[CodeFile, FunctionNode]]:
    """The first-party functions and methods that a call of a dotted name may run, constructors aside."""
    for reference in file.resolve(parts, scope):
        if not isinstance(reference, Bound):
            continue
        found = [reference]
        if reference.rest:
            found = [
                member
                for each in classes_of(reference)
                for member in resolve_member(each.file, each.binding, reference.rest)
                if isinstance(member, Bound)
            ]
        for each in found:
            node = each.binding.node
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not each.rest:
                yield each.file, node


def unwrap_annotation(node: ast.expr | None) -> list[tuple[str, ...]]:
    """The dotted names of the classes that an annotation admits: `Optional[X]`, `X | None`, `Annotated[X, ...]`."""
    found: list[tuple[str, ...]] = []
    work = [node] if node is not None else []
    while work and len(found) < MAX_CLASSES:
        each = work.pop()
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and len(each.value) < MAX_TEXT:
            try:
                work.append(ast.parse(each.value.strip(), mode="eval").body)
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                continue
        elif isinstance(each, ast.BinOp) and isinstance(each.op, ast.BitOr):
            work += [each.right, each.left]
        elif isinstance(each, ast.Subscript):
            work += reversed(_admitted(each))
            found += [name] if (name := dotted_name(each.value)) and name[-1] not in _TRANSPARENT else []
        elif name := dotted_name(each):
            found.append(name)
    return found


def _admitted(node: ast.Subscript) -> list[ast.expr]:
    """The annotations inside one that stand for the same object: all arms of a Union, else the first argument."""
    name = dotted_name(node.value)[-1:]
    if not name or name[0] not in _TRANSPARENT:
        return []
    inner = node.slice
    if isinstance(inner, ast.Tuple):
        return inner.elts if name == ("Union",) else inner.elts[:1]
    return [inner]


_TRANSPARENT = frozenset({"Annotated", "ClassVar", "Final", "Optional", "Union"})


def subclasses(reference: Bound, files: Iterable[CodeFile]) -> list[Bound]:
    """The direct subclasses of a class among those that the files define, in the order of the files."""
    found: list[Bound] = []
    for file in files:
        for located in file.outline.classes:
            for base in located.node.bases:
                for parent in file.resolve(dotted_name(base), located.scope):
                    if isinstance(parent, Bound) and parent.binding is reference.binding:
                        found += [Bound(file, each) for each in _bindings_of(located)]
    return found


def _bindings_of(located: Located[ast.ClassDef]) -> list[Binding]:
    bindings = located.scope.bindings.get(located.node.name, ())
    return [each for each in bindings if each.node is located.node]
