"""What is said of two listings."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from flake8_mcp.contract.compare import compare
from flake8_mcp.contract.differences import MISSING, Difference
from flake8_mcp.contract.listing import ListedPlace, ListedServer, ListedTool, Listing

Json = Any

QUERY = {"title": "Query", "type": "string"}


def schema_of(*required: str, **properties: Json) -> Json:
    return {"type": "object", "properties": properties, "required": list(required), "title": "findArguments"}


def tool(name: str | None = "find", *unknown: str, **definition: Json) -> ListedTool:
    found = {"name": name, "description": "Find books.", "inputSchema": schema_of("query", query=QUERY), **definition}
    return ListedTool(name, {key: value for key, value in found.items() if value is not None}, unknown)


def server(
    *tools: ListedTool, name: str | None = "shop", path: str | None = "shop.py", unread: int = 0
) -> ListedServer:
    return ListedServer(name, path, tools, unread)


def differences(old: object, new: object) -> list[Difference]:
    """The differences between two tools, servers, or lists of servers."""
    listings = []
    for side in (old, new):
        servers = side if isinstance(side, list) else [side if isinstance(side, ListedServer) else server(side)]
        listings.append(Listing(tuple(servers), "somewhere"))
    return list(compare(*listings))


def said(old: object, new: object) -> list[tuple[str, str, str]]:
    return [(each.verdict, each.kind, each.reason) for each in differences(old, new)]


def test_no_difference() -> None:
    assert differences(tool(), tool()) == []


def test_order_is_none() -> None:
    old = tool(inputSchema=schema_of("a", "b", a={"enum": ["x", "y"]}, b=QUERY))
    new = tool(inputSchema=schema_of("b", "a", b=QUERY, a={"enum": ["y", "x"]}))
    assert differences(server(old, tool("other")), server(tool("other"), new)) == []


# servers


def test_server_vanishes() -> None:
    reason = "the server of shop.py is gone, and 1 tool with it"
    assert said([server(tool())], []) == [("breaking", "server-removed", reason)]


@pytest.mark.parametrize(("name", "path"), [("shop", None), (None, "shop.py")])
def test_server_of_one_label_vanishes(name: str | None, path: str | None) -> None:
    reason = "the server is gone, and 1 tool with it"
    assert said([server(tool(), name=name, path=path)], []) == [("breaking", "server-removed", reason)]


def test_server_without_tools_vanishes() -> None:
    assert said([server()], []) == []


def test_server_vanishes_beside_what_is_not_read() -> None:
    gone, other = server(tool(), tool("buy"), name="old", path="old.py"), server(tool("sell"), unread=1)
    assert said([gone, other], [other]) == [
        (
            "undecided",
            "server-removed",
            "the server of old.py with its 2 tools was not found, but there are registrations that could not be read",
        )
    ]


def test_registrations_without_a_server_that_are_not_read() -> None:
    loose = server(name=None, path=None, unread=1)
    assert differences([server(tool()), loose], [server(tool())]) == []
    assert [each.verdict for each in differences([server(tool(), tool("buy"))], [server(tool()), loose])] == [
        "undecided"
    ]
    assert [each.reason for each in differences([server(tool())], [server(unread=2)])] == [
        "the tool was not found, but 2 registrations that could not be read may make it"
    ]


def test_server_appears() -> None:
    new = server(tool("buy"), tool("sell"), name="other", path="other.py")
    assert said([server(tool())], [server(tool()), new]) == [
        ("compatible", "server-added", "the server of other.py is new, with 2 tools")
    ]


def test_server_renamed_and_moved_is_known_by_its_tools() -> None:
    old = [server(tool("a"), tool("b")), server(tool("c"), name="c", path="c.py")]
    new = [server(tool("c"), name="c", path="c.py"), server(tool("a"), tool("b"), name="store", path="src/store.py")]
    assert said(old, new) == [("text", "server-renamed", 'the server is called "store" and was "shop"')]


def test_moved_folder() -> None:
    assert differences(server(tool(), path="a/shop.py"), server(tool(), path="b/shop.py")) == []


def test_servers_of_one_name_are_told_apart_by_path() -> None:
    one, other = server(tool("a"), path="a.py"), server(tool("b"), path="b.py")
    assert differences([one, other], [other, one]) == []


def test_servers_without_names_are_told_apart_by_path() -> None:
    one, other = server(tool("a"), name=None, path="a.py"), server(tool("b"), name=None, path="b.py")
    assert differences([one, other], [other, one]) == []


def test_only_server_stays_the_same_without_anything_in_common() -> None:
    found = differences(
        server(tool("a", description="1"), name="x", path="x.py"), server(tool("b"), name="y", path="y.py")
    )
    assert [(each.kind, each.server) for each in found] == [
        ("server-renamed", "y"),
        ("tool-removed", "y"),
        ("tool-added", "y"),
    ]


def test_server_is_named_by_its_path_without_a_name() -> None:
    assert differences([], [server(tool(), name=None)])[0].server == "shop.py"


# tools


def test_tool_removed() -> None:
    assert said(server(tool(), tool("buy")), server(tool())) == [
        ("breaking", "tool-removed", "the tool is gone: calls of it fail")
    ]


def test_tool_added() -> None:
    assert said(server(tool()), server(tool(), tool("buy"))) == [("compatible", "tool-added", "the tool is new")]


@pytest.mark.parametrize(
    ("unread", "words"),
    [
        (1, "a registration that could not be read may make it"),
        (2, "2 registrations that could not be read may make it"),
    ],
)
def test_tool_may_be_among_what_is_not_read(unread: int, words: str) -> None:
    assert said(server(tool()), server(unread=unread)) == [
        ("undecided", "tool-removed", f"the tool was not found, but {words}")
    ]


def test_more_or_fewer_tools_of_one_name() -> None:
    one, other = tool(), tool(description="x", inputSchema=schema_of("z", z=QUERY))
    reason = "tools of this name: 1, and before 2; which of them answers is not known"
    assert said(server(one, other), server(one)) == [("undecided", "not-known", reason)]
    assert said(server(one, other), server(other)) == [("undecided", "not-known", reason)]
    reason = "tools of this name: 2, and before 1; which of them answers is not known"
    assert said(server(one), server(one, other)) == [("undecided", "not-known", reason)]
    assert said(server(one, other), server(other, one)) == []


@pytest.mark.parametrize(
    ("condition", "unread", "verdict", "words"),
    [
        (None, 0, "breaking", "the tool is not listed any more, its registration fails: TypeError: x"),
        (None, 1, "breaking", "the tool is not listed any more, its registration fails: TypeError: x"),
        ("DEBUG", 0, "breaking", "the tool is gone: calls of it fail"),
    ],
)
def test_registration_fails(condition: str | None, unread: int, verdict: str, words: str) -> None:
    there = replace(tool(), condition=condition)
    new = ListedServer("shop", "shop.py", (), unread, ((tool("other"), "ValueError: y"), (there, "TypeError: x")))
    assert said(server(tool()), new) == [(verdict, "tool-removed", words)]


def test_tool_may_be_the_one_without_a_name() -> None:
    assert [each.verdict for each in differences(server(tool()), server(tool(None)))] == ["undecided"]


def test_tool_renamed_with_its_function_the_same() -> None:
    old = ListedTool("find", tool().definition, handler="shop.find")
    new = ListedTool("search", {**tool().definition, "name": "search", "description": "x"}, handler="shop.find")
    (first, *_) = differences(old, new)
    assert (first.verdict, first.kind, first.old, first.new, first.tool) == (
        "breaking",
        "tool-renamed",
        "find",
        "search",
        "search",
    )


def test_tool_renamed_that_says_and_takes_the_same() -> None:
    new = tool("search", inputSchema={**schema_of("query", query=QUERY), "title": "searchArguments"})
    assert [each.kind for each in differences(tool(), new)] == ["tool-renamed", "input-schema-text-changed"]


def test_two_tools_that_may_be_the_renamed_one() -> None:
    kinds = {each.kind for each in differences(server(tool()), server(tool("a"), tool("b")))}
    assert kinds == {"tool-removed", "tool-added"}


@pytest.mark.parametrize("definition", [{"description": None}, {"description": "Other."}, {"inputSchema": {}}])
def test_tool_that_is_another_one(definition: Json) -> None:
    assert "tool-removed" in {each.kind for each in differences(tool(), tool("search", **definition))}


def test_many_tools_under_other_names_are_paired_in_one_go() -> None:
    start = time.process_time()
    found = differences(*(server(*(tool(f"{word}{n}") for n in range(10_000))) for word in ("old", "new")))
    assert len(found) == 20_000
    assert time.process_time() - start < 15  # one by one they took more than a minute


def test_definitions_that_use_others_twice_are_not_at_every_place() -> None:
    depth = 18

    def chain(last: Json) -> Json:
        twice = {
            f"D{n}": schema_of("a", a={"$ref": f"#/$defs/D{n + 1}"}, b={"$ref": f"#/$defs/D{n + 1}"})
            for n in range(depth)
        }
        return {**schema_of(x={"$ref": "#/$defs/D0"}), "$defs": {**twice, f"D{depth}": last}}

    start = time.process_time()
    old, new = (tool(inputSchema=chain(schema_of(**members))) for members in ({"y": {}, "z": {}}, {"y": {}}))
    found = differences(old, new)
    assert any(each.kind == "member-removed" and each.verdict == "breaking" for each in found)
    assert time.process_time() - start < 60  # at every place it would be half a million members


def test_tools_of_one_name_are_told_apart() -> None:
    one, other = tool(description="1"), tool(description="2")
    assert differences(server(one, other), server(other, one)) == []
    by_handler = [ListedTool("find", each.definition, handler=f"m.{index}") for index, each in enumerate((one, other))]
    assert differences(server(*by_handler), server(*reversed(by_handler))) == []


def test_tools_of_one_name_that_differ_are_paired_in_order() -> None:
    found = differences(server(tool(description="1"), tool(description="2")), server(tool(description="3")))
    assert [(each.verdict, each.kind) for each in found] == [
        ("undecided", "not-known"),
        ("text", "tool-description-changed"),
    ]


def test_one_more_tool_of_a_name_is_no_new_one() -> None:
    (found,) = differences(server(tool()), server(tool(), tool(description="2")))
    assert (found.verdict, found.kind) == ("undecided", "not-known")


def test_tools_without_names() -> None:
    nameless = ListedTool(None, tool(None).definition, ("/name",), handler="m.f")
    assert differences(nameless, nameless) == []
    other = ListedTool(None, tool(None).definition, ("/name",))
    assert differences(server(nameless, other), server(other, nameless)) == []
    assert said(server(nameless), server()) == [
        ("undecided", "tool-removed", "a tool whose name is not known was not found again")
    ]


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [(None, "X", "undecided"), ("Y", "X", "undecided"), ("X", None, "compatible"), ("X", "X", None)],
)
def test_condition(before: str | None, after: str | None, verdict: str | None) -> None:
    old, new = (ListedTool("find", tool().definition, condition=each) for each in (before, after))
    assert [each.verdict for each in differences(old, new)] == ([verdict] if verdict else [])


# inputs


def inputs(old: Json, new: Json) -> list[Difference]:
    found = differences(tool(inputSchema=old), tool(inputSchema=new))
    for each in found:
        if each.witness is not MISSING:
            assert Draft202012Validator(old).is_valid(each.witness)
            assert not Draft202012Validator(new).is_valid(each.witness)
    return found


def test_required_parameter_added() -> None:
    (each,) = inputs(schema_of("a", a=QUERY), schema_of("a", "b", a=QUERY, b=QUERY))
    assert (each.verdict, each.kind, each.reason) == ("breaking", "parameter-added", '"b" is new and must be given')
    assert (each.pointer, each.old, each.new) == ("/inputSchema/properties/b", MISSING, QUERY)
    assert each.witness == {"a": "text"}


def test_optional_parameter_added() -> None:
    (each,) = inputs(schema_of(a=QUERY), schema_of(a=QUERY, b={"type": "integer"}))
    assert (each.verdict, each.kind, each.reason) == ("compatible", "parameter-added", '"b" is new and optional')


def test_parameter_made_required_and_optional() -> None:
    (each,) = inputs(schema_of(a=QUERY), schema_of("a", a=QUERY))
    assert (each.verdict, each.kind, each.reason) == ("breaking", "parameter-made-required", '"a" must be given')
    assert each.witness == {}
    (each,) = inputs(schema_of("a", a=QUERY), schema_of(a=QUERY))
    assert (each.verdict, each.kind, each.reason) == ("compatible", "parameter-made-optional", '"a" need not be given')


def test_undeclared_name_made_required() -> None:
    (each,) = inputs(schema_of(a=QUERY), {**schema_of("b", a=QUERY)})
    assert (each.verdict, each.pointer) == ("breaking", "/inputSchema/required")


def test_parameter_removed() -> None:
    (each,) = inputs(schema_of(a=QUERY, b=QUERY | {"description": "b"}), schema_of(a=QUERY))
    assert (each.verdict, each.kind) == ("breaking", "parameter-removed")
    assert each.reason == '"b" is gone: what callers send there is no longer read'
    assert each.witness is MISSING


def test_parameter_removed_where_no_other_one_is_allowed() -> None:
    closed = {**schema_of(a=QUERY), "additionalProperties": False}
    (each,) = inputs(schema_of(a=QUERY, b={"const": 1}), closed)
    assert each.reason == '"b" is gone: what callers send there is refused'
    assert each.witness == {"b": 1}


def test_parameter_renamed() -> None:
    (each, *texts) = inputs(schema_of("a", a=QUERY), schema_of("b", b={"title": "B", "type": "string"}))
    assert (each.verdict, each.kind) == ("breaking", "parameter-renamed")
    assert (each.pointer, each.old["type"], each.witness) == ("/inputSchema/properties/b", "string", {"a": "text"})
    assert texts == []


def test_parameter_of_any_value_renamed() -> None:
    (each,) = inputs(schema_of(a=True), schema_of(b=True))
    assert each.kind == "parameter-renamed"


def test_members_behind_very_many_references() -> None:
    chain = {f"A{n}": {"$ref": f"#/$defs/A{n + 1}"} for n in range(30)}
    old, new = (
        {"$defs": {**chain, "A30": schema_of(**names)}, **schema_of(a={"$ref": "#/$defs/A0"}, b={"$ref": "#/$defs/X"})}
        for names in ({"x": QUERY}, {})
    )
    assert "breaking" not in {each.verdict for each in differences(tool(inputSchema=old), tool(inputSchema=new))}


def test_parameters_of_which_none_is_surely_the_renamed_one() -> None:
    kinds = sorted(each.kind for each in inputs(schema_of(a=QUERY, b=QUERY), schema_of(c=QUERY, d=QUERY)))
    assert kinds == ["parameter-added", "parameter-added", "parameter-removed", "parameter-removed"]


@pytest.mark.parametrize(
    ("old", "new", "kind", "reason"),
    [
        ({"type": "number"}, {"type": "string"}, "parameter-type-changed", '"a" no longer accepts numbers'),
        ({"type": ["string", "null"]}, {"type": "string"}, "parameter-type-changed", '"a" no longer accepts null'),
        ({"enum": ["x", "y"]}, {"enum": ["x"]}, "parameter-enum-values-changed", '"a" no longer accepts "y"'),
        (
            {"type": "integer"},
            {"type": "integer", "maximum": 9},
            "parameter-constraint-changed",
            '"a" no longer accepts integers above 9',
        ),
        (
            {"type": "array", "items": {"type": "string"}},
            {"type": "array", "items": {"type": "string", "maxLength": 2}},
            "parameter-constraint-changed",
            '"a[]" no longer accepts texts longer than 2 characters',
        ),
        (
            {"type": "array", "prefixItems": [{"type": "string"}], "minItems": 1, "maxItems": 1},
            {"type": "array", "prefixItems": [{"type": "string", "pattern": "^b"}], "minItems": 1, "maxItems": 1},
            "parameter-constraint-changed",
            '"a[0]" no longer accepts texts that do not match "^b"',
        ),
    ],
)
def test_narrowed_and_widened(old: Json, new: Json, kind: str, reason: str) -> None:
    found = inputs(schema_of(a=old), schema_of(a=new))
    assert ("breaking", kind, reason) in {(each.verdict, each.kind, each.reason) for each in found}
    back = inputs(schema_of(a=new), schema_of(a=old))
    words = reason.replace("no longer accepts", "also accepts")
    assert ("compatible", kind, words) in {(each.verdict, each.kind, each.reason) for each in back}


def test_member_that_must_be_given() -> None:
    free, wanted = (schema_of(a=schema_of(*required, b=QUERY)) for required in ((), ("b",)))
    (each,) = inputs(free, wanted)
    assert (each.verdict, each.kind, each.reason) == ("breaking", "member-made-required", '"a.b" must be given')
    assert (each.pointer, each.witness) == ("/inputSchema/properties/a/properties/b", {"a": {}})
    (each,) = inputs(wanted, free)
    assert (each.verdict, each.kind, each.reason) == ("compatible", "member-made-optional", '"a.b" need not be given')
    assert each.pointer == "/inputSchema/properties/a/properties/b"


def test_new_member_that_must_be_given() -> None:
    old, new = (schema_of(a={"type": "array", "items": schema_of(*names, **names)}) for names in ({}, {"b": QUERY}))
    (each,) = inputs(old, new)
    assert (each.verdict, each.kind, each.reason) == ("breaking", "member-added", '"a[].b" is new and must be given')
    assert (each.pointer, each.witness) == ("/inputSchema/properties/a/items/properties/b", {"a": [{}]})
    (each,) = inputs(new, old)
    assert (each.verdict, each.reason) == ("breaking", '"a[].b" is gone: what callers send there is no longer read')


@pytest.mark.parametrize("name", ["parameter-added", "parameter-removed"])
def test_the_place_is_that_of_the_name(name: str) -> None:
    def place(pointer: str, *, name: bool = False) -> ListedPlace | None:
        return ListedPlace("shop.py", 1 if name else 2, 1) if pointer == "/inputSchema/properties/b" else None

    one, two = (
        replace(tool(inputSchema=schema_of("a", *more, a=QUERY, **more)), place=place)
        for more in ({}, {"b": {"type": "integer"}})
    )
    (each,) = differences(*((one, two) if name == "parameter-added" else (two, one)))
    assert each.kind == name
    found = each.new_place if name == "parameter-added" else each.old_place
    assert found is not None
    assert found.line == 1


TAGS = {"a": {"type": "string"}, "b": {"type": "string"}}
EXACTLY_ONE = ": oneOf wants exactly one, anyOf takes both"
HAS_A, HAS_B = ({"required": [name]} for name in TAGS)


@pytest.mark.parametrize(
    ("old", "new", "reason", "pointer"),
    [
        (
            {"anyOf": [{"type": "integer"}, {"type": "number"}]},
            {"oneOf": [{"type": "integer"}, {"type": "number"}]},
            f'"x" no longer accepts numbers that both oneOf/0 and oneOf/1 accept{EXACTLY_ONE}',
            "/oneOf",
        ),
        (
            {"type": "object", "properties": TAGS, "oneOf": [HAS_A, HAS_B, False]},
            {"type": "object", "properties": TAGS, "oneOf": [HAS_A, False, {}]},
            f'"x" no longer accepts objects that both oneOf/0 and oneOf/2 accept{EXACTLY_ONE}',
            "/oneOf",
        ),
        (
            {"type": "string"},
            {"type": "string", "not": {"pattern": "^_"}},
            '"x" no longer accepts texts that "not" refuses: {"pattern": "^_"}',
            "/not",
        ),
        (
            {"type": "object", "properties": TAGS},
            {"type": "object", "properties": TAGS, "if": HAS_A, "then": HAS_B},
            '"x" no longer accepts objects that match "if" and not "then": {"required": ["b"]}',
            "/if",
        ),
        (
            {"type": "object", "properties": TAGS},
            {"type": "object", "properties": TAGS, "anyOf": [HAS_A, HAS_B]},
            '"x" no longer accepts objects without "a", unless another alternative fits',
            "/anyOf/0/required",
        ),
        (
            {"type": "object", "properties": TAGS},
            {"type": "object", "properties": TAGS, "dependentRequired": {"a": ["b"]}},
            '"x" no longer accepts objects that "dependentRequired" refuses: {"a": ["b"]}',
            "/dependentRequired",
        ),
        (
            {"type": "array"},
            {"type": "array", "contains": {"type": "integer"}},
            '"x" no longer accepts lists that "contains" refuses: {"type": "integer"}',
            "/contains",
        ),
        (
            {"type": "object", "additionalProperties": {"type": "string"}},
            {
                "type": "object",
                "additionalProperties": {"type": "string"},
                "patternProperties": {"^x": {"type": "string", "maxLength": 2}},
            },
            '"x[]" no longer accepts texts longer than 2 characters under names that match "^x"',
            "/patternProperties/^x/maxLength",
        ),
        (
            {"type": "object", "additionalProperties": {"type": "string"}},
            {"type": "object", "additionalProperties": {"type": "string"}, "propertyNames": {"pattern": "^x"}},
            '"x" no longer accepts objects with members named by texts that do not match "^x"',
            "/propertyNames/pattern",
        ),
    ],
)
def test_what_combinators_refuse(old: Json, new: Json, reason: str, pointer: str) -> None:
    (each,) = [each for each in inputs(schema_of(x=old), schema_of(x=new)) if each.verdict == "breaking"]
    assert (each.reason, each.pointer) == (reason, f"/inputSchema/properties/x{pointer}")
    before, after = Draft202012Validator(old), Draft202012Validator(new)
    assert isinstance(each.witness, dict)
    assert before.is_valid(each.witness["x"])
    assert not after.is_valid(each.witness["x"])


def test_what_no_alternative_accepted() -> None:
    some = {"type": "object", "properties": TAGS, "anyOf": [HAS_A, HAS_B]}
    (each,) = inputs(schema_of(x={**some, "anyOf": [{}]}), schema_of(x=some))
    assert each.reason == '"x" no longer accepts objects without "a", unless another alternative fits'
    (each,) = inputs(schema_of(x=some), schema_of(x={**some, "anyOf": [{}]}))
    assert each.reason == '"x" also accepts objects without "a", which no other alternative accepted'
    (each,) = outputs(schema_of(x=some), schema_of(x={**some, "anyOf": [{}]}))
    assert (each.kind, each.reason) == (
        "output-widened",
        '"x" can hold objects without "a", which no other alternative accepted',
    )


def test_if_without_then() -> None:
    old = {"type": "object", "properties": TAGS, "minProperties": 1}
    new = {**old, "if": HAS_A, "else": {"required": ["c"]}}
    (each,) = inputs(schema_of(x=old), schema_of(x=new))
    assert each.verdict == "breaking"
    assert each.reason == '"x" no longer accepts objects without "a", unless another alternative fits'


def test_why_it_is_not_decided() -> None:
    old, new = ({"$ref": f"https://example.com/{name}"} for name in "ab")
    (each,) = inputs(schema_of(x=old), schema_of(x=new))
    why = 'what "https://example.com/a" refers to is not known'
    assert (each.verdict, each.reason) == ("undecided", f'whether "x" still accepts the same is not decided: {why}')
    (each,) = inputs({**old, "type": "object"}, {**new, "type": "object"})
    assert each.reason == f"whether the arguments can still be the same is not decided: {why}"
    (each,) = outputs(schema_of(x=new), schema_of(x=old))
    assert each.reason == f'whether "x" can hold something else is not decided: {why}'


def test_member_removed_and_added() -> None:
    old = {
        "$defs": {"B": schema_of(x=QUERY, y=QUERY)},
        **schema_of(a={"anyOf": [{"$ref": "#/$defs/B"}, {"type": "null"}]}),
    }
    new = {"$defs": {"B": schema_of(x=QUERY)}, **schema_of(a={"allOf": [{"$ref": "#/$defs/B"}]})}
    kinds = [(each.verdict, each.kind, each.pointer) for each in inputs(old, new)]
    assert ("breaking", "member-removed", "/inputSchema/$defs/B/properties/y") in kinds
    back = [(each.verdict, each.kind, each.pointer) for each in inputs(new, old)]
    assert ("compatible", "member-added", "/inputSchema/$defs/B/properties/y") in back


def test_member_removed_that_refers_to_itself() -> None:
    node = {"anyOf": [{"$ref": "#/$defs/N"}, {"type": "null"}]}
    old = {"$defs": {"N": schema_of(n=node, x=QUERY, m={"type": "array", "items": node})}, **schema_of(a=node)}
    new = {"$defs": {"N": schema_of(n=node, m={"type": "array", "items": node})}, **schema_of(a=node)}
    assert [each.kind for each in inputs(old, new)] == ["member-removed"]


def test_arguments_as_a_whole() -> None:
    found = inputs({"type": "object"}, {"type": "object", "maxProperties": 1})
    assert [(each.kind, each.reason) for each in found] == [
        ("arguments-changed", "the arguments can no longer be objects with more than 1 member")
    ]
    found = inputs({"type": "object", "maxProperties": 1}, {"type": "object"})
    assert [(each.verdict, each.reason) for each in found] == [
        ("compatible", "the arguments can also be objects with more than 1 member")
    ]


def test_members_that_a_parameter_no_longer_takes() -> None:
    # pydantic ignores other members of a model, and with extra="forbid" it refuses them
    item = schema_of("a", a={"type": "string"})
    closed = {**item, "additionalProperties": False}
    several = {"type": "array", "items": {"$ref": "#/$defs/Item"}}
    old = {**schema_of(each=item, several=several), "$defs": {"Item": item}}
    new = {**schema_of(each=closed, several=several), "$defs": {"Item": closed}}
    assert [(each.verdict, each.kind, each.reason, each.new) for each in inputs(old, new)] == [
        ("breaking", "parameter-closed", '"several[]" no longer accepts members that it does not declare', False),
        ("breaking", "parameter-closed", '"each" no longer accepts members that it does not declare', False),
    ]
    for each, name in zip(inputs(old, new), ("several", "each"), strict=True):
        assert isinstance(each.witness, dict)
        assert name in each.witness
        assert Draft202012Validator(old).is_valid(each.witness)
        assert not Draft202012Validator(new).is_valid(each.witness)
    assert [each.verdict for each in inputs(new, old)] == ["text"]


def test_a_parameter_that_nothing_can_be_put_into_is_closed() -> None:
    never = {"allOf": [{"type": "string", "pattern": "^a"}, {"type": "string", "pattern": "^b"}]}
    item = schema_of("a", a=never)
    old, new = schema_of(each=item), schema_of(each={**item, "additionalProperties": False})
    (each,) = inputs(old, new)
    assert (each.verdict, each.kind, each.witness) == ("undecided", "parameter-closed", MISSING)
    whether = 'whether "each" still accepts members that it does not declare is not decided'
    assert each.reason == f"{whether}: no example was found"


def test_arguments_that_are_said_to_be_refused_now() -> None:
    # fastmcp 2.14.7 refuses them too, and lists no additionalProperties; fastmcp 3.4.11 lists it
    old = schema_of(a={"type": "string"})
    (each,) = inputs(old, {**old, "additionalProperties": False})
    assert (each.verdict, each.reason) == ("text", "arguments that are not declared are said to be refused now")


def test_same_arguments_in_other_words() -> None:
    (each,) = inputs(schema_of(a={"type": "string"}), schema_of(a={"anyOf": [{"type": "string"}]}))
    assert (each.verdict, each.kind, each.size) == ("text", "input-schema-rewritten", 12)


def test_not_decided() -> None:
    each, _ = inputs(
        schema_of(a={"type": "string", "pattern": "^ab$"}), schema_of(a={"type": "string", "pattern": "^a"})
    )
    assert (each.verdict, each.kind) == ("undecided", "parameter-constraint-changed")
    why = "no example was found"
    assert each.reason == f'whether "a" still accepts texts that do not match "^a" is not decided: {why}'


def test_unknown_parts() -> None:
    old = tool(inputSchema=schema_of(a=QUERY, b=QUERY))
    new = tool("find", "/inputSchema/properties/a", inputSchema=schema_of(b=QUERY))
    assert said(old, new) == [("undecided", "not-known", '"a" is not known, and cannot be compared')]
    new = tool("find", "/inputSchema/properties", inputSchema=schema_of(b=QUERY))
    assert ("undecided", "parameter-removed", '"a" was not found, but not all of the arguments are known') in said(
        old, new
    )
    new = tool("find", "/inputSchema/properties/a/maxLength", inputSchema=schema_of(a=QUERY, b=QUERY))
    assert said(old, new) == [("undecided", "not-known", '"a" is not known in full, and cannot be compared')]
    assert said(new, old) == []
    new = tool("find", "/inputSchema", inputSchema=None)
    assert [each.verdict for each in differences(old, new)] == ["undecided"]
    assert {each.verdict for each in differences(new, old)} == {"undecided"}


@pytest.mark.parametrize("field", ["inputSchema", "outputSchema"])
def test_what_may_have_been_there_is_not_called_new(field: str) -> None:
    whole = {"type": "object", "properties": {}}
    old = tool("find", f"/{field}/properties", **{field: whole})
    new = tool("find", **{field: schema_of(a={"type": "string"})})
    assert {each.verdict for each in differences(old, new)} <= {"undecided", "text"}
    assert "compatible" in {each.verdict for each in differences(tool("find", **{field: whole}), new)}


def test_unknown_in_both() -> None:
    new = tool("find", "/inputSchema/properties/a/maxLength", inputSchema=schema_of(a=QUERY, b=QUERY))
    assert said(new, new) == [("undecided", "not-known", '"a" is not known in full, and cannot be compared')]


# outputs

RESULT = schema_of("id", id={"type": "integer"})


def outputs(old: Json, new: Json) -> list[Difference]:
    found = differences(tool(outputSchema=old), tool(outputSchema=new))
    for each in found:
        if each.witness is not MISSING:
            assert Draft202012Validator(new).is_valid(each.witness)
            assert not Draft202012Validator(old).is_valid(each.witness)
    return found


def test_structured_result_removed_and_added() -> None:
    assert [(each.verdict, each.kind) for each in outputs(RESULT, None)] == [("breaking", "output-schema-removed")]
    assert [(each.verdict, each.kind) for each in outputs(None, RESULT)] == [("compatible", "output-schema-added")]
    assert outputs(RESULT, RESULT) == []


def test_result_not_known() -> None:
    new = tool("find", "/outputSchema")
    assert said(tool(outputSchema=RESULT), new) == [("undecided", "not-known", "the schema of the result is not known")]
    partly = tool("find", "/outputSchema/properties/id", outputSchema=schema_of("id"))
    assert {(each.verdict, each.kind) for each in differences(tool(outputSchema=RESULT), partly)} == {
        ("undecided", "not-known"),
        ("compatible", "output-member-removed"),
    } - {("compatible", "output-member-removed")}


@pytest.mark.parametrize(
    ("old", "new", "kind", "reason"),
    [
        (RESULT, schema_of(id={"type": "integer"}), "output-member-dropped", 'the result no longer always has "id"'),
        (
            RESULT,
            schema_of("id", id={"type": "number"}),
            "output-widened",
            '"id" can hold numbers that are no integers',
        ),
        (RESULT, schema_of("id", id={"type": ["integer", "null"]}), "output-widened", '"id" can hold null'),
        ({"type": "object"}, {"type": ["object", "null"]}, "output-widened", "the result can hold null"),
        (
            {**RESULT, "additionalProperties": False},
            schema_of("id", id={"type": "integer"}, more=QUERY),
            "output-widened",
            'the result can have "more", which its schema ruled out',
        ),
        (
            schema_of(a=RESULT),
            schema_of(a=schema_of(id={"type": "integer"})),
            "output-member-dropped",
            '"a" no longer always has "id"',
        ),
    ],
)
def test_result_widened(old: Json, new: Json, kind: str, reason: str) -> None:
    found = outputs(old, new)
    assert ("breaking", kind, reason) in {(each.verdict, each.kind, each.reason) for each in found}
    assert "breaking" not in {each.verdict for each in outputs(new, old)}


def test_result_narrowed() -> None:
    wide = schema_of(a={"type": ["integer", "null"]}, b=schema_of(c=QUERY))
    found = outputs(wide, schema_of("a", a={"type": "integer"}, b=schema_of("c", c=QUERY)))
    assert sorted((each.verdict, each.reason) for each in found) == [
        ("compatible", '"a" never holds null any more'),
        ("compatible", '"b" always has "c"'),
        ("compatible", 'the result always has "a"'),
    ]


def test_optional_members_of_the_result() -> None:
    old, new = schema_of(a=QUERY, b=QUERY), schema_of(a=QUERY, c=QUERY)
    assert sorted((each.verdict, each.kind, each.reason) for each in outputs(old, new)) == [
        ("compatible", "output-member-added", '"c" is new'),
        ("compatible", "output-member-removed", '"b" is gone'),
    ]


def test_result_in_other_words_and_not_decided() -> None:
    (each,) = outputs(schema_of(a={"type": "string"}), schema_of(a={"anyOf": [{"type": "string"}]}))
    assert (each.verdict, each.kind) == ("text", "output-schema-rewritten")
    found = outputs(
        schema_of(a={"type": "string", "pattern": "^a"}), schema_of(a={"type": "string", "pattern": "^ab$"})
    )
    assert [each.verdict for each in found] == ["undecided", "compatible"]


# hints and tasks


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ({"readOnlyHint": True}, {"readOnlyHint": False}, ("breaking", "readOnlyHint")),
        ({"readOnlyHint": True}, None, ("breaking", "readOnlyHint")),
        (None, {"readOnlyHint": True}, ("compatible", "readOnlyHint")),
        ({"destructiveHint": False}, {"destructiveHint": True}, ("breaking", "destructiveHint")),
        ({"destructiveHint": False}, {}, ("breaking", "destructiveHint")),
        ({"destructiveHint": True}, {}, None),
        ({}, {"destructiveHint": False}, ("compatible", "destructiveHint")),
        ({"readOnlyHint": True, "destructiveHint": True}, {"readOnlyHint": True}, None),
        ({"idempotentHint": True}, {}, ("compatible", "idempotentHint")),
        ({"openWorldHint": False}, {"openWorldHint": True}, ("compatible", "openWorldHint")),
    ],
)
def test_hints(old: Json, new: Json, expected: tuple[str, str] | None) -> None:
    found = differences(tool(annotations=old), tool(annotations=new))
    assert [(each.verdict, each.pointer.rpartition("/")[2]) for each in found] == ([expected] if expected else [])


@pytest.mark.parametrize("pointer", ["", "/annotations", "/annotations/readOnlyHint"])
def test_hints_not_known(pointer: str) -> None:
    found = differences(tool(), tool("find", pointer))
    assert ("undecided", "hint-changed") in {(each.verdict, each.kind) for each in found}


@pytest.mark.parametrize(
    ("old", "new", "verdict"),
    [
        (None, {"taskSupport": "required"}, "breaking"),
        (None, {"taskSupport": "optional"}, "compatible"),
        ({"taskSupport": "optional"}, {"taskSupport": "required"}, "breaking"),
        ({"taskSupport": "required"}, {"taskSupport": "optional"}, "compatible"),
        ({"taskSupport": "optional"}, None, "breaking"),
        ({"taskSupport": "forbidden"}, {}, None),
    ],
)
def test_tasks(old: Json, new: Json, verdict: str | None) -> None:
    found = differences(tool(execution=old), tool(execution=new))
    assert [(each.verdict, each.kind) for each in found] == ([(verdict, "task-support-changed")] if verdict else [])


def test_tasks_not_known() -> None:
    assert said(tool(), tool("find", "/execution")) == [
        ("undecided", "task-support-changed", "whether its calls are tasks is not known")
    ]


# texts


def test_texts() -> None:
    old = tool(
        title="Find", annotations={"title": "x"}, icons=[{"src": "a"}], outputSchema={"type": "object", "title": "A"}
    )
    new = tool(
        description="Find all books.",
        annotations={"title": "y"},
        _meta={"a": 1},
        inputSchema={
            "type": "object",
            "$defs": {"A": {"type": "string"}},
            "properties": {
                "query": {"type": "string", "description": "what", "format": "date", "anyOf": [{"title": "T"}]}
            },
            "required": ["query"],
        },
        outputSchema={"type": "object", "title": "B"},
    )
    found = differences(old, new)
    assert {each.verdict for each in found} == {"text"}
    assert {(each.kind, each.reason, each.size) for each in found} == {
        ("tool-title-changed", "the title is gone", -6),
        ("tool-title-changed", "the title among the annotations has changed", 0),
        ("tool-description-changed", "the description has changed", 4),
        ("tool-icons-changed", "the icons is gone", -13),
        ("tool-meta-changed", "the _meta is new", 7),
        ("parameter-description-changed", 'the description of "query" is new', 6),
        ("parameter-format-changed", 'the format of "query" is new', 6),
        ("parameter-title-changed", 'the title of "query" is gone', -7),
        ("input-schema-text-changed", "inputSchema/title is gone", -15),
        ("output-schema-text-changed", "outputSchema/title has changed", 0),
        ("input-schema-rewritten", "the same arguments are described in another way", 53),
    }


def test_texts_that_are_not_known() -> None:
    assert differences(tool(), tool("find", "/description", "/title", description=None)) == []


def test_true_is_not_one() -> None:
    old, new = (tool(inputSchema=schema_of("query", query={**QUERY, "default": each})) for each in (1, True))
    assert [each.kind for each in differences(old, new)] == ["parameter-default-changed"]


# places


def test_places_and_order() -> None:
    def listed(name: str, line: int, **definition: Json) -> ListedTool:
        one = tool(name, **definition)
        return ListedTool(
            name, one.definition, (), "shop.py", line, place=lambda *_, **__: ListedPlace("shop.py", line, 5)
        )

    old = server(listed("a", 1), listed("b", 2), listed("c", 3, description="c"))
    new = server(listed("b", 4, description="x"), listed("a", 9, inputSchema=schema_of("z", query=QUERY, z=QUERY)))
    found = differences(old, new)
    assert [(each.tool, each.verdict) for each in found] == [
        ("a", "breaking"),
        ("a", "compatible"),
        ("b", "text"),
        ("c", "breaking"),
    ]
    assert [(each.old_place and each.old_place.line, each.new_place and each.new_place.line) for each in found] == [
        (1, 9),
        (1, 9),
        (2, 4),
        (3, None),
    ]


def test_servers_that_share_tools_with_the_same_one() -> None:
    old = [
        server(tool("a"), tool("b"), name="one", path="one.py"),
        server(tool("b"), tool("c"), name="two", path="two.py"),
    ]
    new = [server(tool("a"), tool("b"), tool("c", description="C."), name="all", path="all.py")]
    found = said(old, new)
    assert ("text", "server-renamed", 'the server is called "all" and was "one"') in found
    assert ("breaking", "server-removed", "the server of two.py is gone, and 2 tools with it") in found


def test_very_many_renamed_tools() -> None:
    old, new = (server(*(tool(f"{word}{n}", description=f"{n}") for n in range(1_000))) for word in ("a", "b"))
    started = time.process_time()
    assert {each.kind for each in differences(old, new)} == {"tool-renamed"}
    assert time.process_time() - started < 5


def test_very_many_tools_of_one_description_are_not_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flake8_mcp.contract.pairing._MAX_ALIKE", 3)
    schemas = [schema_of(a={"type": kind}) for kind in ("string", "integer")]
    old, new = (
        server(*(tool(f"{word}{n}", inputSchema=schema) for n, schema in enumerate(schemas))) for word in ("a", "b")
    )
    assert [each.kind for each in differences(old, new)] == ["tool-removed"] * 2 + ["tool-added"] * 2
    monkeypatch.setattr("flake8_mcp.contract.pairing._MAX_ALIKE", 4)
    assert [each.kind for each in differences(old, new)] == ["tool-renamed"] * 2


def test_a_type_where_there_was_none_is_one_difference() -> None:
    old, new = (
        tool(inputSchema=schema_of("a", a={"type": "array", "items": items})) for items in ({}, {"type": "integer"})
    )
    (found,) = differences(old, new)
    assert found.reason == (
        '"a[]" no longer accepts null, true and false, numbers that are no integers, texts, lists, objects'
    )
    assert (found.verdict, found.kind, found.pointer) == (
        "breaking",
        "parameter-type-changed",
        "/inputSchema/properties/a/items/type",
    )
    assert (found.old, found.new) == ({}, "integer")
    arguments = Draft202012Validator(new.definition["inputSchema"])  # type: ignore[arg-type]
    assert not arguments.is_valid(found.witness)
    (back,) = differences(new, old)
    assert (back.verdict, back.reason) == ("compatible", found.reason.replace("no longer", "also"))
    old, new = (tool(outputSchema=schema_of("a", a=a)) for a in ({"type": "integer"}, True))
    (wider,) = differences(old, new)
    assert wider.reason == '"a" can hold null, true and false, numbers that are no integers, texts, lists, objects'


def test_types_of_several_parts_are_several_differences() -> None:
    old = tool(inputSchema=schema_of(a={"type": ["string", "null"]}, b={"type": ["string", "null"]}))
    new = tool(inputSchema=schema_of(a={"type": "string"}, b={"type": "string"}))
    assert [each.reason for each in differences(old, new)] == [
        '"a" no longer accepts null',
        '"b" no longer accepts null',
    ]
