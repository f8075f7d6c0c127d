"""What an author means by a word that JSON Schema does not have: a type, a keyword, a format."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from .json_schema import DEFAULT_DIALECT, JSON_SCHEMA_FORMATS, KEYWORDS, OPENAPI, OTHER_FORMATS, TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .json_schema import Dialect, Keyword

# types

_TYPE_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "str": "string",
        "text": "string",
        "char": "string",
        "varchar": "string",
        "int": "integer",
        "long": "integer",
        "int32": "integer",
        "int64": "integer",
        "float": "number",
        "double": "number",
        "decimal": "number",
        "numeric": "number",
        "real": "number",
        "bool": "boolean",
        "list": "array",
        "tuple": "array",
        "set": "array",
        "arr": "array",
        "dict": "object",
        "dictionary": "object",
        "map": "object",
        "mapping": "object",
        "obj": "object",
        "json": "object",
        "none": "null",
        "nonetype": "null",
        "nil": "null",
    }
)
_PLAIN_TYPE_WORDS = frozenset({"str", "int", "float", "double", "bool", "list", "tuple", "dict", "none", "nonetype"})
_FORMAT_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "date": "date",
        "datetime": "date-time",
        "date-time": "date-time",
        "timestamp": "date-time",
        "time": "time",
        "duration": "duration",
        "email": "email",
        "uri": "uri",
        "url": "uri",
        "uuid": "uuid",
        "guid": "uuid",
    }
)
ANY_TYPE_WORDS = frozenset({"any", "anything", "mixed", "unknown"})


def type_meant(word: str) -> str | None:
    """The type that a word means that is none (`str`, `Integer`, `booelan`), None if that is not clear."""
    plain = word.strip().lower()
    if plain in TYPES:
        return plain
    return _TYPE_WORDS.get(plain) or _only(each for each in TYPES if within_one_edit(plain, each))


def is_plain_type_word(word: str) -> bool:
    """Whether a word that is no type means one beyond doubt: Python's own names, and types with capitals."""
    plain = word.strip().lower()
    return plain in TYPES or plain in _PLAIN_TYPE_WORDS


def format_meant_by_type(word: str) -> str | None:
    """The format of a string that a word at `type` means (`datetime`, `url`)."""
    return _FORMAT_WORDS.get(word.strip().lower())


def types_meant(word: str) -> tuple[str, ...] | None:
    """The types that a word such as `string|null` or `string, null` means, None if it is no such list."""
    pieces = re.split(r"[|,/]|\bor\b", word)
    found = [type_meant(piece) for piece in pieces]
    known = tuple(dict.fromkeys(each for each in found if each is not None))
    return known if len(known) > 1 and None not in found else None


# keywords

_LONG_ENOUGH = 5
_LONG_KEYWORDS = tuple(
    each for each in sorted(DEFAULT_DIALECT.keywords) if len(each) >= _LONG_ENOUGH and not each.startswith("$")
)
# Words that people write beside keywords and mean, although some are one edit from a keyword.
PLAIN_WORDS = frozenset(
    {
        "coast", "cons", "contain", "cost", "defaults", "formal", "formats", "group", "hint", "label", "note", "order",
        "patterns", "tile", "titled", "titles", "unit", "when",
    }
)  # fmt: skip
# What the schema of a tool says of its result, where that has no effect but is meant.
RESULT_WORDS = frozenset({"output", "outputs", "response", "responses", "result", "results", "return", "returns"})


def _spelling(word: str) -> str:
    return word.lower().replace("_", "").replace("-", "").replace(" ", "")


_BY_SPELLING = MappingProxyType(
    {_spelling(each): each for each in DEFAULT_DIALECT.keywords if not each.startswith("$")}
)
_SHORT_BOUNDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        side: MappingProxyType(
            {
                "string": f"{side}Length",
                "integer": f"{side}imum",
                "number": f"{side}imum",
                "array": f"{side}Items",
                "object": f"{side}Properties",
            }
        )
        for side in ("min", "max")
    }
)


def is_foreign_word(key: str) -> bool:
    """Whether a key at a keyword position is no word of any dialect, OpenAPI or an extension."""
    return not (key in KEYWORDS or key in OPENAPI or key.startswith("$") or key[:2] in {"x-", "X-"})


def respelt_keyword(key: str, dialect: Dialect) -> Keyword | None:
    """The keyword that differs from a key only in case, underscores and hyphens."""
    name = _BY_SPELLING.get(_spelling(key))
    return KEYWORDS[name] if name is not None and name in dialect.keywords else None


def short_bound(key: str, types: frozenset[str] | None) -> Keyword | None:
    """The keyword that `min` or `max` means for a schema of these types; None for another key or an unclear type."""
    bounds = _SHORT_BOUNDS.get(key.lower())
    if bounds is None:
        return None
    meant = {bounds[each] for each in (types or {"number"}) if each in bounds}
    return KEYWORDS[meant.pop()] if len(meant) == 1 else None


def near_keywords(key: str, dialect: Dialect) -> tuple[Keyword, ...]:
    """The keywords of at least five letters that are one edit away from a key that is no plain word."""
    if key in PLAIN_WORDS:
        return ()
    return tuple(KEYWORDS[each] for each in _LONG_KEYWORDS if each in dialect.keywords and within_one_edit(key, each))


def within_one_edit(one: str, other: str) -> bool:
    """Whether two words differ by one letter more, less or other, or by two neighbours that changed places."""
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    at = next((index for index, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), None)
    if at is None:
        return True
    if len(one) != len(other):
        longer, shorter = (one, other) if len(one) > len(other) else (other, one)
        return longer[at + 1 :] == shorter[at:]
    swapped = one[at : at + 2] == other[at : at + 2][::-1] and one[at + 2 :] == other[at + 2 :]
    return swapped or one[at + 1 :] == other[at + 1 :]


# formats


def format_meant(word: str) -> str | None:
    """The registered format of JSON Schema that an unregistered word is close to, None if there is none."""
    if word in JSON_SCHEMA_FORMATS or word in OTHER_FORMATS:
        return None
    spelt = _spelling(word)
    if spelt == "url":
        return "uri"
    same = _only(each for each in JSON_SCHEMA_FORMATS if _spelling(each) == spelt)
    if same is not None or any(_spelling(each) == spelt for each in OTHER_FORMATS):
        return same
    return _only(each for each in JSON_SCHEMA_FORMATS if len(each) >= _LONG_ENOUGH and within_one_edit(word, each))


def _only(found: Iterable[str]) -> str | None:
    every = list(found)
    return every[0] if len(every) == 1 else None
