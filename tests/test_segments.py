from __future__ import annotations

import ast

import libcst as cst
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flake8_mcp.syntax.segments import (
    MAX_SEGMENT,
    NodePlace,
    Segment,
    SegmentError,
    dotted,
    expression_segment,
    header_segment,
    is_docstring,
    literal,
    span_of,
    string_pieces,
)
from flake8_mcp.syntax.source import Source, Span
from flake8_mcp.syntax.values import FixedPlace


def function(source: Source) -> ast.FunctionDef | ast.AsyncFunctionDef:
    return next(
        node for node in ast.walk(ast.parse(source.text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def header(text: str) -> Segment:
    source = Source("shop.py", text)
    return header_segment(source, function(source))


def expression(text: str) -> Segment:
    """The segment of the last expression of a text."""
    source = Source("shop.py", text)
    statement = ast.parse(text).body[-1]
    assert isinstance(statement, ast.Assign | ast.Expr)
    return expression_segment(source, statement.value)


def nodes(node: cst.CSTNode) -> list[cst.CSTNode]:
    return [node, *(each for child in node.children for each in nodes(child))]


def slices(segment: Segment, kind: type[cst.CSTNode]) -> list[str]:
    return [segment.source.slice(segment.span(each)) for each in nodes(segment.root) if isinstance(each, kind)]


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_spans_are_in_file_coordinates(newline: str) -> None:
    segment = expression(newline.join(["", "", "é = {'é': (", "\t[1, x]", "  # 'comment'", "), 'b': x}"]))
    assert slices(segment, cst.Name) == ["x", "x"]
    assert slices(segment, cst.SimpleString) == ["'é'", "'b'"]
    assert slices(segment, cst.List) == ["[1, x]"]
    assert segment.span(segment.root) == Span(3, 4, 6, 10)


def test_unicode_line_separators_end_no_line() -> None:
    segment = expression("x = ['\u2028\x85\x1c', y]")
    assert slices(segment, cst.Name) == ["y"]


def test_strings_over_lines() -> None:
    segment = expression("x = '''a\r\nb''', y")
    assert slices(segment, cst.Name) == ["y"]


def test_continuation_lines() -> None:
    segment = expression("x = 1 + \\\n  y + \\\r\n z")
    assert slices(segment, cst.Name) == ["y", "z"]


def test_tuple_has_its_parentheses_as_in_ast() -> None:
    assert slices(expression("x = ( (1, 2) ), ((3), 4), ()"), cst.Tuple) == [
        "( (1, 2) ), ((3), 4), ()",
        "(1, 2)",
        "((3), 4)",
        "()",
    ]
    assert slices(expression("(1, 2)"), cst.Tuple) == ["(1, 2)"]
    assert slices(expression("((1, 2))"), cst.Tuple) == ["(1, 2)"]
    assert slices(expression("[(1, 2)]"), cst.Tuple) == ["(1, 2)"]


def test_generator_has_its_parentheses() -> None:
    assert slices(expression("f((a for a in b), 1)"), cst.GeneratorExp) == ["(a for a in b)"]


def test_parentheses_of_other_expressions_do_not_count() -> None:
    assert slices(expression("x = (( 1 ))"), cst.Integer) == ["1"]


@pytest.mark.parametrize(
    "text",
    [
        "@tool\ndef f(a): pass",
        "@tool(\n  name='a',  # why\n)\n@other\nasync def f(\n  a,\n): return 1",
        "class A:\n    @tool\n    def f(a):\n        '''Doc.'''\n        return 1",
        "class A:\n\tdef f(a):\n\t\t'''Doc\n\tmore.'''; x = 1",
        "if x:\r\n  def f(a):\r\n    # comment\r\n\r\n    'doc'\r\n",
        "def f(a): 'doc'",
        "def f(a) -> (\nint): return a",
        "@(\n  tool\n)\ndef f(a): pass",
        "x = 1\n@(  # @odd\n\n  tool)\n@b\ndef f(a): pass",
        "def outer():\n    x = 1\n    def f(a):\n        return a",
        "def f(a):\n    ('doc')\n    return a",
        "def f(a):\n    def g(): pass",
    ],
)
def test_header_is_decorators_signature_and_docstring(text: str) -> None:
    source = Source("shop.py", text)
    wanted = next(
        each
        for each in ast.walk(ast.parse(text))
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and each.name == "f"
    )
    segment = header_segment(source, wanted)
    root = segment.root
    assert isinstance(root, cst.FunctionDef)
    assert root.name.value == "f"
    assert source.slice(segment.span(root.name)) == "f"
    assert source.slice(segment.span(root.params.params[0])) == "a"
    assert len(root.decorators) == len(wanted.decorator_list)
    for decorator, node in zip(root.decorators, wanted.decorator_list, strict=True):
        assert segment.span(decorator.decorator) == span_of(source, node)
    documented = root.get_docstring(clean=False)
    assert documented == ast.get_docstring(wanted, clean=False)


def test_body_is_left_out() -> None:
    segment = header("def f():\n    return secret\n")
    assert "secret" not in segment.code
    assert "secret" in segment.source.text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = [\n\x0c1]", None),
        ("x = (1,\r2)\r", None),
        ("() if 0 else(lambda:())", "libcst does not parse it: TypeError (line 1)"),
        ("\nx = " + "'a' " * 1_200, "libcst does not render it: RecursionError (line 2)"),
        ("x = [" + "1, " * 140_000 + "]", f"an expression of more than {MAX_SEGMENT} characters is not read (line 1)"),
    ],
)
def test_what_libcst_cannot_be_trusted_with_is_refused(text: str, reason: str | None) -> None:
    if reason is None:
        expression(text)
        return
    with pytest.raises(SegmentError) as caught:
        expression(text)
    assert str(caught.value) == reason


def test_form_feed_in_front_of_a_function_is_refused_or_right() -> None:
    assert slices(header("x = 1\n\x0c\ndef f(a): pass"), cst.Param) == ["a"]
    with pytest.raises(SegmentError):
        header("\x0cdef f(a): pass")


def test_positions_that_cannot_be_trusted_are_refused() -> None:
    segment = expression("x = [1]")
    segment.code += " "
    with pytest.raises(SegmentError, match="does not reproduce the source"):
        segment.span(segment.root)


def test_pieces_of_a_string() -> None:
    segment = expression("x = 'a' f'{b}' '''c\\n'''")
    place = NodePlace(segment, segment.root)
    assert [(text, segment.source.slice(each.span)) for each, text in string_pieces(place)] == [
        ("a", "'a'"),
        ("c\n", "'''c\\n'''"),
    ]


def test_bytes_are_no_pieces_of_text() -> None:
    segment = expression("x = b'a' b'b'")
    assert list(string_pieces(NodePlace(segment, segment.root))) == []


def test_computed_text_has_no_pieces() -> None:
    segment = expression("f('a')")
    assert list(string_pieces(NodePlace(segment, segment.root))) == []
    assert list(string_pieces(FixedPlace(segment.source, Span(1, 0, 1, 1)))) == []


def test_place_of_a_node() -> None:
    segment = expression("x = 1")
    place = NodePlace(segment, segment.root)
    assert (place.source, place.span, repr(place)) == (segment.source, Span(1, 4, 1, 5), "NodePlace(Integer)")


@pytest.mark.parametrize(
    "text", ["'a'", "u'a'", '"""a"b"""', "r'\\d'", "'\\d\\x41'", "b'a'", "'''a\r\nb'''", "''", "R''"]
)
def test_literal_is_what_python_reads(text: str) -> None:
    node = cst.parse_expression(text)
    assert isinstance(node, cst.SimpleString)
    assert literal(node) == eval(text.replace("\\d", "\\\\d") if text[0] != "r" else text)  # noqa: S307 - our own text


def test_docstring_is_plain_text() -> None:
    found = [is_docstring(each) for each in ast.parse("'doc'\nf'doc'\nb'doc'\nx\nx = 1").body]
    assert found == [True, False, False, False, False]


def test_dotted_names() -> None:
    assert dotted(cst.parse_expression("a.b.c")) == ("a", "b", "c")
    assert dotted(cst.parse_expression("a().b")) == ()


EXPRESSIONS = st.recursive(
    st.sampled_from(["a", "1", "'é'", "'''x\ny'''", "-1.5", "()", "[]", "f'{a}é'", "'a' \"b\"", "b''", "a.b", "None"]),
    lambda inner: st.one_of(
        st.builds("({}, {})".format, inner, inner),
        st.builds("({}, )".format, inner),
        st.builds("[{},\n  *{}]".format, inner, inner),
        st.builds("{{{}: {}, **{}}}".format, inner, inner, inner),
        st.builds("f({}, k={})".format, inner, inner),
        st.builds("({} + {})".format, inner, inner),
        st.builds("({}\tif {} else\\\n{})".format, inner, inner, inner),
        st.builds("(x for x in {})".format, inner),
        st.builds("[({}) # comment, '\n for x in a if {}]".format, inner, inner),
        st.builds("(lambda y={}: {})".format, inner, inner),
        st.builds("({})[{}:1]".format, inner, inner),
        st.builds("( ( {} ) )".format, inner),
        st.builds("(z := {})".format, inner),
    ),
    max_leaves=8,
)
# libcst counts other things as nodes than ast inside of f-strings, and joins texts where ast has one.
KINDS: dict[type[ast.expr], type[cst.CSTNode]] = {
    ast.Name: cst.Name,
    ast.Tuple: cst.Tuple,
    ast.List: cst.List,
    ast.Dict: cst.Dict,
    ast.Call: cst.Call,
    ast.BinOp: cst.BinaryOperation,
    ast.IfExp: cst.IfExp,
    ast.GeneratorExp: cst.GeneratorExp,
    ast.ListComp: cst.ListComp,
    ast.Lambda: cst.Lambda,
    ast.Subscript: cst.Subscript,
    ast.NamedExpr: cst.NamedExpr,
    ast.JoinedStr: cst.FormattedString,
}


@settings(deadline=None)
@given(EXPRESSIONS, st.sampled_from(["x = ", "é, x = 'é🎈', ", "\n\nx = \\\n ", "if 1:\n\tx = "]), st.booleans())
def test_spans_are_those_of_ast(text: str, before: str, crlf: bool) -> None:  # noqa: FBT001 - hypothesis passes it
    code = before + text
    if crlf:
        code = code.replace("\n", "\r\n")
    source = Source("shop.py", code)
    tree = ast.parse(code)
    value = next(node.value for node in ast.walk(tree) if isinstance(node, ast.Assign))
    segment = expression_segment(source, value)
    assert segment.span(segment.root) == span_of(source, value)
    in_text = {id(each) for node in ast.walk(value) if isinstance(node, ast.JoinedStr) for each in ast.walk(node)}
    for kind, other in KINDS.items():
        ours = [
            segment.span(node)
            for node in _outside_text(segment.root)
            if isinstance(node, other) and not (other is cst.Name and not isinstance(node, cst.BaseExpression))
        ]
        theirs = [
            span_of(source, node)
            for node in ast.walk(value)
            if isinstance(node, kind) and (id(node) not in in_text or isinstance(node, ast.JoinedStr))
        ]
        if other is cst.Name:
            # names of parameters and keywords are no expressions in ast
            assert set(theirs) <= set(ours)
        else:
            assert sorted(ours) == sorted(theirs)


def _outside_text(node: cst.CSTNode) -> list[cst.CSTNode]:
    if isinstance(node, cst.FormattedString):
        return [node]
    return [node, *(each for child in node.children for each in _outside_text(child))]
