"""Which release takes which keyword for the schema of a `Tool(...)`."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.schemas import PLACE, problems_of, tool_with

from flake8_mcp.model import Absent, Part, Registration, Sdk


@pytest.mark.parametrize(
    ("profile", "codes"),
    [("mcp1", ["MCP305"]), ("mcp2", []), ("fm3", []), ("unknown", [])],
)
def test_snake_case_keyword_is_wrong_on_mcp_1_only(profile: str, codes: list[str]) -> None:
    tool = replace(
        tool_with({}),
        input_schema=Part(Absent(PLACE)),
        foreign_schema_key=Part(Absent(PLACE), key=PLACE),
        registration=Registration("tool_object", PLACE, PLACE),
        sdk=Sdk(profile),
    )
    assert [code for code, _ in problems_of(tool)] == codes


def test_schema_without_the_place_of_its_key_is_not_reported() -> None:
    tool = replace(tool_with({}), input_schema=Part(Absent(PLACE)), foreign_schema_key=Part(Absent(PLACE)))
    assert problems_of(tool) == []
