"""Sources of an extreme shape: deep, wide, long, circular, growing by doubling; each put where a tool has a part."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

HEADS = (
    "from mcp.server.fastmcp import FastMCP, Context\nfrom mcp.types import Tool, ToolAnnotations, CallToolResult\nmcp = FastMCP('x')\n",
    "from mcp.server import MCPServer\nfrom mcp.types import Tool\nmcp = MCPServer('x')\n",
    "from fastmcp import FastMCP, Context\nfrom mcp.types import Tool\nmcp = FastMCP('x')\n",
)
IMPORTS = """\
from __future__ import annotations
import json, enum, functools, textwrap, dataclasses, typing
from typing import *
from typing import Annotated, Any, Literal, Optional, TypedDict, Union, NamedTuple
from pydantic import BaseModel, Field, RootModel, ConfigDict
"""

# Each: an expression of a depth or length.
DEEP: dict[str, Callable[[int], str]] = {
    "lists": lambda n: "[" * n + "1" + "]" * n,
    "tuples": lambda n: "(" * n + "1" + ",)" * n,
    "parentheses": lambda n: "(" * n + "1" + ")" * n,
    "dicts": lambda n: "{'type': 'object', 'properties': {'a': " * n + "{}" + "}}" * n,
    "items": lambda n: "{'type': 'array', 'items': " * n + "{}" + "}" * n,
    "any_of": lambda n: "{'anyOf': [" * n + "{}" + "]}" * n,
    "calls": lambda n: "f(" * n + "1" + ")" * n,
    "dict_calls": lambda n: "dict(a=" * n + "1" + ")" * n,
    "lambdas": lambda n: "lambda: " * n + "1",
    "conditions": lambda n: "1 if x else " * n + "2",
    "conditions_inside": lambda n: "(" * n + "1" + " if x else 2)" * n,
    "not": lambda n: "not " * n + "1",
    "minus": lambda n: "-" * n + "1",
    "tildes": lambda n: "~" * n + "1",
    "sums": lambda n: "+".join(["1"] * n),
    "texts_joined": lambda n: "+".join(["'a'"] * n),
    "powers": lambda n: "**".join(["1"] * n),
    "ands": lambda n: " and ".join(["x"] * n),
    "comparisons": lambda n: " < ".join(["x"] * n),
    "attributes": lambda n: "a" + ".b" * n,
    "subscripts": lambda n: "a" + "[0]" * n,
    "subscripts_inside": lambda n: "a[" * n + "0" + "]" * n,
    "called_again": lambda n: "a" + "()" * n,
    "methods": lambda n: "'a'" + ".strip()" * n,
    "replacements": lambda n: "'a'" + ".replace('a', 'aa')" * n,
    "adjacent": lambda n: " ".join(["'a'"] * n),
    "formatted": lambda n: "f'" + "{x}" * n + "'",
    "merges": lambda n: " | ".join(["{'a': 1}"] * n),
    "spreads": lambda n: "{**" * n + "{}" + "}" * n,
    "stars": lambda n: "[*" * n + "[]" + "]" * n,
    "walrus": lambda n: "(x := " * n + "1" + ")" * n,
    "comprehensions": lambda n: "[" * n + "1" + " for x in y]" * n,
    "loops_in_one": lambda n: "[x" + " for x in [1, 2, 3]" * n + "]",
    "awaits": lambda n: "await " * n + "x",
    "wide_list": lambda n: "[" + "1, " * n + "]",
    "wide_texts": lambda n: "[" + ", ".join(f"'a{i}'" for i in range(n)) + "]",
    "same_texts": lambda n: "[" + "'a', " * n + "]",
    "wide_dict": lambda n: "{" + ", ".join(f"'a{i}': {{'type': 'string'}}" for i in range(n)) + "}",
    "same_keys": lambda n: "{" + "'a': 1, " * n + "}",
    "wide_object": lambda n: (
        "{'type': 'object', 'properties': {" + ", ".join(f"'a{i}': {{'type': 'string'}}" for i in range(n))
        + "}, 'required': [" + ", ".join(f"'a{i}'" for i in range(n)) + "]}"
    ),
    "wide_enum": lambda n: "{'type': 'object', 'properties': {'a': {'enum': [" + ", ".join(map(str, range(n))) + "]}}}",
    "objects_in_enum": lambda n: "{'type': 'object', 'properties': {'a': {'enum': [" + ", ".join(f"{{'a': {i}}}" for i in range(n)) + "]}}}",
    "wide_any_of": lambda n: "{'type': 'object', 'anyOf': [" + ", ".join(f"{{'required': ['a{i}']}}" for i in range(n)) + "]}",
    "references": lambda n: (
        "{'type': 'object', '$defs': {" + ", ".join(f"'d{i}': {{'$ref': '#/$defs/d{i + 1}'}}" for i in range(n))
        + f", 'd{n}': {{}}}}, 'properties': {{'a': {{'$ref': '#/$defs/d0'}}}}}}"
    ),
    "references_in_a_circle": lambda n: (
        "{'type': 'object', '$defs': {" + ", ".join(f"'d{i}': {{'$ref': '#/$defs/d{(i + 1) % n}'}}" for i in range(n))
        + "}, 'properties': {'a': {'$ref': '#/$defs/d0'}}}"
    ),
    "references_doubling": lambda n: (
        "{'type': 'object', '$defs': {"
        + ", ".join(f"'d{i}': {{'properties': {{'l': {{'$ref': '#/$defs/d{i + 1}'}}, 'r': {{'$ref': '#/$defs/d{i + 1}'}}}}}}" for i in range(n))
        + f", 'd{n}': {{}}}}, 'properties': {{'a': {{'$ref': '#/$defs/d0'}}}}}}"
    ),
    "all_of_doubling": lambda n: (
        "{'type': 'object', '$defs': {"
        + ", ".join(f"'d{i}': {{'allOf': [{{'$ref': '#/$defs/d{i + 1}'}}, {{'$ref': '#/$defs/d{i + 1}'}}]}}" for i in range(n))
        + f", 'd{n}': {{'type': 'object'}}}}, 'allOf': [{{'$ref': '#/$defs/d0'}}]}}"
    ),
    "reference_to_the_whole": lambda n: "{'type': 'object', 'properties': {" + ", ".join(f"'a{i}': {{'$ref': '#'}}" for i in range(n)) + "}}",
    "pointer": lambda n: "{'type': 'object', '$ref': '#" + "/properties/a" * n + "', 'properties': {'a': {'$ref': '#'}}}",
    "long_text": lambda n: "'" + "word " * n + "'",
    "long_word": lambda n: "'" + "a" * (5 * n) + "'",
    "wide_text": lambda n: "'" + "\N{FULLWIDTH LATIN CAPITAL LETTER A}" * n + "'",
    "hidden_text": lambda n: "'" + "\N{TAG LATIN SMALL LETTER A}" * n + "'",
    "escapes": lambda n: "'" + "\\ud800\\udfff\\x00\\u202e" * n + "'",
    "surrogates": lambda n: "'" + "\\udc80" * n + "'",
    "big_number": lambda n: "9" * n,
    "big_hex": lambda n: "0x" + "f" * n,
    "big_float": lambda n: "9" * n + ".0e" + "9" * min(n, 50),
    "big_shift": lambda n: f"1 << {n} << {n} << {n}",
    "big_power": lambda n: f"9 ** {n} ** {n}",
    "repeated": lambda n: f"'a' * {n} * {n} * {n}",
    "repeated_list": lambda n: f"[0] * {n} * {n} * {n}",
    "repeated_lists": lambda n: "[" * (n % 40) + "0" + f"] * {n}" * (n % 40),
    "range": lambda n: f"list(range({n} ** 9))",
    "product": lambda n: f"[(x, y, z) for x in range({n}) for y in range({n}) for z in range({n})]",
    "format": lambda n: f"'%{n}{n}s' % 'a'",
    "format_field": lambda n: f"f'{{1:{n}{n}}}'",
    "format_method": lambda n: f"'{{:>{n}{n}}}'.format('a')",
    "padding": lambda n: f"'a'.ljust({n}{n})",
    "json_deep": lambda n: "json.loads('" + "[" * n + "]" * n + "')",
    "json_objects": lambda n: "json.loads('" + '{"a":' * n + "1" + "}" * n + "')",
    "json_number": lambda n: "json.loads('" + "9" * n + "')",
    "json_keys": lambda n: "json.loads('{" + ", ".join(f'"a{i}": {i}' for i in range(n)) + "}')",
    "dedent": lambda n: "textwrap.dedent('" + "\\n  a" * n + "')",
    "whitespace": lambda n: "textwrap.dedent('" + " \\t" * n + "')",
    "split": lambda n: "'" + "a," * n + "'.split(',')",
    "join": lambda n: "','.join([" + "'a', " * n + "])",
    "join_chars": lambda n: "'" + "ab" * n + "'.join('" + "ab" * n + "')",
    "reduce": lambda n: f"functools.reduce(lambda a, b: a + b, ['a'] * {n})",
}  # fmt: skip

# Each: an annotation of a depth or length.
TYPES: dict[str, Callable[[int], str]] = {
    "lists": lambda n: "list[" * n + "int" + "]" * n,
    "dicts": lambda n: "dict[str, " * n + "int" + "]" * n,
    "optionals": lambda n: "Optional[" * n + "int" + "]" * n,
    "unions": lambda n: "Union[int, " * n + "str" + "]" * n,
    "bars": lambda n: " | ".join(["int"] * n),
    "bars_of_lists": lambda n: " | ".join(f"list[Literal[{i}]]" for i in range(n)),
    "bars_of_models": lambda n: " | ".join(["A", "B", "C"] * n),
    "literals": lambda n: "Literal[" + ", ".join(f"'a{i}'" for i in range(n)) + "]",
    "literals_inside": lambda n: "Literal[" * n + "'a'" + "]" * n,
    "annotated": lambda n: "Annotated[" * n + "int" + ", Field(ge=1)]" * n,
    "fields": lambda n: "Annotated[int, " + "Field(ge=1), " * n + "]",
    "tuples": lambda n: "tuple[" + "int, " * n + "]",
    "tuples_inside": lambda n: "tuple[int, " * n + "int" + "]" * n,
    "quoted": lambda n: repr("list[" * n + "int" + "]" * n),
    "quoted_again": lambda n: "list[" * (n % 30) + "'list[\"int\"]'" + "]" * (n % 30),
    "callables": lambda n: "Callable[[" * n + "int" + "], int]" * n,
    "dotted": lambda n: "a" + ".b" * n,
    "pattern": lambda n: "Annotated[str, Field(pattern='" + "(a+)+" * n + "$')]",
    "long": lambda n: "Annotated[int, Field(description='" + "word " * n + "')]",
    "examples": lambda n: "Annotated[int, Field(examples=[" + "1, " * n + "])]",
    "discriminated": lambda n: "Annotated[" + " | ".join(["A", "B"] * n) + ", Field(discriminator='kind')]",
}  # fmt: skip

# Each: an author's pattern that backtracks, nests or is odd.
PATTERNS = (
    "^(a+)+$", "(a|a)*$", "(a|aa)+$", "(.*)*$", "(?=(a+))\\\\1b", "([a-z]+)*[0-9]", "^(([a-z])+.)+[A-Z]([a-z])+$", "a{99999}",
    "(a{1000}){1000}", "((a{100}){100}){100}", "a{0,2147483647}", "a{4294967296}", "(?:" * 80 + "a" + ")" * 80, "(" * 500 + ")" * 500,
    "[" * 90, "[^", "(?<", "(?P<a>b)", "(?<a>b)\\\\k<a>", "\\\\u{110000}", "\\\\p{L}", "\\\\p{Nope}", "(?i)a", "*", "a**", "a{2,1}", "[b-a]",
    "\\\\", "(?(1)a|b)", "[[:alpha:]]", "(?#", "\\\\x", "\\\\c", "\\ud800", "a|" * 3000, "(a?){60}a{60}", "x*" * 60 + "y", "(x+x+)+y", "\\\\9" * 50,
    "^" * 5000, "(?!" * 60 + ")" * 60, "[\\\\w-\\\\d]", ".{1,30000}.{1,30000}x",
)  # fmt: skip
TEXTS = ("a" * 40, "a" * 5000, "x" * 30, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", "", "\\ud800", "ab" * 3000)

# Where an expression is put: {0}.
SLOTS = (
    "X = {0}\nTool(name='a', description='x', inputSchema=X)\n",
    "Tool(name='a', description='x', inputSchema={0})\n",
    "Tool(name='a', description={0}, inputSchema={{'type': 'object'}})\n",
    "Tool(name={0}, description='x', inputSchema={{'type': 'object'}}, outputSchema={0})\n",
    "Tool(name='a', description='x', inputSchema={{'type': 'object', 'properties': {{'a': {0}}}}})\n",
    "Tool(name='a', description='x', inputSchema={{'type': 'object', 'properties': {{'a': {{'default': {0}}}}}}})\n",
    "Tool(name='a', description='x', inputSchema={{'type': 'object', 'properties': {{'a': {{'type': 'array', 'default': {0}, 'uniqueItems': True, 'items': {{'type': 'string', 'enum': {0}}}}}}}}})\n",
    "Tool(name='a', description='x', inputSchema={{'type': 'object'}}, _meta={0}, annotations={0}, icons={0})\n",
    "@mcp.tool(name={0})\ndef f(): 'x'\n",
    "@mcp.tool(description={0}, annotations={0}, meta={0}, tags={0})\ndef f(): 'x'\n",
    "@mcp.tool()\ndef f(a=({0})):\n    'x'\n",
    "@mcp.tool()\ndef f(a: int = Field({0}), b: list = Field(default={0}, description={0}, json_schema_extra={0})):\n    'x'\n",
    "@mcp.tool()\ndef f(a: int = 1) -> dict:\n    'x'\n    return ({0})\n",
    "@mcp.tool()\nasync def f(a: int = 1) -> dict:\n    'x'\n    y = ({0})\n    print(y)\n    return y\n",
    "@mcp.tool()\ndef f(a: ({0})) -> ({0}):\n    'x'\n",
    "class M(BaseModel):\n    a: int = ({0})\n    model_config = ConfigDict(json_schema_extra={0})\n\n@mcp.tool()\ndef f(a: M) -> M:\n    'x'\n",
    "@({0})\n@mcp.tool()\ndef f(): 'x'\n",
    "for each in {0}:\n    mcp.tool(name=each)(each)\n",
    "for each in {0}:\n    @mcp.tool(name=each)\n    def f(): 'x'\n",
    "TOOLS = {0}\nfor name, each in TOOLS.items():\n    mcp.add_tool(each, name=name)\n",
    "def g():\n    return {0}\n\nTool(name='a', description='x', inputSchema=g())\n",
    "def g(x):\n    y = {0}\n    y['a'] = x\n    return y\n\nTool(name='a', description='x', inputSchema=g(g(g(1))))\n",
    "X = {0}\nX.update({0})\nX['a'] = {0}\nX.append(X)\nTool(name='a', description='x', inputSchema=X)\n",
    "class C:\n    X = {0}\n    def __init__(self, mcp):\n        mcp.tool(name=self.X)(self.f)\n    def f(self): 'x'\nC(mcp)\n",
    "TOOL = {{'name': 'a', 'description': {0}, 'inputSchema': {0}}}\n",
    "assert {0}\nif {0}:\n    @mcp.tool()\n    def f(): 'x'\n",
    "class E(enum.Enum):\n    A = {0}\n    B = A\n\n@mcp.tool()\ndef f(a: E = E.A, b: Literal[E.B] = E.B): 'x'\n",
    "@mcp.tool()\ndef f() -> CallToolResult:\n    'x'\n    return CallToolResult(content={0}, structuredContent={0}, isError={0})\n",
)  # fmt: skip
TYPE_SLOTS = (
    "@mcp.tool()\ndef f(a: {0}) -> {0}:\n    'x'\n",
    "@mcp.tool()\ndef f(a: {0} = None, *, b: {0} = [], **c: {0}) -> str:\n    'x'\n",
    "class M(BaseModel):\n    a: {0}\n    b: {0} = None\n\n@mcp.tool()\ndef f(a: M) -> M:\n    'x'\n",
    "class M(TypedDict, total=False):\n    a: {0}\n\n@mcp.tool()\ndef f(a: M) -> M:\n    'x'\n",
    "@dataclasses.dataclass\nclass M:\n    a: {0}\n\n@mcp.tool()\ndef f(a: M) -> list[M]:\n    'x'\n",
    "X = {0}\nY = Optional[X]\n\n@mcp.tool()\ndef f(a: Y) -> Y:\n    'x'\n",
    "type X = {0}\n\n@mcp.tool()\ndef f(a: X) -> X:\n    'x'\n",
    "class M(RootModel[{0}]): pass\n\n@mcp.tool()\ndef f(a: M) -> M:\n    'x'\n",
)
MODELS = "class A(BaseModel):\n    kind: Literal['a']\n    c: C\nclass B(BaseModel):\n    kind: Literal['b']\n    a: list[A]\nclass C(BaseModel):\n    b: Optional[B]\n"

# Each: statements of a depth or length.
STATEMENTS: dict[str, Callable[[int], str]] = {
    "ifs": lambda n: "".join(f"{' ' * i}if x:\n" for i in range(n)) + " " * n + "mcp.tool()(f)\n",
    "functions_inside": lambda n: "".join(f"{' ' * i}def f{i}():\n" for i in range(n)) + " " * n + "mcp.tool()(f)\n",
    "classes_inside": lambda n: "".join(f"{' ' * i}class C{i}:\n" for i in range(n)) + " " * n + "a = mcp.tool()(f)\n",
    "loops_inside": lambda n: "".join(f"{' ' * i}for x{i} in [1, 2, 3]:\n" for i in range(n)) + " " * n + "mcp.tool(name=str(x0))(f)\n",
    "tries": lambda n: "".join(f"{' ' * i}try:\n" for i in range(n)) + " " * n + "mcp.tool()(f)\n" + "".join(f"{' ' * i}finally: pass\n" for i in reversed(range(n))),
    "elifs": lambda n: "if x: pass\n" + "".join(f"elif x == {i}: mcp.tool()(f{i})\n" for i in range(n)),
    "elifs_in_dispatcher": lambda n: (
        "@server.call_tool()\nasync def call(name, arguments):\n    if name == 'a': return []\n"
        + "".join(f"    elif name == 'a{i}': return [arguments['x{i}']]\n" for i in range(n))
    ),
    "cases": lambda n: "match x:\n" + "".join(f"    case {i}: mcp.tool()(f{i})\n" for i in range(n)),
    "tools": lambda n: "".join(f"@mcp.tool()\ndef f{i}(a: int, b: str = 'x') -> str:\n    '''Do.'''\n    return a\n" for i in range(n)),
    "same_tools": lambda n: "@mcp.tool()\ndef f(a: int) -> str:\n    '''Do.'''\n" * n,
    "tool_objects": lambda n: "TOOLS = [" + "".join(f"Tool(name='a{i}', description='x', inputSchema={{'type': 'object'}}), " for i in range(n)) + "]\n",
    "registered": lambda n: "def f(): 'x'\n" + "mcp.tool()(f)\n" * n,
    "parameters": lambda n: "@mcp.tool()\ndef f(" + ", ".join(f"a{i}: int = {i}" for i in range(n)) + "):\n    'x'\n",
    "decorators": lambda n: "@mcp.tool()\n" * n + "def f(): 'x'\n",
    "other_decorators": lambda n: "def d(f):\n    return f\n" + "@d\n" * n + "@mcp.tool()\ndef f(): 'x'\n",
    "decorators_in_a_chain": lambda n: "def d0(f):\n    mcp.tool()(f)\n    return f\n" + "".join(f"def d{i + 1}(f):\n    return d{i}(f)\n" for i in range(n)) + f"@d{n}\ndef f(): 'x'\n",
    "statements": lambda n: "x = 1\n" * n + "@mcp.tool()\ndef f(a=x): 'x'\n",
    "body": lambda n: "@mcp.tool()\ndef f(a: int):\n    'x'\n" + "    print(a)\n" * n,
    "body_changes": lambda n: "X = {}\n" + "".join(f"X['a{i}'] = {i}\n" for i in range(n)) + "Tool(name='a', description='x', inputSchema=X)\n",
    "list_changes": lambda n: "X = []\n" + "".join(f"X.append(Tool(name='a{i}', description='x', inputSchema={{}}))\n" for i in range(n)),
    "texts_grow": lambda n: "X = ''\n" + "X += 'abc '\n" * n + "Tool(name='a', description=X, inputSchema={'type': 'object'})\n",
    "constants": lambda n: "A0 = {'type': 'object'}\n" + "".join(f"A{i + 1} = A{i}\n" for i in range(n)) + f"Tool(name='a', description='x', inputSchema=A{n})\n",
    "constants_in_a_circle": lambda n: "".join(f"A{i} = A{(i + 1) % n}\n" for i in range(n)) + "Tool(name='a', description='x', inputSchema=A0)\n",
    "doubled_texts": lambda n: "A0 = 'ab'\n" + "".join(f"A{i + 1} = A{i} + A{i}\n" for i in range(n)) + f"Tool(name='a', description=A{n}, inputSchema={{'type': 'object'}})\n",
    "doubled_formats": lambda n: "A0 = 'ab'\n" + "".join(f"A{i + 1} = f'{{A{i}}}{{A{i}}}'\n" for i in range(n)) + f"Tool(name='a', description=A{n}, inputSchema={{'type': 'object'}})\n",
    "doubled_lists": lambda n: "A0 = ['ab']\n" + "".join(f"A{i + 1} = [*A{i}, *A{i}]\n" for i in range(n)) + f"Tool(name='a', description='x', inputSchema={{'type': 'object', 'required': A{n}}})\n",
    "doubled_dicts": lambda n: "A0 = {'type': 'object'}\n" + "".join(f"A{i + 1} = {{'type': 'object', 'properties': {{'a': A{i}, 'b': A{i}}}}}\n" for i in range(n)) + f"Tool(name='a', description='x', inputSchema=A{n})\n",
    "doubled_merges": lambda n: "A0 = {'type': 'object'}\n" + "".join(f"A{i + 1} = {{**A{i}, **A{i}}}\n" for i in range(n)) + f"Tool(name='a', description='x', inputSchema=A{n})\n",
    "doubled_branches": lambda n: "A = 1\n" + "".join(f"if x{i}: A = (A, {i})\nelse: A = [A, {i}]\n" for i in range(n)) + "Tool(name='a', description='x', inputSchema=A)\n",
    "branches": lambda n: "".join(f"if x{i}: A = {i}\n" for i in range(n)) + "Tool(name='a', description='x', inputSchema=A)\n",
    "doubled_types": lambda n: "A0 = int\n" + "".join(f"A{i + 1} = tuple[A{i}, A{i}]\n" for i in range(n)) + f"@mcp.tool()\ndef f(a: A{n}) -> A{n}: 'x'\n",
    "doubled_models": lambda n: "class A0(BaseModel):\n    a: int\n" + "".join(f"class A{i + 1}(BaseModel):\n    a: A{i}\n    b: A{i}\n" for i in range(n)) + f"@mcp.tool()\ndef f(a: A{n}) -> A{n}: 'x'\n",
    "doubled_bases": lambda n: "class A0(BaseModel):\n    a: int\nclass B0(A0): pass\n" + "".join(f"class A{i + 1}(A{i}, B{i}):\n    a{i}: int\nclass B{i + 1}(A{i}, B{i}): pass\n" for i in range(n)) + f"@mcp.tool()\ndef f(a: A{n}) -> A{n}: 'x'\n",
    "doubled_generics": lambda n: "T = TypeVar('T')\nclass G(BaseModel, Generic[T]):\n    a: T\n    b: T\n\n@mcp.tool()\ndef f(a: " + "G[" * n + "int" + "]" * n + "): 'x'\n",
    "growing_generics": lambda _n: "T = TypeVar('T')\nclass G(BaseModel, Generic[T]):\n    a: 'G[G[T]]'\n\n@mcp.tool()\ndef f(a: G[int]): 'x'\n",
    "doubled_functions": lambda n: "def f0(x): return [x]\n" + "".join(f"def f{i + 1}(x): return [f{i}(x), f{i}(x)]\n" for i in range(n)) + f"Tool(name='a', description='x', inputSchema=f{n}(1))\n",
    "doubled_methods": lambda n: "class C:\n    def m0(self): mcp.tool()(self.m0)\n" + "".join(f"    def m{i + 1}(self):\n        self.m{i}()\n        self.m{i}()\n" for i in range(n)) + f"C().m{n}()\n",
    "doubled_registrars": lambda n: "def r0(m):\n    @m.tool()\n    def f(): 'x'\n" + "".join(f"def r{i + 1}(m):\n    r{i}(m)\n    r{i}(m)\n" for i in range(n)) + f"r{n}(mcp)\n",
    "doubled_classes": lambda n: "class A0: pass\n" + "".join(f"class A{i + 1}(A{i}):\n    a = A{i}\n    b = A{i}\n" for i in range(n)) + f"A{n}().tool(mcp)\n@A{n}.a.b.tool()\ndef f(): 'x'\n",
    "function_chain": lambda n: "def f0(): return {'type': 'object'}\n" + "".join(f"def f{i + 1}(): return f{i}()\n" for i in range(n)) + f"Tool(name='a', description='x', inputSchema=f{n}())\n",
    "recursion": lambda n: f"def f(n):\n    return f(n - 1) + f(n - 2) if n else 1\n\nTool(name='a', description='x', inputSchema=f({n}))\n",
    "mutual_recursion": lambda n: f"def f(n):\n    return {{'a': g(n)}}\ndef g(n):\n    return {{'b': f(n), 'c': f(n)}}\n\nTool(name='a', description='x', inputSchema=f({n}))\n",
    "registering_recursion": lambda n: f"def r(n):\n    mcp.tool(name=f'a{{n}}')(r)\n    r(n - 1)\n    r(n - 1)\n\nr({n})\n",
    "bases": lambda n: "class C0(BaseModel):\n    a: int\n" + "".join(f"class C{i + 1}(C{i}):\n    a{i}: int\n" for i in range(n)) + f"@mcp.tool()\ndef f(a: C{n}): 'x'\n",
    "bases_in_a_circle": lambda n: "".join(f"class C{i}(C{(i + 1) % n}):\n    a{i}: int\n" for i in range(n)) + "@mcp.tool()\ndef f(a: C0): 'x'\n@C0().tool()\ndef g(): 'x'\n",
    "models_in_a_chain": lambda n: "class C0(BaseModel):\n    a: int\n" + "".join(f"class C{i + 1}(BaseModel):\n    a: C{i}\n" for i in range(n)) + f"@mcp.tool()\ndef f(a: C{n}) -> C{n}: 'x'\n",
    "models_in_a_circle": lambda n: "".join(f"class C{i}(BaseModel):\n    a: 'C{(i + 1) % n}'\n" for i in range(n)) + "@mcp.tool()\ndef f(a: C0) -> C0: 'x'\n",
    "models_all_to_all": lambda n: "".join(f"class C{i}(BaseModel):\n" + "".join(f"    a{j}: 'C{j}'\n" for j in range(n)) for i in range(n)) + "@mcp.tool()\ndef f(a: C0) -> C0: 'x'\n",
    "aliases_in_a_circle": lambda n: "".join(f"X{i} = list['X{(i + 1) % n}']\n" for i in range(n)) + "@mcp.tool()\ndef f(a: X0) -> X0: 'x'\n",
    "fields": lambda n: "class M(BaseModel):\n" + "".join(f"    a{i}: int = Field({i}, ge=0, description='x')\n" for i in range(n)) + "@mcp.tool()\ndef f(a: M) -> M: 'x'\n",
    "members": lambda n: "class E(enum.Enum):\n" + "".join(f"    A{i} = {i}\n" for i in range(n)) + "@mcp.tool()\ndef f(a: E = E.A0): 'x'\n",
    "docstring": lambda n: "@mcp.tool()\ndef f(a: int):\n    '''Do.\n\n    Args:\n" + "".join(f"        a{i}: {'word ' * 9}\n" for i in range(n)) + "    '''\n",
    "docstring_of_numpy": lambda n: "@mcp.tool()\ndef f(a: int):\n    '''Do.\n\n    Parameters\n    ----------\n" + "".join(f"    a{i} : int\n        Word.\n" for i in range(n)) + "    '''\n",
    "docstring_of_sphinx": lambda n: "@mcp.tool()\ndef f(a: int):\n    '''Do.\n\n" + "".join(f"    :param int a{i}: Word.\n" for i in range(n)) + "    '''\n",
    "docstring_of_dashes": lambda n: "@mcp.tool()\ndef f(a: int):\n    '''" + "-" * n + "\n" + ":" * n + "\n" + "    Args:\n" * n + " (" * n + "'''\n",
    "line_continuations": lambda n: "x = \\\n" * n + "1\n",
    "semicolons": lambda n: "x = 1;" * n + "mcp.tool()(f)\n",
    "blank_lines": lambda n: "\n" * n + "@mcp.tool()\ndef f(): 'x'\n",
    "comments": lambda n: "# mcp.tool( noqa: MCP101\n" * n + "@mcp.tool()\ndef f(): 'x'\n",
    "imports": lambda n: "".join(f"from .m{i} import *\n" for i in range(n)) + "@mcp.tool()\ndef f(a: Nope) -> Nope: 'x'\n",
    "servers": lambda n: "".join(f"m{i} = FastMCP('x{i}')\n@m{i}.tool()\ndef f(): 'x'\n" for i in range(n)),
    "mounts": lambda n: "m0 = FastMCP('x')\n" + "".join(f"m{i + 1} = FastMCP('x')\nm{i + 1}.mount(m{i}, prefix='p')\n" for i in range(n)) + "@m0.tool()\ndef f(): 'x'\n",
    "mounts_in_a_circle": lambda n: "".join(f"m{i} = FastMCP('x')\n" for i in range(n)) + "".join(f"m{i}.mount(m{(i + 1) % n}, 'p')\n" for i in range(n)) + "@m0.tool()\ndef f(): 'x'\n",
    "loop": lambda n: f"for i in range({n}):\n    @mcp.tool(name=f'a{{i}}')\n    def f(): 'x'\n",
    "loops": lambda n: f"for i in range({n}):\n  for j in range({n}):\n    for k in range({n}):\n      mcp.tool(name=f'a{{i}}{{j}}{{k}}')(f)\n",
    "endless": lambda _n: "i = 0\nwhile True:\n    i += 1\n    mcp.tool(name=f'a{i}')(f)\n",
    "globals": lambda n: "".join(f"globals()['f{i}'] = mcp.tool()(f)\n" for i in range(n)),
    "setattr": lambda n: "class C: pass\n" + "".join(f"setattr(C, 'f{i}', mcp.tool()(f))\n" for i in range(n)),
    "targets": lambda n: "a = " * n + "{'type': 'object'}\nTool(name='a', description='x', inputSchema=a)\n",
    "unpacked": lambda n: "(" * (n % 90) + "a" + ",)" * (n % 90) + " = x\n" + ", ".join(f"b{i}" for i in range(n)) + " = range(9)\nmcp.tool(name=b0)(a)\n",
    "globals_and_nonlocals": lambda n: "def g():\n" + "".join(f"    global a{i}\n    a{i} = 1\n" for i in range(n)) + "Tool(name=a0, description='x', inputSchema={})\n",
    "handlers": lambda n: "@mcp.tool()\ndef f(a: int):\n    'x'\n    try: pass\n" + "".join(f"    except E{i} as e: return {{'error': str(e)}}\n" for i in range(n)),
    "noqa": lambda n: "@mcp.tool(name='a b')  # noqa: " + "MCP101, " * n + "\ndef f(): pass\n",
}  # fmt: skip


def shape(random: Random, limit: int = 4) -> tuple[str, str]:
    """A source of some shape and what it is called; its size is at most about 10 to the power of `limit`."""
    size = max(1, int(10 ** random.uniform(0, limit)))
    head = IMPORTS + random.choice(HEADS)
    match random.randrange(10):
        case 0 | 1 | 2 | 3:
            name, make = random.choice(sorted(DEEP.items()))
            slot = random.randrange(len(SLOTS))
            if len(made := make(size)) > 2_000_000:
                made = make(10)
            return f"{name} {size} in slot {slot}", head + SLOTS[slot].format(made)
        case 4 | 5:
            name, make = random.choice(sorted(TYPES.items()))
            slot = random.randrange(len(TYPE_SLOTS))
            return f"type {name} {size} in slot {slot}", head + MODELS + TYPE_SLOTS[slot].format(make(size))
        case 6:
            pattern, text = random.choice(PATTERNS), random.choice(TEXTS)
            value = f"{{'type': 'string', 'pattern': '{pattern}', 'default': '{text}', 'examples': ['{text}'], 'enum': ['{text}']}}"
            source = SLOTS[4].format(value) + TYPE_SLOTS[0].format(
                f"Annotated[str, Field('{text}', pattern='{pattern}')]"
            )
            model = (
                f"class M(BaseModel):\n    a: str = Field('{text}', pattern=r'{pattern}')\n"
                if pattern[-1] != "\\"
                else ""
            )
            return (
                f"pattern {pattern[:20]}",
                head + source + model + f"@mcp.tool()\ndef g(a: str = Field('{text}', pattern='{pattern}')): 'x'\n",
            )
        case _:
            name, make = random.choice(sorted(STATEMENTS.items()))
            if name in QUADRATIC:
                size = min(size, 300)
            return f"{name} {size}", head + make(size)


# Their text grows with the square of the size.
QUADRATIC = frozenset(
    {"ifs", "functions_inside", "classes_inside", "loops_inside", "tries", "models_all_to_all", "docstring_of_dashes"}
)
