"""Annotations to the typing objects that they are at run time, without running them."""

from __future__ import annotations

import ast
import builtins
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.names import Bound, External, Missing, is_enum, is_type_checking, lookup
from flake8_mcp.syntax.outline import dotted_name, postpones
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import Array, Scalar, Unknown
from flake8_mcp.syntax.walking import walk

from .expressions import ExpressionPlace, Given, value_of
from .forms import (
    Alias,
    AnnotatedAs,
    Class,
    Items,
    LiteralOf,
    Made,
    Member,
    Named,
    NotKnown,
    Parametrized,
    Unresolved,
    Variable,
    is_larger_than,
    literal,
    same_form,
    union,
)
from .made_types import read_call
from .markers import read_marker
from .spellings import canonical
from .type_variables import substitute, variables_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flake8_mcp.syntax.evaluate import Evaluator
    from flake8_mcp.syntax.names import Reference
    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from .forms import Form
    from .metadata import Metadata

MAX_DEPTH = 40
MAX_TEXT = 10_000
MAX_SIZE = 5_000


@dataclass(frozen=True, slots=True)
class Env:
    """Where an expression is evaluated.

    `names` is the scope of its names when it is evaluated in place, `deferred` that of the strings in it: the module
    for a function, the class for a model. `line` is the line of the definition if what stands below it has no value
    yet.
    `parameters` are the type parameters of the function: whether text sees them depends on the release of Python.
    """

    file: CodeFile
    names: Scope
    deferred: Scope
    line: int | None = None
    depth: int = 0
    parameters: frozenset[str] = frozenset()
    text: bool = False  # whether it is evaluated when someone asks, and not in its place

    def strings(self) -> Env:
        """The same place for the text of a string annotation."""
        return replace(self, names=self.deferred, depth=self.depth + 1, text=True)

    def inner(self) -> Env:
        """One level further in."""
        return replace(self, depth=self.depth + 1)


