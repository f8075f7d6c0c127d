"""What is reported for clients is what they do, as it was recorded with their releases."""

from __future__ import annotations

import json

import pytest
from oracle.client_table import table
from oracle.clients import CHECKED, LISTED, RECORDED
from support.corpus import CORPUS, ROOT, findings

from flake8_mcp.clients import LIMITS
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.source import Source

RUNS = json.loads(RECORDED.read_text(encoding="utf-8"))
CLIENTS = ("@modelcontextprotocol/sdk", "@modelcontextprotocol/client", "ajv", "mcp", "mcp")


GOOD = {"name": "good", "description": "Do some good.", "inputSchema": {"type": "object", "properties": {}}}


def codes(definition: dict[str, object], clients: str = "", revision: str = "2025-11-25") -> set[str]:
    """The codes of what is found in a server that lists the definition beside a good one."""
    text = f'METHOD = "tools/list"\nRESULT = {{"tools": [{GOOD!r},\n{definition!r}]}}\n'
    settings = Settings.from_options({"mcp_clients": clients, "mcp_revisions": revision}, ())
    found = findings(Source.from_bytes("a.py", text.encode()), CORPUS / "rules/a.py", settings)
    return {each.code for each in found if each.line == 3}


def test_records_are_of_the_definitions() -> None:
    assert [(each["code"], each["definition"]) for each in RUNS["listed"]] == list(LISTED)
    written = [(each[0], each[1], each[2], each[4], each[5]) for each in CHECKED]
    recorded = [
        (each["client"], each["kind"], each["code"], each["outside"]["definition"], each["inside"]["definition"])
        for each in RUNS["checked"]
    ]
    assert recorded[: len(written)] == written


@pytest.mark.parametrize("run", RUNS["listed"], ids=lambda run: f"{run['code']}-{json.dumps(run['definition'])[60:]}")
def test_definition_that_loses_the_list_is_reported(run: dict[str, object]) -> None:
    outcomes = run["outcomes"]
    assert isinstance(outcomes, dict)
    assert tuple(name.rpartition(" ")[0] for name in outcomes) == CLIENTS
    lost = [name for name, outcome in outcomes.items() if outcome == "list lost"]
    definition = run["definition"]
    assert isinstance(definition, dict)
    if run["code"] is None:
        assert lost == []
        assert codes(definition) == set()
    else:
        assert lost != []
        assert run["code"] in codes(definition)


@pytest.mark.parametrize("run", RUNS["checked"], ids=lambda run: f"{run['client']}-{run['kind']}-{run['library']}")
def test_limit_is_reported_outside_and_not_inside(run: dict[str, object]) -> None:
    outside, inside, client, code = run["outside"], run["inside"], str(run["client"]), run["code"]
    assert isinstance(outside, dict)
    assert isinstance(inside, dict)
    assert inside["outcome"] == "taken"
    # before 2026-07-28 a root that is a reference is a defect for all clients, MCP402
    revision = "2026-07-28" if code == "MCP820" else "2025-11-25"
    assert code in codes(outside["definition"], client, revision)
    assert code not in codes(inside["definition"], client, revision)


def test_rows_name_the_releases_that_confirm_them() -> None:
    """A library that takes what the limit excludes confirms nothing: the service behind it may refuse it all the same."""
    confirmed: dict[tuple[str, str], set[str]] = {}
    for run in RUNS["checked"]:
        if run["outside"]["outcome"] not in {"renamed", "taken"}:
            confirmed.setdefault((run["client"], run["kind"]), set()).add(run["library"])
    assert {(each.client, each.kind): set(each.runs) for each in LIMITS if each.runs} == confirmed


def test_table_of_limits_is_current() -> None:
    """`python tests/oracle/client_table.py` prints it; a row without a run says why there is none."""
    page = (ROOT / "docs/clients.md").read_text(encoding="utf-8")
    assert "\n".join(table()) in page
