from __future__ import annotations

import ast
import codecs

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.source import Source, Span, UnreadableSourceError


def source(text: str) -> Source:
    return Source("shop.py", text)


def test_bytes_are_utf8_by_default() -> None:
    found = Source.from_bytes("shop.py", "x = 'é'\n".encode())
    assert (found.text, found.encoding, found.bom, found.editable) == ("x = 'é'\n", "utf-8", False, True)


def test_coding_cookie_is_followed() -> None:
    found = Source.from_bytes("shop.py", "# -*- coding: latin-1 -*-\nx = 'é'\n".encode("latin-1"))
    assert found.text.endswith("x = 'é'\n")
    assert found.encoding == "iso-8859-1"


def test_byte_order_mark_is_no_part_of_the_text() -> None:
    found = Source.from_bytes("shop.py", codecs.BOM_UTF8 + b"x = 1\n")
    assert (found.text, found.bom) == ("x = 1\n", True)


def test_newlines_are_kept() -> None:
    assert Source.from_bytes("shop.py", b"a\r\nb\rc\n").text == "a\r\nb\rc\n"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"x = '\xe9'\n", "line 1 holds the byte 0xe9, which is not utf-8"),
        (b"# coding: nothing\n", "unknown encoding: nothing"),
        (b"# coding: ascii\nx = '\xe9'\n", "line 2 holds the byte 0xe9, which is not ascii"),
        (b"x = 1\r\n\n# \xe9\n", "line 3 holds the byte 0xe9, which is not utf-8"),
        (codecs.BOM_UTF8 + b"# coding: latin-1\n", "encoding problem: utf-8"),
        (b"x = 1\ny = '\0'\n", "line 2 holds a NUL character"),
        ("x = 1\n".encode("utf-16"), "line 1 holds the byte 0xff, which is not utf-8"),
    ],
)
def test_unreadable_bytes_give_one_clear_line(data: bytes, message: str) -> None:
    with pytest.raises(UnreadableSourceError) as caught:
        Source.from_bytes("shop.py", data)
    assert str(caught.value) == message


def test_lines_of_flake8_cannot_be_edited() -> None:
    found = Source.from_lines("shop.py", ["a = 1\n", "b = 2\n"])
    assert (found.text, found.editable) == ("a = 1\nb = 2\n", False)


def test_bytes_and_lines_give_the_same_positions() -> None:
    text = "a = 1\r\nb = 'é'\n"
    one = Source.from_bytes("shop.py", text.encode())
    other = Source.from_lines("shop.py", ["a = 1\n", "b = 'é'\n"])
    assert [one.line(2), one.column(2, 7)] == [other.line(2), other.column(2, 7)]


@pytest.mark.parametrize(("text", "newline"), [("a\r\nb\n", "\r\n"), ("a\rb\n", "\r"), ("a\n", "\n"), ("a", "\n")])
def test_newline_is_the_first_one(text: str, newline: str) -> None:
    assert source(text).newline == newline


def test_lines_are_cut_as_python_cuts_them() -> None:
    found = source("a\r\nb\rc\x0cd\u2028e\x85f\x1cg\nh")
    assert [found.line(number) for number in range(7)] == ["", "a", "b", "c\x0cd\u2028e\x85f\x1cg", "h", "", ""]
    assert found.line_starts == (0, 3, 5, 15)


def test_offset_of_a_line_behind_the_end_is_the_end() -> None:
    found = source("a = 1\nb")
    assert [found.offset(1, 2), found.offset(2, 0), found.offset(2, 1), found.offset(9, 0)] == [2, 6, 7, 7]


def test_slice_over_lines() -> None:
    assert source("a = (\r\n 1)\r\n").slice(Span(1, 4, 2, 3)) == "(\r\n 1)"


def test_column_counts_characters() -> None:
    found = source("é = '🎈', x\nabc")
    utf8 = len("é = '🎈', ".encode())
    assert [found.column(1, 0), found.column(1, utf8), found.column(2, 2)] == [0, 9, 2]


def test_column_of_ascii_text() -> None:
    assert source("x = 1").column(1, 4) == 4


@settings(deadline=None)
@given(st.text(alphabet="aé🎈 '\"#=\t\x0c\u2028\x85()[],1", max_size=30), st.sampled_from(["\n", "\r\n", "\r"]))
def test_names_are_found_at_the_columns_of_ast(filling: str, newline: str) -> None:
    """Whatever stands in front of a name on its line or on the lines above, its span slices back to it."""
    text = f"'''{filling}''', name{newline}# {filling.replace(chr(0x0C), '')}{newline}[{filling.count('a')}, name]"
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return
    found = source(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            assert found.slice(span_of(found, node)) == node.id


def test_findings_of_a_line_share_its_text() -> None:
    source = Source.from_bytes("shop.py", b"a = 1\nb = 2\r\n")
    assert source.line(2) is source.line(2)
    assert (source.line(2), source.line_with_end(2)) == ("b = 2", "b = 2\r\n")
    assert (source.line(1), source.line_with_end(1), source.line(9)) == ("a = 1", "a = 1\n", "")
