"""`python -m flake8_mcp`."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    # Python puts the current folder first: a `click.py` in the code that is checked would be run.
    if not sys.flags.safe_path and sys.path[0] == str(Path.cwd()):
        del sys.path[0]
    from .cli import main

    main(prog_name="flake8-mcp")
