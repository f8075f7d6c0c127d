"""The real SDKs as oracles: one long-running interpreter for each, and the comparison with what is derived."""

from __future__ import annotations

import collections
import functools
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from flake8_mcp.engine import analyse
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Tool

# The SDKs with Python 3.12 and the newest pydantic, and three more with other releases of both.
NEWEST = ("mcp1", "mcp2", "fm2", "fm3", "fm4", "mcp1-py313", "mcp1-py311", "fm2-py311")
# Releases before the newest of their major, on either side of what changed: schemas/since.py.
OLDER = (
    "mcp1-1.2.1", "mcp1-1.9.4", "mcp1-1.11.0", "mcp1-1.13.1", "mcp1-1.14.0", "mcp1-1.18.0", "mcp1-1.21.0",
    "mcp1-1.27.0", "mcp1-1.29.0", "mcp2-2.2.0", "fm2-2.2.10", "fm2-2.8.1", "fm2-2.10.6", "fm2-2.12.3", "fm2-2.12.5",
    "fm2-2.13.0", "fm2-2.14.5", "fm3-3.0.2", "fm3-3.2.3", "fm3-3.4.2", "fm3-3.4.7", "fm4-4.0.2", "fm4-4.0.10",
    "fm4-4.1.7",
)  # fmt: skip
PROFILES = NEWEST + OLDER
IMPORTS = {
    "mcp1": "from mcp.server.fastmcp import FastMCP, Context",
    "mcp2": "from mcp.server.mcpserver import MCPServer as FastMCP, Context",
    "fm2": "from fastmcp import FastMCP, Context",
    "fm3": "from fastmcp import FastMCP, Context",
    "fm4": "from fastmcp import FastMCP, Context",
}
CASES = Path(__file__).parents[2] / "test_corpus" / "sdks" / "derived"
_IMPORT = "from fastmcp import Context, FastMCP"
FIELDS = ("inputSchema", "outputSchema", "description")
RESTART = 400  # every module that was executed stays in the caches of the SDKs


