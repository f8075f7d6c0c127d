"""Checks the MCP tools that Python code defines.

`check` yields the findings in one file and `tools` its tools; both take a `Source` and, if wanted, `Settings`.
Everything here is imported when it is first used, because flake8 imports the package for every run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .api import check, tools
    from .engine import Finding
    from .model import Tool
    from .rules import Rule
    from .settings import Settings
    from .syntax.source import Source

    RULES: tuple[Rule, ...]
    __version__: str

__all__ = ["RULES", "Finding", "Settings", "Source", "Tool", "__version__", "check", "tools"]

_HOMES = {
    "Finding": "engine",
    "Settings": "settings",
    "Source": "syntax.source",
    "Tool": "model",
    "check": "api",
    "tools": "api",
}


def __getattr__(name: str) -> object:
    if name in _HOMES:
        from importlib import import_module

        value: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    elif name == "RULES":
        from .rules import all_rules

        value = all_rules()
    elif name == "__version__":
        from importlib.metadata import version

        value = version("flake8-mcp")
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
