"""Documents of MCP Description: what is written, and what makes one invalid."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from flake8_mcp.contract._mcpdesc_schema import DOCUMENT, TOOL_FIELDS
from flake8_mcp.contract.listing import ListedServer, ListedTool
from flake8_mcp.contract.mcpdesc import About, describe, faults, is_complete, is_uri

OFFICIAL = Path(__file__).parents[2] / "shared/reference/mcpdesc-schema/0.7.0.json"
needs_official = pytest.mark.skipif(
    not OFFICIAL.is_file(), reason=f"the official schema is not at {OFFICIAL}: documents are not validated with it"
)

STDIO = {"type": "stdio", "command": "calc"}
TOOL: dict[str, Any] = {
    "name": "add",
    "title": "Add",
    "description": "Add numbers.",
    "inputSchema": {"type": "object", "properties": {"b": {"default": None}, "a": {}}},
    "outputSchema": {"type": "object"},
    "annotations": {"readOnlyHint": True},
    "execution": {"taskSupport": "optional"},
    "icons": [{"src": "https://example.org/a.png", "sizes": ["48x48"]}],
    "_meta": {"org.example/x": None},
}
MINIMAL = {
    "mcpdesc": "0.7.0",
    "info": {"name": "s", "version": "1"},
    "transports": [STDIO],
    "tools": [{"name": "t"}],
}


def server(*tools: ListedTool, unread: int = 0) -> ListedServer:
    return ListedServer("calc", "calc.py", tools, unread)


def document(*tools: ListedTool, unread: int = 0, **about: object) -> dict[str, object]:
    standard = {"name": "calc", "version": "1.0", "transports": (STDIO,), "program": "0.1.0"}
    return describe(server(*tools, unread=unread), About(**{**standard, **about}))  # type: ignore[arg-type]  # one dict


def test_complete_document() -> None:
    with_nulls = copy.deepcopy(TOOL)
    for holder in (with_nulls, with_nulls["annotations"], with_nulls["execution"], with_nulls["icons"][0]):
        holder["theme"] = None
    result = document(
        ListedTool("sub", {"name": "sub", "title": None}, path="calc.py", line=9),
        ListedTool("add", with_nulls, path="calc.py", line=3, condition="DEBUG"),
        title="Calculator",
        description="Adds.",
        website_url="https://example.org",
        icons=({"src": "data:image/png;base64,AA==", "theme": None},),
        tags={"add": ("number", "maths", "maths"), "gone": ("x",)},
    )
    assert json.dumps(result) == json.dumps(
        {
            "$schema": "https://developer.cisco.com/mcp-description/schema/0.7.0",
            "mcpdesc": "0.7.0",
            "info": {
                "name": "calc",
                "title": "Calculator",
                "description": "Adds.",
                "version": "1.0",
                "icons": [{"src": "data:image/png;base64,AA=="}],
                "websiteUrl": "https://example.org",
            },
            "transports": [STDIO],
            "tools": [
                {
                    **TOOL,
                    "tags": ["maths", "number"],
                },
                {"name": "sub"},
            ],
            "tags": [{"name": "maths"}, {"name": "number"}],
            "x-flake8-mcp-source": {
                "version": "0.1.0",
                "complete": True,
                "tools": {
                    "add": {"path": "calc.py", "line": 3, "condition": "DEBUG"},
                    "sub": {"path": "calc.py", "line": 9},
                },
            },
        }
    )
    assert list(faults(result)) == []


def test_fields_of_other_shapes_stay_for_the_checks() -> None:
    result = document(ListedTool("t", {"name": "t", "icons": "a.png"}), icons=("b.png",))
    assert [each.partition(": ")[0] for each in faults(result)] == ["/info/icons/0", 'tool "t" /icons']


def test_incomplete_document_says_what_is_missing() -> None:
    missing = ({"path": "calc.py", "line": 7, "reason": "it loops"},)
    result = document(
        ListedTool("a", {"name": "a"}, ("/description",), "calc.py", 1),
        ListedTool("b", {"name": "b"}, path="calc.py", line=2),
        ListedTool("b", {"name": "b", "title": "B"}, path="calc.py", line=3),
        ListedTool(None, {}, ("",), "calc.py", 4),
        unread=1,
        missing=missing,
    )
    assert result["tools"] == [{"name": "a"}, {"name": "b"}]
    assert result["x-flake8-mcp-source"] == {
        "version": "0.1.0",
        "complete": False,
        "tools": {"a": {"path": "calc.py", "line": 1}, "b": {"path": "calc.py", "line": 2}},
        "incomplete": {
            "unknown": {"a": ["/description"]},
            "unnamed": [{"path": "calc.py", "line": 4}],
            "unread": list(missing),
            "severalOfOneName": ["b"],
        },
    }


@pytest.mark.parametrize(
    ("tools", "unread", "complete"),
    [
        ((), 0, True),
        ((ListedTool("a", {}),), 0, True),
        ((ListedTool("a", {}),), 1, False),
        ((ListedTool("a", {}, ("/x",)),), 0, False),
        ((ListedTool(None, {}),), 0, False),
        ((ListedTool("", {}),), 0, True),
        ((ListedTool("a", {}), ListedTool("a", {"title": "x"})), 0, False),
    ],
)
def test_completeness(tools: tuple[ListedTool, ...], unread: int, complete: bool) -> None:  # noqa: FBT001
    assert is_complete(server(*tools, unread=unread)) is complete


def changed(path: str, value: object) -> dict[str, object]:
    """The minimal document with one value changed, or removed if it is None; `/` leads into it."""
    result = copy.deepcopy(MINIMAL)
    *steps, last = path.split("/")
    holder: object = result
    for step in steps:
        holder = holder[int(step)] if isinstance(holder, list) else holder[step]  # type: ignore[index]  # a path
    if value is None:
        del holder[last]  # type: ignore[attr-defined]  # same
    else:
        holder[last] = value  # type: ignore[index]  # same
    return result


ICON = {"src": "https://example.org/a.png"}
VARIANTS = [
    ("tools", []), ("tools/0/name", ""), ("tools/0/name", "a b"), ("tools", [{"name": "t"}, {"name": "t"}]),
    ("tools/0/inputSchema", {}), ("tools/0/inputSchema", {"type": "array"}),
    ("tools/0/inputSchema", {"properties": {"a": {"type": "int"}}}), ("tools/0/inputSchema", {"required": ["a", "a"]}),
    ("tools/0/outputSchema", {"type": "string"}), ("tools/0/annotations", {"readOnly": True}),
    ("tools/0/icons", [{**ICON, "sizes": ["big"]}]), ("tools/0/_meta", {"a b": 1}), ("x-foo", [1]),
    ("tools/0/deprecated", True), ("tools/0/tags", ["a"]), ("tags", [{"name": "a"}, {"name": "a", "description": "b"}]),
    ("transports/0/args", ["x"]), ("transports", [{"type": "sse", "url": "https://example.org/sse"}]),
    ("transports", []), ("transports", None), ("info/version", ""), ("info/version", None), ("info/name", ""),
    ("info/more", 1), ("info/icons", [{}]), ("info/title", 1), ("info/websiteUrl", 1), ("info", None),
    ("tools/0/name", None), ("tools/0/title", 1), ("tools/0/description", []), ("tools/0/inputSchema", True),
    ("tools/0/inputSchema", {"type": ["object", "null"]}), ("tools/0/inputSchema", {"required": "q"}),
    ("tools/0/inputSchema", {"properties": []}), ("tools/0/inputSchema", {"$schema": 7}),
    ("tools/0/outputSchema", {"type": ["object"]}), ("tools/0/annotations", {"readOnlyHint": "true"}),
    ("tools/0/annotations", {"title": 1}), ("tools/0/annotations", []), ("tools/0/execution", {"taskSupport": "x"}),
    ("tools/0/execution", {"more": 1}), ("tools/0/icons", [{}]), ("tools/0/icons", [{**ICON, "theme": "blue"}]),
    ("tools/0/icons", [{**ICON, "sizes": "any"}]), ("tools/0/icons", [{**ICON, "more": 1}]), ("tools/0/icons", {}),
    ("tools/0/icons", [{"src": 1}]), ("tools/0/tags", ["a", "a"]), ("tools/0/tags", [1]),
    ("tags", [{"name": "a"}, {"name": "a"}]), ("tags", [{"name": ""}]), ("tags", [{"name": "a", "tags": []}]),
    ("tags", [{}]), ("tools/0/deprecated", "yes"), ("tools/0/_meta", []), ("tools/0/x-foo", 1), ("more", 1),
    ("tools/0/parameters", {}), ("transports", [{"type": "http", "url": "https://example.org"}]),
    ("transports", [{"type": "stdio"}]), ("transports/0/cwd", "/"), ("transports/0/command", 1),
    ("transports", [{"type": "streamable-http"}]), ("mcpdesc", None), ("mcpdesc", "0.8.0"), ("tools", {}),
]  # fmt: skip


@needs_official
@pytest.mark.parametrize(("path", "value"), VARIANTS)
def test_shape_is_judged_as_the_official_schema_does(path: str, value: object) -> None:
    official = Draft7Validator(json.loads(OFFICIAL.read_text(encoding="utf-8")))
    variant = changed(path, value)
    assert Draft7Validator(DOCUMENT).is_valid(variant) == official.is_valid(variant)


def test_both_verdicts_occur_among_the_variants() -> None:
    verdicts = [Draft7Validator(DOCUMENT).is_valid(changed(path, value)) for path, value in VARIANTS]
    assert (verdicts.count(True), verdicts.count(False)) == (18, 49)


@needs_official
def test_fields_are_those_of_the_official_schema() -> None:
    schema = json.loads(OFFICIAL.read_text(encoding="utf-8"))
    assert set(schema["properties"]["tools"]["items"]["properties"]) == TOOL_FIELDS


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (
            "tools/0/annotations",
            {"readOnlyHint": 1},
            "tool \"t\" /annotations/readOnlyHint: 1 is not of type 'boolean'",
        ),
        ("tools/0/name", None, "tool \"None\": 'name' is a required property"),
        ("tools", [1], "tool 0: 1 is not of type 'object'"),
        ("info/version", "", "/info/version: '' should be non-empty"),
        ("tools/0/inputSchema", {"type": "int"}, 'tool "t" /inputSchema is no valid JSON Schema: /type: '),
        (
            "tools/0/outputSchema",
            {"properties": {"a": {"minimum": "1"}}},
            "tool \"t\" /outputSchema is no valid JSON Schema: /properties/a/minimum: '1' is not of type 'number'",
        ),
        (
            "tools/0/inputSchema",
            {"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 1, "exclusiveMinimum": 1},
            "tool \"t\" /inputSchema is no valid JSON Schema: /exclusiveMinimum: 1 is not of type 'boolean'",
        ),
        ("tools/0/icons", [{"src": "icon.png"}], 'tool "t" /icons/0/src: "icon.png" is no URI'),
        ("info/icons", [{"src": "a b:c"}], '/info/icons/0/src: "a b:c" is no URI'),
        ("info/websiteUrl", "example.org", '/info/websiteUrl: "example.org" is no URI'),
        ("transports", [{"type": "sse", "url": "/sse"}], '/transports/0/url: "/sse" is no URI'),
        ("tags", [{"name": "a"}, {"name": "a", "description": "x"}], 'the tag "a" is declared twice'),
        ("tools/0/description", ["x" * 500], 'tool "t" /description: [\'' + "x" * 98 + "…"),
    ],
)
def test_faults(path: str, value: object, fault: str) -> None:
    (found,) = faults(changed(path, value))
    assert found.startswith(fault)
    assert len(found) < 300


def test_valid_draft_04_schema_is_none_of_2020() -> None:
    schema = {"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 1, "exclusiveMinimum": True}
    assert list(faults(changed("tools/0/inputSchema", schema))) == []


def test_tags_that_are_not_declared() -> None:
    variant = changed("tools/0/tags", ["a", "b"])
    assert list(faults(variant)) == []  # without a declaration all are free
    assert list(faults({**variant, "tags": [{"name": "a"}]})) == [
        'tool "t" /tags: "b" is not among the tags of the document'
    ]


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org",
        "http://[::1]:8000/mcp?a=b#c",
        "data:image/png;base64,AA==",
        "urn:a:b",
        "a:",
        "http://u@h/%20",
    ],
)
def test_uris(text: str) -> None:
    assert is_uri(text)


@pytest.mark.parametrize(
    "text",
    ["", "/mcp", "mcp", "1a:b", "https://a b", "http://a/%2", "http://a#b#c", "http://ä", ":x", "http://[a/", "a:\n"],
)
def test_what_is_no_uri(text: str) -> None:
    assert not is_uri(text)


@needs_official
def test_written_documents_are_valid() -> None:
    official = Draft7Validator(json.loads(OFFICIAL.read_text(encoding="utf-8")))
    result = document(
        ListedTool("add", TOOL, ("/x",), "a.py", 1), ListedTool(None, {}), tags={"add": ("a",)}, icons=(ICON,), unread=1
    )
    assert list(official.iter_errors(result)) == []
