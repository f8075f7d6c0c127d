"""Random schemas in the forms that SDKs make, changes of them, and random instances; nothing here is our inclusion."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import TYPE_CHECKING, Any

from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import SchemaError

from .corpus import CORPUS
from .judging import Judge

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

Json = Any  # what JSON holds

NAMES = ("query", "limit", "kind", "items", "parent", "note", "tags")
WORDS = ("a", "b", "csv", "json", "long text", "x1")
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
PATTERNS = ("^[a-z]+$", "^[a-z0-9]{2,4}$", "[0-9]", "^(a|b)c?$", "^.{3}$")


@cache
def recorded() -> tuple[Json, ...]:
    """The valid ones of the schemas that real SDKs listed, distinct."""
    found: dict[str, Json] = {}
    for path in sorted((CORPUS / "sdks/derived/recorded").glob("*.json")):
        pending: list[Json] = [json.loads(path.read_text(encoding="utf-8"))]
        while pending:
            each = pending.pop()
            if isinstance(each, dict):
                for key in ("inputSchema", "outputSchema"):
                    if isinstance(each.get(key), dict):
                        found.setdefault(json.dumps(each[key], sort_keys=True), each[key])
                pending.extend(each.values())
            elif isinstance(each, list):
                pending.extend(each)
    return tuple(schema for _, schema in sorted(found.items()) if _is_valid(schema))


def _is_valid(schema: Json) -> bool:
    try:
        # without the format regex, which Python warns about for some
        Draft202012Validator.check_schema(schema, format_checker=FormatChecker(()))
    except SchemaError:
        return False
    return True


def made(random: Random) -> Json:
    """A schema of a tool's arguments."""
    return {**_object(random, 0), "$defs": _definitions(random)}


def _definitions(random: Random) -> Json:
    definitions: Json = {"Item": _object(random, 1), "Kind": {"enum": random.sample(WORDS, 2), "type": "string"}}
    definitions["Node"] = {
        "type": "object",
        "properties": {
            "value": _scalar(random),
            "next": {"anyOf": [{"$ref": "#/$defs/Node"}, {"type": "null"}]},
            "all": {"type": "array", "items": {"$ref": "#/$defs/Node"}},
        },
        "required": ["value"],
    }
    return definitions


def _scalar(random: Random) -> Json:
    match random.randrange(9):
        case 0:
            return {"type": "string"}
        case 1:
            return {"type": "integer", "minimum": random.randrange(4), "maximum": random.randrange(4, 9)}
        case 2:
            return {"type": "number", "exclusiveMinimum": random.choice([0, 1.5])}
        case 3:
            return {"type": "boolean"}
        case 4:
            return {"type": "string", "enum": random.sample(WORDS, 3)}
        case 5:
            return {"type": "string", "minLength": random.randrange(3), "maxLength": random.randrange(3, 7)}
        case 6:
            return {"type": "string", "pattern": random.choice(PATTERNS)}
        case 7:
            return {"const": random.choice(["a", 1, True, None])}
        case _:
            return {"type": "integer", "multipleOf": random.choice([1, 2, 6])}


def _schema(random: Random, depth: int) -> Json:
    if depth > 2:
        return _scalar(random)
    match random.randrange(14):
        case 0:
            return _object(random, depth + 1)
        case 1:
            return {"type": "array", "items": _schema(random, depth + 1)}
        case 2:
            pair = [_schema(random, depth + 1), _scalar(random)]
            return {"type": "array", "prefixItems": pair, "minItems": 2, "maxItems": 2}
        case 3:
            return {"anyOf": [_schema(random, depth + 1), {"type": "null"}], "default": None}
        case 4:
            return {"anyOf": [_schema(random, depth + 1) for _ in range(random.randrange(1, 4))]}
        case 5:
            return {"type": "object", "additionalProperties": random.choice([True, _scalar(random)])}
        case 6:
            return {"$ref": f"#/$defs/{random.choice(['Item', 'Kind', 'Node'])}"}
        case 7:
            return {"oneOf": [_tagged(random, tag) for tag in ("a", "b")], "discriminator": {"propertyName": "kind"}}
        case 8:
            return {"type": "array", "items": _scalar(random), "uniqueItems": True}
        case 9:
            return {"allOf": [{"$ref": "#/$defs/Item"}], "description": "an item"}
        case 10:
            names = {"enum": random.sample(WORDS, 2)}
            return {"type": "object", "propertyNames": names, "additionalProperties": _scalar(random)}
        case 11:
            return {
                "type": "object",
                "patternProperties": {random.choice(PATTERNS): _scalar(random)},
                **({"additionalProperties": False} if random.random() < 0.5 else {}),
            }
        case _:
            return _scalar(random)


