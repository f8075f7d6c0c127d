"""Where the analysis runs: not on the small stack of a thread, where libcst ends the process at twenty nested calls.

Parsers recurse in native code, for which Python's limit on recursion does not count. The main thread of a process has
8 MB on Linux and macOS, where the guards on depth are enough (libcst 1.9.0); other threads have 512 KB on macOS, and
whatever their program asked for.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Result = TypeVar("Result")

STACK = 32 * 1024 * 1024
ENOUGH = 8 * 1024 * 1024

_setting_the_size = threading.Lock()


def on_enough_stack(work: Callable[[], Result]) -> Result:
    """What a function gives, or raises; it runs in a thread of its own if the stack of this one may be small."""
    current = threading.current_thread()
    if isinstance(current, _Thread) or (current is threading.main_thread() and _stack_of_main() >= ENOUGH):
        return work()
    thread = _Thread(work)
    with _setting_the_size:
        before = threading.stack_size(STACK)
        try:
            thread.start()
        finally:
            threading.stack_size(before)
    thread.join()
    return thread.result()


def _stack_of_main() -> int:
    """The size of the main thread's stack; 0 where it is not known."""
    try:
        import resource
    except ImportError:  # Windows, where it is 2 MB
        return 0
    size = resource.getrlimit(resource.RLIMIT_STACK)[0]
    return ENOUGH if size == resource.RLIM_INFINITY else size


class _Thread(threading.Thread, Generic[Result]):
    """Runs a function, and keeps what comes of it. It ends with the process if nobody waits for it any more."""

    def __init__(self, work: Callable[[], Result]) -> None:
        super().__init__(daemon=True)
        self._work = work
        self._results: list[Result] = []
        self._problem: BaseException | None = None

    def run(self) -> None:
        """Run the function."""
        try:
            self._results.append(self._work())
        except BaseException as problem:  # noqa: BLE001 - it is raised where it is waited for
            self._problem = problem

    def result(self) -> Result:
        """What the function gave. Raises what it raised."""
        if self._problem is not None:
            raise self._problem
        return self._results[0]
