"""Serializers of types and fields: what a value is written as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .core import Core

if TYPE_CHECKING:
    from .metadata import Serializer


def serialized(core: Core, returns: Core | None, serializer: Serializer) -> Core:
    """A type with a serializer. One that declares no type is written as the type itself."""
    changed = core.copy()
    inner = core
    while inner.kind in {"default", "function-before", "function-after", "function-wrap"} and inner.inner is not None:
        inner = inner.inner
    if inner.kind == "nullable" and serializer.unless_none:
        # pydantic 2.14.4 adds null, 2.10.6 does not
        returns = Core("unknown", serializer.place, reason="a serializer that leaves None is not followed")
    changed.serializer = returns or Core("same", serializer.place)
    return changed
