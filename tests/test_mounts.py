"""fastmcp servers that are put into one another.

What is listed by fastmcp 2.14.7, 3.4.11 and 4.2.3: `prefix_name` with a prefix, else the names as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in

from flake8_mcp.model import Absent
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
