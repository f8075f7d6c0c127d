"""Work on files, spread over processes; a process that dies takes no other file's result with it."""

from __future__ import annotations

import contextlib
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

Item = TypeVar("Item")
Result = TypeVar("Result")


def run(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int, lost: Callable[[Item], Result]
) -> Iterator[tuple[Item, Result]]:
    """Each item with its result, in the order in which they are done.

    With several jobs `work` is pickled, and `lost` makes the result of an item whose process died.
    """
    waiting = list(items)
    if jobs < 2 or len(waiting) < 2:  # noqa: PLR2004 - one process is this one
        yield from ((item, work(item)) for item in waiting)
        return
    while waiting:
        suspects = yield from _until_a_process_dies(work, waiting, jobs)
        # Its end breaks the pool with all that was under way; alone, the culprit shows.
        for item in suspects:
            culprits = yield from _until_a_process_dies(work, [item], 1)
            yield from ((each, lost(each)) for each in culprits)


def _until_a_process_dies(
    work: Callable[[Item], Result], waiting: list[Item], jobs: int
) -> Generator[tuple[Item, Result], None, list[Item]]:
    """Take items from the end of `waiting`, a few at a time; the value is what was under way when a process died."""
    suspects: list[Item] = []
    under_way: dict[Future[Result], Item] = {}
    with ProcessPoolExecutor(min(jobs, len(waiting))) as pool:
        while True:
            with contextlib.suppress(BrokenProcessPool):  # then what is under way shows it too
                while waiting and not suspects and len(under_way) < 2 * jobs:
                    under_way[pool.submit(work, waiting[-1])] = waiting[-1]
                    waiting.pop()
            if not under_way:
                return suspects
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                item = under_way.pop(future)
                if isinstance(future.exception(), BrokenProcessPool):
                    suspects.append(item)
                else:
                    yield item, future.result()