def _object(random: Random, depth: int) -> Json:
    names = random.sample(NAMES, random.randrange(4))
    schema: Json = {"type": "object", "properties": {name: _schema(random, depth + 1) for name in names}}
    if random.random() < 0.7:
        schema["required"] = [name for name in names if random.random() < 0.6]
    if random.random() < 0.3:
        schema["additionalProperties"] = random.choice([False, False, True, _scalar(random)])
    return schema


def _tagged(random: Random, tag: str) -> Json:
    schema = _object(random, 2)
    schema["properties"]["kind"] = {"const": tag, "type": "string"}
    schema["required"] = sorted({*schema.get("required", []), *(["kind"] if random.random() < 0.8 else [])})
    return schema


def changed(schema: Json, random: Random) -> Json:
    """The schema after one to three changes of any place in it."""
    holder = {"schema": copy.deepcopy(schema)}
    for _ in range(random.randrange(1, 4)):
        around, key = random.choice(list(_places(holder)))
        around[key] = _changed(around[key], random)
    schema = holder["schema"]
    return {**schema, "$defs": {**_definitions(random), **schema.get("$defs", {})}}


def _places(holder: Json) -> Iterator[tuple[Json, Any]]:
    """The places of all schemas: what holds each, and the key."""
    pending: list[tuple[Json, Any]] = [(holder, "schema")]
    while pending:
        around, key = pending.pop()
        each = around[key]
        if isinstance(each, dict | bool):
            yield around, key
        if not isinstance(each, dict):
            continue
        for word in ("properties", "$defs", "patternProperties"):
            pending.extend((each[word], name) for name in each.get(word, {}))
        for word in ("anyOf", "oneOf", "allOf", "prefixItems"):
            pending.extend((each[word], index) for index in range(len(each.get(word, []))))
        pending.extend(
            (each, word) for word in ("items", "additionalProperties", "propertyNames", "not") if word in each
        )


def _changed(schema: Json, random: Random) -> Json:
    if isinstance(schema, bool):
        return random.choice([not schema, _scalar(random)])
    change = random.choice(_CHANGES)
    return change(schema, random)


def _widened_type(schema: Json, _random: Random) -> Json:
    swapped = {"integer": "number", "number": "integer"}
    kind = schema.get("type")
    return {**schema, "type": swapped[kind]} if isinstance(kind, str) and kind in swapped else schema


def _other_type(schema: Json, random: Random) -> Json:
    if "type" not in schema or "properties" in schema:
        return schema
    return {**schema, "type": random.choice(["string", "integer", "boolean", ["string", "null"], "null"])}


def _nullable(schema: Json, random: Random) -> Json:
    if "anyOf" in schema and random.random() < 0.5:
        left = [each for each in schema["anyOf"] if each != {"type": "null"}]
        return {**schema, "anyOf": left or [{"type": "null"}]}
    if "properties" in schema:
        return schema
    return {"anyOf": [schema, {"type": "null"}]}


def _other_values(schema: Json, random: Random) -> Json:
    if "enum" not in schema:
        return {**schema, "enum": [*random.sample(WORDS, 2), 1, None]} if random.random() < 0.3 else schema
    values = [each for each in schema["enum"] if random.random() < 0.8]
    values += [each for each in WORDS if each not in values and random.random() < 0.3]
    random.shuffle(values)
    return {**schema, "enum": values or ["a"]}


