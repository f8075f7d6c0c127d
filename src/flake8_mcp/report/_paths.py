"""Paths as machines read them."""

from __future__ import annotations

import functools
import os
from pathlib import Path


def display_path(path: str) -> str:
    """A path relative to the current folder, absolute if it lies outside, with `/` everywhere."""
    return _relative(os.getcwd(), path)  # noqa: PTH109 - Path takes ten times as long


@functools.lru_cache(maxsize=1024)  # it is asked for each part of each tool of a file
def _relative(current: str, path: str) -> str:
    folder = Path(current)
    absolute = Path(os.path.normpath(folder / path))
    return (absolute.relative_to(folder) if absolute.is_relative_to(folder) else absolute).as_posix()
