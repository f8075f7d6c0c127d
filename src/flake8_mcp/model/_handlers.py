"""The functions behind tools and dispatchers, and what their bodies do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place

    from ._parts import Part
    from ._releases import Sdk
    from ._tools import Tool


@dataclass(frozen=True, slots=True)
class Call:
    """A call in the body of a function.

    `name` is what is called, by its dotted name (`time.sleep`, `builtins.print`); a method by the class of its object
    where that is known (`pathlib.Path.unlink`), else with a dot in front (`.execute`). `place` is the name that is
    called, `text` the first argument if it is a literal string, `mode` the second one or `mode=`, `target` the code of
    the object or first argument that it works on.
    """

    name: str
    place: Place
    text: str | None = None
    mode: str | None = None
    target: str = ""


@dataclass(frozen=True, slots=True)
class Segment:
    """A parameter of a function as a whole segment of the path of an address, such as `f"/customers/{customer}"`."""

    parameter: str
    address: str


@dataclass(frozen=True, slots=True)
class Answer:
    """A `return` whose value starts with a text.

    `where` is except (in an `except` block) or last (behind all branches of a dispatcher).
    """

    place: Place
    text: str
    where: str


@dataclass(frozen=True, slots=True)
class Branch:
    """What a dispatcher does for one tool.

    `place` is the string with the name, `reads` are the arguments that it reads, by name. `bare` says that every result
    is a list of content blocks, without structured content.
    """

    name: str
    place: Place
    reads: tuple[tuple[str, Place], ...] = ()
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Dispatch:
    """How a server answers tools/call: by branches on the name; `complete` says that no other name is handled."""

    branches: tuple[Branch, ...]
    complete: bool


@dataclass(frozen=True, slots=True)
class StdoutWrite:
    """A write to stdout in a program that speaks the protocol there; `unended`: without a newline at its end."""

    place: Place
    unended: bool
    sdk: Sdk


@dataclass(frozen=True, slots=True)
class ReturnedLiteral:
    """A value that a `return` statement shows: its JSON type, and what it is if that is a constant, else None.

    `keys` are those of a dict display in which all are written out. Without a `return`, or behind one without a value,
    the function returns None.
    """

    place: Place
    kind: str
    value: object = None
    keys: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class Handler:
    """The function behind a tool or a dispatcher.

    `docstring` is its literal docstring as written (`__doc__` before Python 3.13), `computed_docstring` the place of a
    first statement that was meant as one but is an f-string, a call or an operation. `unbound`: it stands in a class
    and is registered without an object, so that its first parameter is listed. `yields` is its first `yield`, if no
    decorator takes what it gives. `arguments` are the names in its signature; `open` says that it has `**kwargs`,
    `decorated` that another decorator than the registration stands on it, and `opaque` are those of them that are not
    followed. `literals` are what its `return` statements show; `constant` says that its body does nothing but return
    one value that is written in the file. `bare` are the classes of results that it makes (`CallToolResult`), if it
    returns nothing else and none of them has structured content.

    As a subject of rules it has the facts of its body too: `calls` that rules may look at, `answers` that may be
    errors, `segments` of addresses, and `tools`, those that it serves (none for a dispatcher), with the `sdk`.
    """

    name: str
    place: Place  # the name in its `def`
    docstring: Part
    computed_docstring: Place | None = None
    unbound: bool = False
    is_async: bool = False
    yields: Place | None = None
    arguments: frozenset[str] = frozenset()
    open: bool = False
    decorated: bool = False
    opaque: tuple[Place, ...] = ()
    literals: tuple[ReturnedLiteral, ...] = ()
    constant: bool = False
    bare: frozenset[str] = frozenset()
    calls: tuple[Call, ...] = ()
    answers: tuple[Answer, ...] = ()
    segments: tuple[Segment, ...] = ()
    tools: tuple[Tool, ...] = ()
    sdk: Sdk | None = None
