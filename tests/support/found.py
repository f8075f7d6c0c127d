"""What the analysis finds in pieces of Python that are written to a folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.api import analyse
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.model import Module, Tool


def module_in(folder: Path, text: str, pins: str = "", **others: str) -> Module:
    """The module of a file `shop.py` with that text, among files with other texts."""
    for name, content in {"shop": text, **others}.items():
        (folder / f"{name}.py").write_text(content, encoding="utf-8")
    settings = Settings.from_options({"mcp_sdk": pins})
    analysis = analyse(Source("shop.py", text), str(folder / "shop.py"), Project(str(folder)), settings)
    assert analysis.module is not None
    return analysis.module


def tool_in(folder: Path, text: str, pins: str = "", **others: str) -> Tool:
    """The only tool of such a file."""
    (tool,) = module_in(folder, text, pins, **others).tools
    return tool
