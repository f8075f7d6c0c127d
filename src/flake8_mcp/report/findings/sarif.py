"""SARIF 2.1.0: one run, with the rules that fired, fixes, and what was not analysed.

Written by hand, because it is one tree of dicts: the kept models of SARIF ask for pydantic or attrs, and check no more
than the tests do with the schema.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections import Counter
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from flake8_mcp.contract.codes import LOCK_CODES
from flake8_mcp.report._paths import display_path
from flake8_mcp.report._results import Style
from flake8_mcp.report.rule_pages import (
    explain_lock_code,
    explain_rule,
    first_sentence,
    rule_markdown,
    specification_page,
)
from flake8_mcp.rules import all_rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from flake8_mcp.contract.codes import LockCode
    from flake8_mcp.edits import Edit, Fix
    from flake8_mcp.engine import Finding
    from flake8_mcp.report import Report, Reported
    from flake8_mcp.rules import Rule
    from flake8_mcp.syntax.source import Span

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVELS: Mapping[str, str] = {"breaks": "error", "must": "error", "should": "warning", "advice": "note"}
_UNANALYSED = "MCP001"
_UNREAD = "unread-registrations"
_ROOT = "SRCROOT"
# Generated code has lines of any length, and each of their findings would carry the whole line.
_MAX_LINE = 1000
# Places inside of messages move with other lines.
_PLACES = re.compile(r"\bline \d+|:\d+")

Json = dict[str, Any]


def render(report: Report, _style: Style) -> str:
    """All findings and the run that found them."""
    codes = {each.finding.code for each in report.findings}
    rules = [_rule(each) for each in all_rules() if each.code in codes]
    rules += [_lock_code(each) for each in LOCK_CODES if each.code in codes]
    indices = {str(rule["id"]): index for index, rule in enumerate(rules)}
    fingerprints = _fingerprints(report.findings)
    run = {
        "tool": {
            "driver": {
                "name": "flake8-mcp",
                "semanticVersion": version("flake8-mcp"),
                "shortDescription": {"text": "Checks the MCP tools that Python code defines."},
                "rules": rules,
                "notifications": [
                    {
                        "id": _UNANALYSED,
                        "name": "Unanalysed",
                        "shortDescription": {"text": "A file was not analysed, or only in part."},
                    },
                    {
                        "id": _UNREAD,
                        "name": _pascal_case(_UNREAD),
                        "shortDescription": {"text": "Registrations were seen and not read."},
                    },
                ],
            }
        },
        "invocations": [{"executionSuccessful": True, "toolExecutionNotifications": list(_notifications(report))}],
        "originalUriBaseIds": {_ROOT: {"description": {"text": "The folder in which flake8-mcp was run."}}},
        "columnKind": "unicodeCodePoints",
        "newlineSequences": ["\r\n", "\n", "\r"],
        "results": [
            _result(each, indices, fingerprint) for each, fingerprint in zip(report.findings, fingerprints, strict=True)
        ],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=2) + "\n"


def _rule(rule: Rule) -> Json:
    result: Json = {
        "id": rule.code,
        "name": _pascal_case(rule.name),
        "shortDescription": {"text": first_sentence(rule)},
        "help": {"text": explain_rule(rule, Style()), "markdown": rule_markdown(rule)},
        "defaultConfiguration": {"level": _LEVELS[rule.level]},
        "properties": {"tags": ["mcp", _family(rule)]},
    }
    page = specification_page(rule)
    if page is not None:
        result["helpUri"] = page
    return result


def _lock_code(lock_code: LockCode) -> Json:
    return {
        "id": lock_code.code,
        "name": _pascal_case(lock_code.name),
        "shortDescription": {"text": lock_code.reports},
        "help": {"text": explain_lock_code(lock_code, Style())},
        "defaultConfiguration": {"level": _LEVELS[lock_code.level]},
        "properties": {"tags": ["mcp", "lock-file"]},
    }


def _family(rule: Rule) -> str:
    """The family of a rule: the name of its folder."""
    return rule.check.__module__.split(".")[-2].replace("_", "-")


def _pascal_case(name: str) -> str:
    """A name as SARIF viewers expect it: `UnknownJsonType`."""
    return "".join(each.capitalize() for each in name.split("-"))


def _result(reported: Reported, indices: Mapping[str, int], fingerprint: str) -> Json:
    finding = reported.finding
    result: Json = {
        "ruleId": finding.code,
        "ruleIndex": indices[finding.code],
        "level": _LEVELS[finding.level],
        "message": {"text": finding.text},
        "locations": [_location(finding, reported.source_line)],
        "partialFingerprints": {"primaryLocationLineHash": fingerprint},
    }
    if finding.fix is not None:
        result["fixes"] = [_fix(finding.fix)]
    return result


def _location(finding: Finding, line: str) -> Json:
    span = finding.span
    region = _region(span)
    line = line if len(line) <= _MAX_LINE else ""
    if line and span.line == span.end_line == finding.line:
        region["snippet"] = {"text": line[span.column : span.end_column]}
    physical: Json = {"artifactLocation": _artifact(finding.path), "region": region}
    if line:
        physical["contextRegion"] = {"startLine": finding.line, "snippet": {"text": line}}
    return {"physicalLocation": physical}


def _region(span: Span) -> Json:
    return {
        "startLine": span.line,
        "startColumn": span.column + 1,
        "endLine": span.end_line,
        "endColumn": span.end_column + 1,
    }


def _artifact(path: str) -> Json:
    shown = display_path(path)
    if Path(shown).is_absolute():
        return {"uri": Path(shown).as_uri()}
    return {"uri": quote(os.fsencode(shown)), "uriBaseId": _ROOT}


def _fix(fix: Fix) -> Json:
    edits: dict[str, list[Edit]] = {}
    for each in sorted(fix.edits):
        edits.setdefault(each.path, []).append(each)
    return {
        "description": {"text": fix.title if fix.safe else f"{fix.title} (unsafe, to be reviewed)"},
        "artifactChanges": [
            {"artifactLocation": _artifact(path), "replacements": [_replacement(each) for each in here]}
            for path, here in edits.items()
        ],
        "properties": {"safe": fix.safe},
    }


def _replacement(edit: Edit) -> Json:
    return {"deletedRegion": _region(edit.span), "insertedContent": {"text": edit.text}}


def _notifications(report: Report) -> Iterator[Json]:
    for each in report.findings:
        if each.finding.code == _UNANALYSED:
            yield {
                "descriptor": {"id": _UNANALYSED, "index": 0},
                "level": "error",
                "message": {"text": each.finding.text},
                "locations": [_location(each.finding, each.source_line)],
            }
    if report.counts.unread:
        yield {
            "descriptor": {"id": _UNREAD, "index": 1},
            "level": "note",
            "message": {"text": f"{report.counts.unread} registrations were seen and not read."},
        }


def _fingerprints(findings: Sequence[Reported]) -> Iterator[str]:
    """What tells a finding from the others of its file when lines are moved: its code, text and line of source.

    Those that agree in all of it are numbered. The form is that of GitHub, which makes its own where none is given.
    """
    seen: Counter[tuple[str, str]] = Counter()
    for each in findings:
        finding = each.finding
        parts: Iterable[str] = (finding.code, _PLACES.sub("", finding.text), each.source_line.strip())
        digest = hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()[:16]
        seen[finding.path, digest] += 1
        yield f"{digest}:{seen[finding.path, digest]}"
