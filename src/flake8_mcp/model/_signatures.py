"""The signature of a tool, what an SDK refuses about it, and when a tool exists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place, Value

    from ._parts import Part
    from ._releases import Sdk


@dataclass(frozen=True, slots=True)
class Raises:
    """The registration fails: the exception's type, why, the place of the cause, and its sort.

    `kind`: uncalled (the decorator), variadic, positional-only, underscore, unbound, classmethod, reserved and order
    (parameters), unresolved, type and typed-dict (annotations), keyword, removed, twice and option (what the
    registration says), lambda, partial, instance, function, tool, arguments and module (what is given to the call, or
    called), pattern (a regular expression that pydantic refuses); empty for any other cause.
    """

    type: str
    reason: str
    place: Place
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Refused:
    """A registration that fails and of which no tool is known. `expected`: as in Registration."""

    raises: Raises
    sdk: Sdk
    expected: bool = False


@dataclass(frozen=True, slots=True)
class Condition:
    """The branch under which something exists, as the text of its test or the kind of statement."""

    text: str
    place: Place
    arm: str
    key: object = None  # what tells branches of one statement apart from those of others


@dataclass(frozen=True, slots=True)
class TypeName:
    """A class that an annotation names, by its dotted name.

    `arguments` is the number of those in its brackets, None without brackets; `nested` says that it is an argument of
    another type, and not the whole annotation or one of the types that it allows.
    """

    name: str
    place: Place
    arguments: int | None = None
    nested: bool = False


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a tool's function: its annotation and default as values, `place` is its name.

    `listed` says whether the input schema has it, None if that is not known; the SDK fills in the others. `types` are
    the classes that its annotation names, `alias` the place of the `alias` keyword that gives it another name.
    `read` are the attributes that the function reads from one without annotation, None if it does more with it.
    `texts` are the strings among the metadata of its `Annotated`.
    """

    name: str
    kind: str  # positional, positional-or-keyword, keyword, var-positional, var-keyword
    place: Place
    annotation: Part | None = None
    default: Part | None = None
    listed: bool | None = None
    types: tuple[TypeName, ...] = ()
    alias: Place | None = None
    read: frozenset[str] | None = None
    texts: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Returned:
    """The return annotation of a tool's function, with the classes that it names.

    `converts`: a validator of such a class may turn other values into one.
    """

    place: Place
    types: tuple[TypeName, ...] = ()
    converts: bool = False