def _other_bounds(schema: Json, random: Random) -> Json:
    words = ("minimum", "maximum", "exclusiveMinimum", "minLength", "maxLength", "minItems", "maxItems", "multipleOf")
    present = [word for word in words if word in schema]
    if present and random.random() < 0.3:
        return {key: value for key, value in schema.items() if key != random.choice(present)}
    if present:
        word = random.choice(present)
        value = schema[word] + random.choice([-1, 1, 2])
        return {**schema, word: value if value > 0 or word.endswith("inimum") or word == "maximum" else 1}
    by_type = {"integer": words[:3], "number": words[:3], "string": words[3:5], "array": words[5:7]}
    kind = schema.get("type")
    choices = by_type.get(kind, ()) if isinstance(kind, str) else ()
    return {**schema, random.choice(choices): random.randrange(1, 5)} if choices else schema


def _other_required(schema: Json, random: Random) -> Json:
    if "properties" not in schema:
        return schema
    names = [name for name in schema["properties"] if random.random() < 0.5]
    if random.random() < 0.2:
        names = [*schema.get("required", []), *names]
    return {**schema, "required": sorted(set(names))}


def _other_properties(schema: Json, random: Random) -> Json:
    if "properties" not in schema:
        return schema
    properties = {name: each for name, each in schema["properties"].items() if random.random() < 0.8}
    if random.random() < 0.5:
        properties[random.choice(NAMES)] = _schema(random, 2)
    names = list(properties)
    random.shuffle(names)
    return {**schema, "properties": {name: properties[name] for name in names}}


def _closed(schema: Json, random: Random) -> Json:
    if schema.get("type") != "object":
        return schema
    if "additionalProperties" in schema and random.random() < 0.5:
        return {key: each for key, each in schema.items() if key != "additionalProperties"}
    return {**schema, "additionalProperties": random.choice([True, False, _scalar(random)])}


def _annotated(schema: Json, random: Random) -> Json:
    return {**schema, "title": random.choice(WORDS), "description": "x", "default": 1, "format": "date"}


def _wrapped(schema: Json, random: Random) -> Json:
    if "$defs" in schema:
        return schema
    other = _scalar(random)
    return random.choice(
        [{"anyOf": [schema]}, {"allOf": [schema]}, {"anyOf": [other, schema]}, {"oneOf": [schema, other]},
         {"allOf": [schema, other]}, {"allOf": [schema, {"not": other}]}]
    )  # fmt: skip


def _replaced(schema: Json, random: Random) -> Json:
    return schema if "$defs" in schema else _schema(random, 1)


def _other_pattern(schema: Json, random: Random) -> Json:
    if schema.get("type") != "string":
        return schema
    return {**schema, "pattern": random.choice(PATTERNS)}


def _other_branches(schema: Json, random: Random) -> Json:
    for word in ("anyOf", "oneOf", "prefixItems"):
        if word in schema:
            branches = [each for each in schema[word] if random.random() < 0.8] or schema[word][:1]
            if word != "prefixItems":
                random.shuffle(branches)
                if random.random() < 0.4:
                    branches.append(_tagged(random, "c") if word == "oneOf" else _scalar(random))
            return {**schema, word: branches}
    return schema


_CHANGES = (
    _widened_type, _other_type, _nullable, _other_values, _other_bounds, _other_required, _other_properties, _closed,
    _annotated, _wrapped, _replaced, _other_pattern, _other_branches,
)  # fmt: skip


_FEW_PARTS = 300
_TRIES = 6


