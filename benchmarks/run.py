"""What flake8-mcp costs: `python benchmarks/run.py` measures it beside flake8 alone, and beside other checkers.

Two virtual environments hold the same flake8; one of them holds this project too. Commands run in turns on the same
files, and what is compared is CPU time, user and system. The result is `benchmarks/results.md`. `--section` measures
one section anew and leaves the others as they are.
"""

from __future__ import annotations

import argparse
import datetime as dt
import os
import platform
import re
import sys
import tempfile
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

import checkers
import floor
import growth
import inputs
import plugin
from setting import Setting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

RESULTS = Path(__file__).with_name("results.md")
FLAKE8 = ("flake8", "pycodestyle", "pyflakes", "mccabe")
SECTIONS: Mapping[str, tuple[str, Callable[[Setting], Iterator[str]]]] = MappingProxyType(
    {
        "plugin": ("flake8 without and with flake8-mcp", plugin.section),
        "checkers": ("Beside other checkers", checkers.section),
        "floor": ("The floor, and where the time goes", floor.section),
        "growth": ("Growth", growth.section),
    }
)
HEADING = """\
# What flake8-mcp costs

Made by `python benchmarks/run.py`: CPU time of processes, user and system, that ran in turns.
Figures are medians; ratios are taken round by round, with the least and the greatest beside the median.
Seconds depend on the machine and on what else it does, ratios less so.
"""


def main() -> int:
    """Measure, print and write the result; the exit code is 1 if a limit of `docs/architecture.md` is exceeded."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often each side runs")
    parser.add_argument("--section", action="append", choices=SECTIONS, help="measure only this one")
    parser.add_argument(
        "--cache",
        type=Path,
        default=Path(tempfile.gettempdir()) / "flake8-mcp-benchmarks",
        help="folder for the downloaded packages, the environments and the generated trees",
    )
    options = parser.parse_args()
    cache = options.cache.resolve()
    with_it = inputs.make_environment("with", cache, str(inputs.PROJECT))
    without = inputs.make_environment("without", cache, *inputs.installed(with_it, *FLAKE8))
    setting = Setting(without, with_it, cache, options.rounds)
    for name in options.section or SECTIONS:
        title, section = SECTIONS[name]
        lines = [f"## {title}", "", *_made(setting), ""]
        for line in section(setting):
            print(line, flush=True)
            lines.append(line)
        written = _kept() | {title: "\n".join(lines) + "\n"}
        pieces = [HEADING, *(written[title] for title, _ in SECTIONS.values() if title in written)]
        RESULTS.write_text("\n".join(pieces), encoding="utf-8")
    return 1 if any("**no**" in each for each in _kept().values()) else 0


def _kept() -> dict[str, str]:
    """The sections of the result that is there, by their titles."""
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    pieces = re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]
    return {each.partition("\n")[0].removeprefix("## "): each.rstrip("\n") + "\n" for each in pieces}


def _made(setting: Setting) -> list[str]:
    """How a section was made."""
    versions = ", ".join(inputs.installed(setting.with_it, "flake8-mcp", *FLAKE8, "libcst", "jsonschema"))
    busy = f"{os.getloadavg()[0]:.0f} processes waited for its {os.cpu_count()} processors when it began"
    return [
        f"{dt.datetime.now(tz=dt.UTC):%Y-%m-%d}, {setting.rounds} rounds, {_processor()}, {busy}.",
        f"Python {platform.python_version()}, {versions}.",
    ]


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
