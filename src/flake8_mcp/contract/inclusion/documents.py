"""Schemas as documents, and nodes in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from flake8_mcp.model import escape

from .bounds import ANNOTATIONS, bound

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

__all__ = ["ANNOTATIONS", "Document", "Node", "Variant", "document", "is_modern", "read_dialect"]

Schema = object  # a JSON object or a boolean
Variant = Literal["most", "least"]

_MODERN = frozenset({"2020-12", "2019-09"})
_READ = _MODERN | {"draft-07", "draft-06"}
_DIALECTS: Mapping[str, str] = MappingProxyType(
    {
        "https://json-schema.org/draft/2020-12/schema": "2020-12",
        "https://json-schema.org/draft/2019-09/schema": "2019-09",
        "http://json-schema.org/draft-07/schema": "draft-07",
        "http://json-schema.org/draft-06/schema": "draft-06",
    }
)
# Keywords by which a `$ref` may mean something else than a path in the same document.
_NAMING = frozenset({"$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$dynamicRef", "$recursiveRef"})
_MAX_DEPTH = 100


@dataclass(frozen=True, slots=True)
class Node:
    """A schema inside a document; equal to another one at the same pointer of the same document."""

    document: Document = field(repr=False)
    pointer: str
    schema: Schema = field(compare=False)

    def child(self, *keys: str | int) -> Node | None:
        """The schema under some keys; None if there is none."""
        found: object = self.schema
        pointer = self.pointer
        for key in keys:
            pointer = f"{pointer}/{escape(str(key))}"
            found = _below(found, key)
        return Node(self.document, pointer, found) if isinstance(found, bool | dict) else None

    def children(self, key: str) -> Iterator[Node]:
        """The schemas in a list."""
        below = self.get(key)
        for index in range(len(below)) if isinstance(below, list) else ():
            node = self.child(key, index)
            assert node is not None  # it is a valid schema
            yield node

    def get(self, key: str) -> object:
        """The value of a keyword; None if there is none."""
        return self.schema.get(key) if isinstance(self.schema, dict) else None


@dataclass(frozen=True, slots=True, eq=False)
class Document:
    """A whole schema: what it accepts at most, and what it accepts at least if some of it is not known.

    The nodes that are compared are those of one of the two. `dialect` is None if it is not one that is read.
    """

    most: Schema
    least: Schema
    variant: Variant
    dialect: str | None
    is_plain: bool  # whether each `$ref` is a path in this document

    @property
    def root(self) -> Node:
        """The whole of it."""
        return Node(self, "", self.most if self.variant == "most" else self.least)

    def resolve(self, reference: object) -> Node | None:
        """What a `$ref` names; None if that is not in the document, or not known."""
        if not isinstance(reference, str) or not self.is_plain or "%" in reference:
            return None
        if reference != "#" and not reference.startswith("#/"):
            return None
        return self.at(reference[1:], self.variant)

    def at(self, pointer: str, variant: Variant) -> Node | None:
        """The schema at a JSON pointer, here or in the other variant."""
        found: object = self.most if variant == "most" else self.least
        for piece in pointer.split("/")[1:]:
            key = piece.replace("~1", "/").replace("~0", "~")
            found = _below(found, int(key) if isinstance(found, list) and key.isdecimal() else key)
        return Node(self, pointer, found) if isinstance(found, bool | dict) else None


def document(schema: Schema, unknown: Collection[str], variant: Variant) -> Document:
    """A schema of a definition, with the JSON pointers into it of what is not known."""
    dialect: str | None = "2020-12"
    if isinstance(schema, dict) and "$schema" in schema:
        uri = schema["$schema"]
        dialect = _DIALECTS.get(uri.removesuffix("#")) if isinstance(uri, str) else None
    pointers = frozenset(unknown)
    most = least = schema
    if pointers:
        modern = is_modern(dialect)
        most = bound(schema, pointers, most=True, modern=modern)
        least = bound(schema, pointers, most=False, modern=modern)
    return Document(most, least, variant, dialect, not any(_naming(schema, 0)))


def read_dialect(dialect: str | None) -> bool:
    """Whether the keywords of a dialect are understood."""
    return dialect in _READ


def is_modern(dialect: str | None) -> bool:
    """Whether `$ref` stands beside other keywords (from 2019-09 on)."""
    return dialect in _MODERN


def _below(found: object, key: str | int) -> object:
    """What stands under a key; None if nothing does."""
    if isinstance(found, dict):
        return found.get(key)
    return found[key] if isinstance(found, list) and isinstance(key, int) and key < len(found) else None


def _naming(schema: object, depth: int) -> Iterator[bool]:
    """True if something in a schema may give references another meaning."""
    if depth > _MAX_DEPTH:
        yield True
    elif isinstance(schema, dict):
        yield not _NAMING.isdisjoint(schema) and (depth > 0 or bool(_NAMING.intersection(schema) - {"$id"}))
        for value in schema.values():
            yield from _naming(value, depth + 1)
    elif isinstance(schema, list):
        for value in schema:
            yield from _naming(value, depth + 1)
