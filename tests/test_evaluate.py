from __future__ import annotations

import ast
import runpy
import sys
import warnings
from pathlib import Path

import pytest
from support.values import agrees, is_known, parsed, value_of

from flake8_mcp.syntax.evaluate import MAX_WEIGHT, Code, Evaluator
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source
from flake8_mcp.syntax.values import Array, Object, Scalar, Symbol, Unknown, Value

VALUES = Path(__file__).parents[1] / "test_corpus" / "values"
EXAMPLES = sorted(
    path for path in VALUES.glob("*.py") if not path.stem.endswith("_py312") or sys.version_info >= (3, 12)
)


def expectations(text: str) -> dict[int, str]:
    """The comment at the end of each line of code."""
    lines = [line.partition("  # ") for line in text.splitlines()]
    return {number: comment for number, (code, _, comment) in enumerate(lines, 1) if code and comment}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples(path: Path) -> None:
    """What is known is what Python computes; and known is what the comments say."""
    source = Source.from_bytes(path.name, path.read_bytes())
    file = Project(str(VALUES)).parse(source, str(path))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", (SyntaxWarning, DeprecationWarning))
        real = runpy.run_path(str(path))
    expected = expectations(source.text)
    evaluator = Evaluator()
    for name, bindings in file.outline.module.bindings.items():
        if "." in name or name not in real:
            continue
        value = value_of(file, name, evaluator)
        assert agrees(value, real[name]), (name, value)
        comment = expected.get(bindings[0].node.end_lineno) if isinstance(bindings[0].node, ast.stmt) else None
        if comment == "unknown":
            assert isinstance(value, Unknown), (name, value)
        elif comment == "partly":
            assert not isinstance(value, Unknown), name
            assert not is_known(value), name
        elif comment is not None and comment.startswith("member "):
            assert isinstance(value, Scalar), (name, value)
            assert value.member is not None, name
            assert str(value.value) == comment.removeprefix("member "), name
        elif comment is not None:
            assert is_known(value), (name, value)
            assert ast.literal_eval(comment) == real[name], name


def value(text: str, name: str = "X") -> Value:
    return value_of(parsed(text), name)


def test_backslash_before_a_field() -> None:
    """Not in the corpus: pycodestyle 2.15.0 fails on it under Python 3.12.1."""
    text = 'NAME = "orders"\nX = f"\\{NAME}\\n\\{NAME}"\n'
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", (SyntaxWarning, DeprecationWarning))
        names: dict[str, str] = {}
        exec(text, names)  # noqa: S102  # the text above
        assert agrees(value(text), names["X"])
    assert names["X"] == "\\orders\n\\orders"


def reason(text: str, name: str = "X") -> str:
    found = value(text, name)
    assert isinstance(found, Unknown)
    return found.reason


def call_code(text: str) -> tuple[Evaluator, Code]:
    """The call that X is bound to."""
    file = parsed(text)
    evaluator = Evaluator()
    node = file.outline.module.bindings["X"][0].value
    assert node is not None
    code = evaluator.code(file, node, file.outline.module)
    assert isinstance(code, Code)
    return evaluator, code


