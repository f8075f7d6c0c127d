"""The `[tool.flake8-mcp]` table of pyproject.toml, as the strings of a flake8 section."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_mcp.options import OPTIONS

from ._failure import Failure

if TYPE_CHECKING:
    from collections.abc import Mapping

# flake8's own options that `check` and `tools` take from a configuration.
_FLAKE8_KEYS = (
    "disable-noqa",
    "exclude",
    "extend-exclude",
    "extend-ignore",
    "extend-select",
    "filename",
    "ignore",
    "jobs",
    "per-file-ignores",
    "select",
)
KEYS = frozenset(_FLAKE8_KEYS) | {option.name.lstrip("-") for option in OPTIONS if option.config}


def find_pyproject(folder: Path) -> Path | None:
    """The nearest pyproject.toml that has our table, in a folder or above, up to the home folder as flake8 does."""
    home = Path("~").expanduser()
    for each in (folder, *folder.parents):
        path = each / "pyproject.toml"
        if each == home and folder != home:
            return None
        if path.is_file() and _table(path) is not None:
            return path
    return None


def read_pyproject(path: Path) -> dict[str, str]:
    """The options in our table; lists joined by commas, `per-file-ignores` also from a table of patterns."""
    options: dict[str, str] = {}
    for name, value in (_table(path) or {}).items():
        key = name.replace("_", "-")
        if key not in KEYS:
            raise Failure(f"{path}: [tool.flake8-mcp] has no option {name!r}; it has {', '.join(sorted(KEYS))}")
        options[key] = _written(value, f"{path}: [tool.flake8-mcp] {key}")
    return options


def _table(path: Path) -> Mapping[str, object] | None:
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
        # Other people's templates need not be TOML.
        document = tomllib.loads(text) if "flake8-mcp" in text else {}
    except (OSError, tomllib.TOMLDecodeError, RecursionError) as problem:
        raise Failure(f"{path}: {problem}") from None
    tools = document.get("tool")
    table = tools.get("flake8-mcp") if isinstance(tools, dict) else None
    return table if isinstance(table, dict) else None


def _written(value: object, where: str) -> str:
    match value:
        case str() | bool() | int():
            return str(value)
        case list() if all(isinstance(each, str) for each in value):
            return ",".join(value)
        case dict() if where.endswith("per-file-ignores"):
            return "\n".join(f"{pattern}:{_written(codes, where)}" for pattern, codes in value.items())
        case _:
            raise Failure(f"{where} is to be a string, a list of strings, a number or a boolean")
