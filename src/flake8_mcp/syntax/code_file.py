"""One Python file: its text, its index, and what its names mean."""

from __future__ import annotations

import ast
import os
from functools import cached_property
from typing import TYPE_CHECKING

from .changes import changes_in, replacements_in
from .flows import flows_in
from .holding import Holding
from .names import lookup, owner_class, resolve
from .outline import MAX_DEPTH, FromImport, is_too_deep
from .passing import Passing
from .segments import Segment, SegmentError, expression_segment, header_segment
from .walking import walk

if TYPE_CHECKING:
    from .changes import Changes, Replacements
    from .evaluate import KeptValue
    from .flows import Flows
    from .outline import Binding, FunctionNode, Outline, Scope
    from .project import Project
    from .references import Reference
    from .source import Source


def _is_namespace(node: ast.expr) -> bool:
    """Whether an expression is `globals()` or `vars()`."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"globals", "vars"}


class CodeFile:
    """One Python file: its text, its outline, its name as a module, and the project that it belongs to."""

    def __init__(self, source: Source, outline: Outline, path: str, project: Project) -> None:
        self.source = source
        self.outline = outline
        source.keep(outline.tree)
        self.path = path
        self.project = project
        self.module_name, self.package = project.module_name(path)
        self.notes: dict[object, object] = {}  # what higher layers keep of this file's own nodes, by itself
        self._segments: dict[ast.AST, Segment] = {}
        self._refusals: dict[ast.AST, SegmentError] = {}
        self._attributes: dict[Scope, dict[str, list[Binding]]] | None = None
        self._foreign_attributes: frozenset[str] = frozenset()
        # What follows depends on other files, and is kept for the analysis of one file only.
        self._analysis = -1
        self._links: dict[object, object] = {}
        self._references: dict[tuple[tuple[str, ...], Scope], tuple[Reference, ...]] = {}
        self._values: dict[ast.AST, KeptValue] = {}
        self._passing: Passing | None = None

    def __repr__(self) -> str:
        return f"CodeFile({self.path!r})"

    @cached_property
    def unused_calls(self) -> frozenset[ast.Call]:
        """The calls that are statements of their own: nothing takes what they give."""
        statements = (each for each in walk(self.outline.tree) if isinstance(each, ast.Expr))
        return frozenset(each.value for each in statements if isinstance(each.value, ast.Call))

    @cached_property
    def function_names(self) -> frozenset[str]:
        """The names of the functions and classes that are defined in the file."""
        functions = {each.node.name for each in self.outline.functions}
        return frozenset(functions | {each.node.name for each in self.outline.classes})

    @property
    def is_package(self) -> bool:
        """Whether the file is an `__init__.py`."""
        return os.path.basename(self.path) == "__init__.py"

    # parts of the file alone

    def expression(self, node: ast.expr) -> Segment:
        """The segment of an expression, parsed once. Raises SegmentError."""
        found = self._segments.get(node)
        if found is None:
            problem = self._refusals.get(node)
            if problem is not None:
                raise problem.with_traceback(None)
            try:
                self._guard(node)
                found = self._segments[node] = expression_segment(self.source, node)
            except SegmentError as refused:
                self._refusals[node] = refused
                raise
        return found

    def header(self, node: FunctionNode) -> Segment:
        """The segment of a function's decorators, signature and docstring, parsed once. Raises SegmentError."""
        found = self._segments.get(node)
        if found is None:
            for each in (*node.decorator_list, node.args, *([node.returns] if node.returns else [])):
                self._guard(each)
            found = self._segments[node] = header_segment(self.source, node)
        return found

    def _guard(self, node: ast.AST) -> None:
        if self.outline.too_deep and is_too_deep(node):
            raise SegmentError(f"nested more than {MAX_DEPTH} levels deep", getattr(node, "lineno", 1))

    def attributes_of(self, scope: Scope, name: str | None) -> list[Binding]:
        """What the methods of a class assign to `self.name`, or to any attribute of `self`."""
        found = self._attribute_index().get(scope, {})
        if name is not None:
            return found.get(name, [])
        return [each for bindings in found.values() for each in bindings]

    @property
    def foreign_attributes(self) -> frozenset[str]:
        """The attributes that are set on something else than `self` in a method or a dotted name that is known."""
        self._attribute_index()
        return self._foreign_attributes

    def _attribute_index(self) -> dict[Scope, dict[str, list[Binding]]]:
        if self._attributes is None:
            index: dict[Scope, dict[str, list[Binding]]] = {}
            foreign: set[str] = set()
            scopes = dict.fromkeys([self.outline.module, *self.outline.scopes.values()])
            for binding in (each for scope in scopes for found in scope.bindings.values() for each in found):
                first, _, name = binding.name.partition(".")
                owner = owner_class(binding.scope, first) if name and "." not in name else None
                if owner is not None:
                    index.setdefault(owner, {}).setdefault(name, []).append(binding)
            for each in self.outline.mutations:
                if each.attribute is not None:
                    name = each.expression.id if isinstance(each.expression, ast.Name) else ""
                    if not name or owner_class(each.scope, name) is None:
                        foreign.add(each.attribute)
            self._attributes, self._foreign_attributes = index, frozenset(foreign)
        return self._attributes

    @cached_property
    def flows(self) -> Flows:
        """Which bindings hold what."""
        return flows_in(self)

    @cached_property
    def holding(self) -> Holding:
        """Which variables may hold the objects of an expression."""
        return Holding(self)

    @cached_property
    def changes(self) -> Changes:
        """What this file changes in place."""
        return changes_in(self)

    @cached_property
    def replacements(self) -> Replacements:
        """What this file replaces from outside."""
        return replacements_in(self)

    @cached_property
    def sets_attributes(self) -> bool:
        """Whether a statement sets an attribute of something by which another file's or class's name changes."""
        return any(each.attribute is not None or _is_namespace(each.expression) for each in self.outline.mutations)

    # names

    def resolve(self, parts: tuple[str, ...], scope: Scope) -> tuple[Reference, ...]:
        """Everything that a dotted name may refer to in a scope of this file; nothing for no name."""
        if not parts:
            return ()
        self._renew()
        scope = self._seen_from(parts, scope)
        key = (parts, scope)
        found = self._references.get(key)
        if found is None:
            found = self._references[key] = resolve(self, parts, scope)
        return found

    def _seen_from(self, parts: tuple[str, ...], scope: Scope) -> Scope:
        """The module for names that mean the same there: most are called from many functions."""
        module = self.outline.module
        found = lookup(scope, parts[0]) if scope is not module else None
        is_inner = found is not None and found[0] is not module
        return scope if is_inner or (len(parts) > 1 and owner_class(scope, parts[0]) is not None) else module

    @property
    def links(self) -> dict[object, object]:
        """What higher layers keep of this file's own nodes that other files decide too."""
        self._renew()
        return self._links

    @property
    def values(self) -> dict[ast.AST, KeptValue]:
        """The values of this file's expressions, as the evaluator keeps them."""
        self._renew()
        return self._values

    @property
    def passing(self) -> Passing:
        """Which calls pass variables of this file on."""
        self._renew()
        if self._passing is None:
            self._passing = Passing(self)
        return self._passing

    def alike(self, binding: Binding) -> list[Binding]:
        """A binding, and if it is an import, those that import the same in other places of the file."""
        return self._alike.get(_imported_thing(binding), [binding])

    @cached_property
    def _alike(self) -> dict[tuple[str, ...] | None, list[Binding]]:
        found: dict[tuple[str, ...] | None, list[Binding]] = {}
        for scope in dict.fromkeys([self.outline.module, *self.outline.scopes.values()]):
            for binding in (each for bindings in scope.bindings.values() for each in bindings):
                thing = _imported_thing(binding)
                if thing is not None:
                    found.setdefault(thing, []).append(binding)
        return found

    def _renew(self) -> None:
        if self._analysis != self.project.analyses:
            self.unlink()
            self._analysis = self.project.analyses
            self.project.linked.append(self)

    def unlink(self) -> None:
        """Forget what depends on other files."""
        self._analysis = -1
        self._links = {}
        self._references, self._values, self._passing = {}, {}, None

    # the imports of the file

    def absolute_name(self, node: ast.ImportFrom) -> str | None:
        """The absolute name of the module in `from x import ...`, empty for `from . import x` beside no package.

        None for one beyond the top-level package.
        """
        if not node.level:
            return node.module or ""
        parts = self.package.split(".") if self.package else []
        if node.level - 1 > len(parts):
            return None
        base = parts[: len(parts) - (node.level - 1)]
        return ".".join([*base, *([node.module] if node.module else [])])

    def find_module(self, name: str) -> CodeFile | None:
        """The first-party module of that absolute name, None if it is not first-party or cannot be read."""
        return self.project.find_module(name, self.path)

    def is_first_party(self, name: str, of: tuple[str, ...] = ()) -> bool:
        """Whether a dotted name is a first-party module or package although it may not have been read.

        A folder without `__init__.py` counts only if it has a module named by the first of `of`, the names that
        follow: Python prefers an installed package of the same name to it.
        """
        path = self.project.locate(name, self.path)
        if path is None or path.endswith(".py"):
            return path is not None and path != self.path
        return bool(of) and self.project.locate(f"{name}.{of[0]}", self.path) is not None

    @cached_property
    def first_party_names(self) -> frozenset[str]:
        """The names that imports of first-party modules bind, in any scope."""
        names: set[str] = set()
        for scope in dict.fromkeys([self.outline.module, *self.outline.scopes.values()]):
            for name, bindings in scope.bindings.items():
                if any(self._is_first_party_import(each) for each in bindings):
                    names.add(name)
        return frozenset(names)

    def _is_first_party_import(self, binding: Binding) -> bool:
        node = binding.node
        if isinstance(node, FromImport):
            name = self.absolute_name(node.statement)
            return name is not None and (not name or self.project.locate(name, self.path) is not None)
        return isinstance(node, ast.alias) and self.project.locate(node.name, self.path) is not None

    def star_target(self, star: Binding) -> CodeFile | None:
        """The first-party module of `from module import *`."""
        assert isinstance(star.node, ast.ImportFrom)
        name = self.absolute_name(star.node)
        return self.find_module(name) if name else None

    def exports(self, name: str) -> bool:
        """Whether `from this import *` may bind the name: `__all__` if it is a literal list, else public names."""
        listed = self.outline.module.bindings.get("__all__", [])
        changed = any(
            isinstance(each.expression, ast.Name) and each.expression.id == "__all__" for each in self.outline.mutations
        )
        if len(listed) == 1 and listed[0].kind == "assign" and not changed:
            names = _literal_names(listed[0].value)
            if names is not None:
                return name in names
        elif not listed and name.startswith("_"):
            return False
        return self.may_have(name)

    def may_have(self, name: str) -> bool:
        """Whether the module may have an attribute of that name which is no submodule."""
        module = self.outline.module
        return name in module.bindings or bool(self.outline.star_imports) or "__getattr__" in module.bindings

    def rebinds(self, name: str) -> bool:
        """Whether the package binds a name to something else than its submodule of that name."""
        for binding in self.outline.module.bindings.get(name, ()):
            node = binding.node
            if (
                isinstance(node, FromImport)
                and self.absolute_name(node.statement) == self.package
                and node.alias.name == name
            ):
                continue
            return True
        return False


def _imported_thing(binding: Binding) -> tuple[str, ...] | None:
    """What an import names, None for any other binding."""
    node = binding.node
    if isinstance(node, FromImport):
        statement = node.statement
        return "from", "." * statement.level, statement.module or "", node.alias.name
    if binding.kind == "import" and isinstance(node, ast.alias):
        return ("import", node.name) if node.asname else ("import", node.name.partition(".")[0])
    return None


def _literal_names(node: ast.expr | None) -> frozenset[str] | None:
    if isinstance(node, ast.List | ast.Tuple) and all(isinstance(each, ast.Constant) for each in node.elts):
        return frozenset(str(each.value) for each in node.elts if isinstance(each, ast.Constant))
    return None
