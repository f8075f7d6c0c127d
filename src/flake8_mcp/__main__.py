"""`python -m flake8_mcp`."""

from __future__ import annotations

from .cli import main

if __name__ == "__main__":
    main(prog_name="flake8-mcp")
