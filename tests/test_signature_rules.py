"""Rules on signatures, registrations and handlers at their edges: what is not known is never reported."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

import pytest
from support.corpus import ROOT, findings, settings_of

from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterable

SERVER = "from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP('x')\n"


def codes(text: str, family: str = "MCP7") -> list[str]:
    """The codes of a family in a text, each with its line."""
    source = Source("example.py", textwrap.dedent(text))
    found = findings(source, ROOT / "docs" / "example.py", settings_of(source.text, family))
    return [f"{each.code}:{each.line}" for each in found if each.code.startswith(family)]


def test_slash_behind_comments_and_parentheses() -> None:
    tool = "@mcp.tool()\ndef f(\n    a: int = (1),  # one / two\n    /,\n) -> int:\n    '''F.'''\n    return a\n"
    assert codes(SERVER + tool) == ["MCP702:7"]


def test_slash_after_a_default_in_nested_parentheses() -> None:
    assert codes(SERVER + "@mcp.tool()\ndef f(a: int = ((1)), /) -> int:\n    '''F.'''\n    return a\n") == ["MCP702:5"]


@pytest.mark.parametrize(
    "guard",
    [
        "with contextlib.suppress(TypeError):",
        "with pytest.raises(TypeError, match='x'):",
        "if sys.version_info > (3, 12):",
        "if hasattr(mcp, 'x'):",
        "if mcp.__version__:",
    ],
)
def test_failures_that_are_expected(guard: str) -> None:
    body = "    @mcp.tool\n    def f() -> str:\n        '''F.'''\n        return ''\n"
    assert codes(f"{SERVER}import contextlib, pytest, sys\n{guard}\n{body}") == []


@pytest.mark.parametrize(
    ("handler", "reported"),
    [("except:", False), ("except (KeyError, TypeError):", False), ("except KeyError:", True)],
)
def test_failures_in_a_try(handler: str, reported: bool) -> None:  # noqa: FBT001 - a parameter of the test
    body = "    @mcp.tool\n    def f() -> str:\n        '''F.'''\n        return ''\n"
    found = codes(f"{SERVER}try:\n{body}{handler}\n    pass\n")
    assert found == (["MCP700:5"] if reported else [])


def test_with_that_is_no_call() -> None:
    body = "    @mcp.tool\n    def f() -> str:\n        '''F.'''\n        return ''\n"
    assert codes(f"{SERVER}lock = mcp\nwith lock:\n{body}") == ["MCP700:6"]


def test_registration_in_another_file_is_not_expected() -> None:
    assert codes(SERVER + "import other\nother.register(mcp)\n") == []


@pytest.mark.parametrize(
    "given",
    [
        "make()",
        "unknown",
        "make",
        "a.b",
        "Derived()",
        "Plain()",
        "Decorated()",
        "Made()",
        "(lambda: 1, 2)[0]",
        "pair",
        "Meta()",
        "Attribute()",
    ],
)
def test_callables_that_are_not_known(given: str) -> None:
    text = """
    import functools
    from mcp.server.fastmcp import FastMCP
    from other import Base, decorate, make
    mcp = FastMCP("x")

    class Derived(Base):
        def __call__(self) -> str:
            return ""

    class Plain:
        pass

    @decorate
    class Decorated:
        def __call__(self) -> str:
            return ""

    class Made:
        def __new__(cls):
            return make

        def __call__(self) -> str:
            return ""

    class Meta(metaclass=type):
        def __call__(self) -> str:
            return ""

    class Attribute:
        __name__ = "attribute"

        def __call__(self) -> str:
            return ""

    pair, rest = make()
    mcp.add_tool({given})
    """.replace("{given}", given)
    assert [each for each in codes(text) if each.startswith("MCP705")] == []


def test_callable_of_an_abstract_class() -> None:
    text = """
    import abc
    from mcp.server.fastmcp import FastMCP
    mcp = FastMCP("x")

    class Greeter(abc.ABC):
        x = 1

        def __call__(self) -> str:
            return ""

    greeter = Greeter()
    again = greeter
    mcp.add_tool(greeter)
    """
    assert codes(text) == ["MCP705:14"]


def test_name_that_is_assigned_to_a_callable() -> None:
    text = """
    import functools
    from mcp.server.fastmcp import FastMCP
    mcp = FastMCP("x")

    class Greeter:
        def __call__(self) -> str:
            return ""

    greeter = Greeter()
    greeter.__name__ = "greet"
    mcp.add_tool(greeter)
    mcp.add_tool(Greeter())
    """
    assert codes(text) == []


def test_callable_on_an_unknown_sdk() -> None:
    assert codes("from somewhere import mcp\nimport mcp.types\nmcp.add_tool(lambda: 1)\n") == []


@pytest.mark.parametrize(
    ("default", "schema", "reported"),
    [
        ("None", "{'type': ['string', 'null']}", False),
        ("None", "{'type': ['string', 'integer']}", True),
        ("None", "{'const': 1}", True),
        ("None", "{'enum': [None, 'a']}", False),
        ("None", "{'enum': ['a']}", True),
        ("None", "{'allOf': [{'type': 'string'}]}", True),
        ("None", "{'oneOf': [{'type': 'string'}, {'type': 'null'}]}", False),
    ],
)
def test_null_in_schemas_of_every_form(default: str, schema: str, reported: bool) -> None:  # noqa: FBT001 - as above
    text = (
        f"{SERVER}from typing import Annotated, Any\nfrom pydantic import Field\n@mcp.tool()\n"
        f"def f(a: Annotated[Any, Field(json_schema_extra={schema})] = {default}) -> str:\n    '''F.'''\n    return ''\n"
    )
    assert codes(text, "MCP730") == (["MCP730:7"] if reported else [])


def test_null_in_a_recursive_schema() -> None:
    text = """
    from __future__ import annotations
    from mcp.server.fastmcp import FastMCP
    from pydantic import BaseModel
    mcp = FastMCP("x")

    class Node(BaseModel):
        next: Node = None

    @mcp.tool()
    def f(node: Node) -> str:
        '''F.'''
        return ""
    """
    assert codes(text, "MCP730") == ["MCP730:8"]


@pytest.mark.parametrize(
    "decorator",
    ["@mcp.tool(name='x', **options)", "@mcp.tool(*options)", "@mcp.tool(structured_output=options)"],
)
def test_options_that_are_not_known(decorator: str) -> None:
    assert codes(f"{SERVER}from other import options\n{decorator}\ndef f():\n    '''F.'''\n") == []


def test_context_that_may_be_a_subclass_of_another_project() -> None:
    text = "from other import Context\n@mcp.tool()\nasync def f(ctx: Context) -> str:\n    '''F.'''\n    return ''\n"
    assert codes(SERVER + text) == []


def test_literal_tools_have_no_signature() -> None:
    text = "from mcp.types import Tool\ntool = Tool(name='a', description='A.', inputSchema={'type': 'object'})\n"
    assert codes(text) == []


def lines(found: Iterable[str]) -> list[int]:
    return [int(each.partition(":")[2]) for each in found]


def test_stdout_of_runs_that_are_not_known() -> None:
    run = "import sys\nprint('a')\nmcp.run(**options)\n"
    assert codes(SERVER + "from other import options\n" + run) == []


def test_stdout_at_the_edges() -> None:
    text = """
    import os, sys
    from typing import TYPE_CHECKING
    from mcp.server.fastmcp import FastMCP
    mcp = FastMCP("x")

    if TYPE_CHECKING:
        print("checked")

    def main(options):
        for each in options:
            print(each)
        while not options:
            print("waiting")
            break
        match options:
            case "a":
                print("a")
                raise SystemExit
            case _:
                print("b")
        if options:
            print("gone")
            os._exit(1)
        with open("a"):
            print("open")
        print(*options, **options)
        sys.stdout.write("a" + "\\n")
        sys.stdout.write(f"{options}\\n")
        sys.stdout.write("a\\n")
        sys.stdout.write(options)
        sys.stdout.writelines(options)
        mcp.run("stdio")
        print("after")

    print("module")
    if __name__ == "__main__":
        main([])
        print("after")
    """
    found = lines(codes(text, "MCP750"))
    assert found == [12, 14, 21, 26, 28, 29, 30, 31, 32, 36]


def test_stdout_of_a_function_that_something_else_calls() -> None:
    text = """
    from mcp.server.fastmcp import FastMCP
    mcp = FastMCP("x")

    def main():
        mcp.run()

    print("module")
    if __name__ == "__main__":
        print("main")
    """
    assert lines(codes(text, "MCP750")) == [8]


def test_stdout_of_a_method() -> None:
    text = """
    from mcp.server.fastmcp import FastMCP
    mcp = FastMCP("x")

    class Tools:
        print("class")

        @staticmethod
        @mcp.tool()
        def f(a: str) -> str:
            '''F.'''
            print([print(a) for _ in a])
            return a

    mcp.run()
    """
    assert lines(codes(text, "MCP750")) == [12, 12]


def test_paths_that_are_written() -> None:
    text = """
    from pathlib import Path
    import pathlib
    from mcp.server.fastmcp import FastMCP
    from mcp.types import ToolAnnotations
    from other import given
    mcp = FastMCP("x")
    HOME = Path.home()

    @mcp.tool(annotations=ToolAnnotations(title="T", readOnlyHint=True))
    def f(path: Path, other: str, more: given) -> str:
        '''F.'''
        path.unlink()
        HOME.joinpath("a").unlink()
        path.parent.rmdir()
        (path.resolve() / "b").rename("c")
        pathlib.Path(other).expanduser().write_bytes(b"")
        more.unlink()
        given.unlink()
        given().unlink()
        given.a.unlink()
        [each.unlink() for each in [path]]
        with open(path) as opened:
            opened.unlink()
        given.execute()
        given.execute(given("DELETE FROM a"))
        given.execute(given.text("DELETE FROM a"))
        return other
    """
    assert lines(codes(text, "MCP760")) == [13, 14, 15, 16, 17, 27]


def test_answers_at_the_edges() -> None:
    text = """
    from mcp.server.fastmcp import FastMCP
    from mcp.types import TextContent
    from other import given
    mcp = FastMCP("x")

    @mcp.tool(structured_output=False)
    def f(a: str):
        '''F.'''
        text = given()
        try:
            return a
        except KeyError:
            return
        except ValueError:
            return given(a)
        except TypeError:
            return text
        except OSError:
            return [TextContent(type="text", text=given)], a
        except IndexError:
            return [TextContent(type="text")]
        except SyntaxError:
            return "Error: %s" % a
        except NameError:
            return f"{a} failed"
        except AttributeError:
            return (TextContent(type="text", text="Error"),)
        except RuntimeError:
            return 1
    """
    assert lines(codes(text, "MCP754")) == [24, 28]


def dispatcher(body: str, tools: str = "'a', 'b'") -> str:
    """A low-level server with a dispatcher of that body."""
    return (
        "from mcp.server.lowlevel import Server\nfrom mcp.types import TextContent, Tool\nfrom other import given\n"
        "server = Server('x')\n@server.list_tools()\nasync def list_tools() -> list[Tool]:\n"
        f"    return [Tool(name=each, description='A tool.', inputSchema={{}}) for each in ({tools})]\n"
        "@server.call_tool()\nasync def call_tool(name: str, arguments: dict) -> list[TextContent]:\n"
        + textwrap.indent(textwrap.dedent(body), "    ")
    )


@pytest.mark.parametrize(
    "body",
    [
        "name = given(name)\nif name == 'a':\n    return []\n",
        "if name.startswith('a'):\n    return []\nif name == 'a':\n    return []\n",
        "if name == 'a':\n    return []\nreturn given(name)\n",
        "if name == 'a':\n    return []\nreturn given[name]\n",
        "if name == 'a':\n    return []\nreturn given.get(name)\n",
        "match name:\n    case 'a':\n        return []\n    case str():\n        return given\n",
        "if name == 'a' and arguments:\n    return []\nraise ValueError(name)\n",
        "if not name:\n    return []\nif name == 'a':\n    return []\nraise ValueError(name)\n",
        "if name == given:\n    return []\nif name == 'a':\n    return []\n",
        "if len(name) > 1:\n    return []\nif name == 'a':\n    return []\nreturn lambda: name\n",
        "if name == 'a':\n    return []\nreturn {**given, 'b': 1}[name]\n",
        "return []\n",
    ],
)
def test_names_that_may_be_handled_elsewhere(body: str) -> None:
    assert codes(dispatcher(body), "MCP756") == []


def test_names_that_are_only_written_down() -> None:
    body = """
    tool = name
    print(name, str(name))
    given.info("call", tool=name)
    if tool != "a":
        raise ValueError(f"unknown {name}: {tool!r}")
    async def inner():
        return []
    return [] if arguments else await inner()
    """
    assert codes(dispatcher(body), "MCP756") == ["MCP756:7"]


def test_names_in_a_table() -> None:
    body = "run = {'a': given, 'c': given, 1: given}.get(name)\nreturn run(arguments)\n"
    assert codes(dispatcher(body), "MCP756") == []
    body = "if name == 'a':\n    return []\nrun = {'a': given, 'c': given}.get(name)\nreturn run(arguments)\n"
    assert codes(dispatcher(body), "MCP756") == ["MCP756:7", "MCP756:12"]


def test_two_dispatchers_on_one_server() -> None:
    text = dispatcher("if name == 'c':\n    return []\n")
    second = "@server.call_tool()\nasync def again(name: str, arguments: dict) -> list[TextContent]:\n    return []\n"
    assert codes(text + second, "MCP756") == []


def test_dispatchers_of_other_forms() -> None:
    text = """
    from mcp.server.lowlevel import Server
    from other import handler, other
    first = Server("first", on_call_tool=handler)
    second = Server("second", on_call_tool=lambda context, params: None)

    async def alone(params):
        if params.name == "a":
            return None

    third = Server("third", on_call_tool=alone)

    @first.call_tool
    async def short():
        return []

    @other.call_tool()
    async def foreign(name, arguments):
        return []
    """
    assert codes(text, "MCP756") == []


def test_arguments_of_tools_that_are_not_known() -> None:
    body = "if name == 'a':\n    return arguments['x'] + arguments.get('y') + arguments[name]\n"
    assert codes(dispatcher(body), "MCP758") == []


def test_uses_of_imports_at_the_edges() -> None:
    text = """
    # settings: --mcp-sdk mcp==2.3.0
    from mcp.server \\
        .fastmcp import FastMCP
    import mcp.server.fastmcp, os
    from mcp.server import fastmcp
    import mcp_tools
    """.lstrip("\n")
    assert lines(codes(text, "MCP780")) == [3, 4, 5]


def test_attributes_of_objects_that_are_not_known() -> None:
    text = """
    # settings: --mcp-sdk fastmcp==4.2.3
    from fastmcp import FastMCP
    from other import mcp
    server = FastMCP("x")
    mcp.remove_tool("a")
    server.remove_tool = None
    print(server.settings, mcp._tool_manager, server.name)
    """.lstrip("\n")
    assert lines(codes(textwrap.dedent(text), "MCP784")) == [7]


@pytest.mark.parametrize("sdk", ["mcp==1.9.4", "fastmcp==2.5.2"])
def test_constructors_that_take_settings(sdk: str) -> None:
    module = "mcp.server.fastmcp" if sdk.startswith("mcp") else "fastmcp"
    text = f"# settings: --mcp-sdk {sdk}\nfrom {module} import FastMCP\nmcp = FastMCP('x', colour='red')\n"
    assert codes(text) == []


def test_calls_of_tools_at_the_edges() -> None:
    text = """
    from mcp.server.fastmcp import FastMCP
    from pydantic import Field
    from other import decorate, make
    mcp = FastMCP("x")

    @mcp.tool()
    @decorate
    def wrapped(a: int = Field(1)) -> int:
        '''F.'''
        return a

    @mcp.tool()
    def made(a: int = make(1), *, b: int = 2, c: int) -> int:
        '''G.'''
        return a + b + c

    def helper(a: int = Field(1)) -> int:
        return a

    wrapped()
    made(*[], c=1)
    made(c=1)
    helper()
    make()
    """
    assert codes(text, "MCP739") == []


def test_types_that_are_no_protocol_types() -> None:
    text = """
    from mcp.server.fastmcp import FastMCP
    from mcp.types import ToolAnnotations
    from other import Result, result
    mcp = FastMCP("x")
    Result(is_error=True)
    result(is_error=True)
    ToolAnnotations(title="x", meta={})
    unknown.Result(is_error=True)
    """
    assert codes(text, "MCP742") == []


def test_handlers_at_the_edges() -> None:
    text = """
    from mcp.server.lowlevel import Server
    from mcp.types import ListToolsResult
    from other import decorate, handler

    @decorate
    def wrapped(a):
        return []

    async def empty(context, params):
        return

    async def texts(context, params):
        return "a"

    first = Server("first", on_list_tools=wrapped, on_call_tool=handler)
    second = Server("second", on_list_tools=empty, on_call_tool=texts)
    """
    assert codes(text, "MCP787") == ["MCP787:14"]


def test_docstrings_that_are_written_in_another_way() -> None:
    text = """
    # settings: --mcp-sdk fastmcp==4.2.3
    from fastmcp import FastMCP
    mcp = FastMCP("x")

    @mcp.tool
    def f(a: str) -> str:
        "Find an article in the shop.\\n\\nReturns:\\n    The article.\\n"
        return a
    """.lstrip("\n")
    assert codes(textwrap.dedent(text), "MCP744") == ["MCP744:7"]


def test_docstrings_of_numpy() -> None:
    text = '''
    # settings: --mcp-sdk fastmcp==4.2.3
    from fastmcp import FastMCP
    mcp = FastMCP("x")

    @mcp.tool
    def f(a: str) -> str:
        """Find an article in the shop.

        Parameters
        ----------
        a : str
            The article.

        Returns
        -------
        str
            The article.
        """
        return a
    '''.lstrip("\n")
    assert codes(textwrap.dedent(text), "MCP744") == ["MCP744:14"]


def test_order_of_parameters_that_cannot_be_moved() -> None:
    text = """
    # settings: --mcp-sdk fastmcp==3.4.11
    from fastmcp import FastMCP
    from pydantic import Field

    mcp = FastMCP("x")


    @mcp.tool
    def find(first=Field(None), /, second=Field(...)):
        '''Find it.'''
    """
    source = Source("example.py", textwrap.dedent(text.lstrip("\n")))
    found = findings(source, ROOT / "docs" / "example.py", settings_of(source.text, "MCP7"))
    assert [(each.line, each.fix) for each in found if each.code == "MCP709"] == [(9, None)]
