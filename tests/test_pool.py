"""Work is spread over processes, and a process that dies takes nothing else with it."""

from __future__ import annotations

import os
import signal
from functools import partial

import pytest

from flake8_mcp.cli._pool import run


def double(number: int) -> int:
    return 2 * number


def die_at(deadly: frozenset[int], number: int) -> int:
    if number in deadly:
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def lost(number: int) -> int:
    return -number


@pytest.mark.parametrize("jobs", [0, 1, 2, 5])
@pytest.mark.parametrize("count", [0, 1, 2, 50])
def test_every_item_once(jobs: int, count: int) -> None:
    assert sorted(run(double, range(count), jobs, lost)) == [(number, 2 * number) for number in range(count)]


@pytest.mark.parametrize("deadly", [{0}, {19}, {3, 4, 5}, set(range(20))])
def test_only_what_kills_is_lost(deadly: set[int]) -> None:
    results = dict(run(partial(die_at, frozenset(deadly)), range(20), 2, lost))
    assert results == {number: -number if number in deadly else 2 * number for number in range(20)}


def test_defect_in_the_work_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError):
        list(run(partial(divmod, 1), range(3), 2, lost))  # type: ignore[arg-type]  # its results do not matter
