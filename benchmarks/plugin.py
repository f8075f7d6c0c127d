"""What flake8 costs without and with the plugin."""

from __future__ import annotations

from typing import TYPE_CHECKING

import inputs
from measuring import Command, Sample, differences, in_turns, ratios

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from setting import Setting

FLAKE8 = ("-m", "flake8", "--isolated", "--jobs=1", "--exit-zero")

# Single files and imports are run this many times as often.
SHORT = 4

MAX_RATIO_WITHOUT_MCP = 1.02
MAX_RATIO_ON_SERVERS = 1.15
MAX_BUFFER_MS = 25.0
MAX_PLUGIN_MS = 15.0


def section(setting: Setting) -> Iterator[str]:
    """The lines of the section."""
    libcst = differences(*_imports(setting, "import flake8.main.application", "libcst")).median / 1000
    yield "flake8 runs in the folder of each tree, with its default rules, on one process."
    yield f"Importing libcst takes {libcst * 1000:.0f} ms, once per process that meets a tool; it is counted apart:"
    yield "the columns of results are without it, those of times with it."
    yield ""
    yield "| measured | lines | without | with | memory | result, median (least to greatest) | limit | kept |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |"
    for each in inputs.SERVERS:
        tree = inputs.fetch(each, setting.cache)
        yield _ratio(tree.name, tree.lines, _on(setting, tree.path), libcst, MAX_RATIO_ON_SERVERS)
    for name, packages, file in inputs.BUFFERS:
        root = inputs.fetch(inputs.Tree(name, packages), setting.cache).path
        (path,) = root.glob(f"*/{file}")
        lines = inputs.Input(file, path).lines
        yield _difference(f"one file, {file}", f"{lines:,}", _on(setting, path), libcst, MAX_BUFFER_MS)
    imports = _imports(setting, "import flake8.main.application", "flake8_mcp.flake8_plugin")
    yield _difference("import of the plugin", "", imports, 0.0, MAX_PLUGIN_MS)
    for each in inputs.WITHOUT_MCP:
        tree = inputs.fetch(each, setting.cache)
        yield _ratio(f"{tree.name}, no MCP in it", tree.lines, _on(setting, tree.path), 0.0, MAX_RATIO_WITHOUT_MCP)


def _on(setting: Setting, path: Path) -> tuple[Sample, Sample]:
    """Flake8 without and with us on a tree, or on one file, which takes more rounds."""
    folder, target = (path.parent, path.name) if path.is_file() else (path, ".")
    rounds = setting.rounds * SHORT if path.is_file() else setting.rounds
    commands = [Command((python, *FLAKE8, target), folder) for python in (setting.without, setting.with_it)]
    without, with_it = in_turns(commands, rounds)
    return without, with_it


def _imports(setting: Setting, first: str, second: str) -> tuple[Sample, Sample]:
    """A process that imports something, and one that imports something else too."""
    scripts = (first, f"{first}, {second}")
    commands = [Command((setting.with_it, "-c", script), setting.cache) for script in scripts]
    without, with_it = in_turns(commands, setting.rounds * SHORT)
    return without, with_it


def _ratio(name: str, lines: int, samples: tuple[Sample, Sample], apart: float, limit: float) -> str:
    spread = ratios(*samples, apart)
    result = spread.shown(lambda figure: f"{figure:.2f}")
    times = [f"{each.cpu:.2f} s" for each in samples]
    return _row(name, f"{lines:,}", times, samples, result, f"{limit:.2f}", kept=spread.median <= limit)


def _difference(name: str, lines: str, samples: tuple[Sample, Sample], apart: float, limit: float) -> str:
    spread = differences(*samples, apart)
    result = spread.shown(lambda figure: f"{figure:+.0f}") + " ms"
    times = [f"{each.cpu * 1000:.0f} ms" for each in samples]
    return _row(name, lines, times, samples, result, f"{limit:.0f} ms", kept=spread.median <= limit)


def _row(  # noqa: PLR0913, PLR0917 - the cells of a row
    name: str, lines: str, times: list[str], samples: tuple[Sample, Sample], result: str, limit: str, *, kept: bool
) -> str:
    memory = f"{samples[0].memory:.0f} to {samples[1].memory:.0f} MB"
    return f"| {' | '.join([name, lines, *times, memory, result, limit, 'yes' if kept else '**no**'])} |"
