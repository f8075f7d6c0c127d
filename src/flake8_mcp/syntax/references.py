"""What a name may refer to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

if TYPE_CHECKING:
    from .outline import Binding, Scope
    from .project import CodeFile


@dataclass(frozen=True, slots=True)
class External:
    """Something of a module that is not first-party, or a builtin, by its full dotted name.

    `starred`: it is imported by `*`, and nothing else may define the name.
    """

    name: str
    starred: bool = False


@dataclass(frozen=True, slots=True)
class Bound:
    """A binding of a first-party module; `rest` are the attributes that could not be followed further.

    `certain` is false for an attribute of an instance in whose place a subclass, a constructor or a foreign base may
    put another value. `passed` are the imports, classes and aliases on the way, each with the attributes behind it.
    """

    file: CodeFile
    binding: Binding
    rest: tuple[str, ...] = ()
    certain: bool = True
    passed: tuple[tuple[CodeFile, Binding, tuple[str, ...]], ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class ModuleReference:
    """A first-party module itself."""

    file: CodeFile


@dataclass(frozen=True, slots=True)
class Missing:
    """Nothing is known of the name, and why."""

    reason: str


Reference = External | Bound | ModuleReference | Missing


def qualified_name(file: CodeFile, binding: Binding) -> str:
    """The dotted name of a first-party definition: module, enclosing classes and functions, name."""
    parts = [binding.name]
    scope: Scope | None = binding.scope
    while scope is not None and scope.kind != "module":
        parts.append(getattr(scope.node, "name", f"<{scope.kind}>"))
        scope = scope.parent
    return ".".join([file.module_name, *reversed(parts)])


def identity(reference: Reference) -> str | None:
    """The full dotted name of what is referred to, if it is external, a class or a function."""
    if isinstance(reference, External):
        return reference.name
    if isinstance(reference, Bound) and reference.binding.kind in {"class", "function"}:
        return ".".join([qualified_name(reference.file, reference.binding), *reference.rest])
    return None
