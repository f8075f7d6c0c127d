"""What spec/ says, compared with the official schemas of each revision and the metaschemas of JSON Schema."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema.validators import Draft202012Validator, validator_for
from jsonschema_specifications import REGISTRY
from referencing import Registry

from flake8_mcp.settings import REVISION_NAMES
from flake8_mcp.spec import REVISIONS
from flake8_mcp.spec.annotations import HINTS
from flake8_mcp.spec.json_schema import DIALECT_NAMES, DIALECTS, KEYWORDS, LEGACY, OPENAPI

OFFICIAL = Path(__file__).parents[2] / "shared/reference/mcp-schema"
needs_official = pytest.mark.skipif(
    not OFFICIAL.is_dir(), reason=f"the official schemas are not at {OFFICIAL}: spec/ is not compared with them"
)

# What a metaschema's file does not name although its specification does.
NOT_IN_METASCHEMA = {"draft-04": {"$ref"}, "draft-07": {"writeOnly"}}


def official(revision: str) -> dict[str, dict[str, dict[str, object]]]:
    data = json.loads((OFFICIAL / f"{revision}.json").read_text(encoding="utf-8"))
    return data.get("$defs") or data["definitions"]


def properties(definitions: dict[str, dict[str, dict[str, object]]], name: str) -> frozenset[str]:
    return frozenset(definitions.get(name, {}).get("properties", {}))


def accepts(revision: str, **fields: object) -> bool:
    """Whether the official schema of a revision takes a tool with these fields."""
    data = json.loads((OFFICIAL / f"{revision}.json").read_text(encoding="utf-8"))
    key = "$defs" if "$defs" in data else "definitions"
    schema = {"$ref": f"#/{key}/Tool", key: data[key]}
    tool = {"name": "x", "inputSchema": {"type": "object", "properties": {}}} | fields
    kind = validator_for(data, default=Draft202012Validator)
    return bool(kind(schema, registry=Registry()).is_valid(tool))


def test_every_revision_of_the_settings_has_its_facts() -> None:
    assert tuple(REVISIONS) == REVISION_NAMES
    assert [each.name for each in REVISIONS.values()] == list(REVISION_NAMES)


@needs_official
@pytest.mark.parametrize("name", REVISION_NAMES)
def test_fields_are_those_of_the_official_schema(name: str) -> None:
    revision = REVISIONS[name]
    definitions = official(name)
    assert revision.tool_fields == properties(definitions, "Tool")
    assert revision.required_tool_fields == set(definitions["Tool"]["required"])
    assert revision.result_fields["tools/list"] == set(definitions["ListToolsResult"]["required"])
    assert revision.result_fields["tools/call"] == set(definitions["CallToolResult"]["required"])
    assert properties(definitions, "ToolAnnotations") in ({"title", *HINTS}, set())


@needs_official
@pytest.mark.parametrize("name", REVISION_NAMES)
def test_shapes_are_judged_as_by_the_official_schema(name: str) -> None:
    revision = REVISIONS[name]
    has_output = "outputSchema" in revision.tool_fields
    boolean = {"type": "object", "properties": {"a": True}}
    assert accepts(name)
    assert accepts(name, inputSchema=boolean) is revision.boolean_properties
    assert accepts(name, outputSchema={"type": "array"}) is not revision.output_root_object
    assert accepts(name, outputSchema=7) is not has_output


@needs_official
@pytest.mark.parametrize("name", REVISION_NAMES)
@pytest.mark.parametrize("schema", [None, True, [], "object", {}, {"type": "array"}, {"type": ["object"]}])
def test_input_schemas_that_no_revision_takes(name: str, schema: object) -> None:
    assert not accepts(name, inputSchema=schema)


@pytest.mark.parametrize("name", DIALECT_NAMES)
def test_keywords_are_those_of_the_metaschema(name: str) -> None:
    assert DIALECTS[name].keywords == vocabulary(name) | NOT_IN_METASCHEMA.get(name, set())


@pytest.mark.parametrize("name", DIALECT_NAMES)
def test_uri_of_a_dialect_is_one_that_jsonschema_knows(name: str) -> None:
    uri = DIALECTS[name].uri
    found = validator_for({"$schema": uri}, default=None)
    assert found is not None
    assert found.META_SCHEMA["$schema"] == uri


def test_words_of_other_notations_are_no_current_keywords() -> None:
    current = DIALECTS["2020-12"].keywords
    assert current.isdisjoint(LEGACY)
    assert current.isdisjoint(OPENAPI)
    assert current.issuperset(LEGACY.values())
    assert set(LEGACY) <= set(KEYWORDS)


def vocabulary(name: str) -> frozenset[str]:
    """The keywords that a metaschema describes, without those that it calls deprecated."""
    contents = REGISTRY.contents((DIALECTS[name].uri or "").rstrip("#"))
    assert isinstance(contents, dict)
    if "$vocabulary" not in contents:
        return frozenset(contents["properties"])
    found: set[str] = set()
    for uri in contents["$vocabulary"]:
        part = REGISTRY.contents(uri.replace("/vocab/", "/meta/"))
        assert isinstance(part, dict)
        found |= set(part["properties"])
    return frozenset(found)
