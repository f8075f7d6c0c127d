"""What cannot be saved, and where the time goes: one process reads, parses and analyses the files of a tree."""

from __future__ import annotations

import ast
import contextlib
import functools
import gc
import importlib
import json
import subprocess
import sys
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import inputs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from setting import Setting

# Stages by the functions that do their work; what a stage calls of another one counts there.
STAGES = {
    "gate": ("engine:may_register", "engine:may_use_sdk"),
    "ast.parse of imported files": ("syntax.project:parse",),
    "outline": ("syntax.project:build_outline",),
    "libcst": ("syntax.segments:Segment.__init__", "syntax.segments:Segment.span"),
    "names": ("syntax.code_file:resolve",),
    "evaluate": ("syntax.evaluate:Evaluator.value",),
    "interpret": ("sdks._following:_run",),
    "derive": ("schemas:_derive",),
    "discover": ("engine:discover",),
    "jsonschema": ("rules.input_schemas.metaschema:_errors", "rules.input_schemas.defaults:_validator"),
    "rules": ("engine:_problems",),
    "fixes": ("engine:_with_fix",),
}


def section(setting: Setting) -> Iterator[str]:
    """The lines of the section."""
    yield "One process, CPU time per 1,000 lines: reading the bytes of all files, `ast.parse` of those that pass the"
    yield "gate, and our own work on what flake8 hands over, imports aside; then what part of it each stage takes."
    yield "The clock is read at every call of a stage, so those that are called most look dearer than they are."
    yield ""
    yield f"| tree | lines | files | past the gate | read | parse | our work | {' | '.join(STAGES)} | rest |"
    yield f"| --- |{' ---: |' * (len(STAGES) + 7)}"
    for each in inputs.SERVERS:
        tree = inputs.fetch(each, setting.cache)
        ran = subprocess.run(
            [setting.with_it, __file__, str(tree.path)], check=True, capture_output=True, text=True, cwd=tree.path
        )
        yield _row(tree, json.loads(ran.stdout))


def _row(tree: inputs.Input, found: dict[str, Any]) -> str:
    per_thousand = [f"{found[name] * 1e6 / tree.lines:.1f} ms" for name in ("read", "parse", "work")]
    stages = [f"{found['stages'].get(name, 0.0) / found['work']:.0%}" for name in (*STAGES, "rest")]
    cells = [tree.name, f"{tree.lines:,}", str(len(tree.files)), str(found["passed"]), *per_thousand, *stages]
    return f"| {' | '.join(cells)} |"


def measure(folder: Path) -> dict[str, Any]:
    """The seconds of each step on the files of a folder."""
    from flake8_mcp.api import analyse, project
    from flake8_mcp.gate import may_register, may_use_sdk
    from flake8_mcp.rules import all_rules
    from flake8_mcp.settings import Settings
    from flake8_mcp.syntax.source import Source, UnreadableSourceError

    all_rules()
    warnings.simplefilter("ignore")
    gc.disable()
    settings, files = Settings(), project()
    paths = sorted(folder.rglob("*.py"))
    begun = time.process_time()
    read = [each.read_bytes() for each in paths]
    found: dict[str, Any] = {"read": time.process_time() - begun, "parse": 0.0}
    sources = []
    for path, data in zip(paths, read, strict=True):
        with contextlib.suppress(UnreadableSourceError):
            sources.append((path, Source.from_bytes(str(path), data)))
    passed = [each for each in sources if may_register(each[1].text) or may_use_sdk(each[1].text)]
    trees = []
    begun = time.process_time()
    for path, source in passed:
        with contextlib.suppress(SyntaxError, ValueError):
            trees.append((path, source, ast.parse(source.text)))
    found |= {"parse": time.process_time() - begun, "passed": len(passed)}
    clock = _Clock()
    for stage, functions in STAGES.items():
        for each in functions:
            clock.watch(stage, each)
    begun = time.process_time()
    for path, source, tree in trees:
        clock.inside("rest", analyse)(source, str(path), files, settings, tree)
    return found | {"work": time.process_time() - begun, "stages": clock.seconds}


class _Clock:
    """Seconds of stages; while one runs inside another one, only the inner one's clock runs."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self._running: list[str] = []
        self._since = 0.0

    def watch(self, stage: str, name: str) -> None:
        """Have the clock of a stage run while a function does, wherever it is called from."""
        module, _, path = name.partition(":")
        holder: Any = importlib.import_module(f"flake8_mcp.{module}")
        *owners, last = path.split(".")
        for owner in owners:
            holder = getattr(holder, owner)
        setattr(holder, last, self.inside(stage, getattr(holder, last)))

    def inside(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function that runs under the clock of a stage."""

        @functools.wraps(function)
        def watched(*arguments: Any, **keywords: Any) -> Any:  # noqa: ANN401 - any function
            self._change()
            self._running.append(stage)
            try:
                return function(*arguments, **keywords)
            finally:
                self._change()
                self._running.pop()

        return watched

    def _change(self) -> None:
        now = time.process_time()
        if self._running:
            self.seconds[self._running[-1]] = self.seconds.get(self._running[-1], 0.0) + now - self._since
        self._since = now


if __name__ == "__main__":
    print(json.dumps(measure(Path(sys.argv[1]))))
