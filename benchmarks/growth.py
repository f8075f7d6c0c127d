"""How CPU time and memory grow with lines, tools, files, chains of imports and processes, on generated trees."""

from __future__ import annotations

import math
import shutil
from typing import TYPE_CHECKING

from measuring import Command, in_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from measuring import Sample
    from setting import Setting

MAX_EXPONENT = 1.1

HEAD = """\
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("generated")
"""
TOOL = '''

@mcp.tool()
def tool_{0}(query: str, limit: int = {1}, tags: list[str] | None = None) -> dict[str, int]:
    """Find the things of kind {0}.

    Args:
        query: What to find.
        limit: How many.
    """
    return {{"found": len(query) * limit}}
'''
PLAIN = """

def compute_{0}(first, second):
    found = []
    for each in range(first, second + {0}):
        if each % 7 == {0} % 7:
            found.append((each, first * second))
    return found
"""
LINES = (1_000, 10_000, 100_000, 1_000_000)
TOOLS = (10, 100, 1_000, 10_000)
FILES = (10, 100, 1_000)
CHAINS = (10, 100, 1_000)


def section(setting: Setting) -> Iterator[str]:
    """The lines of the section."""
    yield "`flake8-mcp check` on generated trees, its start included in the times and taken off for the exponents:"
    yield "how the time grows from one size to the next, 1 is linear."
    yield ""
    yield "| measured | size | CPU | memory | exponent | limit | kept |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | --- |"
    idle = _check(setting, _tree(setting, "empty", lambda _: {"m.py": "x = 1\n"}, 0), 1)
    series: Sequence[tuple[str, Sequence[int], Callable[[int], dict[str, str]]]] = (
        ("lines in files of 1,000, two tools in each tenth", LINES, _lines),
        ("lines of one file with ten tools", (1_000, 10_000, 50_000), _huge),
        ("tools, at most 5,000 in one file", TOOLS, _tools),
        ("files with one tool", FILES, _files),
        ("modules that import each other in a chain", CHAINS, _chain),
    )
    for name, sizes, make in series:
        before: tuple[int, float] | None = None
        for size in sizes:
            sample = _check(setting, _tree(setting, name, make, size), 1)
            seconds = max(sample.cpu - idle.cpu, 0.001)
            grown = None if before is None or before[1] < 0.1 else _exponent(before, (size, seconds))  # noqa: PLR2004
            yield _row(name, f"{size:,}", sample, grown)
            before = (size, seconds)
    for jobs in (1, 2):
        sample = _check(setting, _tree(setting, "files with one tool", _files, FILES[-1]), jobs)
        yield _row(f"files with one tool, `-j {jobs}`", f"{FILES[-1]:,}", sample, None)


def _check(setting: Setting, folder: Path, jobs: int) -> Sample:
    command = (setting.with_it, "-m", "flake8_mcp", "check", "--isolated", "--exit-zero", "-j", str(jobs), ".")
    rounds = 1 if folder.name.endswith(("000000", "10000")) else setting.rounds
    (sample,) = in_turns([Command(command, folder)], rounds)
    return sample


def _tree(setting: Setting, name: str, make: Callable[[int], dict[str, str]], size: int) -> Path:
    folder = setting.cache / "generated" / f"{name.replace(' ', '-').replace(',', '')}-{size}"
    if not folder.exists():
        partial = folder.with_name(f"{folder.name}.partial")
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(parents=True)
        (partial / "pyproject.toml").write_text('[project]\nname = "generated"\nversion = "1"\n', encoding="utf-8")
        for file, text in make(size).items():
            (partial / file).write_text(text, encoding="utf-8")
        partial.rename(folder)
    return folder


def _lines(size: int) -> dict[str, str]:
    return {
        f"m{number}.py": (HEAD + TOOL.format(0, 1) + TOOL.format(1, 2) if number % 10 == 0 else "")
        + _plain(1_000 - 27 * (number % 10 == 0))
        for number in range(size // 1_000)
    }


def _huge(size: int) -> dict[str, str]:
    return {"m.py": HEAD + "".join(TOOL.format(each, each) for each in range(10)) + _plain(size - 123)}


def _tools(size: int) -> dict[str, str]:
    # a file of more than 2 MB is not analysed
    return {
        f"m{first}.py": HEAD + "".join(TOOL.format(each, each) for each in range(first, min(size, first + 5_000)))
        for first in range(0, size, 5_000)
    }


def _files(size: int) -> dict[str, str]:
    return {f"m{each}.py": HEAD + TOOL.format(each, each) for each in range(size)}


def _chain(size: int) -> dict[str, str]:
    chain = {f"m{each}.py": f"from m{each + 1} import LIMIT\n" for each in range(size - 1)}
    server = f"from m0 import LIMIT\n{HEAD}{TOOL.replace('{1}', 'LIMIT').format(0)}"
    return {**chain, f"m{size - 1}.py": "LIMIT = 10\n", "server.py": server}


def _plain(lines: int) -> str:
    return "".join(PLAIN.format(each) for each in range(lines // 8))


def _exponent(before: tuple[int, float], after: tuple[int, float]) -> float:
    return math.log(after[1] / before[1]) / math.log(after[0] / before[0])


def _row(name: str, size: str, sample: Sample, exponent: float | None) -> str:
    cells = [name, size, f"{sample.cpu:.2f} s", f"{sample.memory:.0f} MB"]
    if exponent is None:
        return f"| {' | '.join([*cells, '', '', ''])} |"
    kept = "yes" if exponent <= MAX_EXPONENT else "**no**"
    return f"| {' | '.join([*cells, f'{exponent:.2f}', f'{MAX_EXPONENT}', kept])} |"