def instances(schema: Json, random: Random, count: int, parts: dict[int, Json] | None = None) -> Iterator[Json]:
    """Values that a schema may accept, written with what it declares; most are valid.

    They share some of their parts, which are put into `parts` by their identity.
    """
    written = _Instances(schema, random, {} if parts is None else parts, max(_FEW_PARTS, count // 2))
    for _ in range(count):
        yield written.of(schema, 0)


class _Instances:
    """The choices of values. Parts are chosen among those that were made for the same schema."""

    def __init__(self, root: Json, random: Random, parts: dict[int, Json], most_parts: int) -> None:
        self.root = root
        self.most_parts = most_parts
        self.random = random
        self.parts = parts
        self.made: dict[tuple[int, int], list[Json]] = {}
        self.judge = Judge(root, parts)

    def of(self, schema: Json, depth: int) -> Json:
        """A value for a schema of the document."""
        if isinstance(schema, bool) or depth == 0:
            return self._any_of(schema, depth)
        made = self.made.setdefault((id(schema), depth), [])
        if len(made) < self.most_parts:
            made.append(self._valid(schema, depth))
        return self.random.choice(made)

    def _valid(self, schema: Json, depth: int) -> Json:
        """A value that the schema accepts, if some tries find one."""
        value: Json = None
        for _ in range(_TRIES):
            value = self._any_of(schema, depth)
            if isinstance(value, dict | list):
                self.parts[id(value)] = value
            if self.judge.accepts(value, schema):
                break
        return value

    def _any_of(self, schema: Json, depth: int) -> Json:
        random = self.random
        if isinstance(schema, bool) or depth > 7:
            return random.choice([None, True, 0, 7, "a", [], {}])
        if "$ref" in schema:
            target = self.root
            for piece in schema["$ref"].split("/")[1:]:
                target = target[piece]
            return self._with(self.of(target, depth + 1), {**schema, "$ref": None}, depth)
        for word in ("anyOf", "oneOf"):
            if word in schema:
                branch = random.choice(schema[word])
                rest = {key: each for key, each in schema.items() if key != word}
                return self._with(self.of(branch, depth + 1), rest, depth)
        if "allOf" in schema:
            value: Json = None
            for index, each in enumerate(schema["allOf"]):
                part = self.of(each, depth + 1)
                value = (
                    {**value, **part}
                    if isinstance(value, dict) and isinstance(part, dict)
                    else value
                    if index
                    else part
                )
            return self._with(value, {key: each for key, each in schema.items() if key != "allOf"}, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return random.choice(schema["enum"] or [None])
        return self._typed(schema, depth)

    def _with(self, value: Json, schema: Json, depth: int) -> Json:
        """What keywords beside combinators add to an object."""
        if isinstance(value, dict) and "properties" in schema:
            return {**self._typed({**schema, "type": "object"}, depth), **value}
        return value

    def _typed(self, schema: Json, depth: int) -> Json:
        random = self.random
        kind = schema.get("type", "object" if "properties" in schema else None)
        if isinstance(kind, list):
            kind = random.choice(kind)
        match kind or random.choice(["null", "boolean", "integer", "number", "string", "array", "object"]):
            case "null":
                return None
            case "boolean":
                return random.random() < 0.5
            case "integer" | "number" as found:
                edges = [schema[word] for word in ("minimum", "maximum", "exclusiveMinimum") if word in schema]
                near = random.choice([*edges, random.randrange(-2, 12)]) + random.choice([0, 0, 1, -1])
                value = random.choice([near, random.randrange(-(10**6), 10**6)])
                return value if found == "integer" else value + random.choice([0, 0.5, 0.25])
            case "string":
                low, high = schema.get("minLength", 0), schema.get("maxLength", 6)
                size = random.choice([low, high, random.randrange(8)])
                some = random.choice([*WORDS, "ab", "abc", "b", "ac", "", "".join(random.choices("ab0 -Z", k=size))])
                return random.choice([some, "".join(random.choices(LETTERS, k=size))])
            case "array":
                return self._list(schema, depth)
            case _:
                return self._object(schema, depth)

    def _list(self, schema: Json, depth: int) -> Json:
        first = schema.get("prefixItems", [])
        count = self.random.choice(
            [schema.get("minItems", 0), schema.get("maxItems", 2), len(first), self.random.randrange(3)]
        )
        rest = schema.get("items", True)
        return [self.of(first[index] if index < len(first) else rest, depth + 1) for index in range(min(count, 6))]

    def _object(self, schema: Json, depth: int) -> Json:
        random = self.random
        found = {}
        likely = 0.7 if depth < 4 else 0.1
        for name, each in schema.get("properties", {}).items():
            if name in schema.get("required", []) or random.random() < likely:
                found[name] = self.of(each, depth + 1)
        speaks = schema.keys() & {"additionalProperties", "patternProperties", "propertyNames"}
        closed = schema.get("additionalProperties") is False and "patternProperties" not in schema
        if (speaks or "properties" not in schema) and not closed and random.random() < 0.6:
            for name in random.sample([*WORDS, *NAMES, "ab", "abc", "b1", "zz"], random.randrange(1, 3)):
                values = [schema.get("additionalProperties", True), *schema.get("patternProperties", {}).values()]
                found.setdefault(name, self.of(random.choice(values), depth + 1))
        return found


_SAYS_MORE = {"additionalProperties", "patternProperties", "propertyNames", "unevaluatedProperties"}


def as_written(schema: Json, *, is_part: bool = False) -> Json:
    """The schema without objects that have members which it neither declares nor speaks of.

    It may be too strict, for objects that several schemas describe together.
    """
    if not isinstance(schema, dict):
        return schema
    found = dict(schema)
    for word in ("properties", "$defs", "patternProperties"):
        if word in schema:
            found[word] = {name: as_written(each) for name, each in schema[word].items()}
    for word in ("anyOf", "oneOf", "allOf", "prefixItems"):
        if word in schema:
            found[word] = [as_written(each, is_part=word == "allOf") for each in schema[word]]
    for word in ("items", "additionalProperties"):
        if word in schema:
            found[word] = as_written(schema[word])
    if not is_part and "properties" in schema and _SAYS_MORE.isdisjoint(schema):
        found["unevaluatedProperties"] = False
    return found


def hidden(schema: Json, random: Random) -> tuple[Json, tuple[str, ...]]:
    """The schema without some of its parts, and the pointers at which there is more, as a derivation shows it."""
    shown = copy.deepcopy(schema)
    pointers = []
    for _ in range(random.randrange(1, 3)):
        places = [(each, pointer) for each, pointer in _pointers(shown, "") if each]
        if not places:
            break
        each, pointer = random.choice(places)
        key = random.choice(list(each))
        match random.randrange(4):
            case 0 if isinstance(each[key], dict) and key in {"properties", "$defs"} and each[key]:
                each[key].pop(random.choice(list(each[key])))
                pointers.append(f"{pointer}/{key}")
            case 1 if key in {"enum", "required"} and len(each[key]) > 1:
                each[key].pop()
                pointers.append(f"{pointer}/{key}")
            case 2 if key == "properties" and each[key]:
                name = random.choice(list(each[key]))
                each[key].pop(name)
                pointers.append(f"{pointer}/properties/{name}")
            case 3:
                each.pop(key)
                pointers.append(pointer)
            case _ if key != "$defs":
                each.pop(key)
                pointers.append(f"{pointer}/{key}")
    return shown, tuple(pointers)


def _pointers(schema: Json, pointer: str) -> Iterator[tuple[Json, str]]:
    """The schemas inside a schema that are objects, with their pointers."""
    if not isinstance(schema, dict):
        return
    yield schema, pointer
    for word in ("properties", "$defs"):
        for name, each in schema.get(word, {}).items():
            yield from _pointers(each, f"{pointer}/{word}/{name}")
    for word in ("anyOf", "oneOf", "allOf", "prefixItems"):
        for index, each in enumerate(schema.get(word, [])):
            yield from _pointers(each, f"{pointer}/{word}/{index}")
    for word in ("items", "additionalProperties", "not"):
        yield from _pointers(schema.get(word), f"{pointer}/{word}")