class Reader:
    """Reads the annotations of one analysis."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self._bound: dict[ast.AST, Form] = {}
        self._active: set[ast.AST] = set()
        self.enum_value: Callable[[Class, str], Value] | None = None  # set by the builder, which knows classes

    def annotation(self, node: ast.expr, env: Env) -> Form:
        """The form of an annotation, which is text if the file postpones annotations."""
        return self.read(node, env.strings() if postpones(env.file.outline.tree) else env)

    def read(self, node: ast.expr, env: Env) -> Form:
        """The form that an expression is at run time."""
        form = self._read(node, env)
        if env.depth == 0 and is_larger_than(form, MAX_SIZE):
            return NotKnown(form.place, f"it has more than {MAX_SIZE} parts")
        return form

    def _read(self, node: ast.expr, env: Env) -> Form:
        place = ExpressionPlace(env.file, node)
        if env.depth > MAX_DEPTH:
            return NotKnown(place, f"it is nested more than {MAX_DEPTH} levels deep")
        if isinstance(node, ast.Name | ast.Attribute):
            return self._name(node, env, place)
        if isinstance(node, ast.Constant):
            return self._constant(node, env, place)
        if isinstance(node, ast.Subscript):
            return self._subscript(node, env, place)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return self._either(place, [self.read(node.left, env.inner()), self.read(node.right, env.inner())])
        if isinstance(node, ast.List):
            return Items(place, tuple(self.read(each, env.inner()) for each in node.elts))
        if isinstance(node, ast.Call):
            return read_call(self, node, env, place)
        return NotKnown(place, "it is no type that is followed")

    def name_of(self, node: ast.expr, file: CodeFile, scope: Scope) -> str | None:
        """The canonical name of an external thing that a dotted expression names, None if it is none or not sure."""
        names = {each.name if isinstance(each, External) else None for each in file.resolve(dotted_name(node), scope)}
        if len(names) == 1 and (name := names.pop()) is not None:
            return canonical(name)
        if None not in names and names and len({canonical(str(each)) for each in names}) == 1:
            return canonical(str(names.pop()))
        return None

    def value(self, file: CodeFile, node: ast.expr, scope: Scope) -> Value:
        """The value of an expression."""
        return value_of(self.evaluator, Given(file, scope, node))

    # names

    def _name(self, node: ast.expr, env: Env, place: Place) -> Form:
        parts = dotted_name(node)
        if not parts:
            return NotKnown(place, "it is no type that is followed")
        if env.names is env.deferred and parts[0] in env.parameters:  # pragma: no cover - syntax of Python 3.12
            return NotKnown(place, "whether the text of an annotation sees a type parameter is not known")
        missing = self._without_value(parts, env, place)
        if missing is not None:
            return missing
        references = env.file.resolve(parts, env.names)
        forms = [self._reference(each, place, env) for each in references if not _is_for_checkers(each)]
        if not forms:
            return NotKnown(place, f"{'.'.join(parts)} is not known")
        first = forms[0]
        if all(same_form(first, other) for other in forms[1:]):
            return first
        return NotKnown(place, f"{'.'.join(parts)} may be more than one thing")

    def _without_value(self, parts: tuple[str, ...], env: Env, place: Place) -> Unresolved | None:
        """A name that raises NameError when the annotation is evaluated."""
        found = lookup(env.names, parts[0])
        missing = Unresolved(place, parts[0], "" if env.text else "NameError")
        if found is None:
            outline = env.file.outline
            if hasattr(builtins, parts[0]) or outline.star_imports:
                return None
            return missing
        home, bindings = found
        if all(is_type_checking(each.branch) for each in bindings):
            return missing
        if env.line is not None and home.kind == "module" and all(_line_of(each.node) > env.line for each in bindings):
            return missing
        return None

    def _reference(self, reference: Reference, place: Place, env: Env) -> Form:
        if isinstance(reference, External):
            return Named(place, canonical(reference.name))
        if isinstance(reference, Missing):
            return NotKnown(place, reference.reason)
        if not isinstance(reference, Bound):
            return NotKnown(place, "a module is no type")
        binding = reference.binding
        if reference.rest:
            return NotKnown(place, f"attribute {reference.rest[0]} of {binding.name} is not known")
        if binding.kind == "class" and isinstance(binding.node, ast.ClassDef):
            return Class(place, reference.file, binding.node, binding.scope)
        if binding.kind == "typevar":  # pragma: no cover - syntax of Python 3.12
            return self._type_parameter(reference, place)
        if binding.value is None or binding.path or binding.kind not in {"assign", "alias"}:
            return NotKnown(place, f"{binding.name} is bound in a way that is not followed")
        if binding.scope.kind == "class" and is_enum(reference.file, binding.scope):
            return NotKnown(place, f"{binding.name} is a member of an Enum")
        if binding.kind == "alias":  # pragma: no cover - syntax of Python 3.12
            scope = reference.file.outline.scopes.get(binding.value, binding.scope)
            return Alias(place, binding.name, reference.file, binding.value, scope)
        return self._assigned(reference, place, env)

    def _assigned(self, reference: Bound, place: Place, env: Env) -> Form:
        """What a name was assigned: read once, with the place of each use."""
        binding = reference.binding
        value = binding.value
        assert value is not None
        found = self._bound.get(value)
        if found is None:
            if value in self._active:
                return NotKnown(place, f"{binding.name} is defined by itself")
            self._active.add(value)
            try:
                module = reference.file.outline.module
                found = self.read(value, Env(reference.file, binding.scope, module, None, env.depth + 1))
            finally:
                self._active.discard(value)
            # a name may stand for what another one stands for several times, and so on
            if is_larger_than(found, MAX_SIZE):
                found = NotKnown(place, f"{binding.name} has more than {MAX_SIZE} parts")
            self._bound[value] = found
        return found

    def _type_parameter(self, reference: Bound, place: Place) -> Form:  # pragma: no cover - syntax of Python 3.12
        node = reference.binding.node
        scope = reference.binding.scope
        bound = getattr(node, "bound", None)
        default = getattr(node, "default_value", None)
        if type(node).__name__ != "TypeVar":
            return NotKnown(place, f"{reference.binding.name} is no plain type variable")
        env = Env(reference.file, scope, scope)
        if isinstance(bound, ast.Tuple):
            return Variable(
                place, reference.binding.name, node, None, tuple(self.read(each, env) for each in bound.elts)
            )
        return Variable(
            place,
            reference.binding.name,
            node,
            self.read(bound, env) if bound is not None else None,
            (),
            self.read(default, env) if default is not None else None,
        )

    # constants and subscripts

    def _constant(self, node: ast.Constant, env: Env, place: Place) -> Form:
        if node.value is None:
            return Named(place, "builtins.None")
        if node.value is ...:
            return Named(place, "builtins.Ellipsis")
        if isinstance(node.value, str):
            return self.text(node.value, node, env, place)
        return NotKnown(place, "it is no type that is followed")

    def text(self, text: str, constant: ast.Constant, env: Env, place: Place) -> Form:
        """The form of a string annotation."""
        if len(text) > MAX_TEXT:
            return NotKnown(place, "the annotation is too long")
        if text[:1].strip() == "":
            return NotKnown(place, "what Python makes of a text that starts with a space is not known")
        try:
            node = ast.parse(text.strip(), mode="eval").body
        except SyntaxError:
            return Unresolved(place, text, "SyntaxError")
        except (ValueError, RecursionError, MemoryError):
            return NotKnown(place, "the text of the annotation is no expression")
        if not _put_in_place(node, text, constant, env.file):
            return NotKnown(place, "the text of the annotation is not written as it is")
        return self.read(node, env.strings())

    def _subscript(self, node: ast.Subscript, env: Env, place: Place) -> Form:
        base = self.read(node.value, env.inner())
        elements = list(node.slice.elts) if isinstance(node.slice, ast.Tuple) else [node.slice]
        if isinstance(base, Unresolved | NotKnown):
            return base
        if isinstance(base, Made) or (isinstance(base, Class) and is_enum(base.file, base.body)):
            return NotKnown(place, "what it has under a key is not followed")  # a member of an Enum: the key is no type
        if isinstance(base, Named):
            if base.name == "typing.Literal":
                return self._literal(elements, env, place)
            if base.name == "typing.Annotated":
                return self._annotated(elements, env, place)
        if any(isinstance(each, ast.Starred) for each in elements):
            return NotKnown(place, "an unpacked argument is not followed")
        args = [self.read(each, env.inner()) for each in elements]
        for each in args:
            if isinstance(each, Unresolved):
                return each
        if isinstance(base, Named):
            if base.name == "typing.Optional":
                return union(place, [args[0], Named(place, "builtins.None")])
            if base.name == "typing.Union":
                return union(place, args)
        if isinstance(base, Named | Class):
            return Parametrized(place, base, tuple(args))
        return self._substituted(base, args, place)

    def _substituted(self, base: Form, args: list[Form], place: Place) -> Form:
        """`Alias[int]` of a generic alias such as `Pair = tuple[T, T]`."""
        if isinstance(base, Alias):
            return NotKnown(place, "a parametrized alias is not followed")
        variables: list[Variable] = []
        for each in variables_of(base):
            if not any(each.node is other.node for other in variables):
                variables.append(each)
        if len(variables) != len(args):
            return NotKnown(place, "the parameters of an alias are not known")
        return substitute(base, {each.node: arg for each, arg in zip(variables, args, strict=True)})

    def _either(self, place: Place, arms: list[Form]) -> Form:
        for arm in arms:
            if isinstance(arm, Unresolved):
                return arm
        return union(place, arms)

    def _literal(self, elements: list[ast.expr], env: Env, place: Place) -> Form:
        values: list[Value | Member] = []
        for element in elements:
            node = element.value if isinstance(element, ast.Starred) else element
            found = self._literal_values(node, env)
            if isinstance(found, NotKnown):
                return NotKnown(place, found.reason)
            values.extend(found)
        if not values:
            return NotKnown(place, "an empty Literal")
        return literal(place, values)

    def _literal_values(self, node: ast.expr, env: Env) -> list[Value | Member] | NotKnown:
        if isinstance(node, ast.Subscript):
            inner = self.read(node, env.inner())
            if isinstance(inner, LiteralOf):
                return list(inner.values)
        elif isinstance(node, ast.Name | ast.Attribute):
            member = self.member(node, env.file, env.names)
            if member is not None:
                return [member]
            inner = self._name(node, env, ExpressionPlace(env.file, node))
            if isinstance(inner, LiteralOf):
                return list(inner.values)
        value = self.value(env.file, node, env.names)
        if isinstance(value, Array) and value.kind in {"tuple", "list"} and value.complete:
            every: list[Value | Member] = list(value.items)
        else:
            every = [value]
        if all(isinstance(each, Scalar) for each in every):
            return every
        unknown = next((each for each in every if isinstance(each, Unknown)), None)
        return NotKnown(
            ExpressionPlace(env.file, node), unknown.reason if unknown else "a value of the Literal is not known"
        )

    def member(self, node: ast.expr, file: CodeFile, scope: Scope) -> Member | None:
        """The member of a first-party Enum that an expression names, None if it names none."""
        parts = dotted_name(node)
        if len(parts) < 2:
            return None
        references = file.resolve(parts, scope)
        if len(references) != 1 or not isinstance(references[0], Bound) or references[0].rest:
            return None
        binding = references[0].binding
        home = binding.scope
        if home.kind != "class" or home.parent is None or not isinstance(home.node, ast.ClassDef):
            return None
        if binding.value is None or binding.path or not is_enum(references[0].file, home):
            return None
        place = ExpressionPlace(file, node)
        enum = Class(place, references[0].file, home.node, home.parent)
        assert self.enum_value is not None
        return Member(place, enum, binding.name, self.enum_value(enum, binding.name))

    def _annotated(self, elements: list[ast.expr], env: Env, place: Place) -> Form:
        inner = self.read(elements[0], env.inner())
        if isinstance(inner, Unresolved):
            return inner
        metadata: list[Metadata] = []
        for element in elements[1:]:
            metadata.extend(self.metadata(element, env))
        if isinstance(inner, AnnotatedAs):
            return AnnotatedAs(place, inner.inner, (*inner.metadata, *metadata))
        return AnnotatedAs(place, inner, tuple(metadata))

    def metadata(self, node: ast.expr, env: Env) -> Iterator[Metadata]:
        """What an element of `Annotated` behind the type means."""
        return read_marker(self, node, env)


def _is_for_checkers(reference: Reference) -> bool:
    return isinstance(reference, Bound) and is_type_checking(reference.binding.branch)


def _line_of(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)


def _put_in_place(node: ast.expr, text: str, constant: ast.Constant, file: CodeFile) -> bool:
    """Give the nodes of a string annotation their positions in the file; false if its text is not written there."""
    written = file.source.slice(span_of(file.source, constant))
    start = written.find(text.strip())
    if start < 0 or "\n" in text or not text.isascii() or len(written) - len(text) > len('r""""""'):
        return False
    shift = constant.col_offset + start
    for each in walk(node):
        if hasattr(each, "lineno"):
            each.lineno = each.end_lineno = constant.lineno  # type: ignore[attr-defined]  # nodes with a position
            each.col_offset += shift  # type: ignore[attr-defined]  # as above
            each.end_col_offset += shift  # type: ignore[attr-defined]  # as above
    return True