# reasons


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("X = nothing()", "the result of nothing() is not known"),
        ("async def f():\n    global X\n    X = await g()", "the value of an awaited call is not known"),
        ("X = lambda: 1", "the value of a lambda is not known"),
        ("def f(a):\n    global X\n    X = a", "a is a parameter"),
        ("X: int", "X has no value here"),
        ("def f(a): return f(a)\nX = f(1)", "f() calls itself"),
        ("X = 1 ^ 'a'", "the result of an operator is not known"),
        ("X = len(zip([1]))", "the result of len() is not known"),
        ("X = 1 in a", "the result of a comparison is not known"),
        ("X = f()()", "the result of a call() is not known"),
        ("X = 1\nX = 2", "X has more than one value"),
        ("X = []\n\nX.append(1)", "X is changed in line 3"),
        ("class C:\n    A = 1\nC.A = 2\nX = C.A", "A is replaced in line 3"),
        ("X = 1 / 0", "the result of an operator is not known"),
        ("X = 'a' - 'b'", "the result of an operator is not known"),
        ("X = 'a' * 'b'", "the result of an operator is not known"),
        ("X = 1 @ 2", "the result of an operator is not known"),
        ("X = 1.5 << 2", "the result of an operator is not known"),
        ("X = 1.5 & 2", "the result of an operator is not known"),
        ("X = 1j + 1", "the result of an operator is not known"),
        ("X = [1] + (2,)", "the result of an operator is not known"),
        ("X = {1} | {2}", "the result of an operator is not known"),
        ("X = [1] * 'a'", "the result of an operator is not known"),
        ("X = 'a' < 1", "the result of a comparison is not known"),
        ("X = 1 in 'a'", "the result of a comparison is not known"),
        ("X = [1][5]", "the item is not known"),
        ("X = [1][1, 2]", "a slice is not followed"),
        ("X = {'a': 1}[0]", "the item is not known"),
        ("X = (1, 2)[*a]", "a slice is not followed"),
        ("X = " + "1" * 300, "the number is too long"),
        ("X = 'a'.replace()", "the result of .replace() is not known"),
        ("X = 'a'.strip(1)", "the result of .strip() is not known"),
        ("X = 'a'.replace(1, 2)", "the result of .replace() is not known"),
        ("X = 'a'.join(1)", "the result of .join() is not known"),
        ("X = '{0} {}'.format(1, 2)", "the result of .format() is not known"),
        ("X = '{'.format(1)", "the result of .format() is not known"),
        ("X = '{a}'.format(1)", "the result of .format() is not known"),
        ("X = range('a')", "the result of range() is not known"),
        ("X = range(1, 2, 0)", "the result of range() is not known"),
        ("X = range(10**30)", "the result of range() is not known"),
        ("X = range(6_000)", "the result of range() is not known"),
        ("import json\nX = json.loads('{')", "the result of json.loads() is not known"),
        ("import json\nX = json.loads(1)", "the result of json.loads() is not known"),
        ("import textwrap\nX = textwrap.dedent(1)", "the result of textwrap.dedent() is not known"),
        ("import typing\nX = typing.cast(str)", "the result of typing.cast() is not known"),
        ("X = {'a': 1}.get()", "the result of .get() is not known"),
        ("X = {'a': 1}.keys(1)", "the result of .keys() is not known"),
        ("X = dict(1)", "dict() of no known pairs"),
        ("X = dict(1, 2)", "dict() of no known pairs"),
        ("X = dict({}, {})", "an argument of dict() is not known"),
        ("X = 'a' f'{b}'", "b is not defined in this file"),
        ("def f(a): return a\nX = f()", "the result of f() is not known"),
        ("def f(a): return a\nX = f(1, 2)", "the result of f() is not known"),
        ("def f(a): return a\nX = f(1, a=2)", "the result of f() is not known"),
        ("def f(a, /): return a\nX = f(a=2)", "the result of f() is not known"),
        ("def f(a): return a\nX = f(*b)", "the result of f() is not known"),
        ("def f(a): return a\nX = f(**{1: 2})", "the result of f() is not known"),
        ("X = 'a'.format(**{1: 2})", "the result of .format() is not known"),
        ("X = [a for a in [1] if b]", "a condition of the comprehension is not known"),
        ("X = [a for a, b in [1]]", "a loop variable is not known"),
        ("X = [1 for {}['a'] in [1]]", "a loop variable is not known"),
        ("async def f():\n    global X\n    X = [a async for a in [1]]", "it loops over what is not known"),
    ],
)
def test_unknown_values_say_why(text: str, expected: str) -> None:
    assert reason(text) == expected


def test_what_is_no_expression_by_itself() -> None:
    file = parsed("f(*a)")
    found = Evaluator().of_node(file, file.outline.calls[0].node.args[0], file.outline.module)
    assert isinstance(found, Unknown)
    assert found.reason == "it is no expression by itself"


def test_replaced_enum_is_not_looped_over() -> None:
    text = "from enum import Enum\nclass C(Enum):\n    A = 1\nglobals()['C'] = 1\nX = [each for each in C]"
    assert reason(text) == "it loops over what is not known"


def test_member_of_an_enum_of_its_own_kind_only() -> None:
    text = "from enum import Enum\nclass A(str, Enum):\n    ONE = 'a'\nclass B(str, Enum):\n    ONE = A.ONE\nX = B.ONE"
    assert reason(text) == "it is a member of another Enum"


