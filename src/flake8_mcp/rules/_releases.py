"""How messages name a release, and where it was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._rule import cut

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk, Use


def shown_release(of: Use | Sdk) -> str:
    """`mcp 2.3.0`, with the range, file and line, or option that tells it, if one does."""
    release = (of.release or "").replace("==", " ")
    return release if of.found is None else f"{release} ({cut(of.found)})"
