"""Read the examples of test_corpus: their settings, the findings that they expect, and those that they get.

A finding is expected by a comment on its line: code, column counted from 0, and text that occurs in the message:

    "name": "Run Query",  # MCP101: 12 "Run Query"

Several on one line are separated by ` | `. Where no comment can stand, one on another line counts lines from itself:

    # line+2: MCP204: 4 U+200B

Comments at the head of a file choose settings: `# revision: 2025-03-26`, `# settings: --mcp-sdk mcp==1.30.0`.
An example of a rule that is not about clients is judged without the limits of any client, unless its head names some.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_mcp.api import analyse, placed, project
from flake8_mcp.options import OPTIONS, attribute
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.engine import Finding
    from flake8_mcp.model import Tool

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "test_corpus"

_EXPECTATIONS = re.compile(r"#\s*(?:line([+-]\d+):\s*)?(MCP\d{3}:.*)$")
_EXPECTATION = re.compile(r"(MCP\d{3}): (\d+) (.+)")


@dataclass(frozen=True, slots=True)
class Expected:
    """One expected finding; `text` occurs in its message."""

    line: int
    column: int
    code: str
    text: str


def examples(folder: str) -> list[Path]:
    """The examples of a part of the corpus, without what fixes make of them."""
    found = (CORPUS / folder).rglob("*.py")
    return sorted(path for path in found if not path.stem.endswith((".fixed", ".unsafe")))


def subject(path: Path) -> str:
    """The rule whose example a file is, or what else it is about: a folder, or in `layouts` the name of the file."""
    folder, name, *_ = path.relative_to(CORPUS).parts
    return path.stem if folder == "layouts" else name


def expectations(text: str) -> list[Expected]:
    """The findings that the comments of an example announce, in the order of findings."""
    found: list[Expected] = []
    for number, line in enumerate(text.split("\n"), 1):
        comment = _EXPECTATIONS.search(line)
        if comment is None:
            continue
        for each in comment[2].split(" | "):
            match = _EXPECTATION.fullmatch(each.strip())
            assert match is not None, f"line {number}: {each!r} is no expectation"
            found.append(Expected(number + int(comment[1] or 0), int(match[2]), match[1], match[3]))
    return sorted(found, key=lambda each: (each.line, each.column, each.code))


def settings_of(text: str, *selected: str) -> Settings:
    """The settings that the head of an example chooses; without a rule on clients there are no clients by default."""
    values: dict[str, object] = {}
    if not any(each.startswith("MCP8") for each in selected):
        values["mcp_clients"] = ""
    for line in _head(text):
        kind, _, rest = line.removeprefix("#").strip().partition(":")
        if kind == "revision":
            values["mcp_revisions"] = rest
        elif kind == "settings":
            values.update(_options(shlex.split(rest)))
    return Settings.from_options(values, selected)


def findings(source: Source, path: Path, settings: Settings) -> list[Finding]:
    """The findings in a source that lies at `path`, as they are reported in it."""
    analysis = analyse(source, str(path), project(str(ROOT), follow_imports=settings.follow_imports), settings)
    return sorted(placed(each, source) for each in analysis.findings)


def findings_in(path: Path, *selected: str) -> list[Finding]:
    """The findings in a file, with the settings in its head."""
    source = Source.from_bytes(path.relative_to(ROOT).as_posix(), path.read_bytes())
    return findings(source, path, settings_of(source.text, *selected))


def tools_in(path: Path) -> list[Tool]:
    """The tools that are found in a file."""
    source = Source.from_bytes(path.relative_to(ROOT).as_posix(), path.read_bytes())
    module = analyse(source, str(path), project(str(ROOT)), settings_of(source.text)).module
    return [] if module is None else module.tools


def _head(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        if not line.startswith("#"):
            return
        yield line


def _options(words: list[str]) -> dict[str, object]:
    values: dict[str, object] = {}
    known = {option.name: option for option in OPTIONS}
    while words:
        name = words.pop(0)
        negated = name.replace("--no-", "--", 1)
        option = known[negated]
        if option.kind == "switch":
            values[attribute(option)] = name == negated
        else:
            values[attribute(option)] = words.pop(0)
    return values
