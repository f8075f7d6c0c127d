"""A table for people: the largest tools first, and in each tool the largest parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.contract.sizes import BYTES_FOR_A_TOKEN, tokens
from flake8_mcp.report._terminal import cut, pad, paint, visible, width_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flake8_mcp.contract.sizes import ServerSize, ToolSize
    from flake8_mcp.report import Style

_METHOD = (
    f"bytes: compact JSON in UTF-8, as it is sent; tokens: bytes / {BYTES_FOR_A_TOKEN}, an estimate. "
    "Of 1,199 tools of public servers nine of ten had 4.0 to 5.0 bytes for a token in cl100k_base and o200k_base; "
    "other models count otherwise"
)


def render(servers: Sequence[ServerSize], style: Style) -> str:
    """A block for each server, and how tokens are estimated."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(servers, style))


def _lines(servers: Sequence[ServerSize], style: Style) -> Iterator[str]:
    names = [_name(tool) for server in servers for tool in server.tools]
    width = max(map(width_of, names), default=0)
    for server in servers:
        title = visible(server.name) if server.name is not None else "no known server"
        number = "1 tool" if len(server.tools) == 1 else f"{len(server.tools)} tools"
        head = f"{number}, {server.size:,} bytes, about {tokens(server.size):,} tokens"
        more = f", {server.uncounted} not read and not counted" if server.uncounted else ""
        yield f"{paint(title, style, bold=True)}  {paint(f'{head}{more}', style, dim=True)}"
        for tool in server.tools:
            yield _line(tool, width, style)
        yield ""
    if servers:
        yield paint(_METHOD, style, dim=True)


def _line(tool: ToolSize, width: int, style: Style) -> str:
    mark = " +?" if tool.incomplete else "   "
    numbers = f"{tool.size:>9,}{mark}{tokens(tool.size):>8,}"
    parts = ", ".join(f"{visible(name)} {size:,}" for name, size in tool.parts)
    if style.width is not None:
        parts = cut(parts, max(0, style.width - width - len(numbers) - 6))
    return f"  {paint(pad(_name(tool), width), style, fg='cyan')}{numbers}  {paint(parts, style, dim=True)}"


def _name(tool: ToolSize) -> str:
    return "(name not known)" if tool.name is None else visible(tool.name).replace("\t", " ") or '""'
