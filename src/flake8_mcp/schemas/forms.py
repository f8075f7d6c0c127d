"""What an annotation is at run time: the typing objects that pydantic and the SDKs look at, each with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.values import Array, Object, Scalar

if TYPE_CHECKING:
    import ast

    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from .metadata import Metadata


@dataclass(frozen=True, slots=True)
class Named:
    """A class or special form that is not first-party, by its canonical name: `builtins.int`, `typing.List`."""

    place: Place
    name: str


@dataclass(frozen=True, slots=True)
class Class:
    """A first-party class; equal for the same class statement."""

    place: Place
    file: CodeFile
    node: ast.ClassDef
    scope: Scope  # where the class statement stands

    @property
    def body(self) -> Scope:
        """The scope of the class body."""
        return self.file.outline.scopes[self.node]


@dataclass(frozen=True, slots=True)
class Made:
    """A class that a call makes: `Enum("E", ...)`, `TypedDict("D", {...})`, `NamedTuple("N", [...])`."""

    place: Place
    file: CodeFile
    node: ast.Call
    scope: Scope
    maker: str


@dataclass(frozen=True, slots=True)
class Parametrized:
    """`origin[args]`; the origin of a builtin is `builtins.list`, that of the typing spelling `typing.List`."""

    place: Place
    origin: Named | Class
    args: tuple[Form, ...]


@dataclass(frozen=True, slots=True)
class UnionOf:
    """A union of at least two different arms, flat, in order; None is `builtins.None`."""

    place: Place
    arms: tuple[Form, ...]


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a first-party Enum; `value` is its value."""

    place: Place
    enum: Class
    name: str
    value: Value


@dataclass(frozen=True, slots=True)
class LiteralOf:
    """`Literal[...]` without repetitions."""

    place: Place
    values: tuple[Value | Member, ...]


@dataclass(frozen=True, slots=True)
class AnnotatedAs:
    """`Annotated[inner, ...]`; the inner form is no Annotated itself."""

    place: Place
    inner: Form
    metadata: tuple[Metadata, ...]


@dataclass(frozen=True, slots=True)
class NewTypeOf:
    """`NewType(name, supertype)`."""

    place: Place
    supertype: Form


@dataclass(frozen=True, slots=True)
class Alias:
    """A PEP 695 alias, `type name = value`, or `TypeAliasType(name, value)`."""

    place: Place
    name: str
    file: CodeFile
    value: ast.expr
    scope: Scope


@dataclass(frozen=True, slots=True)
class Variable:
    """A type variable, by the statement that makes it."""

    place: Place
    name: str
    node: ast.AST
    bound: Form | None = None
    constraints: tuple[Form, ...] = ()
    default: Form | None = None


@dataclass(frozen=True, slots=True)
class Items:
    """A list inside brackets: the parameters of `Callable[[int, str], bool]`."""

    place: Place
    items: tuple[Form, ...]


@dataclass(frozen=True, slots=True)
class Unresolved:
    """A name that has no value at run time when the annotation is evaluated, or a text that is no expression.

    `error` is what Python raises; "" if the SDK evaluates the annotation and says what it raises.
    """

    place: Place
    name: str
    error: str = ""


@dataclass(frozen=True, slots=True)
class NotKnown:
    """A form that the source does not show, and why."""

    place: Place
    reason: str


Form = (
    Named
    | Class
    | Made
    | Parametrized
    | UnionOf
    | LiteralOf
    | AnnotatedAs
    | NewTypeOf
    | Alias
    | Variable
    | Items
    | Unresolved
    | NotKnown
)


def is_none(form: Form) -> bool:
    """Whether a form is None."""
    return isinstance(form, Named) and form.name == "builtins.None"


def same_form(one: Form, other: Form) -> bool:
    """Whether two forms are the same object for typing; false if that is not sure."""
    if type(one) is not type(other):
        return False
    match one:
        case Named():
            return isinstance(other, Named) and one.name == other.name
        case Class() | Made():
            return isinstance(other, Class | Made) and one.node is other.node
        case Parametrized():
            return (
                isinstance(other, Parametrized)
                and same_form(one.origin, other.origin)
                and _all_same(one.args, other.args)
            )
        case UnionOf():
            return isinstance(other, UnionOf) and _all_same(one.arms, other.arms)
        case LiteralOf():
            return isinstance(other, LiteralOf) and [_key(each) for each in one.values] == [
                _key(each) for each in other.values
            ]
        case AnnotatedAs():
            return (
                isinstance(other, AnnotatedAs) and same_form(one.inner, other.inner) and one.metadata == other.metadata
            )
        case NewTypeOf() | Alias() | Variable():
            return one == other
        case Items():
            return isinstance(other, Items) and _all_same(one.items, other.items)
        case _:
            return False


UNHASHABLE = "whether Python can hash what stands beside a type is not known"


def union(place: Place, arms: list[Form]) -> Form:
    """`Union[arms]` as typing makes it: flat, each arm once, one arm alone is itself."""
    flat: list[Form] = []
    for arm in arms:
        for each in arm.arms if isinstance(arm, UnionOf) else (arm,):
            if not any(same_form(each, other) for other in flat):
                flat.append(each)
    if not all(map(is_hashable, flat)):
        return NotKnown(place, UNHASHABLE)
    return flat[0] if len(flat) == 1 else UnionOf(place, tuple(flat))


def is_hashable(form: Form) -> bool:
    """Whether a type can be put into a union, or a table: Python 3.12.1 hashes what stands beside it."""
    metadata = form.metadata if isinstance(form, AnnotatedAs) else ()
    return all(getattr(each, "hashable", True) for each in metadata) and all(map(is_hashable, inside(form)))


def literal(place: Place, values: list[Value | Member]) -> LiteralOf:
    """`Literal[values]`, each value once by type and value."""
    kept: dict[object, Value | Member] = {}
    for each in values:
        kept.setdefault(_key(each), each)
    return LiteralOf(place, tuple(kept.values()))


def _all_same(one: tuple[Form, ...], other: tuple[Form, ...]) -> bool:
    return len(one) == len(other) and all(map(same_form, one, other))


def _key(value: Value | Member) -> object:
    if isinstance(value, Member):
        # other names of a member have its value
        return (value.enum.node, value.value.value if isinstance(value.value, Scalar) else value.name)
    if isinstance(value, Scalar):
        return (type(value.value), value.value)
    return id(value) if isinstance(value, Array | Object) else value


def inside(form: Form) -> tuple[Form, ...]:
    """The forms directly inside a form."""
    match form:
        case Parametrized():
            return form.args
        case UnionOf():
            return form.arms
        case AnnotatedAs():
            return (form.inner,)
        case Items():
            return form.items
        case NewTypeOf():
            return (form.supertype,)
        case _:
            return ()


def is_larger_than(form: Form, size: int) -> bool:
    """Whether a form has more parts than that; it is not looked at any further then."""
    waiting = [form]
    while waiting and size >= 0:
        size -= 1
        waiting.extend(inside(waiting.pop()))
    return size < 0
