"""What is reported of forms is what the SDKs refuse, as it was recorded."""

from __future__ import annotations

import json

import pytest
from oracle.elicited import FIELDS, PREAMBLE, RECORDED
from support.corpus import CORPUS, findings

from flake8_mcp.settings import Settings
from flake8_mcp.syntax.source import Source

RUNS = json.loads(RECORDED.read_text(encoding="utf-8"))
CONTEXTS = {
    "mcp1": ("from mcp.server.fastmcp import Context, FastMCP as Server", "schema"),
    "mcp2": ("from mcp.server.mcpserver import Context, MCPServer as Server", "schema"),
    "fm": ("from fastmcp import Context, FastMCP as Server", "response_type"),
}


def refused(profile: str, field: str) -> bool:
    imported, keyword = CONTEXTS.get(profile) or CONTEXTS["fm"]
    text = (
        f"{PREAMBLE}\n{imported}\n\nserver = Server('s')\n\n\nclass Form(BaseModel):\n    field: {field}\n\n\n"
        f"@server.tool()\nasync def ask(ctx: Context) -> str:\n    await ctx.elicit('m', {keyword}=Form)\n    return ''\n"
    )
    pins = ",".join(f"{name}=={version}" for name, version in RUNS[profile]["versions"].items())
    settings = Settings.from_options({"mcp_sdk": pins}, ("MCP450",))
    found = findings(Source.from_bytes("example.py", text.encode()), CORPUS / "rules/example.py", settings)
    return any(each.code == "MCP450" for each in found)


def test_all_sdks_are_recorded() -> None:
    assert sorted(RUNS) == ["fm2", "fm3", "fm4", "mcp1", "mcp2"]
    assert all(sorted(run["fields"]) == sorted(FIELDS) for run in RUNS.values())


@pytest.mark.parametrize("profile", sorted(RUNS))
@pytest.mark.parametrize("field", FIELDS)
def test_field_is_reported_where_elicit_raises(profile: str, field: str) -> None:
    assert refused(profile, field) == (RUNS[profile]["fields"][field] is not None)
