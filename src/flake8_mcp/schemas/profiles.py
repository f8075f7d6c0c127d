"""What each fastmcp does to a schema after pydantic: titles, definitions, references (utilities/json_schema.py)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import CIRCULAR
from flake8_mcp.syntax.values import Unknown

from .elsewhere import keeps_references
from .json_tree import Schema, bare, opened, untold
from .since import (
    FM3_BESIDE_REFERENCES,
    FM3_DATA_KEPT,
    FM3_DISCRIMINATORS_DROPPED,
    FM3_TAGS_REQUIRED,
    FM_COMPRESSED,
    FM_INLINED,
    FM_TITLES_DROPPED,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flake8_mcp.model import Sdk

    from .json_tree import Part
    from .signatures import Signature

_KEYWORDS = frozenset({"type", "properties", "$ref", "items", "allOf", "oneOf", "anyOf", "required"})
_METADATA = frozenset({"title", "description", "deprecated", "readOnly", "writeOnly"})
_LITERAL = frozenset({"default", "const", "examples", "example", "enum"})
_MAPS = frozenset({"properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"})
_VALUES = frozenset(
    {"items", "additionalItems", "additionalProperties", "contains", "contentSchema", "propertyNames",
     "unevaluatedItems",
     "unevaluatedProperties", "if", "then", "else", "not"}
)  # fmt: skip
_LISTS = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_REF = "#/$defs/"
# Parts of a schema with its references inlined, and references in each other.
_MAX_INLINED = 20_000
_MAX_LEVELS = 40
_TOO_LARGE = "it is too large once its references are inlined"


def compressed(schema: Schema, sdk: Sdk) -> Schema:
    """A schema without titles and unused definitions; fastmcp 2.14.6 and 2.14.7 inline its references too."""
    if sdk.profile == "fm2":
        inlines = FM_INLINED.holds_for(sdk)
        if inlines and isinstance(schema.get("$defs"), Unknown):
            schema = schema.clone()
            del schema["$defs"]
        if not FM_COMPRESSED.holds_for(sdk):
            return schema
        cleaned = _pruned(_cleaned_old(schema, titles=not FM_TITLES_DROPPED.holds_for(sdk)))
        return _dereferenced_old(cleaned) if inlines else cleaned
    rooted = schema_with_root(schema) if FM3_BESIDE_REFERENCES.holds_for(sdk) else _without_siblings(schema)
    if FM3_DATA_KEPT.holds_for(sdk):
        return schema_with_root(_pruned(_cleaned(rooted)))
    return schema_with_root(_pruned(_cleaned_old(rooted, closed=True)))


def _without_siblings(schema: Schema) -> Schema:
    """A schema whose root reference is replaced by what it refers to, and nothing that stands beside it is left."""
    resolved = schema_with_root(schema)
    if resolved is schema:
        return schema
    return schema_with_root(Schema(schema.place, {key: schema[key] for key in ("$ref", "$defs") if key in schema}))


def listed(schema: Schema, sdk: Sdk, signature: Signature) -> Schema:
    """A registered schema as fastmcp 3 and 4 list it: references inlined, discriminators dropped."""
    if sdk.profile == "fm2" or not _has_reference(schema):
        return schema
    definitions = schema.get("$defs")
    unknown = definitions.rest if isinstance(definitions, Schema) else None
    if isinstance(definitions, Unknown):
        unknown = definitions
    elif keeps_references(signature.file):
        unknown = Unknown(schema.place, "whether the server inlines references is not known")
    if unknown is not None:
        # a type that is not known may refer to itself: then nothing is inlined
        found = _without_references(schema, unknown, dropped=FM3_DISCRIMINATORS_DROPPED.holds_for(sdk))
        assert isinstance(found, Schema)
        found["$defs"] = unknown
        return found
    if _is_circular(schema):
        return schema_with_root(schema)
    if _is_too_large(schema):
        return untold(schema.place, _TOO_LARGE)
    inlined = _inlined(schema, _definitions(schema))
    assert isinstance(inlined, Schema)
    inlined.pop("$defs", None)
    if not FM3_DISCRIMINATORS_DROPPED.holds_for(sdk):
        return inlined
    stripped = _without_discriminator(inlined, required=FM3_TAGS_REQUIRED.holds_for(sdk))
    assert isinstance(stripped, Schema)
    return stripped


def _without_references(part: Part, unknown: Unknown, *, dropped: bool) -> Part:
    """A schema in which whatever is a reference, or what it refers to, is not known.

    `dropped`: discriminators are dropped if references are inlined.
    """
    if isinstance(part, list):
        return [_without_references(each, unknown, dropped=dropped) for each in part]
    if not isinstance(part, Schema):
        return part
    if "$ref" in part or (dropped and "discriminator" in part and ("anyOf" in part or "oneOf" in part)):
        return Unknown(part.place, unknown.reason)
    found = part.clone()
    for key, each in part.items():
        found[key] = _without_references(each, unknown, dropped=dropped)
    return found


def _cleaned_old(schema: Schema, *, titles: bool = False, closed: bool = False) -> Schema:
    """Fastmcp 2.14.7: every dict that looks like a schema loses its title, and `additionalProperties: false`.

    `titles` and `closed` say that these stay.
    """
    found = schema.clone()
    if not titles and "title" in found and _KEYWORDS & found.keys():
        del found["title"]
    if not closed and "additionalProperties" in found and bare(found["additionalProperties"]) is False:
        del found["additionalProperties"]
    for key, each in found.items():
        found[key] = _each(opened(each), partial(_cleaned_old, titles=titles, closed=closed))
    return found


def _each(part: Part, change: object) -> Part:
    if isinstance(part, Schema):
        return change(part)  # type: ignore[operator,no-any-return]  # a function of this module
    if isinstance(part, list):
        return [_each(each, change) for each in part]
    return part


def _cleaned(schema: Schema) -> Schema:
    """Fastmcp 3.4.11, 4.2.3: schemas lose their titles, data does not."""
    found = schema.clone()
    title = found.get("title")
    is_text = isinstance(bare(title), str | Unknown)
    if "title" in found and is_text and (_KEYWORDS & found.keys() or found.keys() <= _METADATA):
        del found["title"]
    elif "title" in found and isinstance(found.get("default"), Unknown) and found.keys() - {"default"} <= _METADATA:
        # without the default, if it cannot be written, the title goes
        found["title"] = Unknown(found.place, "whether there is a default is not known")
    for key, part in found.items():
        if key in _LITERAL:
            continue
        each = found[key] = opened(part)
        if key in _MAPS and isinstance(each, Schema):
            inner = each.clone()
            for name, one in inner.items():
                inner[name] = _each(one, _cleaned)
            found[key] = inner
        elif (key in _LISTS and isinstance(each, list)) or key in _VALUES:
            found[key] = _each(each, _cleaned)
    return found


def _definitions(schema: Schema) -> Schema:
    found = schema.get("$defs")
    return found if isinstance(found, Schema) else Schema(schema.place)


def _references(part: Part) -> Iterator[str]:
    if isinstance(part, Schema):
        ref = part.get("$ref")
        if isinstance(ref, str) and ref.startswith(_REF):
            yield ref[len(_REF) :]
        for key, each in part.items():
            if key != "$defs":
                yield from _references(each)
    elif isinstance(part, list):
        for each in part:
            yield from _references(each)


def _pruned(schema: Schema) -> Schema:
    """A schema without the definitions that nothing refers to."""
    definitions = _definitions(schema)
    if not definitions or definitions.rest is not None:
        return schema
    used: set[str] = set()
    work = list(_references(schema))
    while work:
        name = work.pop()
        if name not in used and name in definitions:
            used.add(name)
            work.extend(_references(definitions[name]))
    found = schema.clone()
    kept = definitions.clone()
    for name in [name for name in kept if name not in used]:
        del kept[name]
    if kept:
        found["$defs"] = kept
    else:
        del found["$defs"]
    return found


def _has_reference(schema: Schema) -> bool:
    return "$defs" in schema or next(_references(schema), None) is not None


def _is_circular(schema: Schema) -> bool:
    """Whether a definition refers to itself, perhaps through others."""
    return _reaches_itself(schema, _definitions(schema))


def _leads_back(part: Schema, schema: Schema) -> bool:
    """Whether a part of a schema refers to such a definition."""
    return _reaches_itself(schema, _references(part))


def _reaches_itself(schema: Schema, names: Iterable[str]) -> bool:
    definitions = _definitions(schema)
    done: set[str] = set()
    for start in names:
        active: dict[str, Iterator[str]] = {}
        name: str | None = start
        while name is not None:
            if name in active:
                return True
            if name not in done and name in definitions:
                active[name] = _references(definitions[name])
            name = None
            while active and name is None:
                last = next(reversed(active))
                name = next(active[last], None)
                if name is None:
                    del active[last]
                    done.add(last)
    return False


def _is_too_large(schema: Schema) -> bool:
    """Whether a schema without circles is larger than anyone looks at once its references are inlined."""
    definitions = _definitions(schema)
    sizes: dict[str, tuple[int, int]] = {}  # the parts of a definition and how many levels of references they have
    work = [*definitions]
    while work:
        name = work[-1]
        if name in sizes:
            work.pop()
            continue
        inner = [each for each in _references(definitions[name]) if each in definitions]
        missing = [each for each in inner if each not in sizes]
        if not missing:
            size = _size(definitions[name]) + sum(sizes[each][0] for each in inner)
            sizes[name] = size, 1 + max((sizes[each][1] for each in inner), default=0)
            work.pop()
        work += missing
    used = [sizes[each] for each in _references(schema) if each in sizes]
    return sum(size for size, _ in used) > _MAX_INLINED or any(levels > _MAX_LEVELS for _, levels in used)


def _size(part: Part) -> int:
    if isinstance(part, Schema):
        return 1 + sum(map(_size, part.values()))
    return 1 + (sum(map(_size, part)) if isinstance(part, list) else 0)


def _inlined(part: Part, definitions: Schema) -> Part:
    if isinstance(part, Schema):
        ref = part.get("$ref")
        name = ref[len(_REF) :] if isinstance(ref, str) and ref.startswith(_REF) else None
        if name is not None and name in definitions:
            target = _inlined(definitions[name], definitions)
            if not isinstance(target, Schema):
                return target
            found = target.clone()
            for key, each in part.items():
                if key not in {"$ref", "$defs"}:
                    found[key] = each
                    if key in part.keys_at:
                        found.keys_at[key] = part.keys_at[key]
            return found
        found = part.clone()
        for key, each in part.items():
            if key != "$defs":
                found[key] = _inlined(each, definitions)
        return found
    if isinstance(part, list):
        return [_inlined(each, definitions) for each in part]
    return part


def _without_discriminator(part: Part, *, required: bool) -> Part:
    """Fastmcp 3.4.11, 4.2.3: `discriminator` goes, and its property becomes required in every arm if `required`."""
    if isinstance(part, list):
        return [_without_discriminator(each, required=required) for each in part]
    if not isinstance(part, Schema):
        return part
    found = part.clone()
    if "discriminator" in found and ("anyOf" in found or "oneOf" in found):
        discriminator = found.pop("discriminator")
        name = bare(discriminator.get("propertyName")) if isinstance(discriminator, Schema) else None
        for key in ("anyOf", "oneOf") if required else ():
            arms = found.get(key)
            if isinstance(arms, list) and isinstance(name, str):
                found[key] = [_requiring(each, name) for each in arms]
    for key, each in found.items():
        if key not in {"default", "const", "examples", "enum"}:
            found[key] = _without_discriminator(each, required=required)
    return found


def _requiring(part: Part, name: str) -> Part:
    if not isinstance(part, Schema):
        return part
    found = part.clone()
    required = found.get("required")
    if required is None:
        found["required"] = [name]
    elif isinstance(required, list):
        if name not in map(bare, required):
            found["required"] = [*required, name]
    return found


def schema_with_root(schema: Schema) -> Schema:
    """A schema whose root reference is replaced by what it refers to; `$defs` stay."""
    ref = schema.get("$ref")
    if "type" in schema or not isinstance(ref, str) or not ref.startswith(_REF):
        return schema
    target = _definitions(schema).get(ref[len(_REF) :])
    if not isinstance(target, Schema):
        return schema
    found = target.clone()
    for key, each in schema.items():
        if key != "$ref":
            found[key] = each
    return found


def _dereferenced_old(schema: Schema) -> Schema:
    """Fastmcp 2.14.7: references inlined at registration; a circular one makes every list fail."""
    if not _has_reference(schema):
        mapped = _without_mapping(schema)
        assert isinstance(mapped, Schema)
        return mapped
    if _is_circular(schema):
        found = Schema(schema.place)
        properties = schema.get("properties")
        parts = properties.values() if isinstance(properties, Schema) else ()
        place = next((each.place for each in parts if isinstance(each, Schema) and _leads_back(each, schema)), None)
        found.rest = Unknown(place or schema.place, CIRCULAR)
        return found
    if _is_too_large(schema):
        return untold(schema.place, _TOO_LARGE)
    inlined = _inlined(schema, _definitions(schema))
    assert isinstance(inlined, Schema)
    inlined.pop("$defs", None)
    mapped = _without_mapping(inlined)
    assert isinstance(mapped, Schema)
    return mapped


def _without_mapping(part: Part) -> Part:
    if isinstance(part, list):
        return [_without_mapping(each) for each in part]
    if not isinstance(part, Schema):
        return part
    found = part.clone()
    discriminator = found.get("discriminator")
    if isinstance(discriminator, Schema):
        kept = discriminator.clone()
        kept.pop("mapping", None)
        found["discriminator"] = kept
    for key, each in found.items():
        if key != "discriminator":
            found[key] = _without_mapping(each)
    return found


__all__ = ["compressed", "listed", "schema_with_root"]
