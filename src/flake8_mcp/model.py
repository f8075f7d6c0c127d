"""What a server lists, part by part, with the place and origin of each.

Three verdicts, never two: a part is known (a Value), Absent, or Unknown.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

from .syntax.values import Array, Object, Place, Scalar, Symbol, Unknown, Value, text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .serving import ServerFacts
    from .syntax.source import Source


# Why the input schema of a fastmcp 2 tool is not known that takes the whole list with it: fastmcp 2.14.7 inlines
# references when it registers the tool.
CIRCULAR = "fastmcp 2 cannot list a schema that refers to itself"


class Origin(Enum):
    """Where a part of a definition comes from."""

    DECLARED = "declared"
    DERIVED = "derived"
    DEFAULT = "default"


@dataclass(frozen=True, slots=True)
class Absent:
    """A part that the definition is known not to have; `place` is where it would be written."""

    place: Place


@dataclass(frozen=True, slots=True)
class Part:
    """One field of a tool: its value as it is listed, and where that comes from.

    `key` is the place of its key or keyword, if any; `written` is what the author wrote where the SDK lists something
    else (renamed or dropped keys), of a docstring whose indentation is not known the text without it.
    """

    value: Value | Absent
    origin: Origin = Origin.DECLARED
    key: Place | None = None
    written: Value | None = None

    @property
    def place(self) -> Place:
        """Where the value stands, or would."""
        return self.value.place

    @property
    def known(self) -> Value | None:
        """The value if there is one and it is known (parts of it may still be unknown), else None."""
        return None if isinstance(self.value, Absent | Unknown) else self.value

    @property
    def is_absent(self) -> bool:
        """Whether the definition is known not to have the part."""
        return isinstance(self.value, Absent)


@dataclass(frozen=True, slots=True)
class Release:
    """A release that a project runs on, and how it was found.

    `source`: option, lock, range, installed, assumed. `requirement` is the range that allows it, as written
    (`mcp>=1.2`); `where` the file and line that tell it (`uv.lock:12`).
    """

    distribution: str
    version: str
    source: str
    requirement: str | None = None
    where: str | None = None

    @property
    def pin(self) -> str:
        """`mcp==2.3.0`."""
        return f"{self.distribution}=={self.version}"

    @property
    def found(self) -> str | None:
        """What a message can name: the range, else the file and line."""
        return self.requirement or self.where


@dataclass(frozen=True, slots=True)
class Sdk:
    """The SDK that a tool is written for, and what it runs on.

    `profile`: mcp1, mcp2, fm2, fm3, fm4, literal, unknown. `release`: `mcp==1.30.0`, of the major that it is written
    for, None if there is none. `source` and `found`: how that was decided, as in Release. `runs_on` is the release
    that was found, which may be of another major; None if none was found. `reason` says why the profile is unknown
    although a release is known.
    """

    profile: str
    release: str | None = None
    source: str | None = None
    found: str | None = None
    runs_on: Release | None = None
    reason: str | None = None

    @property
    def family(self) -> str:
        """mcp, fm, literal or unknown."""
        return self.profile.rstrip("1234")

    @property
    def number(self) -> tuple[int, int]:
        """The first two numbers of the release, far in the future if it is not known."""
        found = [int(each) for each in (self.release or "").partition("==")[2].split(".")[:2] if each.isdecimal()]
        return (found[0], found[1]) if len(found) == 2 else (99, 0)  # noqa: PLR2004 - two numbers


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
    one value that is written in the file.

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
    calls: tuple[Call, ...] = ()
    answers: tuple[Answer, ...] = ()
    segments: tuple[Segment, ...] = ()
    tools: tuple[Tool, ...] = ()
    sdk: Sdk | None = None


@dataclass(frozen=True, slots=True)
class Registration:
    """How and where a tool is registered.

    `form`: decorator, call, add_tool, constructor, tool_object, dict, mixin, provider, transform. `place` is the first
    decorator, the call or the dict; `token` the one token to report at (the call's function name, the decorator).
    `via` is the statement of the analysed file that leads to a registration in another file. `expected` says that the
    file reckons with a failure: it catches what is raised, or asks for the release.
    """

    form: str
    place: Place
    token: Place
    via: Place | None = None
    expected: bool = False


@dataclass(frozen=True, slots=True)
class UnorderedSet:
    """A set that code goes through; `texts`: all its items are known to be texts."""

    place: Place
    texts: bool


@dataclass(slots=True, eq=False)
class Server:
    """A server object, or a list of tool definitions that is listed as one.

    `name` is the literal name given to its constructor, else its dotted variable, else None; `given_name` the former
    alone; `place` its constructor. `removed` are the names given to `remove_tool`. `kind` is server, or what else
    collects tools to be given to a server: app (FastMCPApp), provider (LocalProvider), extension (Apps of the official
    SDK). `mounted` are the servers that are put into this one, `dispatch` is how a low-level server tells its tools
    apart.
    """

    name: str | None
    sdk: Sdk
    place: Place | None = None
    key: object = None  # equal for the same server object seen from several files
    tools: list[Tool] = field(default_factory=list)
    condition: tuple[Condition, ...] = ()
    on_duplicate: Value | None = None
    second: Value | None = None  # the second argument by position of the constructor of mcp 2
    removed: list[Value] = field(default_factory=list)
    kind: str = "server"
    given_name: str | None = None
    dispatch: Dispatch | None = None
    lists_all: bool = False  # whether `tools` are all that its tools/list handler can list
    unvalidated: Place | None = None  # the keyword by which it takes any arguments
    unchecked: Place | None = None  # its dispatcher, as it is given to the constructor, if that checks no arguments
    unordered: list[UnorderedSet] = field(default_factory=list)  # sets that its list of tools is made from
    mounted: list[Mount] = field(default_factory=list)


@dataclass(frozen=True, slots=True, eq=False)
class Tool:
    """One tool as the server lists it; every part carries its place and origin."""

    name: Part
    title: Part
    description: Part
    input_schema: Part
    output_schema: Part
    annotations: Part
    icons: Part
    meta: Part
    execution: Part
    registration: Registration
    sdk: Sdk
    tags: Part | None = None
    version: Part | None = None
    parameters: tuple[Parameter, ...] = ()
    returned: Returned | None = None
    hidden_by: Place | None = None  # the function that a decorator puts in the place of the tool's, or that decorator
    slash: Place | None = None  # the `/` of the signature
    handler: Handler | None = None
    server: Server | None = None
    condition: tuple[Condition, ...] = ()
    refusals: tuple[Raises, ...] = ()  # why the registration fails, in the order in which the SDK would find out
    certain: bool = True  # whether it surely reaches a tools/list result; a lone dict may be something else
    foreign_schema_key: Part | None = None  # the schema under another API's key, with that key's place
    extra: tuple[tuple[str, Part], ...] = ()  # fields of a literal that the Tool type does not have

    def fields(self) -> Iterator[tuple[str, Part]]:
        """The fields by their names on the wire, in the order of the schema."""
        yield "name", self.name
        yield "title", self.title
        yield "description", self.description
        yield "inputSchema", self.input_schema
        yield "outputSchema", self.output_schema
        yield "annotations", self.annotations
        yield "execution", self.execution
        yield "icons", self.icons
        yield "_meta", self.meta

    @property
    def raises(self) -> Raises | None:
        """What the registration raises, if it fails."""
        return self.refusals[0] if self.refusals else None

    @property
    def known_name(self) -> str | None:
        """The listed name if it is known."""
        value = self.name.value
        return value.value if isinstance(value, Scalar) and isinstance(value.value, str) else None

    @property
    def sent_as_written(self) -> bool:
        """Whether the dict itself goes onto the wire, and no SDK reads it before.

        mcp 1.30.0 and 2.3.0 read dicts too, where they make a `ListToolsResult` of them.
        """
        return self.registration.form == "dict" and self.sdk.family == "literal"

    def at(self, pointer: str) -> Value | Absent | None:
        """What stands at a JSON pointer (RFC 6901) of the definition; None if nothing does.

        Every value carries its place, so this is also the way from a pointer to the source token.
        """
        first, *rest = [_unescape(piece) for piece in pointer.split("/")[1:]] or [""]
        value: Value | Absent | None = next((part.value for name, part in self.fields() if name == first), None)
        for piece in rest:
            if isinstance(value, Object):
                value = value.get(piece)
            elif isinstance(value, Array) and piece.isdecimal() and int(piece) < len(value.items):
                value = value.items[int(piece)]
            else:
                return None
        return value

    def definition(self) -> tuple[dict[str, object], list[str]]:
        """The object as in tools/list without what is not known, and the JSON pointers of what is not."""
        wire: dict[str, object] = {}
        unknown: list[str] = []
        for name, part in self.fields():
            if isinstance(part.value, Absent):
                continue
            found = to_json(part.value, f"/{name}", unknown)
            if found is not NOTHING:
                wire[name] = found
        return wire, unknown


NOTHING = object()


def to_json(value: Value, pointer: str, unknown: list[str]) -> object:
    """A value as plain JSON; NOTHING if nothing of it is known. Pointers of unknown parts are added to `unknown`.

    What JSON cannot hold counts as unknown.
    """
    if isinstance(value, Scalar) and is_json_scalar(value.value):
        return value.value
    if isinstance(value, Object):
        members: dict[str, object] = {}
        if value.rest is not None or any(_key_of(entry.key) is None for entry in value.entries):
            unknown.append(pointer)
        for key, entry in value.members():
            found = to_json(entry.value, f"{pointer}/{escape(key)}", unknown)
            if found is not NOTHING:
                members[key] = found
        return members
    if isinstance(value, Array) and value.kind in {"list", "tuple"}:
        items: list[object] = []
        before = len(unknown)
        for index, item in enumerate(value.items):
            found = to_json(item, f"{pointer}/{index}", unknown)
            if found is NOTHING:
                del unknown[before:]
                unknown.append(pointer)
                return NOTHING
            items.append(found)
        if not value.complete:
            unknown.append(pointer)
        return items
    unknown.append(pointer)
    return NOTHING


# Python neither reads nor writes whole numbers of more than 4,300 decimal digits.
MAX_BITS = 14_000


def is_json_scalar(value: object) -> bool:
    """Whether JSON has the value: text, finite number that Python's own JSON can write, boolean or null."""
    if isinstance(value, int) and value.bit_length() > MAX_BITS:
        return False
    if isinstance(value, float):
        return math.isfinite(value)
    return value is None or isinstance(value, str | int | bool)


def escape(key: str) -> str:
    """A key as a part of a JSON pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1")


def _unescape(piece: str) -> str:
    return piece.replace("~1", "/").replace("~0", "~")


def _key_of(key: Value) -> str | None:
    return key.value if isinstance(key, Scalar) and isinstance(key.value, str) else None


@dataclass(frozen=True, slots=True, eq=False)
class Mount:
    """One server put into another: its tools are listed there under `prefix_name`, or as they are without a prefix.

    `names` are tools that get another name instead (fastmcp 3 and 4, `tool_names=`).
    """

    parent: Server
    child: Server
    prefix: Part
    place: Place
    names: tuple[tuple[str, str], ...] = ()
    condition: tuple[Condition, ...] = ()

    def listed(self, name: str) -> str | None:
        """The name under which the parent lists a tool of the child; None if the prefix is not known."""
        renamed = dict(self.names).get(name)
        if renamed is not None:
            return renamed
        if isinstance(self.prefix.value, Absent):
            return name
        text = text_of(self.prefix.known)
        return f"{text}_{name}" if text is not None else None


@dataclass(frozen=True, slots=True)
class Unread:
    """A registration that was seen and could not be read, or only in part, and why.

    `function` is the place of the name of the function and `name` the name of the tool that it would be, if another
    file may show that it is one. `named_only`: the tool is known but for its name.
    """

    place: Place
    reason: str
    function: Place | None = None
    name: str | None = None
    named_only: bool = False


@dataclass(frozen=True, slots=True)
class Use:
    """One use of SDK API in a module that does not work with a release, or may stop to.

    `kind`: import, keyword, attribute, decorator, field (of a type), call (of a tool), dump or handler.
    `fate`: unknown (no release up to this one has it), removed (an earlier major had it), private; misspelt, renamed;
    object and field (what a call of a tool meets); signature, result, sync and dicts (of handlers); aliases (of dumps).

    `api` is what is used, such as `mcp.server.fastmcp` or `FastMCP`, `name` the keyword or attribute of it; `release`
    the one that counts, `instead` what to write. `expected`: as in Registration.
    """

    api: str
    place: Place
    kind: str = "import"
    fate: str = "removed"
    name: str = ""
    release: str = ""
    instead: str = ""
    found: str | None = None  # what a message can name: the range or file that tells the release
    expected: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """A result that a `CallToolResult(...)` makes.

    `content` is the place of its content, `is_empty` says that this is the empty list. `strays` are the items that are
    no content blocks, each with its sort: text, number, dict (without `type`), or the whole content where it is no
    list. `structured` is the place of the structured content, and `structured_kind` its JSON type if it shows.
    `profile` is the SDK that the file shows, `function` the name in the `def` around.
    """

    profile: str | None
    content: Place | None = None
    is_empty: bool = False
    strays: tuple[tuple[Place, str], ...] = ()
    structured: Place | None = None
    structured_kind: str | None = None
    function: Place | None = None


@dataclass(frozen=True, slots=True)
class Elicitation:
    """A question of a server to its user.

    `mode` is form or url. `schema` is the `requestedSchema` of a form, all parameters of a link. `profile` is the SDK
    that makes the schema of a class, None if the author wrote it; `refused` are then the fields for which the call
    raises, each with its place.
    """

    place: Place
    mode: str
    schema: Value
    profile: str | None = None
    refused: tuple[tuple[str, Place], ...] = ()


@dataclass(slots=True, eq=False)
class Module:
    """What one file declares and uses; `describe` gives what is known of the servers that it makes and starts."""

    path: str
    source: Source | None = None
    tools: list[Tool] = field(default_factory=list)
    servers: list[Server] = field(default_factory=list)
    mounts: list[Mount] = field(default_factory=list)
    handlers: list[Handler] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)
    uses: list[Use] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    elicitations: list[Elicitation] = field(default_factory=list)
    changing: list[Place] = field(default_factory=list)  # calls that make a tool's name another one in each run
    refused: list[Refused] = field(default_factory=list)
    stdout: list[StdoutWrite] = field(default_factory=list)
    refusals: list[tuple[int, str]] = field(default_factory=list)  # line and reason of what was not analysed
    describe: Callable[[], tuple[ServerFacts, ...]] = tuple


__all__ = [
    "Absent", "Answer", "Array", "Branch", "Call", "Condition", "Dispatch", "Elicitation", "Handler", "Module",
    "Object", "Origin", "Parameter", "Part", "Raises", "Refused", "Registration", "Release", "Returned", "Scalar",
    "Sdk", "Server", "StdoutWrite", "Symbol", "Tool", "TypeName", "Unknown", "Unread", "Use", "Value",
]  # fmt: skip