def test_class_that_is_no_enum_is_not_looped_over() -> None:
    assert reason("class C: pass\nX = [each for each in C]") == "it loops over what is not known"


def test_value_that_is_passed_on_without_end() -> None:
    """Too many functions to be followed: anything may happen."""
    functions = "".join(f"def f{number}(x): f{number + 1}(x)\n" for number in range(600))
    assert reason(f"{functions}X = []\nf0(X)") == "X is changed in line 601"
    assert not isinstance(value(f"{functions.partition('def f30')[0]}X = []\nf0(X)"), Unknown)


def test_binding_that_is_no_method() -> None:
    """A name of a class that is bound to something callable changes nothing by itself."""
    assert not isinstance(value("class C:\n    f = len\nX = [1]\nC.f(X)"), Unknown)


@pytest.mark.parametrize(
    ("value", "known"),
    [
        ("('a', ('b', 1))", True),
        ("frozenset({'a'})", True),
        ("()", True),
        ("('a', [1])", False),
        ("frozenset(names)", False),
        ("['a']", False),
        ("{'a': 1}", False),
    ],
)
def test_only_what_can_be_changed_is(tmp_path: Path, value: str, known: bool) -> None:  # noqa: FBT001 - a case
    (tmp_path / "defs.py").write_text(f"SHOWN = {value}\ndef rows(): return [SHOWN]\n")
    text = "import defs\nrows = defs.rows()\nrows[0] = 1\n"
    file = Project(str(tmp_path)).parse(Source("main.py", text), str(tmp_path / "main.py"))
    assert is_known(value_of(file, "defs.SHOWN")) is known


def test_module_whose_attributes_are_set_by_any_name(tmp_path: Path) -> None:
    (tmp_path / "defs.py").write_text("A = 1\n")
    text = "import defs\nsetattr(defs, name, 2)\nX = defs.A\nsetattr(defs.A, name, 2)\nY = defs\nZ = [defs]"
    file = Project(str(tmp_path)).parse(Source("main.py", text), str(tmp_path / "main.py"))
    found = value_of(file, "X")
    assert isinstance(found, Unknown)
    assert found.reason == "A is replaced in line 2"
    module = value_of(file, "Y")
    assert isinstance(module, Symbol)
    assert module.name == "defs"


def test_class_whose_attributes_are_set_by_any_name_in_a_method() -> None:
    text = "class C:\n    A = [1]\n    def m(self):\n        self.b = 1\n        setattr(self, name, 2)\nX = C.A"
    assert reason(text) == "A is replaced in line 5"


# places


def test_value_has_the_place_of_its_expression() -> None:
    file = parsed("A = 'text'\nX = {'key': [A]}\n")
    found = value_of(file, "X")
    assert isinstance(found, Object)
    entry = found.entry("key")
    assert entry is not None
    assert isinstance(entry.value, Array)
    spans = [each.place.span for each in (found, entry, entry.value, entry.value.items[0])]
    assert [file.source.slice(each) for each in spans] == ["{'key': [A]}", "'key'", "[A]", "'text'"]


def test_keywords_of_a_call() -> None:
    evaluator, code = call_code("B = {'b': 2}\nX = f(a=1, **B, c=(each for each in 'a'))")
    found = evaluator.keywords_object(code, "m.f")
    assert [(key, code.file.source.slice(entry.place.span)) for key, entry in found.members()] == [
        ("a", "a"),
        ("b", "'b'"),
        ("c", "c"),
    ]
    assert (found.maker, found.rest) == ("m.f", None)
    assert isinstance(found.get("c"), Unknown)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [("1, a=2", "a positional argument"), ("**b", "b is not defined in this file"), ("*[1]", "a positional argument")],
)
def test_keywords_of_an_open_call(arguments: str, expected: str) -> None:
    evaluator, code = call_code(f"X = f({arguments})")
    rest = evaluator.keywords_object(code, None).rest
    assert rest is not None
    assert rest.reason == expected


def test_arguments_of_a_call() -> None:
    evaluator, code = call_code("X = f(1, *'ab', c=2, **{'d': 3})")
    found = evaluator.arguments(code)
    assert found is not None
    assert [agrees(each, real) for each, real in zip(found[0], [1, "a", "b"], strict=True)] == [True] * 3
    assert list(found[1]) == ["c", "d"]


