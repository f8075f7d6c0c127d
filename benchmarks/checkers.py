"""What `flake8-mcp check` costs beside other checkers of MCP servers in Python, and how many tools each finds."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import inputs
from measuring import Command, in_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from setting import Setting

# Findings are no failure of any of them.
_DONE = frozenset({0, 1, 2})


@dataclass(frozen=True, slots=True)
class Checker:
    """A program that looks at a tree: its distribution, arguments, and how many tools its output tells of."""

    distribution: str
    program: str
    arguments: tuple[str, ...]
    tools: Callable[[str], int] | None = None
    takes_files: bool = False


def _listed(text: str) -> int:
    return len(json.loads(text)["tools"])


def _counted(text: str) -> int:
    found: int = json.loads(text)["tools_found"]
    return found


def _in_findings(text: str) -> int:
    """Tools that a checker says something of: of the others it does not speak."""
    findings = json.loads(text)["findings"]
    return len({(each["file"], each["tool"]) for each in findings if each.get("tool")})


def _by_file(text: str) -> int:
    return len(json.loads(text))


CHECKERS = (
    Checker("mcp-server-lint", "mcp-doctor", ("--json", "."), _listed),
    Checker("mcpolish", "mcpolish", ("lint", "--format", "json", "--fail-on", "never", "."), _counted),
    Checker("mcpxray-cli", "mcpxray", ("scan", "--format", "json", "."), _in_findings),
    Checker("fastmcp-lint", "fastmcp-lint", ("--json",), _by_file, takes_files=True),
    Checker("lintlang", "lintlang", ("scan", "--allow-uninspected", "--format", "json", "."), None),
    Checker("ruff", "ruff", ("check", "--isolated", "--no-cache", "--exit-zero", "."), None),
)


def section(setting: Setting) -> Iterator[str]:
    """The lines of the section."""
    others = inputs.make_environment("checkers", setting.cache, *(each.distribution for each in CHECKERS))
    programs = Path(others).parent
    versions = ", ".join(inputs.installed(others, *(each.distribution for each in CHECKERS)))
    yield f"Beside {versions} and flake8 without plugins, on the same trees, each on one process if it says how many."
    yield "The number of tools is what each says itself; mcpxray-cli names only tools that it complains of, and"
    yield "lintlang, ruff and flake8 know none."
    yield ""
    names = [each.distribution for each in CHECKERS]
    yield f"| tree | lines | flake8-mcp check | {' | '.join(names)} | flake8 |"
    yield f"| --- | ---: |{' ---: |' * (len(names) + 2)}"
    for each in inputs.SERVERS:
        tree = inputs.fetch(each, setting.cache)
        yield _row(setting, tree, programs)


def _row(setting: Setting, tree: inputs.Input, programs: Path) -> str:
    files = tuple(str(each.relative_to(tree.path)) for each in tree.files)
    ours = (setting.with_it, "-m", "flake8_mcp", "check", "--isolated", "--exit-zero", "-j", "1", ".")
    commands: list[tuple[str, ...]] = [ours]
    commands += [
        (str(programs / each.program), *each.arguments, *(files if each.takes_files else ())) for each in CHECKERS
    ]
    commands.append((setting.without, "-m", "flake8", "--isolated", "--jobs=1", "--exit-zero", "."))
    samples = in_turns([Command(each, tree.path, _DONE) for each in commands], max(1, setting.rounds // 2))
    tools: list[str] = [_our_tools(setting, tree.path)]
    for checker, command in zip(CHECKERS, commands[1:], strict=False):
        tools.append(_tools_found(checker, command, tree.path))
    shown = [f"{sample.cpu:.2f} s{found}" for sample, found in zip(samples, [*tools, ""], strict=True)]
    return f"| {tree.name} | {tree.lines:,} | {' | '.join(shown)} |"


def _our_tools(setting: Setting, folder: Path) -> str:
    command = (setting.with_it, "-m", "flake8_mcp", "tools", "--format", "json", "--isolated", ".")
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return f", {len(json.loads(ran.stdout)['tools'])} tools"


def _tools_found(checker: Checker, command: tuple[str, ...], folder: Path) -> str:
    if checker.tools is None:
        return ""
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        return f", {checker.tools(ran.stdout)} tools"
    except (ValueError, KeyError):
        return ", no answer"
