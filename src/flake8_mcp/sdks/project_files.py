"""The content of files that lie beside the code of a project."""

from __future__ import annotations

import stat
from pathlib import Path

MAX_SIZE = 2_000_000


def content_of(path: str, root: str) -> bytes:
    """The bytes of a file below a folder. Raises OSError."""
    real = Path(path).resolve()
    status = real.stat()
    inside = real.is_relative_to(Path(root).resolve())
    if not inside or not stat.S_ISREG(status.st_mode) or status.st_size > MAX_SIZE:
        raise OSError("it is no file of the project, or too large")
    return real.read_bytes()
