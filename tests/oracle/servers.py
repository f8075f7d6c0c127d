"""Lists the tools of real servers before and after `flake8-mcp check --fix`, and compares.

python tests/oracle/servers.py FOLDER [--only NAME] [--servers FILE] [--check OPTIONS]

Each server of `servers.json` is installed into an environment of its own in FOLDER, once; needs network for that.
The installed package is copied, the copy is fixed, and the server is started from the package and from the copy over
stdio. What a tool lists afterwards is what it listed before, changed as the fixes say and in nothing else. Exit status
1 if there is a difference that no fix explains, or if a server does not start any more.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import io
import json
import queue
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from flake8_mcp.cli import _fixing
from flake8_mcp.cli import main as command
from flake8_mcp.edits import ANY, REMOVED, Change
from flake8_mcp.fixing import fix, patched, same_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from flake8_mcp.engine import Analysis, Finding
    from flake8_mcp.fixing import Outcome, Sources

SECONDS = 240
PINNED = ("mcp", "fastmcp", "pydantic")
_FILES = """
import importlib.metadata, json, sys
found = importlib.metadata.distribution(sys.argv[1])
versions = {each.metadata["Name"].lower(): each.version for each in importlib.metadata.distributions()}
root = str(found.locate_file(""))
print(json.dumps({"root": root, "files": [str(each) for each in found.files or ()], "versions": versions}))
"""


@dataclass(frozen=True)
class Server:
    """A server to start: the distribution, what pip is given, its console script with arguments, and variables."""

    name: str
    distribution: str
    requirements: list[str]
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


class NotStartedError(Exception):
    """The server does not list its tools; the message says why."""


def main() -> int:
    """Run the comparison."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--servers", type=Path, default=Path(__file__).with_name("servers.json"))
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("--check", default="", metavar="OPTIONS", help="further options of flake8-mcp check")
    options = parser.parse_args()
    servers = [Server(**each) for each in json.loads(options.servers.read_text(encoding="utf-8"))]
    totals: collections.Counter[str] = collections.Counter()
    for server in servers:
        if options.only and server.name not in options.only:
            continue
        totals["servers"] += 1
        try:
            environment = installed(server, options.folder.resolve())
            before = tools_of(server, environment, None)
        except NotStartedError as reason:
            print(f"{server.name}: not started: {reason}")
            continue
        totals["started"] += 1
        totals += compare(server, environment, before, shlex.split(options.check))
    print(
        f"{totals['started']} of {totals['servers']} servers start; {totals['fixes']} fixes; "
        f"{totals['after']} start afterwards; {totals['tools']} tools compared, {totals['changed']} changed; "
        f"unexplained: {totals['unexplained']}"
    )
    return 1 if totals["unexplained"] or totals["after"] < totals["started"] else 0


def compare(
    server: Server, environment: Path, before: list[dict[str, object]], options: list[str]
) -> collections.Counter[str]:
    """Fix a copy of a server's package, list its tools, and print what is different."""
    counts: collections.Counter[str] = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "package")
        pins = copied(server, environment, copy)
        recorded, output = fixed(copy, pins, options)
        codes = collections.Counter(each.code for _, outcome in recorded for each in outcome.fixed)
        counts["fixes"] = codes.total()
        print(f"{server.name}: {', '.join(f'{code} {count}' for code, count in sorted(codes.items())) or 'no fixes'}")
        print("".join(f"  {line}\n" for line in output.splitlines() if "not" in line), end="")
        try:
            after = tools_of(server, environment, copy)
        except NotStartedError as reason:
            print(f"  not started any more: {reason}")
            return counts
        counts["after"] = 1
        differences = list(unexplained(before, after, changes_of(recorded, {str(each["name"]) for each in before})))
        for difference in differences:
            print(f"  {difference}")
        pairs = list(zip(before, after, strict=False))
        counts["tools"] = len(pairs)
        counts["changed"] = sum(not same_json(one, other) for one, other in pairs)
        counts["unexplained"] = len(differences)
        print(f"  {len(after)} tools, {counts['changed']} changed, {len(differences)} differences unexplained")
    return counts


