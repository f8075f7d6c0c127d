"""What rules say of annotations, icons, metadata and client limits where values are not known, odd or enormous."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.schemas import PLACE, UNKNOWN, problems_of, tool_with, value_of

from flake8_mcp.clients import LIMITS, limits
from flake8_mcp.model import Absent, Array, Object, Part, Registration, Sdk, Server, Tool
from flake8_mcp.rules import Context, all_rules
from flake8_mcp.rules._clients import level_of, refusal
from flake8_mcp.settings import CLIENT_NAMES, Settings
from flake8_mcp.spec import REVISIONS
from flake8_mcp.spec.annotations import hint_meant
from flake8_mcp.spec.meta import fault_of_key, is_plain_domain, labels_of
from flake8_mcp.spec.tool_fields import field_meant

FAMILIES = ("MCP5", "MCP6", "MCP8", "MCP9")
NONE = {"type": "object", "properties": {}, "additionalProperties": False}
HUGE = 10**5000


def codes(tool: Tool, *families: str) -> list[str]:
    return sorted({code for code, _ in problems_of(tool, *(families or FAMILIES), clients=CLIENT_NAMES)})


def with_parts(**parts: object) -> Tool:
    given = {name: Part(value_of(value)) for name, value in parts.items()}
    return replace(tool_with(NONE), **given)  # type: ignore[arg-type] # parts by their names


def test_nothing_is_said_of_what_is_not_known() -> None:
    unknown = Part(UNKNOWN)
    tool = replace(
        tool_with(NONE), name=unknown, title=unknown, description=unknown, input_schema=unknown, output_schema=unknown,
        annotations=unknown, icons=unknown, meta=unknown, execution=unknown,
    )  # fmt: skip
    assert codes(tool) == []


@pytest.mark.parametrize("part", ["annotations", "icons", "meta", "execution"])
@pytest.mark.parametrize("value", [frozenset({1}), Array(PLACE, (), "iterator"), UNKNOWN])
def test_values_that_json_has_not_are_not_judged(part: str, value: object) -> None:
    assert codes(with_parts(**{part: value}), "MCP5", "MCP6") == []


def test_unknown_parts_of_known_values_are_not_judged() -> None:
    hints = {"readOnlyHint": UNKNOWN, "destructiveHint": True, UNKNOWN: "x"}
    icon = {"src": UNKNOWN, "sizes": [UNKNOWN], "theme": UNKNOWN, "mimeType": UNKNOWN}
    ui = {"ui": {"resourceUri": UNKNOWN, "visibility": UNKNOWN, "other": 1}, UNKNOWN: 1}
    tool = with_parts(annotations=hints, icons=[icon, UNKNOWN], meta=ui, execution={"taskSupport": UNKNOWN})
    assert codes(tool, "MCP5", "MCP6") == []


@pytest.mark.parametrize("hint", [float("nan"), pytest.param(HUGE, id="huge"), "", b"x", 2**70, [], {}])
def test_odd_hints(hint: object) -> None:
    sent = problems_of(with_parts(annotations={"readOnlyHint": hint}), "MCP501")
    # bytes and not a number are nothing that JSON has
    assert len(sent) == (0 if isinstance(hint, bytes | float) else 1)
    made = replace(with_parts(annotations={"readOnlyHint": hint}), sdk=Sdk("mcp1"))
    assert len(problems_of(made, "MCP501")) == len(sent)


def test_enormous_values() -> None:
    schema = {
        "type": "object",
        "properties": {
            "a": {"type": "integer", "exclusiveMinimum": HUGE, "default": HUGE, "enum": [HUGE, HUGE]},
            "b": {"type": "string", "maxLength": HUGE, "pattern": "(" * 2_000, "default": "x" * 100_000},
            "c" * 100_000: {"type": "string", "format": "x" * 100_000, "minLength": float("inf")},
        },
    }
    found = problems_of(tool_with(schema), *FAMILIES, clients=CLIENT_NAMES)
    rules = {each.code: each for each in all_rules()}
    assert {code for code, _ in found} >= {"MCP805", "MCP814", "MCP816", "MCP817", "MCP818", "MCP821"}
    assert [text for code, each in found if len(text := rules[code].message(each)) > 250] == []


def test_deep_schemas() -> None:
    schema: dict[str, object] = {"type": "string"}
    for _ in range(150):
        schema = {"type": "object", "properties": {"a": schema, "b": {"type": "array", "items": schema["type"] == ""}}}
    assert "MCP818" in codes(tool_with(schema), "MCP8", "MCP9")


def test_references_in_circles() -> None:
    circle = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/a"}},
        "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}, "c": {"$ref": "#/$defs/missing"}},
    }
    assert codes(tool_with(circle), "MCP820") == ["MCP820"]
    apart = {**circle, "properties": {"c": {"$ref": "#/$defs/c"}}}
    assert codes(tool_with(apart), "MCP820") == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"required": UNKNOWN}, []),
        ({"required": "a"}, []),
        ({"required": [UNKNOWN]}, []),
        ({"required": Array(PLACE, (), "list", complete=False)}, []),
        ({"required": ["a"]}, []),
        ({"required": []}, ["MCP818"]),
        ({"additionalProperties": UNKNOWN, "required": ["a"]}, []),
        ({"additionalProperties": {}, "required": ["a"]}, ["MCP818"]),
        ({"properties": UNKNOWN}, []),
    ],
)
def test_strict_mode(change: dict[str, object], expected: list[str]) -> None:
    schema = {"type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": False} | change
    assert codes(tool_with(schema), "MCP818") == expected


def test_rest_of_an_object_may_hold_what_lacks() -> None:
    rest = Object(PLACE, (), UNKNOWN)
    parts = ("MCP80", "MCP81", "MCP82", "MCP91", "MCP92")
    hinted = replace(tool_with(rest), title=Part(value_of("x")))
    assert codes(hinted, *parts) == []
    closed = {"type": "object", "properties": rest, "additionalProperties": False, "required": UNKNOWN}
    assert [
        each for each in codes(replace(hinted, input_schema=Part(value_of(closed))), *parts) if each != "MCP816"
    ] == []
    assert codes(with_parts(annotations=rest), "MCP840", "MCP95") == []
    assert codes(tool_with(Object(PLACE, (), None, "mcp.types.Icon")), "MCP812", "MCP920") == []


def test_fields_of_mcp_2_on_mcp_1() -> None:
    tool = replace(
        tool_with(NONE),
        registration=Registration("tool_object", PLACE, PLACE),
        sdk=Sdk("mcp1"),
        extra=(
            ("meta", Part(value_of({}), key=PLACE)),
            ("tags", Part(value_of([]))),
            ("x", Part(value_of(1), key=PLACE)),
        ),
    )
    assert [problem.pointer for _, problem in problems_of(tool, "MCP650")] == ["/x"]


def test_a_lone_dict_may_carry_keys_of_its_own() -> None:
    tool = replace(tool_with(NONE), extra=(("tags", Part(value_of([]), key=PLACE)),))
    assert codes(tool, "MCP650") == []
    assert codes(replace(tool, server=Server("x", Sdk("literal"))), "MCP650") == ["MCP650"]


def test_undescribed_parameters_where_the_description_is_not_known() -> None:
    schema = {"type": "object", "properties": {"a": {"type": "string"}}}
    assert codes(replace(tool_with(schema), description=Part(UNKNOWN)), "MCP911") == []
    assert codes(replace(tool_with(schema), description=Part(Absent(PLACE))), "MCP911") == ["MCP911"]


def test_defaults_beside_descriptions_that_are_not_known() -> None:
    for schema in (
        {"type": "integer", "default": 3, "description": UNKNOWN},
        Object(PLACE, value_of({"type": "integer", "default": 3}).entries, UNKNOWN),  # type: ignore[union-attr] # an Object
        {"type": "integer", "default": UNKNOWN},
    ):
        assert codes(tool_with({"type": "object", "properties": {"a": schema}}), "MCP912") == []


def test_large_lists() -> None:
    tools = [replace(with_parts(name="a" * 200, description="b" * 60_000)) for _ in range(2)]
    rule = next(each for each in all_rules() if each.code == "MCP970")
    settings = Settings()
    context = Context(settings, tuple(REVISIONS[name] for name in settings.revisions))
    (problem,) = rule.check(Server("x", Sdk("literal"), PLACE, tools=tools), context)
    assert len(rule.message(problem)) <= 160
    assert list(rule.check(Server("x", Sdk("literal"), None, tools=tools), context)) == []


def test_clients_are_named_by_what_they_lose() -> None:
    rows = limits("name pattern", ("openai", "vscode", "cursor", "claude", "bedrock"))
    assert refusal(rows) == "Claude, OpenAI and 1 more refuse every request"
    assert refusal([each for each in rows if each.client == "cursor"]) == "Cursor drops the tool"
    assert level_of(rows) is None
    assert level_of(limits("name pattern", ("vscode",))) == "should"
    assert limits("no such limit", CLIENT_NAMES) == ()
    assert len({(each.kind, each.client) for each in LIMITS}) == len(LIMITS)


@pytest.mark.parametrize(
    ("key", "hint"),
    [("readonly", "readOnlyHint"), ("Read-Only", "readOnlyHint"), ("destructve", "destructiveHint"), ("risk", None)],
)
def test_hint_meant(key: str, hint: str | None) -> None:
    assert hint_meant(key) == hint


@pytest.mark.parametrize(
    ("key", "field"),
    [("Output_Schema", "outputSchema"), ("icon", "icons"), ("titel", "title"), ("nam", None), ("x", None)],
)
def test_field_meant(key: str, field: str | None) -> None:
    assert field_meant(key) == field


@pytest.mark.parametrize(
    ("key", "fault"),
    [
        ("a", None),
        ("", None),
        ("com.example/", None),
        ("com.example/a.b_c-d", None),
        ("/a", "prefix"),
        ("com..example/a", "prefix"),
        ("com.example-/a", "prefix"),
        ("a/b/c", "slash"),
        ("a_", "name"),
        ("ä", "name"),
    ],
)
def test_keys_of_metadata(key: str, fault: str | None) -> None:
    assert fault_of_key(key) == fault


def test_domains_in_plain_order() -> None:
    keys = ("example.com/a", "com.example/a", "example/a", "a", "mcp.dev/a")
    assert [key for key in keys if is_plain_domain(labels_of(key))] == ["example.com/a"]
