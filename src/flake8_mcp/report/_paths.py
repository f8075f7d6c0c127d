"""Paths as machines read them."""

from __future__ import annotations

import os
from pathlib import Path


def display_path(path: str) -> str:
    """A path relative to the current folder, absolute if it lies outside, with `/` everywhere."""
    folder = Path.cwd()
    absolute = Path(os.path.normpath(folder / path))
    return (absolute.relative_to(folder) if absolute.is_relative_to(folder) else absolute).as_posix()
