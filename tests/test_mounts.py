"""fastmcp servers that are put into one another.

What is listed by fastmcp 2.14.7, 3.4.11 and 4.2.3: `prefix_name` with a prefix, else the names as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in, tool_in

from flake8_mcp.model import Absent
from flake8_mcp.rules._servers import listed_names, listings
from flake8_mcp.syntax.values import Scalar, Unknown

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.model import Mount

HEAD = """\
import os

from fastmcp import FastMCP
from mcp.server.fastmcp import FastMCP as OfficialServer

parent = FastMCP("parent")
child = FastMCP("child")
official = OfficialServer("official")
names = ["child"]


class Shelf:
    def mount(self, server, prefix=None):
        return server


shelf = Shelf()

"""


def mounts(folder: Path, statement: str) -> list[Mount]:
    """The mounts that a statement makes."""
    return module_in(folder, HEAD + statement).mounts


@pytest.mark.parametrize(
    ("statement", "prefix"),
    [
        ('parent.mount(child, namespace="shop")', "shop"),
        ('parent.mount(child, "shop")', "shop"),
        ('parent.mount(child, prefix="shop")', "shop"),
        ('parent.mount(server=child, prefix="shop")', "shop"),
        ('parent.mount("shop", child)', "shop"),
        ('parent.mount(prefix="shop", server=child)', "shop"),
        ('await parent.import_server(child, prefix="shop")', "shop"),
        ("parent.mount(child)", None),
        ("parent.mount(child, None)", None),
        ('parent.mount(child, prefix="")', None),
        ("parent.mount(child, namespace=None)", None),
    ],
)
def test_mount(tmp_path: Path, statement: str, prefix: str | None) -> None:
    (mount,) = mounts(tmp_path, f"async def main():\n    {statement}\n")
    assert (mount.parent.name, mount.child.name) == ("parent", "child")
    assert mount.names == ()
    value = mount.prefix.value
    assert value.value == prefix if isinstance(value, Scalar) else isinstance(value, Absent) and prefix is None


def test_prefix_of_the_environment_is_not_known(tmp_path: Path) -> None:
    (mount,) = mounts(tmp_path, 'parent.mount(child, prefix=os.environ.get("PREFIX"))')
    assert isinstance(mount.prefix.value, Unknown)


def test_prefix_in_an_unknown_spread_is_not_known(tmp_path: Path) -> None:
    (mount,) = mounts(tmp_path, "parent.mount(child, **dict(os.environ))")
    assert not isinstance(mount.prefix.value, Scalar)
    assert not mount.prefix.is_absent


@pytest.mark.parametrize(
    ("release", "names"),
    # what clients of these releases list
    [("2.14.7", ["find", "shop_sort"]), ("3.4.11", ["shop_find", "shop_sort"]), ("4.2.3", ["shop_find", "shop_sort"])],
)
def test_other_names_behind_a_prefix(tmp_path: Path, release: str, names: list[str]) -> None:
    text = f'{HEAD}parent.mount(child, "shop", tool_names={{"search": "find"}})'
    (mount,) = module_in(tmp_path, text, f"fastmcp=={release}").mounts
    assert [mount.listed(each) for each in ("search", "sort")] == names


@pytest.mark.parametrize("given", ["NAMES", '{"search": "find", **NAMES}'])
def test_unknown_other_names(tmp_path: Path, given: str) -> None:
    (mount,) = mounts(tmp_path, f'NAMES = os.environ.copy()\nparent.mount(child, "shop", tool_names={given})')
    assert mount.listed("sort") is None


def test_other_names_of_tools(tmp_path: Path) -> None:
    (mount,) = mounts(tmp_path, 'parent.mount(child, tool_names={"search": "find", "sort": os.environ["SORT"]})')
    assert [mount.listed(each) for each in ("search", "sort", "show")] == ["find", None, "show"]


@pytest.mark.parametrize(
    "statement",
    [
        "parent.mount()",
        'parent.mount("shop")',
        'shelf.mount(child, prefix="shop")',
        "parent.mount(shelf)",
        "official.mount(child)",
        "parent.mount(*[child])",
    ],
)
def test_no_mount(tmp_path: Path, statement: str) -> None:
    assert mounts(tmp_path, statement) == []


def test_mount_for_type_checkers_only(tmp_path: Path) -> None:
    assert mounts(tmp_path, "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    parent.mount(child)\n") == []


def ways(folder: Path, **files: str) -> list[str | None] | None:
    """The servers that the child of a project is put into, by their names; None if that is not known."""
    child = "from fastmcp import FastMCP\nchild = FastMCP('child')\n@child.tool\ndef find(title: str) -> str: ...\n"
    (server,) = {each.server for each in module_in(folder, child, "fastmcp==4.2.3", **files).tools}
    assert server is not None
    found = server.ways_up()
    return None if found is None else [each.parent.name for each in found]


MAIN = "from shop import child\nfrom fastmcp import FastMCP\nmain = FastMCP('main')\n"


@pytest.mark.parametrize(
    ("main", "found"),
    [
        ("", []),
        ("main.mount(child)", ["main"]),
        ("main.mount(child, 'a')\nFastMCP('other').mount(child)", ["main", "other"]),
        ("main.mount(FastMCP('other'))", []),
        ("main.mount(FastMCP.as_proxy(child))", None),
        ("from fastmcp.server.providers import FastMCPProvider\nmain.add_provider(FastMCPProvider(child))", None),
        ("from fastmcp.server import create_proxy\nmain.mount(create_proxy('http://example.org'))", None),
        ("for each in load():\n    main.mount(each)", None),
        ("def add(server):\n    server.mount(child)", None),
        ("def add(server, others):\n    for each in others: server.mount(each)", None),
        ("def add(app, pages):\n    app.mount('/pages', pages)", []),
        ("main.mount(*load())", []),
        ("main.mount([])", []),
        ("from mcp.server.fastmcp import FastMCP as Official\nOfficial('a').mount(child)", []),
        ("FastMCP('b', providers=[child])", ["b"]),
        ("FastMCP('b', providers=[other()], tools=[child])", []),
        ("print(providers=[child])", []),
        ("1 +", []),
    ],
)
def test_ways_up(tmp_path: Path, main: str, found: list[str | None] | None) -> None:
    assert ways(tmp_path, main=MAIN + main) == found


def test_web_applications_are_no_servers(tmp_path: Path) -> None:
    assert ways(tmp_path, web="from starlette.applications import Starlette\ndef add(a, b): a.mount(b)\n") == []


def test_mounts_of_tests_do_not_count(tmp_path: Path) -> None:
    assert ways(tmp_path, test_main=MAIN + "main.mount(child)") == []


def test_files_with_mounts_are_bounded(tmp_path: Path) -> None:
    files = {f"main_{number}": "pages.mount('/a')" for number in range(60)}
    assert ways(tmp_path, **files) is None


def test_servers_of_the_official_sdk_are_put_into_none(tmp_path: Path) -> None:
    text = "from mcp.server.fastmcp import FastMCP\nmcp = FastMCP('a')\n@mcp.tool()\ndef find() -> str: ...\n"
    server = tool_in(tmp_path, text, main="for each in load(): each.mount(other)").server
    assert server is not None
    assert server.ways_up() == ()


def test_server_that_a_function_is_given(tmp_path: Path) -> None:
    text = "from fastmcp import FastMCP\ndef add(mcp: FastMCP):\n    @mcp.tool\n    def find(title: str) -> str: ...\n"
    server = tool_in(tmp_path, text, "fastmcp==4.2.3", main=MAIN + "main.mount(FastMCP('b'))").server
    assert server is not None
    assert server.ways_up() is None


@pytest.mark.parametrize(
    ("main", "found"),
    [
        ("main.mount(child, 'a')", [("main", "a_find")]),
        ("other = FastMCP('other')\nother.mount(main, 'b')\nmain.mount(child, 'a')", [("other", "b_a_find")]),
        ("main.mount(child, prefix())", [("main", None)]),
        ("main.mount(main)\nmain.mount(child)", None),
        ("for each in load(): each.mount(main)\nmain.mount(child)", None),
    ],
)
def test_servers_that_list_a_tool(tmp_path: Path, main: str, found: list[tuple[str | None, str | None]] | None) -> None:
    child = "from fastmcp import FastMCP\nchild = FastMCP('child')\n@child.tool\ndef find(title: str) -> str: ...\n"
    listed = listings(tool_in(tmp_path, child, "fastmcp==4.2.3", main=MAIN + main))
    assert (None if listed is None else [(each.server.given_name, each.name) for each in listed]) == found


def test_tool_of_no_server_is_listed_by_its_name(tmp_path: Path) -> None:
    text = 'import mcp.types\nTOOL = mcp.types.Tool(name="find.book", inputSchema={"type": "object"})\n'
    tool = tool_in(tmp_path, text)
    assert (listings(tool), listed_names(tool)) == (None, ("find.book",))
