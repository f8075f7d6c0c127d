"""What authors mean by a key that is no field of a tool."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from .json_schema_meant import within_one_edit
from .r2025_11_25 import R2025_11_25
from .r2026_07_28 import R2026_07_28

if TYPE_CHECKING:
    from collections.abc import Mapping

TOOL_FIELDS = R2025_11_25.tool_fields | R2026_07_28.tool_fields
_LONG_ENOUGH = 5


def field_meant(key: str) -> str | None:
    """The field that a key means: written otherwise, or one edit away; None if there is none."""
    plain = _plain(key)
    if plain in _BY_PLAIN:
        return _BY_PLAIN[plain]
    near = [name for each, name in _BY_PLAIN.items() if len(each) >= _LONG_ENOUGH and within_one_edit(each, plain)]
    return near[0] if len(near) == 1 else None


def _plain(word: str) -> str:
    return re.sub("[^a-z]", "", word.lower())


_BY_PLAIN: Mapping[str, str] = MappingProxyType({_plain(each): each for each in sorted(TOOL_FIELDS)})
