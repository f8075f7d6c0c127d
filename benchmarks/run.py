"""What flake8-mcp costs: `python benchmarks/run.py` measures flake8 without and with it, side by side.

Two virtual environments hold the same flake8; one of them holds this project too.
Both run in turns on the same files, and what is compared is the CPU time of the process, user and system.
The result is `benchmarks/results.md`; the exit code is 1 if a limit of `docs/architecture.md` is exceeded.
"""

from __future__ import annotations

import argparse
import datetime as dt
import os
import platform
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import inputs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

RESULTS = Path(__file__).with_name("results.md")
FLAKE8 = ("flake8", "pycodestyle", "pyflakes", "mccabe")

# F and MCP only: findings about layout would make flake8 dearer and so hide what the plugin costs.
OPTIONS = ("-m", "flake8", "--isolated", "--jobs=1", "--exit-zero", "--select=F,MCP")

# Single files and imports are run this many times as often.
SHORT = 4

MAX_RATIO_WITHOUT_MCP = 1.02
MAX_RATIO_ON_SERVERS = 1.15
MAX_BUFFER_MS = 25.0
MAX_PLUGIN_MS = 15.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """CPU seconds of two commands that ran in turns, round by round.

    The least of each side is taken: whatever else the machine does can only add.
    """

    first: tuple[float, ...]
    second: tuple[float, ...]

    @property
    def difference(self) -> float:
        """How many seconds more the second takes."""
        return min(self.second) - min(self.first)

    def ratio(self, apart: float = 0.0) -> float:
        """How many times the second takes of the first, less the seconds that are counted apart."""
        return (min(self.second) - apart) / min(self.first)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the result."""

    measured: str
    lines: str
    without: str
    with_it: str
    result: str
    limit: str
    kept: bool

    def __str__(self) -> str:
        """Write the line as Markdown."""
        cells = (self.measured, self.lines, self.without, self.with_it, self.result, self.limit)
        return f"| {' | '.join(cells)} | {'yes' if self.kept else '**no**'} |"


@dataclass(frozen=True, slots=True)
class Bench:
    """The two interpreters, the number of rounds, and the cost of importing libcst."""

    without: str
    with_it: str
    rounds: int
    libcst: float = 0.0

    def compare_flake8(self, path: Path) -> Comparison:
        """Compare flake8 without and with us on one path; a single file takes more rounds."""
        rounds = self.rounds * SHORT if path.is_file() else self.rounds
        return compare((self.without, *OPTIONS, str(path)), (self.with_it, *OPTIONS, str(path)), rounds)

    def compare_imports(self, first: str, second: str) -> Comparison:
        """Compare two scripts in the environment that holds this project."""
        return compare((self.with_it, "-c", first), (self.with_it, "-c", second), self.rounds * SHORT)


def cpu_seconds(command: tuple[str, ...]) -> float:
    """The CPU time of a command that must succeed; its output is thrown away."""
    silence = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawn(command[0], command, os.environ, file_actions=silence)
    _, status, usage = os.wait4(process, 0)
    if status:
        raise RuntimeError(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime


def compare(first: tuple[str, ...], second: tuple[str, ...], rounds: int) -> Comparison:
    """Run two commands in turns, A B B A, after one round that is not counted."""
    cpu_seconds(first), cpu_seconds(second)
    taken: dict[bool, list[float]] = {True: [], False: []}
    for number in range(rounds):
        for is_first in (True, False) if number % 2 else (False, True):
            taken[is_first].append(cpu_seconds(first if is_first else second))
    return Comparison(tuple(taken[True]), tuple(taken[False]))


def measure(bench: Bench, cache: Path) -> Iterator[Row]:
    """Each line of the result, as it is measured."""
    tree = inputs.fetch(inputs.WITHOUT_MCP, cache)
    taken = bench.compare_flake8(tree.path)
    yield _ratio_row(f"{tree.name}, no MCP in it", tree.lines, taken, taken.ratio(), MAX_RATIO_WITHOUT_MCP)
    for each in inputs.SERVERS:
        tree = inputs.fetch(each, cache)
        taken = bench.compare_flake8(tree.path)
        yield _ratio_row(tree.name, tree.lines, taken, taken.ratio(bench.libcst), MAX_RATIO_ON_SERVERS)
    for name, packages, file in inputs.BUFFERS:
        root = inputs.fetch(inputs.Tree(name, packages), cache).path
        (path,) = root.glob(f"*/{file}")
        taken = bench.compare_flake8(path)
        extra = (taken.difference - bench.libcst) * 1000
        yield _milliseconds_row(f"one file, {file}", inputs.Input(file, path).lines, taken, extra, MAX_BUFFER_MS)
    taken = bench.compare_imports(
        "import flake8.main.application", "import flake8.main.application, flake8_mcp.flake8_plugin"
    )
    yield _milliseconds_row("import of the plugin", None, taken, taken.difference * 1000, MAX_PLUGIN_MS)


def import_of_libcst(bench: Bench) -> float:
    """The CPU seconds that importing libcst adds to a process that has imported flake8."""
    return bench.compare_imports("import flake8.main.application", "import flake8.main.application, libcst").difference


def report(rows: Sequence[Row], bench: Bench) -> str:
    """The whole of `results.md`."""
    versions = ", ".join(inputs.installed(bench.with_it, "flake8-mcp", *FLAKE8, "libcst", "jsonschema"))
    heading = f"""\
