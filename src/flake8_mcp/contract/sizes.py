"""How much of a model's context the definitions of tools take."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .listing import ListedServer, ListedTool

# 1,199 tools of 38 public servers in Python, as they are sent, with the public tokenizers cl100k_base and o200k_base:
# 4.5 and 4.4 bytes for a token over all, 4.0 to 5.0 for nine tools of ten.
BYTES_FOR_A_TOKEN = 4.4


@dataclass(frozen=True, slots=True)
class ToolSize:
    """The bytes of a definition, and of its members with their keys, the largest first.

    `incomplete` says that it has parts which are not known, and so not counted.
    """

    name: str | None
    size: int
    parts: tuple[tuple[str, int], ...]
    incomplete: bool = False


@dataclass(frozen=True, slots=True)
class ServerSize:
    """The bytes of a `tools/list` result, and its tools, the largest first; `uncounted` is what it lacks."""

    name: str | None
    path: str | None
    size: int
    tools: tuple[ToolSize, ...]
    uncounted: int = 0


def size_of(server: ListedServer) -> ServerSize:
    """The sizes of a server's tools as compact JSON in UTF-8, which is how the SDKs send them."""
    tools = sorted((_size(each) for each in server.tools), key=lambda each: (-each.size, each.name or ""))
    total = _bytes({"tools": [each.definition for each in server.tools]})
    return ServerSize(server.name, server.path, total, tuple(tools), server.unread)


def tokens(size: int) -> int:
    """About how many tokens so many bytes are: an estimate, because every model counts in its own way."""
    return round(size / BYTES_FOR_A_TOKEN)


def _size(tool: ListedTool) -> ToolSize:
    parts = ((name, _bytes({name: value}) - len("{}")) for name, value in tool.definition.items())
    largest_first = tuple(sorted(parts, key=lambda each: (-each[1], each[0])))
    return ToolSize(tool.name, _bytes(tool.definition), largest_first, bool(tool.unknown) or tool.name is None)


def _bytes(value: object) -> int:
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass"))
