"""Commands run in turns, with the CPU time and the memory that each took."""

from __future__ import annotations

import os
import statistics
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Command:
    """A command in a folder; `accepted` are the exit codes of a run that did its work."""

    arguments: tuple[str, ...]
    folder: Path
    accepted: frozenset[int] = frozenset({0})


@dataclass(frozen=True, slots=True)
class Taken:
    """What one run took: seconds of CPU, user and system, of all its processes, and megabytes of the largest."""

    cpu: float
    memory: float


@dataclass(frozen=True, slots=True)
class Sample:
    """The runs of one command."""

    runs: tuple[Taken, ...]

    @property
    def cpu(self) -> float:
        """The median of the seconds."""
        return statistics.median(each.cpu for each in self.runs)

    @property
    def memory(self) -> float:
        """The median of the megabytes."""
        return statistics.median(each.memory for each in self.runs)


@dataclass(frozen=True, slots=True)
class Spread:
    """The median of several figures, the least and the greatest."""

    median: float
    least: float
    greatest: float

    @classmethod
    def of(cls, figures: Sequence[float]) -> Spread:
        """The spread of some figures."""
        return cls(statistics.median(figures), min(figures), max(figures))

    def shown(self, form: Callable[[float], str]) -> str:
        """The three figures, as a form writes each."""
        return f"{form(self.median)} ({form(self.least)} to {form(self.greatest)})"


def run(command: Command) -> Taken:
    """Run a command once; its output is thrown away. Raises RuntimeError if it does not do its work."""
    process = subprocess.Popen(
        command.arguments, cwd=command.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in command.accepted:
        raise RuntimeError(f"{' '.join(command.arguments)} ended with {process.returncode}")
    return Taken(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def in_turns(commands: Sequence[Command], rounds: int) -> list[Sample]:
    """Run commands in turns, forwards and backwards, after one round that is not counted."""
    for command in commands:
        run(command)
    taken: list[list[Taken]] = [[] for _ in commands]
    for number in range(rounds):
        order = range(len(commands))
        for index in order if number % 2 else reversed(order):
            taken[index].append(run(commands[index]))
    return [Sample(tuple(each)) for each in taken]


def ratios(first: Sample, second: Sample, apart: float = 0.0) -> Spread:
    """How many times the second took of the first, round by round, less the seconds that are counted apart."""
    pairs = zip(first.runs, second.runs, strict=True)
    return Spread.of([(other.cpu - apart) / one.cpu for one, other in pairs])


def differences(first: Sample, second: Sample, apart: float = 0.0) -> Spread:
    """How many milliseconds more the second took than the first, round by round."""
    pairs = zip(first.runs, second.runs, strict=True)
    return Spread.of([(other.cpu - one.cpu - apart) * 1000 for one, other in pairs])
