"""Where a `$ref` leads: to a schema of the same document, to nothing, or out of the document. Nothing is fetched."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Literal
from urllib.parse import unquote, urljoin

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import NOTHING, Array, Object, Scalar
from flake8_mcp.rules._plain import plain
from flake8_mcp.rules._schemas import KEPT_ROOTS, schemas_of
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Tool
    from flake8_mcp.rules._schemas import Position, Schemas
    from flake8_mcp.syntax.values import Value

# Validators bring the metaschemas along.
_METASCHEMA = re.compile(r"https?://json-schema\.org/(?:draft[-/]|schema#?$)")
_ANCHORS = ("$anchor", "$dynamicAnchor")
_IDENTIFIERS = ("$id", "id")
_IN_PLACE = ("allOf", "anyOf", "oneOf")
_IN_PLACE_ALONE = ("not", "if", "then", "else")
_KEPT = 4
# So many schemas are looked through for a way back before all of them are.
_FEW = 20


@dataclass(frozen=True, slots=True)
class Target:
    """What a `$ref` leads to: a value that was `found`, something `unknown`, nothing, or another document."""

    state: Literal["found", "unknown", "missing", "elsewhere"]
    value: Value | None = None


_UNKNOWN = Target("unknown")
_MISSING = Target("missing")


class Document:
    """One schema with all that lies in it, as the base of its references."""

    def __init__(self, root: Position, positions: tuple[Position, ...], *, complete: bool) -> None:
        """A document of its root position and those in it; `complete` says whether all of the tool's are known."""
        self.root = root
        self.positions = positions
        self._is_complete = complete
        self.at = {id(each.schema): each for each in self.positions}
        self._children: dict[int, list[Position]] = {}
        for each in self.positions:
            if each.parent is not None:
                self._children.setdefault(id(each.parent), []).append(each)
        self._resources: dict[str, Object] | None = None
        self._is_known: bool | None = None
        self._cycles: _Cycles | None = None

    def children(self, position: Position) -> list[Position]:
        """The schemas right below a position."""
        return self._children.get(id(position), [])

    @property
    def is_known(self) -> bool:
        """Whether every part of the document is known."""
        if self._is_known is None:
            self._is_known = self._is_complete and plain(self.root.schema) is not NOTHING
        return self._is_known

    def target(self, position: Position, reference: str) -> Target:
        """What a reference that stands at a position leads to."""
        address, _, fragment = reference.partition("#")
        resource = self._resource(position)
        if address:
            try:
                address = urljoin(_base(position), address)
            except ValueError:
                return _UNKNOWN
            found = self._known_resources().get(address)
            if found is None:
                if _METASCHEMA.match(address) or not self.is_known:
                    return _UNKNOWN
                return Target("elsewhere")
            resource = found
        if not fragment or fragment.startswith("/"):
            return _walk(resource, fragment)
        return self._anchor(unquote(fragment))

    def makes_no_progress(self, position: Position) -> bool:
        """Whether following the `$ref` of a position leads back to it before any property or item is entered."""
        soon = self._leads_back_soon(position)
        if soon is not None:
            return soon
        if self._cycles is None:
            self._cycles = _Cycles({id(each.schema): self._edges(each) for each in self.positions})
        component = self._cycles.component
        return component[id(position.schema)] == component.get(self._edges(position)[-1])

    def _leads_back_soon(self, position: Position) -> bool | None:
        """As `makes_no_progress`, told without the other schemas; None if there is more to be looked at."""
        start = id(position.schema)
        work = [self._edges(position)[-1]]
        seen = set(work)
        while work:
            each = work.pop()
            if each == start:
                return True
            at = self.at.get(each)
            following = self._edges(at) if at is not None else ()
            work += [inner for inner in following if inner not in seen]
            seen.update(following)
            if len(seen) > _FEW:
                return None
        return False

    def _edges(self, position: Position) -> list[int]:
        """What a schema applies to the same value; what its `$ref` leads to comes last."""
        found = [id(each) for each in _applied_in_place(position.schema)]
        reference = text_of(position.get("$ref"))
        target = self.target(position, reference).value if reference is not None else None
        return found if target is None else [*found, id(target)]

    def _resource(self, position: Position) -> Object:
        while position.parent is not None and _identifier(position) is None:
            position = position.parent
        return position.schema

    def _known_resources(self) -> dict[str, Object]:
        if self._resources is None:
            self._resources = {}
            for each in self.positions:
                identifier = _identifier(each)
                if identifier is not None:
                    self._resources[_base(each)] = each.schema
        return self._resources

    def _anchor(self, name: str) -> Target:
        for each in self.positions:
            if any(text_of(each.get(keyword)) == name for keyword in _ANCHORS):
                return Target("found", each.schema)
            if any(text_of(each.get(keyword)) == f"#{name}" for keyword in _IDENTIFIERS):
                return Target("found", each.schema)
        return _MISSING if self.is_known else _UNKNOWN


