"""The definitions that a schema uses, and their final names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flake8_mcp.schemas.json_tree import Schema, equal, part_of, untold
from flake8_mcp.syntax.values import Unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.schemas.json_tree import Part

    from . import Generator

REF = "#/$defs/"


def _count(generator: Generator, part: Part, counts: dict[str, int]) -> None:
    if isinstance(part, Schema):
        ref = part.get("$ref")
        if isinstance(ref, str):
            counts[ref] = counts.get(ref, 0) + 1
            if counts[ref] > 1:
                return
            target = generator.definitions.get(ref[len(REF) :])
            if target is not None:
                _count(generator, target, counts)
        for each in part.values():
            _count(generator, each, counts)
    elif isinstance(part, list):
        for each in part:
            _count(generator, each, counts)


def _used(generator: Generator, schema: Schema) -> list[str]:
    found: dict[str, None] = {}
    work: list[Part] = [schema]
    while work:
        part = work.pop()
        if isinstance(part, Schema):
            ref = part.get("$ref")
            if isinstance(ref, str) and ref.startswith(REF):
                name = ref[len(REF) :]
                if name in generator.definitions and name not in found:
                    found[name] = None
                    work.append(generator.definitions[name])
            work.extend(part.values())
        elif isinstance(part, list):
            work.extend(part)
    return list(found)


def _names(generator: Generator, used: list[str]) -> dict[str, str] | None:
    """The final names of definitions: the class's name; None if two different ones share it."""
    names: dict[str, str] = {}
    taken: dict[str, str] = {}
    for each in used:
        name = short_name(each)
        other = taken.setdefault(name, each)
        if other != each and equal(generator.definitions[other], generator.definitions[each]) is not True:
            return None
        names[each] = name
    return names


def _renamed(generator: Generator, part: Part, names: Mapping[str, str]) -> Part:
    if isinstance(part, Schema):
        found = part.clone()
        for key, each in part.items():
            if key == "$ref" and isinstance(each, str):
                if each.startswith(REF) and each[len(REF) :] not in generator.definitions:
                    return Unknown(part.place, "the class is not known")
                found[key] = REF + names.get(each[len(REF) :], each[len(REF) :])
            else:
                found[key] = _renamed(generator, each, names)
        if isinstance(found.get("discriminator"), Schema):
            _rename_mapping(generator, found["discriminator"], names)  # type: ignore[arg-type]  # a Schema
        return found
    if isinstance(part, list):
        return [_renamed(generator, each, names) for each in part]
    return part


def _rename_mapping(generator: Generator, discriminator: Schema, names: Mapping[str, str]) -> None:
    mapping = discriminator.get("mapping")
    if isinstance(mapping, Schema):
        for key, each in mapping.items():
            if isinstance(each, str) and each.startswith(REF):
                mapping[key] = REF + names.get(each[len(REF) :], each[len(REF) :])


def finish(generator: Generator, schema: Schema) -> Schema:
    """A schema with its root reference resolved, the definitions that it uses, and their final names."""
    ref = schema.get("$ref")
    if isinstance(ref, str) and len(schema) == 1 and schema.rest is None and ref[len(REF) :] in generator.definitions:
        counts: dict[str, int] = {}
        _count(generator, schema, counts)
        if counts[ref] == 1:
            schema = generator.definitions[ref[len(REF) :]].clone()
    used = _used(generator, schema)
    names = _names(generator, used)
    if names is None:
        return untold(schema.place, "classes of the same name are told apart by names that are not known")
    renamed = _renamed(generator, schema, names)
    assert isinstance(renamed, Schema)
    if used:
        definitions = Schema(schema.place)
        for each in used:
            inner = _renamed(generator, generator.definitions[each], names)
            assert isinstance(inner, Schema)
            definitions[names[each]] = part_of(inner)
        renamed["$defs"] = definitions
        definitions.rest = generator.opened
    elif generator.opened is not None and renamed.rest is None:
        renamed["$defs"] = generator.opened
    return renamed


def short_name(ref: str) -> str:
    """The name of a definition: the class's own name, that of its arguments behind it."""
    components = [each.rsplit(":", 1)[0] for each in re.split(r"([\][,])", ref)]
    short = "".join(re.sub(r"(?:[^.[\]]+\.)+((?:[^.[\]]+))", r"\1", each) for each in components)
    return re.sub(r"[^a-zA-Z0-9.\-_]", "_", short).replace(".", "__")
