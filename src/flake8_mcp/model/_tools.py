"""Tools, the servers that list them, and how servers are put into each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.values import Array, Object, Place, Scalar, Unknown, Value, text_of

from ._parts import NOTHING, Absent, Origin, Part, to_json, unescape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from ._handlers import Dispatch, Handler
    from ._releases import Sdk
    from ._signatures import Condition, Parameter, Raises, Returned


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
    # where the project puts it into other servers, None if that is not known: looked for when someone asks
    find_mounts: Callable[[], tuple[Mount, ...] | None] = field(default=lambda: (), repr=False)

    def ways_up(self) -> tuple[Mount, ...] | None:
        """The mounts that put it into other servers of the project; None if it is, or may be, in others too."""
        return self.find_mounts()


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
    # what fails under a Python that the project allows too, or in a class statement: what is listed is not known then
    doubts: tuple[Raises, ...] = ()
    # to whom an app shows the tool, where its registration says so and not its metadata
    visibility: Value | None = None
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

    @property
    def own_text(self) -> Part | None:
        """What it says of itself; its white space may be listed otherwise. None if it is not known or not there."""
        part = self.description
        if text_of(part.known) is not None:
            return part
        if self.handler is None or not isinstance(part.value, Unknown) or part.origin is not Origin.DERIVED:
            return None
        docstring = self.handler.docstring
        # fastmcp 3 and 4 list only a part of it
        return docstring if text_of(docstring.known) is not None and self.sdk.family == "mcp" else None

    @property
    def is_for_apps_alone(self) -> bool:
        """Whether only apps of the server see the tool, and no model, or it may be so.

        MCP Apps, revision 2026-01-26: hosts must not give a model a tool whose `_meta.ui.visibility` lacks "model".
        """
        visibility = self.visibility
        if visibility is None:
            meta = self.meta.written or self.meta.known
            ui = meta.get("ui") if isinstance(meta, Object) else None
            visibility = ui.get("visibility") if isinstance(ui, Object) else None
        if not isinstance(visibility, Array):
            return isinstance(visibility, Unknown)
        only_apps = all(isinstance(each, Unknown) or text_of(each) == "app" for each in visibility.items)
        return only_apps and (bool(visibility.items) or not visibility.complete)

    def at(self, pointer: str) -> Value | Absent | None:
        """What stands at a JSON pointer (RFC 6901) of the definition; None if nothing does.

        Every value carries its place, so this is also the way from a pointer to the source token.
        """
        first, *rest = [unescape(piece) for piece in pointer.split("/")[1:]] or [""]
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


@dataclass(frozen=True, slots=True, eq=False)
class Mount:
    """One server put into another: its tools are listed there under `prefix_name`, or as they are without a prefix.

    `names` are tools that get another name (`tool_names=`), None if it is not known.
    """

    parent: Server
    child: Server
    prefix: Part
    place: Place
    names: tuple[tuple[str, str | None], ...] = ()
    condition: tuple[Condition, ...] = ()

    @property
    def renames_whole(self) -> bool:
        """Whether another name stands without the prefix: so in fastmcp 2.14.7, not in 3.4.11 and 4.2.3."""
        return self.parent.sdk.profile == "fm2"

    @property
    def known_prefix(self) -> str | None:
        """The prefix, empty if there is none; None if it is not known."""
        return "" if isinstance(self.prefix.value, Absent) else text_of(self.prefix.known)

    def listed(self, name: str) -> str | None:
        """The name under which the parent lists a tool of the child; None if that is not known."""
        return mounted_name(name, self.known_prefix, dict(self.names), whole=self.renames_whole)


def mounted_name(name: str, prefix: str | None, names: Mapping[str, str | None], *, whole: bool) -> str | None:
    """How a parent lists a tool of a child with that prefix and those other names, which may stand as a whole."""
    renamed = names.get(name, name)
    if renamed is None or (whole and name in names):
        return renamed
    if prefix is None:
        return None
    return f"{prefix}_{renamed}" if prefix else renamed
