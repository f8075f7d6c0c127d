"""What a dotted name refers to: an import, a definition or an assignment, followed through first-party modules."""

from __future__ import annotations

import ast
import builtins
import dataclasses
from typing import TYPE_CHECKING

from .inheritance import ENUM_CLASSES, PLAIN_BASES, ClassOf, ancestors, enum_bases
from .outline import FromImport, dotted_name
from .references import Bound, External, Missing, ModuleReference, Reference, identity, qualified_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .outline import Binding, Branch, Scope
    from .project import CodeFile

__all__ = [
    "Bound",
    "External",
    "Missing",
    "ModuleReference",
    "Reference",
    "identity",
    "is_enum",
    "is_type_checking",
    "lookup",
    "owner_class",
    "qualified_name",
    "resolve",
    "running",
]

_BUILTINS = frozenset(dir(builtins))
MAX_DEPTH = 40
MAX_STEPS = 1_000


def resolve(file: CodeFile, parts: tuple[str, ...], scope: Scope) -> tuple[Reference, ...]:
    """Everything that `a.b.c` may refer to in a scope; several when branches bind it differently."""
    resolver = _Resolver()
    found = dict.fromkeys(resolver.resolve(file, parts, scope))
    passed = tuple(resolver.passed)
    return tuple(
        Bound(each.file, each.binding, each.rest, each.certain, passed) if isinstance(each, Bound) else each
        for each in found
    )


def resolve_member(file: CodeFile, binding: Binding, parts: tuple[str, ...]) -> tuple[Reference, ...]:
    """Everything that an attribute of an instance of a first-party class may refer to."""
    scope = file.outline.scopes[binding.node]
    return tuple(dict.fromkeys(_Resolver().members(file, scope, parts, instance=True)))


def resolve_class_member(file: CodeFile, binding: Binding, parts: tuple[str, ...]) -> tuple[Reference, ...]:
    """Everything that an attribute of a first-party class itself may refer to."""
    scope = file.outline.scopes[binding.node]
    return tuple(dict.fromkeys(_Resolver().members(file, scope, parts, instance=False)))


def lookup(scope: Scope, name: str) -> tuple[Scope, list[Binding]] | None:
    """The scope that binds a name as seen from `scope`, with its bindings (Python's LEGB order)."""
    current: Scope | None = scope
    class_is_seen = True  # from the class body itself and from its annotation scopes, not from its functions
    while current is not None:
        outer = current.outer_names.get(name)
        if outer == "global":
            while current.parent is not None:
                current = current.parent
        found = None if outer == "nonlocal" else current.bindings.get(name)
        if found and current.kind == "class" and not class_is_seen:
            found = [each for each in found if each.kind == "typevar"]
        if found:
            return current, found
        class_is_seen = class_is_seen and current.kind == "annotation"
        current = current.parent
    return None


def is_type_checking(branch: Branch | None) -> bool:
    """Whether code in a branch runs only under `typing.TYPE_CHECKING`."""
    while branch is not None:
        if isinstance(branch.node, ast.If):
            test = branch.node.test
            arm = "body"
            if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
                test, arm = test.operand, "else"
            if branch.arm == arm and dotted_name(test)[-1:] == ("TYPE_CHECKING",):
                return True
        branch = branch.parent
    return False


def is_enum(file: CodeFile, scope: Scope) -> bool:
    """Whether a class scope is that of an Enum."""
    return enum_bases(file, scope, _Resolver().resolve) is not None


def running(references: Iterable[Reference]) -> list[Reference]:
    """The references without declarations and what exists for type checkers only."""
    return [
        each
        for each in references
        if not isinstance(each, Bound) or not (each.binding.kind == "declare" or is_type_checking(each.binding.branch))
    ]


def owner_class(scope: Scope, name: str) -> Scope | None:
    """The class scope if `name` is the first parameter of a method of it (`self` or `cls`), else None."""
    found = lookup(scope, name)
    if found is None:
        return None
    function, bindings = found
    node = function.node
    if (
        len(bindings) != 1
        or bindings[0].kind != "parameter"
        or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        or function.parent is None
        or function.parent.kind != "class"
    ):
        return None
    arguments = [*node.args.posonlyargs, *node.args.args]
    static = any(dotted_name(each)[-1:] == ("staticmethod",) for each in node.decorator_list)
    return function.parent if arguments and arguments[0].arg == name and not static else None


