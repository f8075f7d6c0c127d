"""What has to hold of any input: each way through the product comes to an end, in time, and says what it has to say."""

from __future__ import annotations

import ast
import gc
import json
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_mcp import api, engine
from flake8_mcp.cli import _analysis, _findings, _fixing, _listing
from flake8_mcp.cli._files import File
from flake8_mcp.cli._flake8 import Selection, load_options
from flake8_mcp.flake8_plugin import Plugin
from flake8_mcp.report import (
    Fixes,
    Style,
    format_names,
    patch,
    render,
    summarise_findings,
    summarise_fixes,
    summarise_tools,
)

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

# Arguments of `check`: as installed, all that there is, and what older servers are checked with.
RUNS = (
    (),
    ("--mcp-all", "--mcp-clients=all"),
    ("--mcp-revisions=2024-11-05,2025-03-26,2025-06-18", "--mcp-sdk=mcp==1.9.0,python==3.11"),
    ("--mcp-sdk=fastmcp==2.3.0", "--mcp-tool-decorators=registry.tool,f,each", "--no-mcp-follow-imports"),
)
# CPU seconds for a file of ordinary size, for each million characters beyond it, and for each thing like a tool in it:
# some three times of what it takes on a machine that does nothing else.
SECONDS = 3.0
SECONDS_FOR_A_MILLION = 40.0
SECONDS_FOR_A_TOOL = 0.01


class HostileInputError(AssertionError):
    """What an input did that no input may do."""


def options_of(number: int) -> argparse.Namespace:
    """The options of one of the runs."""
    return load_options(RUNS[number % len(RUNS)], config=None, isolated=True)


def write_files(folder: Path, files: Mapping[str, bytes]) -> list[str]:
    """Write files below a folder; the paths of those to look at."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return sorted(str(folder / name) for name in files if name.endswith(".py"))


def check_files(paths: list[str], options: argparse.Namespace, *, patience: float = 1.0) -> None:
    """Look at files in every way. Raises HostileInputError, or whatever the product raises.

    `patience` is how many times the usual time is allowed: what grows without bound takes more than any.
    """
    api.forget_projects()
    gc.unfreeze()
    gc.collect()  # what inputs before left is not this one's
    given = str(Path(paths[0]).parent)
    files = [File(path, given) for path in paths]
    texts = [Path(path).read_bytes() for path in paths]
    size = sum(map(len, texts))
    allowed = SECONDS + SECONDS_FOR_A_MILLION * max(0, size - 100_000) / 1_000_000
    allowed += SECONDS_FOR_A_TOOL * sum(text.count(b"tool") + text.count(b"Tool") for text in texts)
    allowed *= patience
    start = time.process_time()
    results = {file: _contribution(file, options) for file in files}
    _demand_in_time(time.process_time() - start, allowed, "check")
    report = _findings.assemble(results, Selection(options))
    for name in format_names("findings"):
        _written(render("findings", name, report, Style(color=True, width=60)), name)
    summarise_findings(report)
    for each in report.findings:
        line = each.finding.message
        if not line.isprintable() or len(line) > 400:
            raise HostileInputError(f"message {line[:500]!r}")
    start = time.process_time()
    listing = _listing.assemble({file: _listing.tools_of(options, file) for file in files})
    for name in format_names("tools"):
        _written(render("tools", name, listing, Style(color=True, width=60)), name)
    summarise_tools(listing)
    _demand_in_time(time.process_time() - start, allowed, "tools")
    _check_fixes(results, options, allowed)
    _check_flake8(files, options)


def _contribution(file: File, options: argparse.Namespace) -> _findings.FileFindings:
    """As `check` does it, but a defect of ours is not caught."""
    look = _analysis.look_at(file, options)
    for finding in look.analysis.findings:
        if "internal error" in finding.text:
            settings = _analysis.settings_of(options)
            engine.analyse(
                look.source, file.path, api.project(file.given, follow_imports=settings.follow_imports), settings
            )
            raise HostileInputError(finding.text)
    return _findings.contribution(file, look, options)


def _check_fixes(results: Mapping[File, _findings.FileFindings], options: argparse.Namespace, allowed: float) -> None:
    start = time.process_time()
    fixed = _fixing.work_out(results, options, unsafe=True)
    changed = {file: each for file, each in fixed.items() if each.after != each.before}
    for file, each in changed.items():
        patch(file.path, each.before, each.after, Style())
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(each.after)
    refused = tuple(each for result in fixed.values() for each in result.refused)
    summarise_fixes(Fixes(len(changed), (), refused))
    # each round is one more analysis, and there is one for each fix that has to wait for another
    _demand_in_time((time.process_time() - start) / 10, allowed, "fixes")


def _check_flake8(files: list[File], options: argparse.Namespace) -> None:
    """As flake8 does it, which hands over lines and the tree."""
    for file in files:
        text = file.read().decode("latin-1")
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                tree = ast.parse(text)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        lines = text.replace("\r\n", "\n").replace("\r", "\n").splitlines(keepends=True)
        for line, column, message, _ in Plugin(tree, file.path, lines, options).run():
            if line < 1 or column < 0 or not message.startswith("MCP") or not message.isprintable():
                raise HostileInputError(f"flake8: {(line, column, message)!r}")
            if "internal error" in message:
                raise HostileInputError(message)


def _written(text: str, name: str) -> None:
    text.encode("utf-8", "backslashreplace")
    if name == "json":
        json.loads(text)


def _demand_in_time(seconds: float, allowed: float, what: str) -> None:
    if seconds > allowed:
        raise HostileInputError(f"slow: {what} took {seconds:.1f} s and not {allowed:.1f}")
