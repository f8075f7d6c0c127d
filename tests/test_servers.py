"""What servers say of themselves, how they are started, and which tools of a project are theirs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from support.commands import invoke

from flake8_mcp.api import analyse, forget_projects, project
from flake8_mcp.serving import ServerFacts, Start
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from pathlib import Path

FASTMCP = "from fastmcp import FastMCP\n"
OFFICIAL = "from mcp.server.fastmcp import FastMCP\n"
LOWLEVEL = "from mcp.server.lowlevel import Server\nfrom mcp.server.stdio import stdio_server\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def facts(text: str, **others: str) -> list[ServerFacts]:
    """What is said of the servers of one file, beside others."""
    from pathlib import Path

    for name, other in others.items():
        Path(f"{name}.py").write_text(other)
    Path("server.py").write_text(text)
    module = analyse(Source("server.py", text), "server.py", project(), Settings()).module
    assert module is not None
    return sorted(module.describe(), key=repr)


def starts(text: str, **others: str) -> list[Start]:
    """How the only server is started."""
    (server,) = facts(text, **others)
    return list(server.starts)


def start(transport: str, host: str | None = None, port: int | None = None, route: str | None = None) -> Start:
    return Start(transport, "server.py", host, port, route)


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("mcp.run()", [start("stdio")]),
        ("mcp.run('stdio')", [start("stdio")]),
        ("mcp.run(None)", [start("stdio")]),
        ("mcp.run(transport='sse')", [start("sse")]),
        ("mcp.run('http', host='h', port=1, path='/x')", [start("streamable-http", "h", 1, "/x")]),
        ("mcp.run(transport='streamable-http', port=True)", [start("streamable-http")]),
        ("mcp.run('telepathy')", []),
        ("mcp.run(options)", []),
        ("mcp.run(**options)", []),
        ("mcp.run_stdio_async(False)", [start("stdio")]),
        ("mcp.run_sse_async()", [start("sse")]),
        ("mcp.run_streamable_http_async(port=9)", [start("streamable-http", port=9)]),
        ("mcp.run_http_async(True)", [start("streamable-http")]),
        ("mcp.run_http_async(transport='sse', path='/s')", [start("sse", route="/s")]),
        ("mcp.run_async('sse')", [start("sse")]),
        ("app = mcp.http_app('/x')", [start("streamable-http")]),
        ("app = mcp.sse_app()", [start("sse")]),
        ("app = mcp.streamable_http_app()", [start("streamable-http")]),
        ("if x:\n    mcp.run('sse')\nelse:\n    mcp.run()", [start("sse"), start("stdio")]),
        ("mcp.run_sync()", []),
        ("other.run()\nasyncio.run(mcp)\nmcp.tool", []),
    ],
)
def test_starts(call: str, expected: list[Start]) -> None:
    assert starts(f"{FASTMCP}mcp = FastMCP('x')\n@mcp.tool\ndef f() -> int: ...\n{call}\n") == expected


def test_what_the_constructor_of_mcp_1_says_of_the_transport() -> None:
    made = OFFICIAL + "mcp = FastMCP('x', host='h', port=2, sse_path='/s', streamable_http_path='/m')\n"
    assert starts(made + "mcp.run('sse')") == [start("sse", "h", 2, "/s")]
    assert starts(made + "mcp.run('streamable-http')") == [start("streamable-http", "h", 2, "/m")]
    assert starts(made + "mcp.run()") == [start("stdio")]


def test_lowlevel_server_on_stdio() -> None:
    text = LOWLEVEL + "server = Server('low', '1.2')\n@server.list_tools()\nasync def tools():\n    return []\n"
    text += "async def main():\n    async with stdio_server() as (a, b):\n        await server.run(a, b)\n"
    (server,) = facts(text)
    assert (server.name, server.version, server.starts) == ("low", "1.2", (start("stdio"),))


def test_another_stdio_server() -> None:
    text = "from mcp.server.lowlevel import Server\nfrom own import stdio_server\nserver = Server('low')\n"
    text += "@server.list_tools()\nasync def tools():\n    return []\nstdio_server()\n"
    assert starts(text) == []


def test_server_of_a_file_that_is_gone(folder: Path) -> None:
    (folder / "made.py").write_text(FASTMCP + "mcp = FastMCP('x')\n")
    text = "from made import mcp\n@mcp.tool\ndef f() -> int: ...\n"
    module = analyse(Source("server.py", text), "server.py", project(), Settings()).module
    assert module is not None
    (folder / "made.py").unlink()
    assert module.describe() == ()


def test_server_of_another_file() -> None:
    (server,) = facts("from made import mcp\nmcp.run('sse')\n", made=FASTMCP + "\nmcp = FastMCP('x', version='2')\n")
    assert (server.path, server.line, server.name, server.version) == ("made.py", 3, "x", "2")
    assert server.shown == "x"
    assert server.starts == (start("sse"),)


def test_what_is_said() -> None:
    text = (
        "from mcp.server.mcpserver import MCPServer\nfrom mcp.types import Icon\nVERSION = '1' + '.5'\n"
        "server = MCPServer('x', title='T', description='D', version=VERSION, website_url='https://example.org',"
        " icons=[Icon(src='https://example.org/i.png', sizes=['48x48'])])\nserver.run()\n"
    )
    (server,) = facts(text)
    icons = ({"src": "https://example.org/i.png", "sizes": ["48x48"]},)
    assert (server.title, server.description, server.version) == ("T", "D", "1.5")
    assert (server.website_url, server.icons) == ("https://example.org", icons)


@pytest.mark.parametrize(
    ("keyword", "version"),
    [
        ("version='1.0'", "1.0"),
        ("version=2", "2"),
        ("version=1.5", "1.5"),
        ("version=True", None),
        ("version=''", None),
        ("version=b'1'", None),
        ("version=find()", None),
        ("version=None", None),
        ("icons=[]", None),
        ("icons=[find()]", None),
        ("icons=find()", None),
        ("**options", None),
    ],
)
def test_versions(keyword: str, version: str | None) -> None:
    (server,) = facts(f"{FASTMCP}mcp = FastMCP('x', {keyword})\nmcp.run()\n")
    assert (server.version, server.icons) == (version, None)


def test_name_that_is_not_given() -> None:
    (server,) = facts(FASTMCP + "mcp = FastMCP(find())\nmcp.run()\n")
    assert (server.name, server.shown) == (None, "mcp")


def test_second_argument_is_no_version_of_fastmcp() -> None:
    (server,) = facts(FASTMCP + "mcp = FastMCP('x', 'Use it.')\nmcp.run()\n")
    assert server.version is None


def test_call_on_a_new_server() -> None:
    (server,) = facts(FASTMCP + "FastMCP('x', version='1').run()\n")
    assert (server.name, server.version) == ("x", "1")


def test_servers_that_are_not_constructed_are_not_described() -> None:
    assert facts(FASTMCP + "def start(mcp: FastMCP):\n    mcp.run()\n") == []
    assert facts(FASTMCP + "from elsewhere import mcp\nmcp.run()\n@mcp.tool\ndef f() -> int: ...\n") == []


# which tools are whose


TOOLS = "from mcp.types import Tool\nTOOL = {'name': 'd', 'inputSchema': {'type': 'object'}}\n"
TOOL = "@mcp.tool()\ndef {0}() -> str:\n    'Do it.'\n    return ''\n"


def servers(*arguments: str) -> list[tuple[str | None, str | None, list[str], object]]:
    """The servers of the current folder with the names of their tools, and what is incomplete."""
    document = json.loads(invoke("tools", "--format=tools-list", *arguments).stdout)
    return [
        (each["server"], each["path"], [tool["name"] for tool in each["tools"]], each.get("incomplete"))
        for each in document["servers"]
    ]


def write(folder: Path, **files: str) -> None:
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def test_tools_on_what_is_given_belong_to_the_only_server(folder: Path) -> None:
    register = OFFICIAL + "def register(mcp: FastMCP):\n    " + TOOL.format("b").replace("\n", "\n    ")
    given = "def register(mcp):\n    " + TOOL.format("c").replace("\n", "\n    ")
    write(folder, main=OFFICIAL + "mcp = FastMCP('x')\n" + TOOL.format("a"), pkg__b=register, pkg__c=OFFICIAL + given)
    assert servers() == [("x", "main.py", ["a", "b", "c"], None)]
    assert servers("pkg") == [("mcp", "pkg/b.py", ["b", "c"], None)]
    write(folder, other=OFFICIAL + "mcp = FastMCP('y')\n" + TOOL.format("d"))
    assert servers() == [
        ("x", "main.py", ["a"], None),
        ("y", "other.py", ["d"], None),
        ("mcp", "pkg/b.py", ["b", "c"], None),
    ]


def test_servers_of_one_name_are_told_apart(folder: Path) -> None:
    write(
        folder, a=FASTMCP + "mcp = FastMCP()\n" + TOOL.format("a"), b=FASTMCP + "mcp = FastMCP()\n" + TOOL.format("b")
    )
    assert servers() == [("mcp", "a.py", ["a"], None), ("mcp", "b.py", ["b"], None)]
    run = invoke("tools", "--server=mcp")
    assert (run.exit_code, run.stderr) == (
        2, "Error: 2 servers are called mcp: name one by its place, of a.py, b.py\n"
    )  # fmt: skip
    assert json.loads(invoke("tools", "--server=b.py", "--format=tools-list").stdout)["tools"][0]["name"] == "b"
    run = invoke("tools", "--server=c")
    assert (run.exit_code, run.stderr) == (2, "Error: no server is called c: there are a.py, b.py\n")
    (folder / "a.py").write_text("")
    (folder / "b.py").write_text("")
    assert invoke("tools", "--server=c").stderr == "Error: no server is called c, there is none\n"


def test_servers_of_one_file_are_told_apart(folder: Path) -> None:
    one = FASTMCP + "mcp = FastMCP('x')\n" + TOOL.format("a")
    write(folder, main=one + "def run():\n    mcp = FastMCP('x')\n    @mcp.tool\n    def b() -> str: ...\n", y=TOOLS)
    run = invoke("tools", "--server=x")
    assert run.stderr == "Error: 2 servers are called x: name one by its place, of main.py:2, main.py:8\n"
    for place, name in (("main.py:2", "a"), ("main.py:8", "b"), ("y.py", "d")):
        run = invoke("tools", f"--server={place}", "--format=tools-list")
        assert [each["name"] for each in json.loads(run.stdout)["tools"]] == [name]
    assert invoke("tools", "--format=mcpdesc").stderr == (
        "Error: 3 servers list tools, name one with --server: main.py:2, main.py:8, y.py\n"
    )
    register = OFFICIAL + "def register(mcp: FastMCP):\n    " + TOOL.format("c").replace("\n", "\n    ")
    write(folder, y=f"{TOOLS}{register}\n")
    assert invoke("tools", "--server=z").stderr == (
        "Error: no server is called z: there are main.py:2, main.py:8, mcp, y.py:2\n"
    )
    run = invoke("tools", "--server=y.py:2", "--format=tools-list")
    assert [each["name"] for each in json.loads(run.stdout)["tools"]] == ["d"]


def test_mounted_servers_are_no_servers_of_their_own(folder: Path) -> None:
    child = FASTMCP + "mcp = FastMCP('child')\n" + TOOL.format("a")
    main = FASTMCP + "from child import mcp as child\nmain = FastMCP('main')\nmain.mount(child, 'c')\n"
    given = FASTMCP + "def register(mcp: FastMCP):\n    " + TOOL.format("b").replace("\n", "\n    ")
    write(folder, child=child, main=main, given=given)
    assert servers("--mcp-sdk=fastmcp==4.2.3") == [("main", "main.py", ["c_a", "b"], None)]


def test_servers_of_tests_stay_apart(folder: Path) -> None:
    register = OFFICIAL + "def register(mcp: FastMCP):\n    " + TOOL.format("b").replace("\n", "\n    ")
    loop = "for each in unknown():\n    mcp.add_tool(each)\n"
    write(folder, main=OFFICIAL + "mcp = FastMCP('x')\n" + TOOL.format("a"))
    write(folder, tests__test_one=OFFICIAL + "mcp = FastMCP('t')\n" + TOOL.format("t") + loop, tests__test_two=register)
    assert servers() == [
        ("x", "main.py", ["a"], None),
        ("t", "tests/test_one.py", ["t"], {"unread": 1}),
        ("mcp", "tests/test_two.py", ["b"], {"unread": 1}),
    ]
    assert json.loads(invoke("tools", "--format=mcpdesc").stdout)["info"]["name"] == "x"


def test_what_is_not_read_is_counted_for_its_project(folder: Path) -> None:
    loop = OFFICIAL + "mcp = FastMCP('l')\nfor each in unknown():\n    mcp.add_tool(each)\n"
    write(folder, main=OFFICIAL + "mcp = FastMCP('x')\n" + TOOL.format("a"), more__loop=loop, test_it=loop)
    assert servers() == [("x", "main.py", ["a"], {"unread": 1})]
    (folder / "more/pyproject.toml").write_text("")
    forget_projects()
    assert servers() == [(None, None, [], {"unread": 1}), ("x", "main.py", ["a"], None)]


def test_dicts_that_no_server_is_known_to_list_stay_apart(folder: Path) -> None:
    lone = "from mcp.types import Tool\nTOOL = {'name': 'd', 'inputSchema': {'type': 'object'}}\n"
    write(folder, main=OFFICIAL + "mcp = FastMCP('x')\n" + TOOL.format("a"), lone=lone)
    assert servers() == [(None, "lone.py", ["d"], None), ("x", "main.py", ["a"], None)]


def test_registration_that_runs_twice_lists_one_tool(folder: Path) -> None:
    text = OFFICIAL + "mcp = FastMCP('x')\ndef f() -> str: ...\nmcp.add_tool(f)\nmcp.add_tool(f)\n"
    write(folder, main=text + "mcp.add_tool(f, description='x')\n")
    run = invoke("tools", "--format=tools-list", "--server=x")
    assert [(each["name"], each.get("description")) for each in json.loads(run.stdout)["tools"]] == [
        ("f", ""), ("f", "x"),
    ]  # fmt: skip
    assert "x has several tools named f, and which one it lists is not known\n" in run.stderr


def test_failing_and_nameless_tools_are_left_out(folder: Path) -> None:
    text = OFFICIAL + "mcp = FastMCP('x')\n" + TOOL.format("a") + "@mcp.tool\ndef b() -> str: ...\n"
    write(folder, main=text + "mcp.add_tool(a, name=unknown())\n")
    run = invoke("tools", "--format=tools-list")
    (server,) = json.loads(run.stdout)["servers"]
    assert [each["name"] for each in server["tools"]] == ["a"]
    assert server["incomplete"] == {"unnamed": 1}
    assert run.stderr.splitlines()[-2:] == [
        "1 tool is left out: the name is not known",
        "1 tool is left out: the registration fails",
    ]
    table = invoke("tools", "--server=x", "--format=json")
    assert [each["name"] for each in json.loads(table.stdout)["tools"]] == ["a", "b", None]


def test_server_of_a_description_with_tags(folder: Path) -> None:
    text = FASTMCP + "mcp = FastMCP('x')\n@mcp.tool(tags={'b', 'a', ''})\ndef f() -> str:\n    'Do.'\n    return ''\n"
    write(folder, main=text)
    document = json.loads(invoke("tools", "--format=mcpdesc").stdout)
    assert (document["tags"], document["tools"][0]["tags"]) == ([{"name": "a"}, {"name": "b"}], ["a", "b"])