class _Resolver:
    def __init__(self) -> None:
        self.active: set[tuple[CodeFile, Scope, tuple[str, ...]]] = set()
        self.passed: list[tuple[CodeFile, Binding, tuple[str, ...]]] = []
        self.steps = 0

    def resolve(self, file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Iterator[Reference]:
        key = (file, scope, parts)
        self.steps += 1
        if key in self.active:
            yield Missing(f"{'.'.join(parts)} refers to itself")
            return
        if self.steps > MAX_STEPS or len(self.active) > MAX_DEPTH:
            yield Missing(f"{'.'.join(parts)} takes too many steps to follow")
            return
        self.active.add(key)
        try:
            yield from self._resolve(file, parts, scope)
        finally:
            self.active.discard(key)

    def _resolve(self, file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Iterator[Reference]:
        found = lookup(scope, parts[0])
        if found is None:
            yield from self._unbound(file, parts)
            return
        home, bindings = found
        owner = owner_class(scope, parts[0]) if len(parts) > 1 else None
        if owner is not None:
            yield from self.members(file, owner, parts[1:], instance=True)
            return
        for binding in _nearest_imports(bindings, parts):
            yield from self.follow(file, binding, parts[1:])
        if home.kind == "module":
            yield from self._star_overrides(file, parts, bindings)
        if home.kind in {"class", "module"} and all(_may_be_unbound(each) for each in bindings):
            if home.parent is not None:
                if lookup(home.parent, parts[0]) is not None:
                    yield from self.resolve(file, parts, home.parent)
            elif parts[0] in _BUILTINS:
                yield External(".".join(("builtins", *parts)))

    def _unbound(self, file: CodeFile, parts: tuple[str, ...]) -> Iterator[Reference]:
        unknown: list[Binding] = []
        for star in reversed(file.outline.star_imports):
            target = file.star_target(star)
            if target is None:
                unknown.append(star)
            elif target is not file and target.exports(parts[0]):
                self.passed.append((file, star, parts))
                found = [
                    each for each in self.resolve(target, parts, target.outline.module) if not isinstance(each, Missing)
                ]
                yield from found
                if found and star.branch is None:
                    return
        if parts[0] in _BUILTINS:
            yield External(".".join(("builtins", *parts)))
        elif unknown:
            outside = _outside(file, unknown[0]) if len(unknown) == 1 else None
            if outside is not None:
                yield External(".".join((outside, *parts)), starred=True)
            else:
                yield Missing(f"{parts[0]} may come from a star import")
        else:
            yield Missing(f"{parts[0]} is not defined in this file")

    def _star_overrides(self, file: CodeFile, parts: tuple[str, ...], bindings: list[Binding]) -> Iterator[Reference]:
        """What a star import after the first of the bindings may put in their place."""
        stars = file.outline.star_imports
        first = min((_line(each) for each in bindings), default=0) if stars else 0
        for star in stars:
            if _line(star) < first:
                continue
            target = file.star_target(star)
            if target is None:
                yield Missing(f"{parts[0]} may be replaced by a star import")
            elif target is not file and target.exports(parts[0]):
                self.passed.append((file, star, parts))
                yield from self.resolve(target, parts, target.outline.module)

    def follow(self, file: CodeFile, binding: Binding, rest: tuple[str, ...]) -> Iterator[Reference]:
        """What a binding refers to, and the attributes after it."""
        if binding.kind in {"class", "from", "import"}:
            self.passed.append((file, binding, rest))
        if binding.kind == "import" and isinstance(binding.node, ast.alias):
            full = tuple(binding.node.name.split("."))
            parts = (*(full if binding.node.asname else full[:1]), *rest)
            length = _common_length(full, parts)
            yield from self.imported(file, parts, length, length)
        elif binding.kind == "from" and isinstance(binding.node, FromImport):
            name = file.absolute_name(binding.node.statement)
            if name is None:
                yield Missing("a relative import beyond the top-level package")
            else:
                package = tuple(filter(None, name.split(".")))
                parts = (*package, binding.node.alias.name, *rest)
                yield from self.imported(file, parts, len(package), len(package) + 1)
        elif binding.kind == "assign" and binding.value is not None and not binding.path:
            parts = dotted_name(binding.value)
            if not parts or parts == (binding.name,) or self._is_member(file, binding, parts):
                yield Bound(file, binding, rest)
            else:
                self.passed.append((file, binding, rest))
                yield from self.resolve(file, (*parts, *rest), binding.scope)
        elif binding.kind == "class" and rest:
            yield from self.members(file, file.outline.scopes[binding.node], rest, instance=False)
        else:
            yield Bound(file, binding, rest)

    def _is_member(self, file: CodeFile, binding: Binding, parts: tuple[str, ...]) -> bool:
        """Whether a binding is a member of an Enum, which is not what is assigned to it; `B = A` names a member."""
        scope = binding.scope
        if scope.kind != "class" or (len(parts) == 1 and parts[0] in scope.bindings):
            return False
        return enum_bases(file, scope, self.resolve) is not None

    def imported(self, file: CodeFile, parts: tuple[str, ...], modules: int, named: int) -> Iterator[Reference]:
        """What an absolute dotted name refers to: the longest first-party module in front, then its names.

        The import statement names the first `named` parts, `modules` of them as modules. A first-party module that does
        not have what is imported from it is another one of the same name: a folder named like an SDK.
        """
        for length in range(len(parts), 0, -1):
            target = file.find_module(".".join(parts[:length]))
            if target is None or (target is file and not file.is_package):
                continue
            package = file.find_module(".".join(parts[: length - 1])) if length > max(modules, 1) else None
            if package is not None and package.rebinds(parts[length - 1]):
                yield from self.resolve(package, parts[length - 1 :], package.outline.module)
            elif length == len(parts):
                yield ModuleReference(target)
            elif target.may_have(parts[length]):
                yield from self.resolve(target, parts[length:], target.outline.module)
            elif file.is_first_party(".".join(parts[: length + 1])):
                yield Missing(f"module {'.'.join(parts[: length + 1])} is not read")
            elif length < named:
                yield External(".".join(parts))
            else:
                yield Missing(f"{'.'.join(parts[: length + 1])} is not defined")
            return
        module = ".".join(parts[: max(modules, 1)])
        if file.is_first_party(module, of=parts[max(modules, 1) :]):
            yield Missing(f"module {module} is not read")
        else:
            yield External(".".join(parts))

    def members(self, file: CodeFile, scope: Scope, parts: tuple[str, ...], *, instance: bool) -> Iterator[Reference]:
        """What `self.x` or `Class.x` refers to: the class's own bindings, then those of its bases."""
        name, rest = parts[0], parts[1:]
        foreign = False
        found = False
        declared: list[tuple[ClassOf, Binding]] = []
        order = ancestors(file, scope, self.resolve)
        if instance:
            for each in order:
                if isinstance(each, str):
                    continue
                for binding in each.file.attributes_of(each.scope, name):
                    found = True
                    yield from self._member(each, binding, rest, certain=not self._overridden(file, scope, name))
        for each in order:
            if isinstance(each, str):
                if each not in PLAIN_BASES:
                    foreign = True
                    if not instance:
                        found = True
                        yield External(f"{each}.{'.'.join(parts)}") if each else Missing("a base class is not known")
                continue
            bindings = each.scope.bindings.get(name, [])
            declared += [(each, binding) for binding in bindings if binding.kind == "declare"]
            bindings = [binding for binding in bindings if binding.kind != "declare"]
            certain = not self._is_field(each, bindings, order) and (
                not instance or not (foreign or self._overridden(file, scope, name))
            )
            for binding in bindings:
                found = True
                yield from self._member(each, binding, rest, certain=certain)
            if bindings and not all(_may_be_unbound(binding) for binding in bindings):
                return
        if not found:
            for each, binding in declared:
                yield from self.follow(each.file, binding, rest)
            if not declared:
                yield Missing(f"{'.'.join(parts)} is not set in the class")

    def _member(self, home: ClassOf, binding: Binding, rest: tuple[str, ...], *, certain: bool) -> Iterator[Reference]:
        for reference in self.follow(home.file, binding, rest):
            if isinstance(reference, Bound) and not certain:
                yield dataclasses.replace(reference, certain=False)
            else:
                yield reference

    def _overridden(self, file: CodeFile, scope: Scope, name: str) -> bool:
        """Whether something in the file puts another value into the attribute of some instances of a class."""
        if name in file.foreign_attributes:
            return True
        inner = [file.outline.scopes[each.node] for each in file.outline.classes if each.node.bases]
        return any(
            ClassOf(file, scope) in ancestors(file, each, self.resolve)
            for each in inner
            if each is not scope and (name in each.bindings or file.attributes_of(each, name))
        )

    def _is_field(self, home: ClassOf, bindings: list[Binding], order: Sequence[ClassOf | str]) -> bool:
        """Whether a decorator or a foreign base may make something else of the attribute (dataclass, pydantic)."""
        if not any(_is_field_annotation(each.annotation) for each in bindings):
            return False
        made = isinstance(home.scope.node, ast.ClassDef) and bool(home.scope.node.decorator_list)
        bases = [each for each in order if isinstance(each, str) and each not in PLAIN_BASES]
        return made or bool(bases and ENUM_CLASSES.isdisjoint(bases))


def _is_field_annotation(annotation: ast.expr | None) -> bool:
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return annotation is not None and dotted_name(annotation)[-1:] != ("ClassVar",)


def _nearest_imports(bindings: list[Binding], parts: tuple[str, ...]) -> list[Binding]:
    """The bindings without those `import a.b` that name less of `a.c.d` than another one does."""
    lengths = {
        each: _common_length(tuple(each.node.name.split(".")), parts)
        for each in bindings
        if each.kind == "import" and isinstance(each.node, ast.alias) and not each.node.asname
    }
    if len(lengths) < 2:  # noqa: PLR2004 - nothing to choose from
        return bindings
    longest = max(lengths.values())
    return [each for each in bindings if lengths.get(each, longest) == longest]


def _common_length(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    length = 0
    while length < min(len(one), len(other)) and one[length] == other[length]:
        length += 1
    return length


def _outside(file: CodeFile, star: Binding) -> str | None:
    """The module of another package that a star import always takes names from."""
    node = star.node
    assert isinstance(node, ast.ImportFrom)
    if node.level or star.branch is not None or not node.module or file.is_first_party(node.module):
        return None
    return node.module


def _may_be_unbound(binding: Binding) -> bool:
    return binding.branch is not None or binding.kind in {"declare", "delete"}


def _line(binding: Binding) -> int:
    return getattr(binding.node, "lineno", 0)
