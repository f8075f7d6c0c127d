"""What an SDK lists before the release that changed it; the values are what those releases listed when they were run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "oracle"))

from oracles import derived
from support.found import tool_in

from flake8_mcp.model import Sdk, Tool
from flake8_mcp.schemas.since import FM_TITLES_DROPPED
from flake8_mcp.settings import Settings

FASTMCP = "from fastmcp import FastMCP\nmcp = FastMCP('case')\n"
MCP = "from mcp.server.fastmcp import FastMCP\nmcp = FastMCP('case')\n"


def tool_with(source: str, pin: str) -> Tool:
    [found] = derived(source, Settings.from_options({"mcp_sdk": pin}))
    return found


def known(tool: Tool) -> dict[str, object]:
    return tool.definition()[0]


@pytest.mark.parametrize(
    ("release", "numbers", "number"),
    [
        ("fastmcp==2.13.0.1", (2, 13, 0, 1), (2, 13)),
        ("fastmcp==3.0.0rc1", (3, 0, 0), (3, 0)),
        ("fastmcp==2", (2, 99), (2, 99)),
        (None, (2, 99), (2, 99)),
    ],
)
def test_numbers_of_a_release(release: str | None, numbers: tuple[int, ...], number: tuple[int, int]) -> None:
    assert Sdk("fm2", release).numbers == numbers
    assert Sdk("fm2", release).number == number
    assert Sdk("unknown").numbers == (99, 0)


def test_row_names_its_release() -> None:
    assert FM_TITLES_DROPPED.release == "fastmcp 2.12.4"
    assert FM_TITLES_DROPPED.holds_for(Sdk("fm2", "fastmcp==2.12.4"))
    assert not FM_TITLES_DROPPED.holds_for(Sdk("fm2", "fastmcp==2.12.3"))


@pytest.mark.parametrize(("pin", "title"), [("fastmcp==2.9.2", None), ("fastmcp==2.10.0", "Find")])
def test_title_in_annotations_is_listed_since_fastmcp_2_10(pin: str, title: str | None) -> None:
    source = f"{FASTMCP}@mcp.tool(annotations={{'title': 'Find'}})\ndef t(a: int): ...\n"
    assert known(tool_with(source, pin)).get("title") == title


@pytest.mark.parametrize(
    ("pin", "title", "description"), [("mcp==1.9.4", None, "A text"), ("mcp==1.10.1", "A text", "")]
)
def test_second_argument_is_the_description_before_mcp_1_10(pin: str, title: str | None, description: str) -> None:
    found = known(tool_with(f"{MCP}@mcp.tool('named', 'A text')\ndef t(a: int): ...\n", pin))
    assert found.get("title") == title
    assert found["description"] == description


@pytest.mark.parametrize(
    ("keyword", "pointer", "before", "first"),
    [
        ("icons=[]", "/icons", "mcp==1.14.1", "mcp==1.15.0"),
        ("meta={'a': 1}", "/_meta", "mcp==1.18.0", "mcp==1.19.0"),
        ("structured_output=True", "/outputSchema", "mcp==1.9.4", "mcp==1.10.1"),
        ("annotations={}", "/annotations", "mcp==1.6.0", "mcp==1.7.0"),
    ],
)
def test_keyword_that_a_release_refuses_makes_the_part_unknown(
    keyword: str, pointer: str, before: str, first: str
) -> None:
    source = f"{MCP}@mcp.tool({keyword})\ndef t(a: int) -> str: ...\n"
    assert pointer in tool_with(source, before).definition()[1]
    assert pointer not in tool_with(source, first).definition()[1]


def test_parameters_left_out_by_a_release_that_cannot_are_unknown() -> None:
    source = f"{FASTMCP}@mcp.tool(exclude_args=['b'])\ndef t(a: int, b: int = 1): ...\n"
    assert "/inputSchema" in tool_with(source, "fastmcp==2.5.2").definition()[1]
    assert known(tool_with(source, "fastmcp==2.7.1"))["inputSchema"]["required"] == ["a"]  # type: ignore[index]  # JSON


def test_meta_of_fastmcp_is_absent_before_2_11() -> None:
    source = f"{FASTMCP}@mcp.tool()\ndef t(a: int): ...\n"
    assert tool_with(source, "fastmcp==2.10.6").meta.is_absent
    assert not tool_with(source, "fastmcp==2.11.3").meta.is_absent


@pytest.mark.parametrize("release", ["2.11.0", "2.14.7"])
def test_meta_of_fastmcp_2_has_the_tags(tmp_path: Path, release: str) -> None:
    source = f"{FASTMCP}@mcp.tool(tags={{'b', 'a'}}, meta={{'k': 1}})\ndef t(a: int): ...\n"
    expected = {"k": 1, "_fastmcp": {"tags": ["a", "b"]}}
    assert known(tool_in(tmp_path, source, f"fastmcp=={release}"))["_meta"] == expected


@pytest.mark.parametrize(
    ("given", "elsewhere"),
    [
        ("tags=NAMES", ""),
        ("meta={'_fastmcp': {}}", ""),
        ("**options", ""),
        ("", "import fastmcp\nfastmcp.settings.include_fastmcp_meta = False\n"),
        ("", "import os\nos.environ['FASTMCP_INCLUDE_FASTMCP_META'] = 'false'\n"),
    ],
)
def test_meta_of_fastmcp_2_that_is_not_known(tmp_path: Path, given: str, elsewhere: str) -> None:
    source = f"{FASTMCP}@mcp.tool({given})\ndef t(a: int): ...\n"
    tool = tool_in(tmp_path, source, "fastmcp==2.14.7", start=elsewhere)
    assert "/_meta" in tool.definition()[1]


def test_aliases_of_parameters_before_pydantic_2_12() -> None:
    source = (
        "from pydantic import Field\n"
        f"{FASTMCP}@mcp.tool()\ndef t(a: int = Field(alias='the-a'), b: int = Field(validation_alias='bb')): ...\n"
    )
    found = known(tool_with(source, "fastmcp==2.14.7,pydantic==2.11.10"))
    assert list(found["inputSchema"]["properties"]) == ["the-a", "b"]  # type: ignore[index]  # JSON
