"""Documents that others wrote: each kind is read, and what is wrong with one is said in one line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flake8_mcp.contract import reading
from flake8_mcp.contract.documents import listing_of_document
from flake8_mcp.contract.listing import ListedServer, ListedTool, Listing
from flake8_mcp.contract.loading import OperandError, load_document
from flake8_mcp.contract.mcpdesc import About, describe
from flake8_mcp.contract.reading import DocumentError, parse_document, shown
from flake8_mcp.contract.snapshot import lock, to_text, tools_list, tools_lists

if TYPE_CHECKING:
    from pathlib import Path

TOOL = {
    "name": "add",
    "description": "Add é.",
    "inputSchema": {"type": "object", "properties": {"a": {"default": None}}},
}
OTHER = {"name": "sub", "inputSchema": {"type": "object", "properties": {}}}
SERVER = ListedServer(
    "calc",
    "calc.py",
    (
        ListedTool("sub", OTHER, ("/description", "/inputSchema/properties")),
        ListedTool(None, {}, ("",)),
        ListedTool("add", TOOL),
    ),
    unread=2,
)


def listed(document: object) -> tuple[ListedServer, ...]:
    return listing_of_document(document, "x").servers


def tools_of(document: object) -> list[tuple[str | None, tuple[str, ...]]]:
    (server,) = listed(document)
    return [(each.name, each.unknown) for each in server.tools]


def test_tools_list_format_comes_back() -> None:
    (server,) = listed(parse_document(to_text(tools_lists([SERVER])).encode()))
    assert (server.name, server.path, server.unread) == ("calc", "calc.py", 2)
    assert [(each.name, dict(each.definition), each.unknown) for each in server.tools] == [
        ("sub", OTHER, ("/description", "/inputSchema/properties")),
        ("add", TOOL, ()),
        (None, {}, ("",)),
    ]


def test_lock_comes_back_sorted() -> None:
    second = ListedServer(None, None, (), 1)
    document = lock(Listing((SERVER, second), "x"))
    assert list(document) == ["lock_version", "servers"]
    nothing, server = listed(json.loads(to_text(document)))
    assert (nothing.name, nothing.tools, nothing.unread) == (None, (), 1)
    assert [(each.name, each.unknown) for each in server.tools] == [
        ("add", ()),
        ("sub", ("/description", "/inputSchema/properties")),
        (None, ("",)),
    ]


def test_lock_that_lacks_nothing_says_nothing_of_it() -> None:
    complete = ListedServer("calc", "calc.py", (ListedTool("add", TOOL),))
    assert lock(Listing((complete,), "x")) == {
        "lock_version": 1,
        "servers": [{"server": "calc", "path": "calc.py", "tools": [TOOL]}],
    }


def test_description_comes_back() -> None:
    missing = ({"path": "a.py", "line": 3, "reason": "loop"},) * 2
    about = About("calc", "1", ({"type": "stdio", "command": "calc"},), tags={"add": ("b", "a")}, missing=missing)
    (server,) = listed(json.loads(to_text(describe(SERVER, about))))
    assert (server.name, server.path, server.unread) == ("calc", None, 2)
    assert [(each.name, dict(each.definition), each.unknown) for each in server.tools] == [
        ("add", TOOL, ()),
        ("sub", OTHER, ("/description", "/inputSchema/properties")),
        (None, {}, ("",)),
    ]


def test_description_of_someone_else() -> None:
    document = {"mcpdesc": "0.7.0", "info": {"name": "s"}, "transports": [], "prompts": []}
    (server,) = listed(document)
    assert (server.name, server.tools) == ("s", ())


@pytest.mark.parametrize(
    "document",
    [
        tools_list(SERVER),
        {**tools_list(SERVER), "nextCursor": None, "_meta": {}},
        {"jsonrpc": "2.0", "id": 1, "result": tools_list(SERVER)},
    ],
)
def test_bare_results(document: object) -> None:
    assert listed(document) == (ListedServer(None, None, (ListedTool("sub", OTHER), ListedTool("add", TOOL))),)


def test_result_with_a_cursor_is_not_all() -> None:
    (server,) = listed({"tools": [TOOL], "nextCursor": "2"})
    assert server.unread == 1


def test_null_is_absent_in_a_tool_but_not_in_its_schemas() -> None:
    (server,) = listed({"tools": [{**TOOL, "title": None, "outputSchema": None, "more": None}]})  # noqa: MCP2, MCP4, MCP6
    assert server.tools[0].definition == TOOL


def found(name: str | None, **members: object) -> dict[str, object]:
    """A tool of the JSON output."""
    standard = {"name": name, "definition": {"name": name, **OTHER}, "unknown": [], "server": "s", "path": "s.py"}
    return {**standard, "line": 1, "condition": None, "raises": None, **members}


def test_json_format() -> None:
    unread = [{"path": "s.py", "line": 9, "reason": "loop"}, {"path": "s.py", "line": 4, "reason": "no name"}]
    tools = [
        found("a", unknown=["/title"], condition="DEBUG", definition={"name": "a"}),
        found("b", server=None, definition=OTHER | {"name": "b"}),
        found(None, line=4),
        found("c", raises="TypeError: x"),
    ]
    first, second = listed({"format_version": 1, "tools": tools, "unread": unread})
    assert first == ListedServer(
        "s",
        "s.py",
        (
            ListedTool("a", {"name": "a"}, ("/title",), "s.py", 1, condition="DEBUG"),
            ListedTool(None, {}, ("",), "s.py", 4),
        ),
        1,
    )
    assert (second.name, [each.name for each in second.tools], second.unread) == (None, ["b"], 1)
    assert listed({"format_version": 1, "tools": [], "unread": unread[:1]}) == (ListedServer(None, None, (), 1),)
    assert listed({"format_version": 1, "tools": []}) == ()


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ([], "the document is a list, not an object"),
        ("x", 'the document is "x", not an object'),
        (None, "the document is absent or null, not an object"),
        (True, "the document is true, not an object"),
        (1.5, "the document is 1.5, not an object"),
        ({}, "it is none of these: a tools/list result, the output of flake8-mcp tools, a lock file, a document of"),
        ({"mcpdesc": "0.8.0"}, 'its mcpdesc is "0.8.0", and only 0.7.0 is read'),
        ({"mcpdesc": "0.7.0", "info": []}, "info is a list, not an object"),
        ({"mcpdesc": "0.7.0", "info": {"name": 1}}, "info.name is 1, not a text"),
        ({"mcpdesc": "0.7.0", "tools": {}}, "tools is an object, not a list"),
        ({"mcpdesc": "0.7.0", "x-flake8-mcp-source": 1}, "x-flake8-mcp-source is 1, not an object"),
        (
            {"mcpdesc": "0.7.0", "tools": [TOOL], "x-flake8-mcp-source": {"incomplete": {"unknown": {"add": ["x"]}}}},
            'x-flake8-mcp-source.incomplete.unknown[0] is "x", not a JSON pointer',
        ),
        ({"mcpdesc": "0.7.0", "tools": [{"name": 3}]}, "tools[0].name is 3, not a text"),
        ({"lock_version": 2, "servers": []}, "its lock_version is 2, not 1"),
        ({"lock_version": True, "servers": []}, "its lock_version is true, not 1"),
        ({"servers": {}}, "servers is an object, not a list"),
        ({"servers": [1]}, "servers[0] is 1, not an object"),
        ({"servers": [{}]}, "servers[0].tools is absent or null, not a list"),
        ({"servers": [{"server": 1, "tools": []}]}, "servers[0].server is 1, not a text"),
        ({"servers": [{"path": [], "tools": []}]}, "servers[0].path is a list, not a text"),
        ({"servers": [{"tools": [], "incomplete": []}]}, "servers[0].incomplete is a list, not an object"),
        ({"servers": [{"tools": [], "incomplete": {"unread": -1}}]}, "servers[0].incomplete.unread is -1, not a whole"),
        ({"servers": [{"tools": [], "incomplete": {"unread": True}}]}, "servers[0].incomplete.unread is true, not a"),
        (
            {"servers": [{"tools": [], "incomplete": {"unknown": ["/0"]}}]},
            "servers[0].incomplete.unknown names tool 0, which is not there",
        ),
        (
            {"servers": [{"tools": [], "incomplete": {"unknown": ["/a"]}}]},
            'servers[0].incomplete.unknown[0] is "/a", which is in no tool',
        ),
        (
            {"servers": [{"tools": [], "incomplete": {"unknown": ["/" + "9" * 5000]}}]},
            'servers[0].incomplete.unknown[0] is "/' + "9" * 38 + '…", which is in no tool',
        ),
        ({"tools": {}}, "tools is an object, not a list"),
        ({"tools": [7]}, "tools[0] is 7, not an object"),
        ({"tools": [{}]}, "tools[0] has no name"),
        ({"tools": [{"name": None}]}, "tools[0] has no name"),
        ({"tools": [{"name": ["x"]}]}, "tools[0].name is a list, not a text"),
        ({"tools": [{**TOOL, "inputSchema": True}]}, 'tools[0].inputSchema of "add" is true, not an object'),
        ({"tools": [{**TOOL, "title": {}}]}, 'tools[0].title of "add" is an object, not a text'),
        ({"tools": [{"name": "\x1b[2J", "icons": {}}]}, 'tools[0].icons of "�[2J" is an object, not a list'),
        ({"format_version": 2, "tools": []}, "its format_version is 2, not 1"),
        ({"format_version": 1, "tools": [1]}, "tools[0] is 1, not an object"),
        ({"format_version": 1, "tools": [], "unread": {}}, "unread is an object, not a list"),
        ({"format_version": 1, "tools": [found("a", path=1)]}, "tools[0].path is 1, not a text"),
        ({"format_version": 1, "tools": [], "unread": [{"path": []}]}, "unread[0].path is a list, not a text"),
        ({"format_version": 1, "tools": [], "unread": [{"line": {}}]}, "unread[0].line is an object, not a whole"),
        ({"format_version": 1, "tools": [found("a", line="1")]}, 'tools[0].line is "1", not a whole number'),
        ({"format_version": 1, "tools": [found("a", definition=[])]}, "tools[0].definition is a list, not an object"),
        ({"format_version": 1, "tools": [found("a", unknown=[1])]}, "tools[0].unknown[0] is 1, not a JSON pointer"),
        ({"format_version": 1, "tools": [found("a", unknown=["/~2"])]}, 'tools[0].unknown[0] is "/~2", not a JSON'),
    ],
)
def test_wrong_shapes(document: object, reason: str) -> None:
    with pytest.raises(DocumentError) as caught:
        listing_of_document(document, "x")
    assert str(caught.value).startswith(reason)
    assert "\n" not in str(caught.value)


def test_many_nameless_tools_take_no_memory() -> None:
    (server,) = listed({"servers": [{"tools": [], "incomplete": {"unnamed": 10**18}}]})
    assert len(server.tools) == 10_000


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "it is not JSON: Expecting value at line 1 column 1"),
        (b'{"a": 1,\n}', "it is not JSON: Illegal trailing comma before end of object at line 1 column 8"),
        (b'{"a": 1} x', "it is not JSON: Extra data at line 1 column 10"),
        (b"\xff\xfe{}", "it is not UTF-8 at byte 0"),
        (b'{"a": NaN}', "it is not JSON: NaN is no number"),
        (b"[-Infinity]", "it is not JSON: -Infinity is no number"),
        (b"[1e999]", 'the number "1e999" is too large'),
        (b"[" + b"9" * 5000 + b"]", 'the number "' + "9" * 39 + '…" is too large'),
        (b'[{"a": {"b": 1, "c": 2, "b": 3}}]', 'it has the key "b" twice in one object'),
        (rb'["\ud800"]', 'the text "�" holds half of a surrogate pair'),
        (rb'[{"\udfff": 1}]', 'the text "�" holds half of a surrogate pair'),
        (b"[" * 201 + b"]" * 201, "it is nested more than 200 levels deep"),
        (b'{"a":' * 201 + b"1" + b"}" * 201, "it is nested more than 200 levels deep"),
        (b"[" * 200_000, "it is nested more than 200 levels deep"),
    ],
)
def test_what_is_no_document(data: bytes, reason: str) -> None:
    with pytest.raises(DocumentError) as caught:
        parse_document(data)
    if "trailing comma" in reason:  # Python 3.11 and 3.12 say it in other words
        reason = "it is not JSON: "
    assert str(caught.value).startswith(reason)


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b"[" * 200 + b"]" * 200, 200),
        (b"\xef\xbb\xbf[]", 1),
        (rb'["\ud83d\ude00"]', 1),
        (b"[1, 1.5, true, null]", 1),
    ],
)
def test_what_is_one(data: bytes, value: int) -> None:
    document = parse_document(data)
    assert json.dumps(document).count("[") == value


def test_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MAX_SIZE", 3)
    with pytest.raises(DocumentError, match=r"^it has more than 0 MB$"):
        parse_document(b"1234")


def test_values_in_messages() -> None:
    assert shown("a\nb") == '"a�b"'
    assert shown("x" * 41) == '"' + "x" * 39 + '…"'


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)
KEYS = (
    "mcpdesc", "info", "tools", "servers", "server", "path", "name", "inputSchema", "lock_version", "format_version",
    "incomplete", "unknown", "unread", "unnamed", "definition", "line", "condition", "raises", "jsonrpc", "result",
    "nextCursor", "x-flake8-mcp-source",
)  # fmt: skip
NEAR = st.recursive(
    JSON | st.sampled_from(["0.7.0", 1, "/0", "/0/a", [], {}, "add"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=6),
    max_leaves=30,
)


@settings(max_examples=400, deadline=None)
@given(NEAR)
def test_any_document_is_read_or_refused(document: object) -> None:
    try:
        listing = listing_of_document(document, "x")
    except DocumentError as problem:
        reason = str(problem)
    else:
        reason = "read"
        for server in listing.servers:
            assert all(isinstance(each.name, str | None) for each in server.tools)
    assert len(reason.splitlines()) == 1


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60) | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        value = parse_document(data)
    except DocumentError as problem:
        reason = str(problem)
    else:
        reason = "read"
        assert json.loads(json.dumps(value)) == value
    assert len(reason.splitlines()) == 1


TEXTS = st.text(st.characters(codec="utf-8"), max_size=8)
POINTERS = st.lists(st.sampled_from(["", "/title", "/inputSchema/a~1b", "/icons/0"]), unique=True, max_size=3)
TOOLS = st.builds(
    lambda name, text, unknown: ListedTool(name, {"name": name, "description": text}, tuple(unknown)),
    TEXTS,
    TEXTS,
    POINTERS,
)
SERVERS = st.builds(
    lambda name, path, tools, unread: ListedServer(name, path, tuple(tools), unread),
    st.none() | TEXTS,
    st.none() | TEXTS,
    st.lists(TOOLS, max_size=4),
    st.integers(0, 3),
)


@settings(max_examples=200, deadline=None)
@given(st.lists(SERVERS, max_size=3))
def test_any_listing_comes_back(servers: list[ListedServer]) -> None:
    assert listed(parse_document(to_text(tools_lists(servers)).encode())) == tuple(servers)
    locked = listed(parse_document(to_text(lock(Listing(tuple(servers), "x"))).encode()))
    key = repr
    assert sorted([sorted(each.tools, key=key) for each in locked], key=key) == sorted(
        [sorted(each.tools, key=key) for each in servers], key=key
    )


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.json").write_text(to_text(tools_list(SERVER)))
    assert load_document("a.json").origin == "a.json"
    (tmp_path / "b.json").write_text("[")
    with pytest.raises(OperandError, match=r"^b.json: it is not JSON: Expecting value at line 1 column 2$"):
        load_document("b.json")
    with pytest.raises(OperandError, match=r"^c.json cannot be read: No such file or directory$"):
        load_document("c.json")
    with pytest.raises(OperandError, match=r"^/dev/null: it is not a regular file$"):
        load_document("/dev/null")
