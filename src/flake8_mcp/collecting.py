"""Cyclic garbage collection in processes that analyse files.

What is kept of a project is a million small objects that stay: syntax trees and indexes of them. CPython looks through
all of them again and again while flake8 reads other files, and once more when it ends, which takes longer than the
analysis (measured with CPython 3.12.1: 10.8 s with, 7.0 s without, on a server of 90,000 lines). So they are set aside
(`gc.freeze`), and looked through only when they have become half as many again, so that what the bounded caches drop
does not pile up.

Only for processes that are ours or flake8's: a program that calls `flake8_mcp.api` decides for itself.
"""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

# After so many files it is asked how many objects there are, which takes a millisecond or two.
ASKED = 50
# Looking through so many takes half a second; a project of a hundred files has fewer.
LEAST = 600_000
GROWTH = 1.5

_analysed = 0
_kept = 0


@contextmanager
def setting_aside() -> Iterator[None]:
    """Collect nothing while a file is analysed, then set aside what is there."""
    global _analysed, _kept  # noqa: PLW0603 - collection is a matter of the process
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        _analysed += 1
        gc.freeze()
        if _analysed % ASKED == 0 and gc.get_freeze_count() > max(LEAST, GROWTH * _kept):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            _kept = gc.get_freeze_count()
        if was_enabled:
            gc.enable()
