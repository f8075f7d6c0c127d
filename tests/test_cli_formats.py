"""`check --format sarif`, `rdjson` and `github`: what other programs read."""

from __future__ import annotations

import codecs
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sarif_kit.validate import validation_errors
from support.commands import SERVER, invoke

from flake8_mcp import Source
from flake8_mcp.cli._files import File
from flake8_mcp.cli._findings import lost
from flake8_mcp.report import Counts, Excerpt, Report, Reported, Style, render

if TYPE_CHECKING:
    from collections.abc import Iterable

CORPUS = Path(__file__).parents[1] / "test_corpus"

# Characters of two, three and four bytes before the tokens, an edit in two places, one that needs an import.
WIDE = '''from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("größe")
CURRENCY = "€"
SIZE = {"größe 名 𐐀": {"type": "integer"}, "size": {"type": "int"}, "tier": {"type": "string", "required": True}}
TOOL = Tool(name="measure", description="größe 名 𐐀", inputSchema={"type": "object", "properties": SIZE})


@mcp.tool(title="Größe")
def order(size: int = 1, tier: str = None) -> str:
    f"""Größe in {CURRENCY}."""
    return ""
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "server.py").write_text(SERVER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)
    return tmp_path


def _sarif(*arguments: str) -> dict[str, Any]:
    """The run of a SARIF log that is as the schema says."""
    log = json.loads(invoke("check", "--format=sarif", *arguments).stdout)
    assert validation_errors(log) == []
    run: dict[str, Any] = log["runs"][0]
    return run


def _fingerprints(run: dict[str, Any]) -> list[str]:
    return [each["partialFingerprints"]["primaryLocationLineHash"] for each in run["results"]]


@pytest.mark.usefixtures("folder")
def test_sarif_result() -> None:
    run = _sarif()
    result = run["results"][1]
    del result["partialFingerprints"]
    token = {"startLine": 20, "startColumn": 42, "endLine": 20, "endColumn": 47}
    file = {"uri": "server.py", "uriBaseId": "SRCROOT"}
    assert result == {
        "ruleId": "MCP321",
        "ruleIndex": 1,
        "level": "error",
        "message": {"text": '"str" is not a JSON Schema type, use "string"'},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": file,
                    "region": {**token, "snippet": {"text": '"str"'}},
                    "contextRegion": {
                        "startLine": 20,
                        "snippet": {"text": '        "properties": {"words": {"type": "str"}},'},
                    },
                }
            }
        ],
        "fixes": [
            {
                "description": {"text": 'Replace "str" by "string"'},
                "artifactChanges": [
                    {
                        "artifactLocation": file,
                        "replacements": [{"deletedRegion": token, "insertedContent": {"text": '"string"'}}],
                    }
                ],
                "properties": {"safe": True},
            }
        ],
    }
    assert run["results"][0]["fixes"][0]["description"]["text"].endswith(" (unsafe, to be reviewed)")


@pytest.mark.usefixtures("folder")
def test_sarif_rules_are_documented() -> None:
    first, second = _sarif()["tool"]["driver"]["rules"]
    assert (first["id"], first["name"]) == ("MCP101", "IllegalCharacterInToolName")
    assert first["defaultConfiguration"] == {"level": "warning"}
    assert first["helpUri"] == "https://modelcontextprotocol.io/specification/2026-07-28/server/tools"
    assert first["shortDescription"]["text"].startswith("A tool's name holds a character")
    assert first["help"]["text"].startswith("MCP101 illegal-character-in-tool-name\n")
    assert "```python\n" in first["help"]["markdown"]
    assert second["properties"]["tags"] == ["mcp", "input-schemas"]


def test_sarif_rule_without_a_page_of_the_specification(folder: Path) -> None:
    (folder / "server.py").write_text(
        "from mcp.server.fastmcp import FastMCP\n\nmcp = FastMCP()\n\n\n"
        '@mcp.tool\ndef a() -> str:\n    """Say a."""\n    return "a"\n'
    )
    run = _sarif()
    assert [each["ruleId"] for each in run["results"]] == ["MCP700"]
    assert "helpUri" not in run["tool"]["driver"]["rules"][0]


def test_sarif_fingerprints_survive_shifted_lines(folder: Path) -> None:
    server = folder / "server.py"
    server.write_text(SERVER.replace('{"type": "str"}}', '{"type": "str"},\n        "more": {"type": "str"}}'))
    before = _fingerprints(_sarif())
    server.write_text("# a comment\n\n" + server.read_text().replace("class", "klass"))
    assert _fingerprints(_sarif()) == before
    assert len(set(before)) == 3
    server.write_text(SERVER + SERVER.partition("SEARCH")[2].replace(" = ", "OTHER = ", 1))
    same = [each for each in _fingerprints(_sarif()) if each.split(":")[0] == before[1].split(":")[0]]
    assert len({each.split(":")[1] for each in same}) == len(same)


def test_sarif_says_what_was_not_analysed(folder: Path) -> None:
    (folder / "server.py").write_text("from mcp.types import Tool\n\nTool(\n")
    (folder / "more.py").write_text("from mcp.types import Tool\n\n\ndef make(options):\n    return Tool(**options)\n")
    invocation = _sarif()["invocations"][0]
    assert invocation["executionSuccessful"] is True
    notes = invocation["toolExecutionNotifications"]
    assert [(each["descriptor"]["id"], each["level"]) for each in notes] == [
        ("MCP001", "error"),
        ("unread-registrations", "note"),
    ]
    place = notes[0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "server.py"
    assert "snippet" in place["region"]
    assert "was never closed" in notes[0]["message"]["text"]


def test_sarif_has_no_snippets_of_generated_lines(folder: Path) -> None:
    tools = ", ".join(f"Tool(name='t{number}', inputSchema={{}})" for number in range(100))
    (folder / "server.py").write_text(f"from mcp.types import Tool\nTOOLS = [{tools}]\n")
    output = invoke("check", "--isolated", "--format=sarif", "server.py").stdout
    results = json.loads(output)["runs"][0]["results"]
    assert {each["locations"][0]["physicalLocation"]["region"]["startLine"] for each in results} == {2}
    assert len(results) >= 100
    assert "inputSchema=" not in json.dumps(results)


def test_sarif_paths_are_uris(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    odd = folder / "a b" / "100%é#.py"
    odd.parent.mkdir()
    (folder / "server.py").rename(odd)
    run = _sarif()
    place = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert place == {"uri": "a%20b/100%25%C3%A9%23.py", "uriBaseId": "SRCROOT"}
    assert list(run["originalUriBaseIds"]) == ["SRCROOT"]
    outside = tmp_path_factory.mktemp("outside") / "server.py"
    outside.write_text(SERVER)
    run = _sarif(str(outside))
    assert run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": outside.as_uri()}


def test_sarif_of_many_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CORPUS / "rules")
    run = _sarif("--isolated", "--mcp-all", "-j1", "MCP101", "MCP203", "MCP327", "MCP601", "MCP780")
    assert len({each["ruleId"] for each in run["results"]}) >= 20


@pytest.mark.usefixtures("folder")
def test_rdjson() -> None:
    document = json.loads(invoke("check", "--format=rdjson").stdout)
    assert document["source"] == {"name": "flake8-mcp"}
    token = {"start": {"line": 20, "column": 42}, "end": {"line": 20, "column": 47}}
    assert document["diagnostics"][1] == {
        "message": '"str" is not a JSON Schema type, use "string" (fix: Replace "str" by "string")',
        "location": {"path": "server.py", "range": token},
        "severity": "ERROR",
        "code": {"value": "MCP321", "url": "https://modelcontextprotocol.io/specification/2026-07-28/basic"},
        "suggestions": [{"range": token, "text": '"string"'}],
    }
    assert document["diagnostics"][0]["severity"] == "WARNING"
    assert document["diagnostics"][0]["message"].endswith(' (unsafe fix: Rename the tool to "list_orders")')


def _edited(text: str, edits: Iterable[tuple[dict[str, int], str]]) -> str:
    """A text with the replacements of SARIF made."""
    source = Source("", text)
    places = [
        (
            source.offset(each["startLine"], each["startColumn"] - 1),
            source.offset(each["endLine"], each["endColumn"] - 1),
            new,
        )
        for each, new in edits
    ]
    for start, end, new in sorted(places, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def _suggested(data: bytes, suggestion: dict[str, Any]) -> bytes:
    """The bytes of a file with a suggestion made."""
    lines = data.splitlines(keepends=True)
    start, end = suggestion["range"]["start"], suggestion["range"]["end"]
    before = [*lines[: start["line"] - 1], lines[start["line"] - 1][: start["column"] - 1]]
    after = [lines[end["line"] - 1][end["column"] - 1 :], *lines[end["line"] :]]
    return b"".join([*before, suggestion["text"].encode(), *after])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_edits_of_both_formats_are_the_same(folder: Path, encoding: str, newline: str) -> None:
    text = WIDE.replace("\n", newline)
    data = text.encode(encoding)
    (folder / "server.py").write_bytes(data)
    results = _sarif("server.py")["results"]
    diagnostics = json.loads(invoke("check", "--format=rdjson", "server.py").stdout)["diagnostics"]
    places = []
    for result, diagnostic in zip(results, diagnostics, strict=True):
        assert result["ruleId"] == diagnostic["code"]["value"]
        if "fixes" not in result:
            assert "suggestions" not in diagnostic
            continue
        replacements = result["fixes"][0]["artifactChanges"][0]["replacements"]
        fixed = _edited(text, [(each["deletedRegion"], each["insertedContent"]["text"]) for each in replacements])
        assert _suggested(data, diagnostic["suggestions"][0]) == fixed.encode(encoding)
        assert fixed != text
        places.append(len(replacements))
    assert sorted(places) == [1, 1, 2, 2]
    assert data.startswith(codecs.BOM_UTF8) == (encoding == "utf-8-sig")


def test_half_a_fix_is_not_suggested(folder: Path) -> None:
    """Edits of another file, and such that are too far from each other to be read as one."""
    far = WIDE.replace('title="Größe")', 'title="Größe",\n' + "    # a comment\n" * 30 + ")")
    (folder / "server.py").write_text(far)
    diagnostics = json.loads(invoke("check", "--format=rdjson").stdout)["diagnostics"]
    (diagnostic,) = [each for each in diagnostics if each["code"]["value"] == "MCP203"]
    assert "(fix: Move the text to description=)" in diagnostic["message"]
    assert "suggestions" not in diagnostic
    (folder / "schemas.py").write_text('PAGE = {"page": {"type": "int"}}\n')
    (folder / "server.py").write_text(
        "from mcp.types import Tool\n\nfrom schemas import PAGE\n\n"
        'A = Tool(name="a", description="A.", inputSchema={"type": "object", "properties": PAGE})\n'
    )
    here, there = (
        json.loads(invoke("check", "--format=rdjson", *paths).stdout)["diagnostics"][0]
        for paths in (["server.py"], ["."])
    )
    assert (here["location"]["path"], "suggestions" in here) == ("server.py", False)
    assert (there["location"]["path"], "suggestions" in there) == ("schemas.py", True)


def test_rdjson_of_a_file_that_was_lost() -> None:
    finding = lost(File("server.py", ".")).candidates[0].here.finding
    report = Report((Reported(finding, ""),), Counts())
    document = json.loads(render("findings", "rdjson", report, Style()))
    assert document["diagnostics"][0]["location"] == {"path": "server.py"}
    run = json.loads(render("findings", "sarif", report, Style()))["runs"][0]
    assert "contextRegion" not in run["results"][0]["locations"][0]["physicalLocation"]


def test_text_of_an_excerpt() -> None:
    excerpt = Excerpt("a.py", 3, ("abc\n", "def\n", "ghi"))
    assert excerpt.text((3, 1), (3, 2)) == "b"
    assert excerpt.text((3, 2), (5, 1)) == "c\ndef\ng"
    assert excerpt.text((4, 0), (5, 0)) == "def\n"


@pytest.mark.usefixtures("folder")
def test_github() -> None:
    assert invoke("check", "--format=github").stdout == (
        "::warning file=server.py,line=9,col=16,endLine=9,endColumn=29,title=MCP101 illegal-character-in-tool-name"
        '::"list orders" holds " ", a tool name has only A-Z a-z 0-9 _ - and .: write "list_orders"'
        '%0AFix: Rename the tool to "list_orders"\n'
        "::error file=server.py,line=20,col=42,endLine=20,endColumn=47,title=MCP321 unknown-json-type"
        '::"str" is not a JSON Schema type, use "string"%0AFix: Replace "str" by "string"\n'
    )


def test_github_escapes_what_commands_are_made_of(folder: Path) -> None:
    (folder / "server.py").rename(folder / "a%,b:c.py")
    (folder / "a%,b:c.py").write_text(
        "from mcp.types import Tool\n\n"
        'Tool(name="100%", description="a", inputSchema={"type": "object"})\n'
        'Tool(name="""a\n\nb""", description="a", inputSchema={"type": "object"})\n'
    )
    first, second = invoke("check", "--format=github", "--select=MCP101").stdout.splitlines()
    assert first.startswith("::warning file=a%25%2Cb%3Ac.py,line=3,col=11,endLine=3,endColumn=17,title=MCP101 ")
    assert '::"100%25" holds "%25", ' in first
    assert second.startswith("::warning file=a%25%2Cb%3Ac.py,line=4,col=11,title=MCP101 ")


def test_github_levels(folder: Path) -> None:
    (folder / "server.py").write_text(SERVER)
    lines = invoke("check", "--format=github", "--mcp-all").stdout.splitlines()
    assert {each.split(" ")[0] for each in lines} == {"::error", "::warning", "::notice"}


def test_github_paths_are_those_of_the_checkout(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = folder / "packages" / "shop"
    package.mkdir(parents=True)
    (folder / "server.py").rename(package / "server.py")
    monkeypatch.chdir(package)
    monkeypatch.setenv("GITHUB_WORKSPACE", str(folder))
    assert " file=packages/shop/server.py," in invoke("check", "--format=github").stdout
    monkeypatch.setenv("GITHUB_WORKSPACE", str(folder / "elsewhere"))
    assert " file=server.py," in invoke("check", "--format=github").stdout
