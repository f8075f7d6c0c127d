"""JSON Schema as data: dialects, keywords by dialect and by type, formats, and words of other notations.

Sources: the metaschemas at https://json-schema.org/specification, the format registry at
https://spec.openapis.org/registry/format/, and the OpenAPI 3.0 schema object.
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping

TYPES = ("string", "integer", "number", "boolean", "array", "object", "null")

# keywords


@dataclass(frozen=True, slots=True)
class Keyword:
    """One keyword: what JSON it wants, the instance types it acts on (none named: all), and the dialects that have it.

    `wants` is a key of WORDS. `since` and `until` are names of dialects.
    """

    name: str
    wants: str
    types: frozenset[str] = frozenset()
    since: str = "draft-03"
    until: str = "2020-12"

    def acts_on(self, types: frozenset[str] | None) -> bool:
        """Whether it can act on any of the types; None stands for any type."""
        return types is None or not self.types or not types.isdisjoint(self.types)


WORDS: Mapping[str, str] = MappingProxyType(
    {
        "anchor": "a name of letters, digits, - _ and . that starts with a letter",
        "any": "a JSON value",
        "bound": "a number",
        "count": "a whole number from 0 up",
        "dependencies": "an object of schemas or lists of names",
        "dependency": "a schema or a list of names",
        "flag": "true or false",
        "identifier": "a URI without a fragment",
        "items": "a schema",
        "list": "a list",
        "name map": "an object of lists of names",
        "names": "a list of different names",
        "number": "a number",
        "positive": "a number greater than 0",
        "schema": "a schema, that is an object or a boolean",
        "schema map": "an object of schemas",
        "schemas": "a list of at least one schema",
        "text": "text",
        "type name": "one of string, integer, number, boolean, array, object and null",
        "type": "a type name or a list of different type names",
        "vocabulary": "an object of booleans by URI",
    }
)

_STRING = frozenset({"string"})
_NUMBER = frozenset({"number", "integer"})
_ARRAY = frozenset({"array"})
_OBJECT = frozenset({"object"})
_ANY: frozenset[str] = frozenset()

_DRAFT_03, _DRAFT_04, _DRAFT_06, _DRAFT_07, _2019_09, _2020_12 = DIALECT_NAMES = (
    "draft-03",
    "draft-04",
    "draft-06",
    "draft-07",
    "2019-09",
    "2020-12",
)

KEYWORDS: Mapping[str, Keyword] = MappingProxyType(
    {
        keyword.name: keyword
        for keyword in (
            Keyword("$schema", "text"),
            Keyword("$id", "identifier", since=_DRAFT_06),
            Keyword("id", "text", until=_DRAFT_04),
            Keyword("$ref", "text"),
            Keyword("$anchor", "anchor", since=_2019_09),
            Keyword("$dynamicRef", "text", since=_2020_12),
            Keyword("$dynamicAnchor", "anchor", since=_2020_12),
            Keyword("$recursiveRef", "text", since=_2019_09, until=_2019_09),
            Keyword("$recursiveAnchor", "flag", since=_2019_09, until=_2019_09),
            Keyword("$vocabulary", "vocabulary", since=_2019_09),
            Keyword("$comment", "text", since=_DRAFT_07),
            Keyword("$defs", "schema map", since=_2019_09),
            Keyword("definitions", "schema map", since=_DRAFT_04, until=_DRAFT_07),
            # any type
            Keyword("type", "type"),
            Keyword("enum", "list"),
            Keyword("const", "any", since=_DRAFT_06),
            Keyword("allOf", "schemas", since=_DRAFT_04),
            Keyword("anyOf", "schemas", since=_DRAFT_04),
            Keyword("oneOf", "schemas", since=_DRAFT_04),
            Keyword("not", "schema", since=_DRAFT_04),
            Keyword("if", "schema", since=_DRAFT_07),
            Keyword("then", "schema", since=_DRAFT_07),
            Keyword("else", "schema", since=_DRAFT_07),
            Keyword("extends", "any", until=_DRAFT_03),
            Keyword("disallow", "any", until=_DRAFT_03),
            Keyword("title", "text"),
            Keyword("description", "text"),
            Keyword("default", "any"),
            Keyword("examples", "list", since=_DRAFT_06),
            Keyword("deprecated", "flag", since=_2019_09),
            Keyword("readOnly", "flag", since=_DRAFT_07),
            Keyword("writeOnly", "flag", since=_DRAFT_07),
            # a format may act on any type, and people write int32 on numbers
            Keyword("format", "text"),
            Keyword("minLength", "count", _STRING),
            Keyword("maxLength", "count", _STRING),
            Keyword("pattern", "text", _STRING),
            Keyword("contentEncoding", "text", _STRING, since=_DRAFT_07),
            Keyword("contentMediaType", "text", _STRING, since=_DRAFT_07),
            Keyword("contentSchema", "schema", _STRING, since=_2019_09),
            Keyword("multipleOf", "positive", _NUMBER, since=_DRAFT_04),
            Keyword("divisibleBy", "positive", _NUMBER, until=_DRAFT_03),
            Keyword("minimum", "number", _NUMBER),
            Keyword("maximum", "number", _NUMBER),
            Keyword("exclusiveMinimum", "bound", _NUMBER),
            Keyword("exclusiveMaximum", "bound", _NUMBER),
            Keyword("prefixItems", "schemas", _ARRAY, since=_2020_12),
            Keyword("items", "items", _ARRAY),
            Keyword("additionalItems", "schema", _ARRAY, until=_2019_09),
            Keyword("unevaluatedItems", "schema", _ARRAY, since=_2019_09),
            Keyword("contains", "schema", _ARRAY, since=_DRAFT_06),
            Keyword("minContains", "count", _ARRAY, since=_2019_09),
            Keyword("maxContains", "count", _ARRAY, since=_2019_09),
            Keyword("minItems", "count", _ARRAY),
            Keyword("maxItems", "count", _ARRAY),
            Keyword("uniqueItems", "flag", _ARRAY),
            Keyword("properties", "schema map", _OBJECT),
            Keyword("patternProperties", "schema map", _OBJECT),
            Keyword("additionalProperties", "schema", _OBJECT),
            Keyword("unevaluatedProperties", "schema", _OBJECT, since=_2019_09),
            Keyword("propertyNames", "schema", _OBJECT, since=_DRAFT_06),
            Keyword("required", "names", _OBJECT),
            Keyword("minProperties", "count", _OBJECT, since=_DRAFT_04),
            Keyword("maxProperties", "count", _OBJECT, since=_DRAFT_04),
            Keyword("dependencies", "dependencies", _OBJECT, until=_DRAFT_07),
            Keyword("dependentRequired", "name map", _OBJECT, since=_2019_09),
            Keyword("dependentSchemas", "schema map", _OBJECT, since=_2019_09),
        )
    }
)

# Reported as words of an older draft (SEP-1613 names the migrations); their places in 2020-12 are None or a keyword.
LEGACY: Mapping[str, str | None] = MappingProxyType(
    {
        "additionalItems": "items",
        "definitions": "$defs",
        "dependencies": "dependentRequired",
        "id": "$id",
        "$recursiveRef": "$dynamicRef",
    }
)

# OpenAPI 3.0 words that JSON Schema does not know, with the kinds of values that they have there.
OPENAPI: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "nullable": frozenset({"boolean"}),
        "example": frozenset({"string", "integer", "number", "boolean", "null", "array", "object"}),
        "xml": frozenset({"object"}),
        "externalDocs": frozenset({"object"}),
        "discriminator": frozenset({"string", "object"}),
    }
)

# dialects


@dataclass(frozen=True, slots=True, kw_only=True)
class Dialect:
    """A dialect of JSON Schema.

    `uri` is None for UNDETERMINED, which has everything that any dialect has. `array_items`: whether `items` may be a
    list. `boolean_schemas`: whether `true` is a schema. `boolean_bounds`: whether `exclusiveMinimum` may be a boolean.
    `boolean_required`: whether `required` may.
    """

    name: str
    uri: str | None
    keywords: frozenset[str]
    types: frozenset[str] = frozenset(TYPES)
    array_items: bool = False
    boolean_schemas: bool = True
    boolean_bounds: bool = False
    boolean_required: bool = False


def _keywords(dialect: str) -> frozenset[str]:
    at = DIALECT_NAMES.index(dialect)
    return frozenset(
        each.name
        for each in KEYWORDS.values()
        if DIALECT_NAMES.index(each.since) <= at <= DIALECT_NAMES.index(each.until)
    )


_TYPES_WITH_ANY = frozenset({*TYPES, "any"})

DIALECTS: Mapping[str, Dialect] = MappingProxyType(
    {
        dialect.name: dialect
        for dialect in (
            Dialect(
                name=_DRAFT_03,
                uri="http://json-schema.org/draft-03/schema#",
                keywords=_keywords(_DRAFT_03),
                types=_TYPES_WITH_ANY,
                array_items=True,
                boolean_schemas=False,
                boolean_bounds=True,
                boolean_required=True,
            ),
            Dialect(
                name=_DRAFT_04,
                uri="http://json-schema.org/draft-04/schema#",
                keywords=_keywords(_DRAFT_04),
                array_items=True,
                boolean_schemas=False,
                boolean_bounds=True,
            ),
            Dialect(
                name=_DRAFT_06,
                uri="http://json-schema.org/draft-06/schema#",
                keywords=_keywords(_DRAFT_06),
                array_items=True,
            ),
            Dialect(
                name=_DRAFT_07,
                uri="http://json-schema.org/draft-07/schema#",
                keywords=_keywords(_DRAFT_07),
                array_items=True,
            ),
            Dialect(
                name=_2019_09,
                uri="https://json-schema.org/draft/2019-09/schema",
                keywords=_keywords(_2019_09),
                array_items=True,
            ),
            Dialect(
                name=_2020_12,
                uri="https://json-schema.org/draft/2020-12/schema",
                keywords=_keywords(_2020_12),
            ),
        )
    }
)
DEFAULT_DIALECT = DIALECTS[_2020_12]
UNDETERMINED = Dialect(
    name="undetermined",
    uri=None,
    keywords=frozenset(KEYWORDS),
    types=_TYPES_WITH_ANY,
    array_items=True,
    boolean_bounds=True,
    boolean_required=True,
)

_URIS: Mapping[str, Dialect] = MappingProxyType(
    {each.uri.rstrip("#"): each for each in DIALECTS.values() if each.uri is not None}
)
_DIALECT_IN_TEXT = re.compile(r"(?<![0-9])(2020[-_]12|2019[-_]09|0?[3467])(?![0-9])")
_BARE_DIALECT = re.compile(
    r"(?:json[-_ ]?schema[-_ ])?(?:draft[-_ /]?)?(?:2020-12|2019-09)|(?:json[-_ ]?schema[-_ ])?draft[-_ /]?0?[3467]"
)


def dialect_of(uri: str) -> tuple[Dialect | None, bool]:
    """The dialect that a `$schema` text names or means, None if it is no standard one; and whether it is spelt right.

    With and without an empty fragment is the same (jsonschema and ajv take both).
    """
    exact = _URIS.get(uri.removesuffix("#"))
    if exact is not None:
        return exact, True
    text = uri.strip().lower()
    if "json-schema.org" not in text:
        if not _BARE_DIALECT.fullmatch(text):
            return None, False
    elif "draft" not in text and "20" not in text:
        # http://json-schema.org/schema# once stood for the newest draft
        return DEFAULT_DIALECT, False
    found = _DIALECT_IN_TEXT.search(text.partition("json-schema.org")[2] or text)
    if found is None:
        return None, False
    name = found[1].replace("_", "-")
    return DIALECTS[name if len(name) > 2 else f"draft-{name.zfill(2)}"], False  # noqa: PLR2004 - 7 or 07


def words_for(wants: str, dialect: Dialect) -> str:
    """What a dialect wants, in words."""
    if wants == "schema" and not dialect.boolean_schemas:
        return "a schema, that is an object"
    if wants == "items" and dialect.array_items:
        return "a schema or a list of schemas"
    if wants == "bound" and dialect.boolean_bounds:
        return WORDS["flag"]
    return WORDS[wants]


def wanted_at(path: tuple[str | int, ...], dialect: Dialect) -> str:
    """What a dialect wants at a place inside a schema: a key of WORDS."""
    wants = "schema"
    for step in path:
        if wants in _MEMBERS:
            wants = _MEMBERS[wants]
        elif isinstance(step, int):
            wants = "text" if wants == "dependency" else "schema"
        else:
            wants = KEYWORDS[step].wants if step in KEYWORDS else "any"
    if path and path[-1] == "required" and dialect.boolean_required and wants == "names":
        return "flag"
    return wants


_MEMBERS: Mapping[str, str] = MappingProxyType(
    {
        "schema map": "schema",
        "schemas": "schema",
        "dependencies": "dependency",
        "name map": "names",
        "names": "text",
        "type": "type name",
        "list": "any",
        "vocabulary": "flag",
    }
)


def accepts(wants: str, kind: str) -> bool:
    """Whether a keyword that wants this can have a value of a JSON kind (a type name)."""
    return wants == "any" or kind in _KINDS[wants]


_NUMBERS = frozenset({"integer", "number"})
_KINDS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "anchor": _STRING,
        "bound": _NUMBERS,
        "count": _NUMBERS,
        "dependencies": _OBJECT,
        "flag": frozenset({"boolean"}),
        "identifier": _STRING,
        "items": frozenset({"object", "boolean"}),
        "list": _ARRAY,
        "name map": _OBJECT,
        "names": _ARRAY,
        "number": _NUMBERS,
        "positive": _NUMBERS,
        "schema": frozenset({"object", "boolean"}),
        "schema map": _OBJECT,
        "schemas": _ARRAY,
        "text": _STRING,
        "type": frozenset({"string", "array"}),
        "vocabulary": _OBJECT,
    }
)


# formats

JSON_SCHEMA_FORMATS = frozenset(
    {
        "date", "date-time", "duration", "email", "hostname", "idn-email", "idn-hostname", "ipv4", "ipv6", "iri",
        "iri-reference", "json-pointer", "regex", "relative-json-pointer", "time", "uri", "uri-reference",
        "uri-template", "uuid",
    }
)  # fmt: skip
# The OpenAPI registry, draft-03, and what pydantic writes.
OTHER_FORMATS = frozenset(
    {
        "base64", "base64url", "binary", "byte", "char", "color", "commonmark", "date-time-local", "decimal",
        "decimal128", "directory-path", "double", "double-int", "file-path", "float", "host-name", "html", "http-date",
        "int16", "int32", "int64", "int8", "ip-address", "ipv4interface", "ipv4network", "ipv6interface",
        "ipv6network", "ipvanyaddress", "ipvanyinterface", "ipvanynetwork", "json-string", "media-range",
        "multi-host-uri", "password", "path", "phone", "sf-binary", "sf-boolean", "sf-decimal", "sf-integer",
        "sf-string", "sf-token", "style", "time-local", "uint16", "uint32", "uint64", "uint8", "unixtime",
        "utc-millisec", "uuid1", "uuid3", "uuid4", "uuid5", "uuid6", "uuid7", "uuid8",
    }
)  # fmt: skip