def documents(tool: Tool) -> tuple[Document, ...]:
    """The documents of a tool: its input and its output schema."""
    return _documents(schemas_of(tool))


@functools.lru_cache(maxsize=_KEPT)
def _documents(schemas: Schemas) -> tuple[Document, ...]:
    roots = schemas.roots or (schemas,)
    return tuple(document for each in roots for document in _documents_of(each, complete=schemas.complete))


@functools.lru_cache(maxsize=KEPT_ROOTS)
def _documents_of(schemas: Schemas, *, complete: bool) -> tuple[Document, ...]:
    """The documents of roots by themselves: what is found out of them is the same for all tools that list them."""
    found: dict[int, list[Position]] = {}
    for each in schemas.positions:
        found.setdefault(id(each.root), []).append(each)
    return tuple(Document(each[0], tuple(each), complete=complete) for each in found.values())


def _applied_in_place(schema: Object) -> Iterator[Object]:
    """The schemas that a schema applies to the same value, without what its `$ref` leads to."""
    for keyword in _IN_PLACE:
        branches = schema.get(keyword)
        if isinstance(branches, Array):
            yield from (each for each in branches.items if isinstance(each, Object))
    for keyword in _IN_PLACE_ALONE:
        branch = schema.get(keyword)
        if isinstance(branch, Object):
            yield branch


class _Cycles:
    """Which schemas lead back to themselves: the strongly connected components of a graph, after Tarjan."""

    def __init__(self, edges: dict[int, list[int]]) -> None:
        self.component: dict[int, int] = {}
        self._edges = edges
        self._order: dict[int, int] = {}
        self._low: dict[int, int] = {}
        self._open: list[int] = []
        for each in edges:
            if each not in self._order:
                self._visit(each)

    def _visit(self, start: int) -> None:
        path = [(start, iter(self._edges.get(start, ())))]
        self._enter(start)
        while path:
            node, following = path[-1]
            each = next(following, None)
            if each is None:
                path.pop()
                if path:
                    self._low[path[-1][0]] = min(self._low[path[-1][0]], self._low[node])
                if self._low[node] == self._order[node]:
                    self._close(node)
            elif each not in self._order:
                self._enter(each)
                path.append((each, iter(self._edges.get(each, ()))))
            elif each not in self.component:
                self._low[node] = min(self._low[node], self._order[each])

    def _enter(self, node: int) -> None:
        self._order[node] = self._low[node] = len(self._order)
        self._open.append(node)

    def _close(self, node: int) -> None:
        last = None
        while last != node:
            last = self._open.pop()
            self.component[last] = node


def _identifier(position: Position) -> str | None:
    """The address that a schema gives itself; a fragment alone is an anchor of draft 4 to 7."""
    for keyword in _IDENTIFIERS:
        text = text_of(position.get(keyword))
        is_keyword = keyword == "$id" or keyword in position.dialect.keywords
        if text is not None and is_keyword and not text.startswith("#"):
            return text
    return None


def _base(position: Position) -> str:
    """The address that references at a position are relative to, without a fragment."""
    found: list[str] = []
    at: Position | None = position
    while at is not None:
        identifier = _identifier(at)
        if identifier is not None:
            found.append(identifier)
        at = at.parent
    base = ""
    for each in reversed(found):
        try:
            base = urljoin(base, each)
        except ValueError:
            return base
    return base.partition("#")[0]


def _walk(value: Value, pointer: str) -> Target:
    for piece in unquote(pointer).split("/")[1:]:
        step = piece.replace("~1", "/").replace("~0", "~")
        if isinstance(value, Object):
            inner = value.get(step) if value.maker is None else None
            if inner is None:
                return _MISSING if value.maker is None and value.lacks(step) else _UNKNOWN
            value = inner
        elif isinstance(value, Array):
            if not value.complete or value.kind not in {"list", "tuple"}:
                return _UNKNOWN
            if not re.fullmatch("0|[1-9][0-9]{0,5}", step) or int(step) >= len(value.items):
                return _MISSING
            value = value.items[int(step)]
        else:
            return _MISSING if isinstance(value, Scalar) else _UNKNOWN
    return Target("found", value) if isinstance(value, Object | Scalar | Array) else _UNKNOWN
