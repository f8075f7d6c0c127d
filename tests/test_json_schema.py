"""JSON Schema as data, what misspelt words mean, and the quick verdict on validity."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema.validators import Draft202012Validator
from referencing import Registry

from flake8_mcp.spec.json_schema import (
    DEFAULT_DIALECT,
    DIALECTS,
    JSON_SCHEMA_FORMATS,
    KEYWORDS,
    OTHER_FORMATS,
    TYPES,
    UNDETERMINED,
    WORDS,
    accepts,
    dialect_of,
    wanted_at,
    words_for,
)
from flake8_mcp.spec.json_schema_meant import (
    PLAIN_WORDS,
    format_meant,
    format_meant_by_type,
    is_foreign_word,
    near_keywords,
    respelt_keyword,
    short_bound,
    type_meant,
    types_meant,
    within_one_edit,
)
from flake8_mcp.spec.json_schema_validity import plainly_valid

META = Draft202012Validator(Draft202012Validator.META_SCHEMA, registry=Registry())

# dialects


@pytest.mark.parametrize(
    ("uri", "name", "is_exact"),
    [
        ("https://json-schema.org/draft/2020-12/schema", "2020-12", True),
        ("https://json-schema.org/draft/2020-12/schema#", "2020-12", True),
        ("http://json-schema.org/draft-07/schema", "draft-07", True),
        ("http://json-schema.org/draft-03/schema#", "draft-03", True),
        ("http://json-schema.org/draft/2020-12/schema", "2020-12", False),
        ("https://json-schema.org/draft-07/schema#", "draft-07", False),
        ("https://json-schema.org/draft/2019_09/schema", "2019-09", False),
        ("http://www.json-schema.org/draft-4/schema#", "draft-04", False),
        ("http://json-schema.org/schema#", "2020-12", False),
        ("https://JSON-Schema.org/draft/2020-12/schema ", "2020-12", False),
        ("draft-07", "draft-07", False),
        ("draft7", "draft-07", False),
        ("2020-12", "2020-12", False),
        ("JSON Schema Draft 6", "draft-06", False),
    ],
)
def test_dialect_of_uri(uri: str, name: str, is_exact: bool) -> None:  # noqa: FBT001 - a row of the table
    assert dialect_of(uri) == (DIALECTS[name], is_exact)


@pytest.mark.parametrize(
    "uri",
    [
        "https://spec.openapis.org/oas/3.1/dialect/base",
        "http://json-schema.org/draft-05/schema#",
        "https://json-schema.org/draft/next/schema",
        "https://example.org/draft-07",
        "7",
        "schema 07",
        "",
    ],
)
def test_uri_of_no_standard_dialect(uri: str) -> None:
    assert dialect_of(uri)[0] is None


def test_undetermined_dialect_has_everything() -> None:
    for each in DIALECTS.values():
        assert each.keywords <= UNDETERMINED.keywords
        assert each.types <= UNDETERMINED.types
        assert each.array_items <= UNDETERMINED.array_items
        assert each.boolean_bounds <= UNDETERMINED.boolean_bounds
        assert each.boolean_required <= UNDETERMINED.boolean_required


def test_every_keyword_wants_something_that_has_words() -> None:
    assert {each.wants for each in KEYWORDS.values()} <= set(WORDS)
    for each in KEYWORDS.values():
        assert any(accepts(each.wants, kind) for kind in TYPES)


# Values that the 2020-12 metaschema takes for each want, and the kinds that it does not.
SAMPLES = {
    "string": "a",
    "integer": 1,
    "number": 1.5,
    "boolean": True,
    "array": [],
    "object": {},
    "null": None,
}


@pytest.mark.parametrize("name", sorted(DEFAULT_DIALECT.keywords))
def test_kinds_are_those_of_the_metaschema(name: str) -> None:
    wants = KEYWORDS[name].wants
    # an empty list, the number 1.5 and the text "a" are of the right kind for some keywords and yet invalid
    strict = {"schemas": {"array"}, "count": {"number"}, "type": {"array", "string"}}.get(wants, set())
    for kind, value in SAMPLES.items():
        if kind not in strict:
            assert accepts(wants, kind) is META.is_valid({name: value}), (name, kind)


@pytest.mark.parametrize(
    ("path", "dialect", "wants"),
    [
        ((), "2020-12", "schema"),
        (("properties", "type"), "2020-12", "schema"),
        (("properties", "type", "type"), "2020-12", "type"),
        (("items", "type"), "2020-12", "type"),
        (("items", 0, "minLength"), "draft-07", "count"),
        (("allOf", 1, "required", 0), "2020-12", "text"),
        (("type", 1), "2020-12", "type name"),
        (("dependentRequired", "a", 0), "2020-12", "text"),
        (("dependentRequired", "a"), "2020-12", "names"),
        (("dependencies", "a"), "draft-07", "dependency"),
        (("dependencies", "a", 0), "draft-07", "text"),
        (("dependencies", "a", "minLength"), "draft-07", "count"),
        (("$vocabulary", "a"), "2020-12", "flag"),
        (("enum", 3), "draft-04", "any"),
        (("nonsense",), "2020-12", "any"),
        (("required",), "draft-03", "flag"),
        (("required",), "draft-04", "names"),
        (("properties", "required"), "draft-03", "schema"),
    ],
)
def test_wanted_at_a_path(path: tuple[str | int, ...], dialect: str, wants: str) -> None:
    assert wanted_at(path, DIALECTS[dialect]) == wants


@pytest.mark.parametrize(
    ("wants", "dialect", "words"),
    [
        ("schema", "2020-12", "a schema, that is an object or a boolean"),
        ("schema", "draft-04", "a schema, that is an object"),
        ("items", "2020-12", "a schema"),
        ("items", "draft-07", "a schema or a list of schemas"),
        ("bound", "2020-12", "a number"),
        ("bound", "draft-04", "true or false"),
    ],
)
def test_words_by_dialect(wants: str, dialect: str, words: str) -> None:
    assert words_for(wants, DIALECTS[dialect]) == words


# types


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("str", "string"),
        ("String", "string"),
        ("Int", "integer"),
        ("float", "number"),
        ("bool", "boolean"),
        ("list", "array"),
        ("Dict", "object"),
        ("None", "null"),
        ("sting", "string"),
        ("interger", "integer"),
        (" object ", "object"),
        ("enum", None),
        ("", None),
        ("String[]", None),
    ],
)
def test_type_meant(word: str, meant: str | None) -> None:
    assert type_meant(word) == meant


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("string|null", ("string", "null")),
        ("str | None", ("string", "null")),
        ("string, int", ("string", "integer")),
        ("string or number", ("string", "number")),
        ("string/null", ("string", "null")),
        ("string|string", None),
        ("string|whatever", None),
        ("string", None),
    ],
)
def test_types_meant(word: str, meant: tuple[str, ...] | None) -> None:
    assert types_meant(word) == meant


def test_format_meant_by_type() -> None:
    assert format_meant_by_type("DateTime") == "date-time"
    assert format_meant_by_type("string") is None


# near misses


@pytest.mark.parametrize(
    ("one", "other", "verdict"),
    [
        ("required", "requierd", True),
        ("required", "require", True),
        ("required", "requiredd", True),
        ("required", "requited", True),
        ("required", "xrequired", True),
        ("required", "required", False),
        ("required", "requidre", False),
        ("required", "requi", False),
        ("required", "qerruied", False),
        ("ab", "ba", True),
        ("abc", "cba", False),
        ("", "a", True),
    ],
)
def test_within_one_edit(one: str, other: str, verdict: bool) -> None:  # noqa: FBT001 - a row of the table
    assert within_one_edit(one, other) is verdict
    assert within_one_edit(other, one) is verdict


@given(st.text("abc", max_size=5), st.text("abc", max_size=5))
def test_within_one_edit_is_the_distance_of_optimal_string_alignment(one: str, other: str) -> None:
    assert within_one_edit(one, other) is (distance(one, other) == 1)


def distance(one: str, other: str) -> int:
    rows = [[max(i, j) if not i * j else 0 for j in range(len(other) + 1)] for i in range(len(one) + 1)]
    for i in range(1, len(one) + 1):
        for j in range(1, len(other) + 1):
            cost = one[i - 1] != other[j - 1]
            rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
            if i > 1 and j > 1 and one[i - 2 : i] == other[j - 2 : j][::-1]:
                rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
    return rows[-1][-1]


@pytest.mark.parametrize(
    ("key", "verdict"),
    [
        ("requierd", True),
        ("note", True),
        ("required", False),
        ("nullable", False),
        ("additionalItems", False),
        ("x-order", False),
        ("X-Order", False),
        ("$comments", False),
    ],
)
def test_foreign_word(key: str, verdict: bool) -> None:  # noqa: FBT001 - a row of the table
    assert is_foreign_word(key) is verdict


def test_respelt_keyword() -> None:
    names = {key: respelt_keyword(key, DEFAULT_DIALECT) for key in ("min_length", "ANYOF", "If", "one-of", "note")}
    assert {key: found and found.name for key, found in names.items()} == {
        "min_length": "minLength",
        "ANYOF": "anyOf",
        "If": "if",
        "one-of": "oneOf",
        "note": None,
    }
    assert respelt_keyword("min_contains", DIALECTS["draft-07"]) is None


def test_short_bound_depends_on_the_types() -> None:
    def name(key: str, *types: str) -> str | None:
        found = short_bound(key, frozenset(types) or None)
        return found and found.name

    assert name("min") == "minimum"
    assert name("Max", "integer") == "maximum"
    assert name("max", "integer", "number", "null") == "maximum"
    assert name("max", "string") == "maxLength"
    assert name("min", "array") == "minItems"
    assert name("min", "object") == "minProperties"
    assert name("min", "string", "array") is None
    assert name("min", "boolean") is None
    assert name("mid") is None


def test_near_keywords() -> None:
    def names(key: str) -> list[str]:
        return [each.name for each in near_keywords(key, DEFAULT_DIALECT)]

    assert names("requierd") == ["required"]
    assert names("minLenth") == ["minLength"]
    assert names("maxItem") == ["maxItems"]
    assert names("mnItems") == ["minItems"]
    assert names("minItem") == ["minItems"]
    assert names("maxItems") == []
    assert names("typ") == []
    assert names("enums") == []
    assert names("id") == []
    assert names("tile") == []


@pytest.mark.parametrize("word", ["note", "order", "label", "hint", "group", "tile", "unit", "cost", "when"])
def test_words_of_the_catalogue_are_never_near(word: str) -> None:
    assert word in PLAIN_WORDS
    assert near_keywords(word, DEFAULT_DIALECT) == ()
    assert respelt_keyword(word, DEFAULT_DIALECT) is None


def test_plain_words_are_no_keywords() -> None:
    assert PLAIN_WORDS.isdisjoint(KEYWORDS)


# formats


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("datetime", "date-time"),
        ("date_time", "date-time"),
        ("DateTime", "date-time"),
        ("url", "uri"),
        ("URL", "uri"),
        ("UUID", "uuid"),
        ("e-mail", "email"),
        ("emial", "email"),
        ("ipv-6", "ipv6"),
        ("hostnam", "hostname"),
        ("times", None),
        ("uri2", None),
        ("Int32", None),
        ("cron", None),
        ("", None),
    ],
)
def test_format_meant(word: str, meant: str | None) -> None:
    assert format_meant(word) == meant


def test_registered_formats_are_right() -> None:
    assert [each for each in JSON_SCHEMA_FORMATS | OTHER_FORMATS if format_meant(each) is not None] == []


# validity

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)
WORDS_OF_SCHEMAS = st.sampled_from([*sorted(KEYWORDS), "requierd", "x-order", "nullable"])


def fitting(wants: str, schemas: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    """Values that a keyword may want, right ones and nearly right ones."""
    types = st.sampled_from([*TYPES, "int"])
    names = st.lists(st.sampled_from(["a", "b", "c"]), max_size=3)
    return {
        "schema": schemas,
        "items": schemas | st.lists(schemas, max_size=2),
        "schemas": st.lists(schemas, max_size=2),
        "schema map": st.dictionaries(st.sampled_from(["a", "type", "items"]), schemas, max_size=2),
        "dependencies": st.dictionaries(st.sampled_from("ab"), schemas | names, max_size=2),
        "type": types | st.lists(types, max_size=3),
        "names": names,
        "name map": st.dictionaries(st.sampled_from("ab"), names, max_size=2),
        "number": st.integers() | st.floats(allow_nan=False, allow_infinity=False),
        "positive": st.integers(-1, 2) | st.floats(-1, 1),
        "count": st.integers(-1, 2) | st.sampled_from([1.0, 1.5]),
        "flag": st.booleans() | st.sampled_from([0, 1]),
        "identifier": st.sampled_from(["a", "a#", "a#b", ""]),
        "anchor": st.sampled_from(["a", "1", "a b"]),
        "vocabulary": st.dictionaries(st.sampled_from(["urn:a"]), st.booleans() | st.none(), max_size=1),
    }.get(wants, JSON)


def members(schemas: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    def values(names: list[str]) -> st.SearchStrategy[object]:
        return st.fixed_dictionaries(
            {name: fitting(KEYWORDS[name].wants, schemas) if name in KEYWORDS else JSON for name in names}
        )

    return st.lists(WORDS_OF_SCHEMAS, max_size=4, unique=True).flatmap(values)


SCHEMAS = st.recursive(st.booleans() | st.just({}) | JSON, members, max_leaves=6)


@settings(max_examples=500, deadline=None)
@given(SCHEMAS)
def test_what_is_plainly_valid_is_valid(schema: object) -> None:
    assert not plainly_valid(schema) or META.is_valid(schema)


@pytest.mark.parametrize(
    "schema",
    [
        True,
        {},
        {"type": "object", "properties": {"a": {"type": ["string", "null"], "minLength": 0, "pattern": "("}}},
        {"items": False, "prefixItems": [{}], "required": [], "enum": [], "const": None, "default": float(1)},
        {"multipleOf": 0.5, "minimum": -1.5, "exclusiveMaximum": 7, "uniqueItems": True, "$id": "urn:a"},
        {"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"a": True}, "allOf": [{"not": {}}], "$ref": "#"},
        {"unknown": {"minLength": "x"}, "id": 7, "additionalItems": 7, "nullable": "x"},
    ],
)
def test_usual_schemas_are_plainly_valid(schema: object) -> None:
    assert plainly_valid(schema)
    assert META.is_valid(schema)


@pytest.mark.parametrize(
    ("schema", "is_valid"),
    [
        (None, False),
        ([], False),
        ({"properties": []}, False),
        ({"allOf": []}, False),
        ({"allOf": {}}, False),
        ({"type": "str"}, False),
        ({"type": []}, False),
        ({"type": ["string", "string"]}, False),
        ({"type": ["string", 1]}, False),
        ({"type": ["str"]}, False),
        ({"type": 1}, False),
        ({"minLength": True}, False),
        ({"minLength": -1}, False),
        ({"minLength": 1.0}, True),
        ({"minimum": True}, False),
        ({"multipleOf": 0}, False),
        ({"multipleOf": True}, False),
        ({"uniqueItems": 1}, False),
        ({"enum": "x"}, False),
        ({"title": 1}, False),
        ({"required": ["a", "a"]}, False),
        ({"required": "a"}, False),
        ({"dependentRequired": {"a": "b"}}, False),
        ({"dependentRequired": []}, False),
        ({"$id": "a#b"}, False),
        ({"$id": "a#"}, True),
        ({"$id": 1}, False),
        ({"$anchor": "a"}, True),
        ({"$vocabulary": {}}, True),
        ({"definitions": {}}, True),
        ({"dependencies": {"a": 1}}, False),
        ({"items": [{}]}, False),
        ({"additionalProperties": "false"}, False),
    ],
)
def test_what_is_not_plainly_valid_is_left_to_jsonschema(schema: object, is_valid: bool) -> None:  # noqa: FBT001 - a row
    assert not plainly_valid(schema)
    assert META.is_valid(schema) is is_valid