def installed(server: Server, folder: Path) -> Path:
    """The environment of a server, which is made if there is none."""
    environment = folder / server.name
    if not (environment / "installed").exists():
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
        pip = [str(environment / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
        result = subprocess.run([*pip, *server.requirements], capture_output=True, text=True, check=False)
        if result.returncode:
            raise NotStartedError(f"pip: {result.stderr.strip()[-300:]}")
        (environment / "installed").touch()
    return environment


def copied(server: Server, environment: Path, copy: Path) -> str:
    """Copy the files of a server's distribution; the releases that it has of the SDKs, as `--mcp-sdk` takes them."""
    asked = [str(environment / "bin" / "python"), "-c", _FILES, server.distribution]
    found = json.loads(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    for name in found["files"]:
        source = Path(found["root"], name)
        if name.startswith("..") or ".dist-info/" in name or "__pycache__" in name or not source.is_file():
            continue
        target = copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)
    pins = [f"{name}=={found['versions'][name]}" for name in PINNED if name in found["versions"]]
    return ",".join([*pins, f"python=={sys.version_info[0]}.{sys.version_info[1]}"])


def fixed(copy: Path, pins: str, options: list[str]) -> tuple[list[tuple[Analysis, Outcome]], str]:
    """Run the command on a copy; what it knew of each file before, what came of it, and what it wrote."""
    recorded: list[tuple[Analysis, Outcome]] = []

    def recording(
        sources: Sources,
        analyse: Callable[[Sources], Analysis],
        choose: Callable[[Sources, tuple[Finding, ...]], Iterable[Finding]],
    ) -> Outcome:
        first = analyse(sources)
        outcome = fix(sources, analyse, choose)
        recorded.append((first, outcome))
        return outcome

    written = io.StringIO()
    _fixing.fix = recording  # type: ignore[attr-defined]  # the command itself does not say what tools change
    try:
        with contextlib.redirect_stdout(written), contextlib.redirect_stderr(written), contextlib.suppress(SystemExit):
            command(["check", "--fix", "-j1", "--isolated", "--mcp-sdk", pins, *options, str(copy)])
    finally:
        _fixing.fix = fix  # type: ignore[attr-defined]
    return recorded, written.getvalue()


def changes_of(recorded: list[tuple[Analysis, Outcome]], listed: set[str]) -> dict[str, list[Change]]:
    """What fixes say of tools, by the name that is listed: a mounted server puts a prefix in front."""
    changes: dict[str, list[Change]] = {}
    for first, outcome in recorded:
        for finding in outcome.fixed:
            for each in finding.changes:
                assert first.module is not None
                name = str(first.module.tools[each.tool].known_name)
                names = {name} if name in listed else {one for one in listed if one.endswith(f"_{name}")}
                for one in names:
                    changes.setdefault(one, []).append(each.change)
    return changes


def unexplained(
    before: list[dict[str, object]], after: list[dict[str, object]], changes: dict[str, list[Change]]
) -> Iterator[str]:
    """What is listed afterwards and no fix says."""
    if [each["name"] for each in before] != [each["name"] for each in after]:
        yield f"other tools: {[each['name'] for each in before]} became {[each['name'] for each in after]}"
        return
    for one, other in zip(before, after, strict=True):
        mine = changes.get(str(one["name"]), [])
        gone = [Change(each.pointer, REMOVED) for each in mine if each.value is ANY]
        expected = patched(patched(one, mine), gone)
        if not same_json(expected, patched(other, gone)):
            yield f"{one['name']}: {json.dumps(one)} became {json.dumps(other)}, and fixes say {mine}"


def tools_of(server: Server, environment: Path, copy: Path | None) -> list[dict[str, object]]:
    """What a server answers to tools/list, all pages; `copy` is where its package is imported from."""
    script, *arguments = server.command
    with tempfile.TemporaryDirectory() as home:
        variables = {
            "PATH": f"{environment / 'bin'}:/usr/bin:/bin",
            "HOME": home,
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0",  # a text may be made of a set
            **server.environment,
        }
        if copy is not None:
            variables["PYTHONPATH"] = str(copy)
        errors = Path(home, "stderr")
        with errors.open("wb") as stderr:
            process = subprocess.Popen(
                [str(environment / "bin" / script), *arguments],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, cwd=home, env=variables,
            )  # fmt: skip
            try:
                return list(_listed(process))
            except queue.Empty:
                raise NotStartedError(f"no answer in {SECONDS} seconds") from None
            except OSError as problem:
                lines = errors.read_text(errors="replace").strip().splitlines()
                raise NotStartedError(lines[-1][-300:] if lines else str(problem)) from None
            finally:
                process.kill()
                process.wait()


def _listed(process: subprocess.Popen[bytes]) -> Iterator[dict[str, object]]:
    """Initialize a session and ask for the tools."""
    answers: queue.Queue[dict[str, object] | None] = queue.Queue()
    threading.Thread(target=_read, args=(process, answers), daemon=True).start()
    client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "oracle", "version": "1"}}
    _send(process, {"id": 0, "method": "initialize", "params": client})
    _answer(answers, 0)
    _send(process, {"method": "notifications/initialized"})
    cursor, number = None, 0
    while True:
        number += 1
        _send(process, {"id": number, "method": "tools/list", "params": {"cursor": cursor} if cursor else {}})
        result = _answer(answers, number)
        tools = result["tools"]
        assert isinstance(tools, list)
        yield from tools
        cursor = result.get("nextCursor")
        if not cursor:
            return


def _send(process: subprocess.Popen[bytes], message: dict[str, object]) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
    process.stdin.flush()


def _answer(answers: queue.Queue[dict[str, object] | None], number: int) -> dict[str, object]:
    while True:
        answer = answers.get(timeout=SECONDS)
        if answer is None:
            raise BrokenPipeError("it ends")
        if answer.get("id") == number:
            if "result" not in answer:
                raise NotStartedError(json.dumps(answer)[:300])
            result = answer["result"]
            assert isinstance(result, dict)
            return result


def _read(process: subprocess.Popen[bytes], answers: queue.Queue[dict[str, object] | None]) -> None:
    """Read messages; what is none of them may be a program's own output."""
    assert process.stdout is not None
    for line in process.stdout:
        with contextlib.suppress(ValueError):
            message = json.loads(line)
            if isinstance(message, dict):
                answers.put(message)
    answers.put(None)


if __name__ == "__main__":
    sys.exit(main())
