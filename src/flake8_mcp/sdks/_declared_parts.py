"""The parts of a tool that its registration declares, as each SDK lists them."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import Absent, Origin, Part
from flake8_mcp.schemas.since import FM3_EMPTY_DESCRIPTIONS, FM_DESCRIPTIONS_ABSENT, LISTED
from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Unknown, text_of

from ._functions import Function, handler_of, may_assign, renaming_decorator
from ._objects import wire_annotations
from ._sdk import is_none, unknown
from .releases import DISTRIBUTIONS

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk
    from flake8_mcp.schemas import Derived
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from ._sdk import Discovery


def derived_part(value: Value | Absent) -> Part:
    return Part(value, Origin.DERIVED)


class Keywords:
    """Keyword arguments as parts: Absent only if no unknown spread may hold them."""

    def __init__(self, given: Object, place: Place) -> None:
        self.given = given
        self.place = place

    def part(self, name: str) -> Part:
        entry = self.given.entry(name)
        if entry is None:
            if self.given.rest is None:
                return Part(Absent(self.place))
            return Part(Unknown(self.given.rest.place, self.given.rest.reason))
        if is_none(entry.value):
            return Part(Absent(entry.value.place), key=entry.place)
        return Part(entry.value, key=entry.place)

    def since(self, name: str, sdk: Sdk) -> Part:
        """The part, which is not known if `tool()` of the release does not take the keyword and raises TypeError."""
        found = LISTED.get(DISTRIBUTIONS.get(sdk.family, ""), {}).get(name)
        entry = self.given.entry(name)
        if found is None or entry is None or found.holds_for(sdk):
            return self.part(name)
        return unknown(entry.place, f"tool() takes no {name} before {found.release}")

    def has(self, name: str) -> bool:
        return self.given.entry(name) is not None

    @property
    def open(self) -> bool:
        return self.given.rest is not None


def title_part(keywords: Keywords, sdk: Sdk, annotations: Part, place: Place, name: Part) -> Part:
    title = keywords.since("title", sdk)
    if sdk.family == "fm" and title.is_absent and not LISTED["fastmcp"]["title"].holds_for(sdk):
        return title
    if sdk.family != "fm":
        return title if sdk.family == "mcp" else unknown(place, "the SDK is not known")
    if not title.is_absent and not (isinstance(title.value, Scalar) and not title.value.value):
        return title
    # fastmcp 2.14.7, 3.4.11, 4.2.3: tools/tool.py and tools/base.py, to_mcp_tool
    value = annotations.value
    if not isinstance(value, Absent | Object):
        return unknown(value.place, value.reason if isinstance(value, Unknown) else "the annotations are not known")
    if isinstance(value, Object):
        inner = value.get("title")
        if inner is not None:
            return Part(inner, Origin.DERIVED) if not is_none(inner) else Part(Absent(place))
        if value.rest is not None:
            return unknown(value.rest.place, value.rest.reason)
    if sdk.profile == "fm4":
        # fastmcp 4.2.3, tools/base.py, _default_title
        listed = text_of(name.known)
        if listed is None:
            return unknown(place, "fastmcp 4 writes a title from the name that is listed")
        return Part(Scalar(name.place, listed.replace("_", " ").replace("-", " ").title()), Origin.DEFAULT)
    return Part(Absent(place))


def description_part(
    discovery: Discovery,
    keywords: Keywords,
    sdk: Sdk,
    function: Function | None,
    derived: Derived | None,
) -> Part:
    given = keywords.part("description")
    if sdk.family not in {"mcp", "fm"}:
        return given if not given.is_absent else unknown(keywords.place, "the SDK is not known")
    # fastmcp 3.4.11 and 4.2.3: an empty text wins; mcp and fastmcp 2.14.7: `description or docstring`
    if not given.is_absent and not (
        is_falsy(given.value) and not (sdk.family == "fm" and FM3_EMPTY_DESCRIPTIONS.holds_for(sdk))
    ):
        return given
    if function is None:
        return unknown(keywords.place, "the function is not known")
    handler = handler_of(function)
    if function.attributes is None and derived is not None and derived.name is not None:
        return _listed_description(given, derived.description, sdk)
    if renaming_decorator(function) is not None:
        return unknown(handler.place, "a decorator may change the docstring")
    if may_assign(discovery, function, "__doc__"):
        return unknown(handler.place, "a __doc__ is assigned")
    docstring = handler.docstring
    if isinstance(docstring.value, Absent):
        if text_of(given.known) == "":
            return given if sdk.family == "mcp" else Part(Absent(given.place), key=given.key)
        if sdk.family == "mcp" or not FM_DESCRIPTIONS_ABSENT.holds_for(sdk):
            # mcp 1.30.0, 2.3.0: `description or fn.__doc__ or ""`
            return Part(Scalar(handler.place, ""), Origin.DEFAULT)
        return docstring
    return derived.description if derived is not None else unknown(handler.place, "the SDK is not known")


def _listed_description(given: Part, derived: Part, sdk: Sdk) -> Part:
    """The description of a followed function; if there is none, the token to change is an empty text that is given."""
    if text_of(given.known) != "" or not (derived.is_absent or text_of(derived.known) == ""):
        return derived
    return given if sdk.family == "mcp" else Part(replace(derived.value, place=given.place), key=given.key)


def is_falsy(value: Value | Absent) -> bool:
    """Whether Python takes a known value for false: an empty text, 0, an empty list."""
    if isinstance(value, Scalar):
        return not value.value
    if isinstance(value, Array):
        return value.complete and not value.items
    return isinstance(value, Object) and value.rest is None and not value.entries and value.maker is None


def annotations_part(keywords: Keywords, sdk: Sdk) -> Part:
    return wire_annotations(keywords.since("annotations", sdk), sdk)


def output_schema_part(keywords: Keywords, sdk: Sdk, place: Place, derived: Derived | None) -> Part:
    if sdk.family == "mcp":
        flag = keywords.since("structured_output", sdk).value
        if isinstance(flag, Unknown) and not LISTED["mcp"]["structured_output"].holds_for(sdk):
            return unknown(flag.place, flag.reason)
        if isinstance(flag, Scalar) and flag.value is False:
            return Part(Absent(flag.place))
    elif sdk.family == "fm" and keywords.has("output_schema"):
        entry = keywords.since("output_schema", sdk)
        return replace(entry, origin=Origin.DECLARED)
    return (
        derived_part(derived.output_schema)
        if derived is not None
        else unknown(place, "it is derived from the return annotation")
    )


def meta_part(keywords: Keywords, sdk: Sdk, kind: str, file: CodeFile) -> Part:
    """The metadata of a tool of a server, or of what else has a method that registers, by its kind, in a file."""
    given = keywords.since("meta", sdk)
    if kind == "extension":
        return _extension_meta(keywords, given)
    if kind == "app":
        return unknown(keywords.place, "the SDK adds its own keys")
    if sdk.family == "mcp" or (given.is_absent and sdk.family == "fm" and not LISTED["fastmcp"]["meta"].holds_for(sdk)):
        return given
    return replace(_fastmcp_meta(keywords, sdk, given, file), written=_written_meta(keywords, given))


def _extension_meta(keywords: Keywords, given: Part) -> Part:
    """What `Apps.tool` writes: `ui` with the resource, and who sees the tool if that is given."""
    # mcp 2.3.0: mcp/server/apps.py; with `ui` in `meta` it raises
    meta = given.known if isinstance(given.known, Object) else None
    if keywords.open or not (given.is_absent or meta is not None) or (meta is not None and meta.get("ui") is not None):
        return unknown(keywords.place, "the SDK adds its own keys")
    entries = [
        Entry(Scalar(part.key or keywords.place, name), part.value)
        for keyword, name in (("resource_uri", "resourceUri"), ("visibility", "visibility"))
        if not isinstance((part := keywords.part(keyword)).value, Absent) and not is_none(part.value)
    ]
    ui = Entry(Scalar(keywords.place, "ui"), Object(keywords.place, tuple(entries)))
    if meta is None:
        return Part(Object(keywords.place, (ui,)), Origin.DERIVED, written=Object(keywords.place, (ui,)))
    value = Object(meta.place, (*meta.entries, ui), meta.rest)
    return Part(value, Origin.DERIVED, given.key, written=value)


def _written_meta(keywords: Keywords, given: Part) -> Value | None:
    """What the author wrote: `meta`, and `app` where it goes onto the wire, as `ui`. None if there is neither."""
    app = keywords.part("app")
    inner = app.known
    if not isinstance(inner, Object):
        return None if given.is_absent else given.written or given.known
    # a dict goes onto the wire as it is
    names = _APP_FIELDS if inner.maker is not None else {}
    entries = tuple(
        Entry(Scalar(entry.place, names.get(key, key)), entry.value)
        for key, entry in inner.members()
        if not is_none(entry.value)
    )
    # fastmcp 3.4.11, 4.2.3: of `ui` in `meta` nothing is left then
    meta = given.known if isinstance(given.known, Object) else Object(inner.place, ())
    kept = tuple(entry for key, entry in meta.members() if key != "ui")
    ui = Entry(Scalar(app.key or inner.place, "ui"), Object(inner.place, entries, inner.rest))
    return Object(meta.place, (*kept, ui), meta.rest)


# fastmcp 3.4.11, 4.2.3: apps/config.py, AppConfig
_APP_FIELDS = MappingProxyType({"resource_uri": "resourceUri", "prefers_border": "prefersBorder"})


# fastmcp 2.11.0, 2.14.7: FastMCP(include_fastmcp_meta=False), the setting of that name, and its variable
_OWN_KEYS = ("include_fastmcp_meta", "INCLUDE_FASTMCP_META")


def _fastmcp_meta(keywords: Keywords, sdk: Sdk, given: Part, file: CodeFile) -> Part:
    # fastmcp 2.11.0, 2.14.7, 3.4.11, 4.2.3: utilities/components.py, get_meta
    key = "_fastmcp" if sdk.profile == "fm2" else "fastmcp"
    if sdk.profile not in {"fm2", "fm3", "fm4"}:
        return unknown(keywords.place, "the SDK adds its own keys")
    if sdk.profile == "fm2" and (
        any(each in file.source.text for each in _OWN_KEYS) or file.project.texts_in_files(_OWN_KEYS, file.path)
    ):
        return unknown(keywords.place, "whether the server lists the SDK's own keys is not known")
    if keywords.has("app") or keywords.open or isinstance(given.value, Unknown):
        return unknown(keywords.place, "the SDK adds its own keys")
    tags = _tags(keywords.part("tags").value)
    if tags is None:
        return unknown(keywords.place, "the tags are not known")
    own: list[Entry] = [Entry(Scalar(keywords.place, "tags"), tags)]
    version = keywords.part("version").value
    if isinstance(version, Scalar):
        own.append(Entry(Scalar(keywords.place, "version"), Scalar(version.place, str(version.value))))
    elif not isinstance(version, Absent):
        return unknown(keywords.place, "the version is not known")
    entries: tuple[Entry, ...] = ()
    if isinstance(given.value, Object):
        if given.value.get(key) is not None or given.value.rest is not None:
            return unknown(keywords.place, "the SDK merges its own keys")
        entries = given.value.entries
    elif not given.is_absent:
        return given
    inner = Entry(Scalar(keywords.place, key), Object(keywords.place, tuple(own)))
    return Part(Object(given.place, (*entries, inner)), Origin.DERIVED, given.key)


def _tags(given: Value | Absent) -> Array | None:
    """The tags of a tool as they are listed, sorted; None if they are not known."""
    if isinstance(given, Absent):
        return Array(given.place, ())
    items = given.items if isinstance(given, Array) and given.complete else None
    if items is None or any(text_of(each) is None for each in items):
        return None
    ordered = {text_of(each) or "": each for each in items}
    return Array(given.place, tuple(ordered[key] for key in sorted(ordered)))


def execution_part(keywords: Keywords, sdk: Sdk, place: Place) -> Part:
    if sdk.family == "mcp":
        return Part(Absent(place))
    task = keywords.since("task", sdk).value
    if isinstance(task, Absent) or (isinstance(task, Scalar) and task.value is False):
        return Part(Absent(place))
    return unknown(place, "it depends on the task support of the installation")
