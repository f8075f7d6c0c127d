"""Listings as documents: which fields a revision has, what is missing, and how large definitions are."""

from __future__ import annotations

import json

import pytest

from flake8_mcp.contract.listing import ListedServer, ListedTool
from flake8_mcp.contract.sizes import ServerSize, ToolSize, size_of, tokens
from flake8_mcp.contract.snapshot import Gaps, gaps_in, in_revision, tools_list
from flake8_mcp.report import Style, render, summarise_gaps
from flake8_mcp.spec import REVISIONS

WHOLE: dict[str, object] = {
    "name": "a", "title": "A", "description": "d", "inputSchema": {"type": "object", "properties": {}},
    "outputSchema": {"type": "object"}, "annotations": {},
    "execution": {}, "icons": [], "_meta": {},
}  # fmt: skip
UNKNOWN = ("", "/icons/0", "/outputSchema", "/inputSchema/properties")


@pytest.mark.parametrize(
    ("name", "fields", "unknown"),
    [
        ("2024-11-05", {"name", "description", "inputSchema"}, ("", "/inputSchema/properties")),
        ("2025-03-26", {"name", "description", "inputSchema", "annotations"}, ("", "/inputSchema/properties")),
        (
            "2025-06-18",
            {"name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"},
            ("", "/outputSchema", "/inputSchema/properties"),
        ),
        ("2025-11-25", set(WHOLE), UNKNOWN),
        ("2026-07-28", set(WHOLE) - {"execution"}, UNKNOWN),
        (None, set(WHOLE), UNKNOWN),
    ],
)
def test_fields_of_a_revision(name: str | None, fields: set[str], unknown: tuple[str, ...]) -> None:
    server = ListedServer("s", None, (ListedTool("a", WHOLE, UNKNOWN),))
    seen = in_revision(server, REVISIONS[name] if name else None)
    assert set(seen.tools[0].definition) == fields
    assert seen.tools[0].unknown == unknown
    assert tools_list(seen) == {"tools": [{key: WHOLE[key] for key in WHOLE if key in fields}]}


SERVER = ListedServer(
    "shop",
    "shop.py",
    (
        ListedTool("buy", {"name": "buy", "description": "é" * 50}),
        ListedTool("sell", {"name": "sell"}, ("/title", "/description")),
        ListedTool("sell", {"name": "sell", "title": "x"}, condition="DEBUG"),
        ListedTool(None, {}, ("",)),
    ),
    3,
)


def test_gaps() -> None:
    assert gaps_in([SERVER], 1) == Gaps(
        unnamed=1, incomplete=1, parts=2, failing=1, conditional=1, twice=(("shop", "sell"),)
    )
    assert gaps_in([]) == Gaps()


@pytest.mark.parametrize(
    ("gaps", "text"),
    [
        (Gaps(), ""),
        (
            gaps_in([SERVER], 1),
            """\
1 tool is incomplete: 2 parts of it are not known and left out
1 tool is left out: the name is not known
1 tool is left out: the registration fails
1 tool is listed under a condition only
shop has several tools named sell, and which one it lists is not known
""",
        ),
        (
            Gaps(unnamed=2, incomplete=2, parts=1, failing=2, conditional=2, twice=((None, "x"),)),
            """\
2 tools are incomplete: 1 part of them is not known and left out
2 tools are left out: the name is not known
2 tools are left out: the registration fails
2 tools are listed under a condition only
a server has several tools named x, and which one it lists is not known
""",
        ),
    ],
)
def test_words_for_gaps(gaps: Gaps, text: str) -> None:
    assert summarise_gaps(gaps) == text


def test_sizes_are_those_on_the_wire() -> None:
    wire = json.dumps({"tools": [dict(each.definition) for each in SERVER.tools]}, ensure_ascii=False)
    size = size_of(SERVER)
    assert size.size == len(wire.replace(": ", ":").replace(", ", ",").encode())
    assert size.tools == (
        ToolSize("buy", 131, (("description", 116), ("name", 12))),
        ToolSize("sell", 27, (("name", 13), ("title", 11))),
        ToolSize("sell", 15, (("name", 13),), incomplete=True),
        ToolSize(None, 2, (), incomplete=True),
    )
    assert (size.name, size.path, size.uncounted) == ("shop", "shop.py", 3)


def test_half_a_surrogate_pair_has_a_size() -> None:
    assert size_of(ListedServer(None, None, (ListedTool("\ud800", {"name": "\ud800"}),))).size == 26


def test_tokens() -> None:
    assert [tokens(each) for each in (0, 44, 4400)] == [0, 10, 1000]


def test_table_of_sizes() -> None:
    lines = render("sizes", "table", (size_of(SERVER), ServerSize(None, None, 12, ())), Style()).splitlines()
    assert lines[:8] == [
        "shop  4 tools, 190 bytes, about 43 tokens, 3 not read and not counted",
        "  buy                   131         30  description 116, name 12",
        "  sell                   27          6  name 13, title 11",
        "  sell                   15 +?       3  name 13",
        "  (name not known)        2 +?       0",
        "",
        "no known server  0 tools, 12 bytes, about 3 tokens",
        "",
    ]
    assert lines[8].startswith("bytes: compact JSON in UTF-8, as it is sent; tokens: bytes / 4.4, an estimate.")
    assert render("sizes", "table", (), Style()) == ""
    odd = ServerSize("a\x1b", None, 1, (ToolSize("", 1, ()), ToolSize("a\tb", 1, ())))
    assert [line[:8].rstrip() for line in render("sizes", "table", (odd,), Style()).splitlines()[:3]] == [
        "a�  2 to",
        '  ""',
        "  a b",
    ]


def test_narrow_table_of_sizes() -> None:
    lines = render("sizes", "table", (size_of(SERVER),), Style(width=50)).splitlines()
    assert lines[1] == "  buy                   131         30  descrip…"
    one = ServerSize("s", None, 1, (ToolSize("t", 1, ()),))
    assert render("sizes", "table", (one,), Style()).startswith("s  1 tool, 1 bytes")


def test_json_of_sizes() -> None:
    assert json.loads(render("sizes", "json", (size_of(SERVER),), Style())) == {
        "format_version": 1,
        "bytes_per_token": 4.4,
        "servers": [
            {
                "server": "shop", "path": "shop.py", "bytes": 190, "tokens": 43, "unread": 3,
                "tools": [
                    {"name": "buy", "bytes": 131, "tokens": 30, "incomplete": False,
                     "parts": {"description": 116, "name": 12}},
                    {"name": "sell", "bytes": 27, "tokens": 6, "incomplete": False, "parts": {"name": 13, "title": 11}},
                    {"name": "sell", "bytes": 15, "tokens": 3, "incomplete": True, "parts": {"name": 13}},
                    {"name": None, "bytes": 2, "tokens": 0, "incomplete": True, "parts": {}},
                ],
            }
        ],
    }  # fmt: skip