@dataclass
class Oracle:
    """One SDK in its own virtual environment."""

    profile: str
    python: str
    asked: int = 0
    versions: dict[str, str] = field(default_factory=dict)
    _process: subprocess.Popen[str] | None = None

    def ask(self, source: str, *, objects: bool = False) -> dict[str, object]:
        """What the SDK makes of a module, with `objects` also of tools that are no server's."""
        if self._process is None or self.asked % RESTART == 0:
            self.close()
            self._start()
        self.asked += 1
        return self._answer({"source": source, "objects": objects})

    def _start(self) -> None:
        worker = Path(__file__).with_name("worker.py")
        self._process = subprocess.Popen(
            [self.python, "-W", "ignore", str(worker)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.versions = {str(key): str(value) for key, value in self._answer({"versions": True}).items()}

    def _answer(self, request: dict[str, object]) -> dict[str, object]:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        found = json.loads(self._process.stdout.readline())
        assert isinstance(found, dict)
        return found

    def close(self) -> None:
        """End the interpreter."""
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            self._process.wait()
            self._process = None

    def settings(self) -> Settings:
        """The settings that pin the versions of the oracle."""
        return settings_of(dict(self.versions))


def cases_of(profile: str) -> list[tuple[str, str]]:
    """The recorded modules of an SDK, with its own import: a comment `# sdks:` says which ones a module is for.

    A file with lines `# case: NAME` holds several modules: each is what stands below one, with what stands above the
    first in front of it. A name such as `mcp1-py313` takes the modules that name it. A comment `# python: 3.12` names the first Python that can read a module.
    """
    found = []
    for path in sorted(CASES.glob("*.py")):
        text = path.read_text(encoding="utf-8").replace(_IMPORT, IMPORTS[profile.partition("-")[0]])
        head, *cases = re.split(r"^# case: (\S+)\n", text, flags=re.MULTILINE)
        modules = [(f"{path.stem}/{name}", head + body) for name, body in zip(cases[::2], cases[1::2], strict=True)]
        for name, module in modules or [(path.stem, text)]:
            wanted = re.search(r"^# sdks: (.*)", module, re.MULTILINE)
            python = re.search(r"^# python: 3\.(\d+)", module, re.MULTILINE)
            if python is not None and sys.version_info < (3, int(python[1])):
                continue
            if profile in wanted[1].split() if wanted is not None else profile in IMPORTS:
                found.append((name, module))
    return found


@functools.cache
def recorded(profile: str) -> dict[str, dict[str, object]]:
    """The recorded answers of an SDK, and the versions that gave them."""
    found = json.loads((CASES / "recorded" / f"{profile}.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def settings_of(versions: Mapping[str, object], **others: object) -> Settings:
    """The settings that pin versions, with other options."""
    pins = [f"{name}=={versions[name]}" for name in ("mcp", "fastmcp", "pydantic", "python") if name in versions]
    return Settings.from_options({"mcp_sdk": ",".join(pins), **others})


def derived(source: str, settings: Settings) -> list[Tool]:
    """The tools that flake8-mcp finds in a module."""
    with tempfile.TemporaryDirectory() as folder:
        found = analyse(Source("case.py", source), str(Path(folder, "case.py")), Project(folder), settings)
    return found.module.tools if found.module is not None else []


@dataclass
class Verdict:
    """How a module was derived: problems are claims that are wrong."""

    problems: list[str] = field(default_factory=list)
    exact: int = 0
    partly: int = 0
    reasons: list[str] = field(default_factory=list)
    raised: int = 0
    elsewhere: int = 0


def judge(source: str, truth: dict[str, object], settings: Settings) -> Verdict:
    """Compare what is derived of a module with what the SDK made of it."""
    verdict = Verdict()
    tools = derived(source, settings)
    raises = [each.raises for each in tools if each.raises is not None]
    if "error" in truth:
        error = truth["error"]
        assert isinstance(error, dict)
        tools = [
            each
            for each in tools
            if each.handler
            and each.registration.place.span.line <= (error["line"] or 0) <= each.handler.place.span.line
        ]
        if not tools:
            verdict.elsewhere = 1  # a class statement raises: no tool is registered
            return verdict
        verdict.raised = 1
        raises = [each.raises for each in tools if each.raises is not None]
        unknown = [pointer for each in tools for pointer in each.definition()[1] if not pointer.startswith("/_meta")]
        if raises and raises[0].type != error["type"]:
            verdict.problems.append(f"raises {error['type']}, derived {raises[0].type}: {error['message'][:200]}")
        elif not raises and not unknown:
            verdict.problems.append(f"raises {error['type']}, not derived: {error['message'][:200]}")
        return verdict
    listed = truth["tools"]
    assert isinstance(listed, list)
    by_name = {each["name"]: each for each in listed}
    twice = [name for name, count in collections.Counter(each.known_name for each in tools).items() if count > 1]
    verdict.problems += [f"derived that it raises {each.type}: {each.reason}" for each in raises]
    for tool in tools:
        if tool.known_name not in by_name or tool.known_name in twice:
            continue
        definition, unknown = tool.definition()
        for name in FIELDS:
            pointers = [each for each in unknown if each == f"/{name}" or each.startswith(f"/{name}/")]
            ours = {name: definition[name]} if name in definition else {}
            theirs = {name: by_name[tool.known_name][name]} if name in by_name[tool.known_name] else {}
            differences = list(differing(ours, theirs, frozenset(pointers)))
            verdict.problems += [f"{tool.known_name} {each}" for each in differences[:3]]
            if pointers:
                verdict.partly += 1
                for pointer in pointers:
                    part = tool.at(pointer)
                    verdict.reasons.append(
                        getattr(part, "reason", None) or getattr(getattr(part, "rest", None), "reason", "") or "more"
                    )
            else:
                verdict.exact += not differences
    return verdict


def differing(ours: object, theirs: object, unknown: frozenset[str], at: str = "") -> Iterator[str]:
    """Where a claim of ours differs from the truth; parts below the unknown pointers are no claims."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in {**ours, **theirs}:
            pointer = f"{at}/{key.replace('~', '~0').replace('/', '~1')}"
            if key in ours and key in theirs:
                yield from differing(ours[key], theirs[key], unknown, pointer)
            elif pointer in unknown or (key in theirs and at in unknown):
                continue
            else:
                yield f"{pointer}: derived {json.dumps(ours.get(key))[:300]}, listed {json.dumps(theirs.get(key))[:300]}"
    elif at.endswith("/required") and isinstance(ours, list) and isinstance(theirs, list):
        if not (set(ours) <= set(theirs) if at in unknown else sorted(ours) == sorted(theirs)):
            yield f"{at}: derived {ours}, listed {theirs}"
    elif at in unknown:
        return
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for index, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            yield from differing(one, other, unknown, f"{at}/{index}")
    elif not equal(ours, theirs):
        yield f"{at}: derived {json.dumps(ours)[:300]}, listed {json.dumps(theirs)[:300]}"


def equal(one: object, other: object) -> bool:
    """Whether two JSON scalars are equal: 1 equals 1.0, and not true."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    return (
        type(one) is type(other) and one == other
        if not isinstance(one, int | float) or not isinstance(other, int | float)
        else one == other
    )