# a resolver of a higher layer


def resolver(name: str, call: Code, evaluator: Evaluator, /) -> Value | None:
    if name == "models.schema":
        return evaluator.keywords_object(call, "models.Schema")
    return None


def test_resolver_knows_calls() -> None:
    file = parsed("from models import schema as s\nX = {'a': s(b=1)}\nY = s\nZ = {**s(b=1)}\nW = {} | s(b=1)")
    evaluator = Evaluator(resolver)
    found = value_of(file, "X", evaluator)
    assert isinstance(found, Object)
    inner = found.get("a")
    assert isinstance(inner, Object)
    assert inner.maker == "models.Schema"
    symbol = value_of(file, "Y", evaluator)
    assert isinstance(symbol, Symbol)
    assert symbol.name == "models.schema"
    spread = value_of(file, "Z", evaluator)
    assert isinstance(spread, Object)
    assert spread.rest is not None
    assert isinstance(value_of(file, "W", evaluator), Unknown)


def test_names_of_things() -> None:
    file = parsed("import mcp\nfrom mcp import Tool\nclass A: pass\ndef f(): pass\n")
    names = [value_of(file, name) for name in ("mcp", "Tool", "A", "f", "len")]
    assert [each.name for each in names if isinstance(each, Symbol)] == [
        "mcp",
        "mcp.Tool",
        "shop.A",
        "shop.f",
        "builtins.len",
    ]


# limits: the same whatever was evaluated before


OPERATIONS = [
    "A{} + 'b'",
    "[A{0}, 1]",
    "[A{0}, A{0}]",
    "A{0} + A{0}",
    "[*A{0}, *A{0}]",
    "{{'a': A{0}, 'b': A{0}}}",
    "f(A{0})",
]


@pytest.mark.parametrize("operation", OPERATIONS)
def test_chains_of_constants_are_bounded(operation: str) -> None:
    lines = ["def f(x): return [x, x]", "A0 = 'a'"]
    lines += [f"A{number + 1} = {operation.format(number)}" for number in range(60)]
    file = parsed("\n".join(lines))
    evaluator = Evaluator()
    for name in ("A60", "A5", "A30", "A60"):
        found = value_of(file, name, evaluator)
        assert found.weight <= MAX_WEIGHT
        assert name == "A30" or is_known(found) == (name == "A5")


@pytest.mark.parametrize(
    "text",
    [
        (
            "def f(x): return g(x) + g(x)\ndef g(x): return h(x) + h(x)\ndef h(x): return i(x) + i(x)\n"
            "def i(x): return [j(x) for _ in range(100)]\ndef j(x): return [k(x) for _ in range(100)]\n"
            "def k(x): return [x]\nX = f(1)"
        ),
        "X = [[b for b in range(200)] for a in range(200)]",
    ],
)
def test_repetition_is_bounded(text: str) -> None:
    assert isinstance(value(text), Unknown) or not is_known(value(text))


@pytest.mark.parametrize(
    "text",
    [
        "A = 'a' * 150_000\nX = A + A",
        "A = 'a' * 150_000\nX = f'{A}{A}'",
        "A = 'a' * 150_000\nX = f'{A}' f'{A}'",
        "A = 'a' * 150_000\nX = A.replace('a', 'bb')",
        "A = 'a' * 150_000\nX = A.join('abc')",
        "A = 'a' * 150_000\nX = '{}{}'.format(A, A)",
        "A = 'a' * 150_000\nX = list(A)",
        "A = 'a' * 150_000\nX = sorted(list(A))",
    ],
)
def test_text_is_bounded(text: str) -> None:
    assert isinstance(value(text), Unknown)


def test_recursion_is_no_value_whatever_was_asked_first() -> None:
    text = "A = [B]\nB = [C]\nC = [A]\nD = [A, 1]\n"
    for order in ("ABCD", "CBAD", "DABC"):
        file, evaluator = parsed(text), Evaluator()
        found = {name: value_of(file, name, evaluator) for name in order}
        assert [isinstance(found[name], Unknown) for name in "ABCD"] == [True, True, True, False]
