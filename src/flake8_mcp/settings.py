"""The options as one immutable value."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

from .options import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

REVISION_NAMES = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28")
CLIENT_NAMES = (
    "5ire", "amazon-q", "antigravity", "augment", "azure", "azure-foundry", "bedrock", "bedrock-agentcore", "claude",
    "claude-desktop", "claude-directory", "cursor", "cursor-strict", "fireworks", "gemini", "gemini-cli", "grok",
    "kimi", "letta", "librechat", "llamacpp", "lmstudio", "mcphost", "mcpo", "ollama", "openai", "openai-2025",
    "openai-directory", "openai-strict", "vertex", "vscode", "vscode-refs", "windsurf", "zed-gemini",
)  # fmt: skip
DEFAULT_CLIENTS = ("claude", "openai", "vscode", "cursor")
# Names that stand for several clients.
CLIENT_GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"all": CLIENT_NAMES, "default": DEFAULT_CLIENTS, "directories": ("claude-directory", "openai-directory")}
)
PINNED_NAMES = ("mcp", "fastmcp", "pydantic", "python")

_PIN = re.compile(r"\s*([A-Za-z][A-Za-z0-9._-]*)\s*==\s*([0-9]+(?:\.[0-9A-Za-z]+)*)\s*")
_DOTTED = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*")


class SettingsError(ValueError):
    """An option has a value that it cannot have; the message is one line for the user."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the user chose.

    `revisions` and `clients` are names, oldest first and as given, with groups resolved; `pins` maps a distribution
    (mcp, fastmcp, pydantic, python) to its version; `tool_decorators` are dotted names; `selected` are the prefixes
    that switch rules on that are off by default.
    """

    revisions: tuple[str, ...] = ("2025-11-25", "2026-07-28")
    pins: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    clients: tuple[str, ...] = DEFAULT_CLIENTS
    tool_decorators: tuple[str, ...] = ()
    follow_imports: bool = True
    all_rules: bool = False
    selected: tuple[str, ...] = ()

    @classmethod
    def from_options(cls, values: Mapping[str, object], selected: Iterable[str] = ()) -> Settings:
        """Settings from parsed options, by their names with underscores (`mcp_revisions`).

        Absent ones keep their defaults. `selected` are the entries of `select` and `extend-select`.

        Raises SettingsError.
        """
        given = {
            option.name: values.get(option.name.lstrip("-").replace("-", "_"), option.default) for option in OPTIONS
        }
        return cls(
            revisions=_revisions(_names(given["--mcp-revisions"])),
            pins=_pins(_names(given["--mcp-sdk"])),
            clients=_clients(_names(given["--mcp-clients"])),
            tool_decorators=_decorators(_names(given["--mcp-tool-decorators"])),
            follow_imports=bool(given["--mcp-follow-imports"]),
            all_rules=bool(given["--mcp-all"]),
            selected=tuple(selected),
        )

    def switches_on(self, code: str) -> bool:
        """Whether a rule that is off by default was asked for.

        By `--mcp-all`, or by a prefix of its code that has at least one digit (plain `MCP` does not count).
        """
        return self.all_rules or any(
            code.startswith(prefix) and any(map(str.isdigit, prefix)) for prefix in self.selected
        )


def _names(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        value = re.split(r"[,\s]+", value)
    assert isinstance(value, list | tuple)
    return tuple(dict.fromkeys(name for each in value if (name := str(each).strip())))


def _revisions(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name not in REVISION_NAMES:
            message = f"--mcp-revisions: {name!r} is no revision; known are {', '.join(REVISION_NAMES)}"
            raise SettingsError(message)
    if not names:
        message = f"--mcp-revisions: name at least one of {', '.join(REVISION_NAMES)}"
        raise SettingsError(message)
    return tuple(sorted(names))


def _clients(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name not in CLIENT_NAMES and name not in CLIENT_GROUPS:
            known = ", ".join([*CLIENT_GROUPS, *CLIENT_NAMES])
            message = f"--mcp-clients: {name!r} is no client; known are {known}"
            raise SettingsError(message)
    return tuple(dict.fromkeys(each for name in names for each in CLIENT_GROUPS.get(name, (name,))))


def _pins(names: tuple[str, ...]) -> Mapping[str, str]:
    pins: dict[str, str] = {}
    for name in names:
        match = _PIN.fullmatch(name)
        if match is None or match[1].lower() not in PINNED_NAMES:
            message = (
                f"--mcp-sdk: {name!r} is no pin; write {' or '.join(PINNED_NAMES)} with ==VERSION, such as mcp==2.3.0"
            )
            raise SettingsError(message)
        pins[match[1].lower()] = match[2]
    return MappingProxyType(pins)


def _decorators(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if not _DOTTED.fullmatch(name):
            message = f"--mcp-tool-decorators: {name!r} is no dotted name, write for example registry.tool"
            raise SettingsError(message)
    return names