# What flake8-mcp costs

CPU time of a process, user and system, without and with the plugin in turns.
The least of {bench.rounds} rounds counts, of {bench.rounds * SHORT} for single files and imports.
Made by `python benchmarks/run.py` on {dt.datetime.now(tz=dt.UTC):%Y-%m-%d}.
{_processor()}, Python {platform.python_version()}, {versions}.
Seconds depend on the machine, ratios hardly do.

Importing libcst takes {bench.libcst * 1000:.0f} ms, once per process that meets a tool; it is counted apart:
the ratios of servers and the milliseconds of single files are without it, the columns of times with it.

| measured | lines | without | with | result | limit | kept |
| --- | ---: | ---: | ---: | ---: | ---: | --- |
"""
    return heading + "\n".join(map(str, rows)) + "\n"


def main() -> int:
    """Measure, print and write the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often each side runs")
    parser.add_argument(
        "--cache",
        type=Path,
        default=Path(tempfile.gettempdir()) / "flake8-mcp-benchmarks",
        help="folder for the downloaded packages and the environments",
    )
    options = parser.parse_args()
    cache = options.cache.resolve()
    with_it = inputs.make_environment("with", cache, "--editable", str(inputs.PROJECT))
    without = inputs.make_environment("without", cache, *inputs.installed(with_it, *FLAKE8))
    bench = Bench(without, with_it, options.rounds)
    bench = Bench(without, with_it, options.rounds, import_of_libcst(bench))
    rows = []
    for row in measure(bench, cache):
        print(row, flush=True)
        rows.append(row)
    RESULTS.write_text(report(rows, bench), encoding="utf-8")
    return 0 if all(row.kept for row in rows) else 1


def _ratio_row(measured: str, lines: int, taken: Comparison, ratio: float, limit: float) -> Row:
    without, with_it = (f"{min(each):.2f} s" for each in (taken.first, taken.second))
    return Row(measured, f"{lines:,}", without, with_it, f"{ratio:.3f}", f"{limit:.2f}", ratio <= limit)


def _milliseconds_row(measured: str, lines: int | None, taken: Comparison, extra: float, limit: float) -> Row:
    without, with_it = (f"{min(each) * 1000:.0f} ms" for each in (taken.first, taken.second))
    shown = "" if lines is None else f"{lines:,}"
    return Row(measured, shown, without, with_it, f"{extra:+.0f} ms", f"{limit:.0f} ms", extra <= limit)


def _processor() -> str:
    """The model of the processor, as the system tells it."""
    try:
        described = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    names = (line.partition(":")[2].strip() for line in described.splitlines() if line.startswith("model name"))
    return next(names, platform.machine())


if __name__ == "__main__":
    sys.exit(main())
