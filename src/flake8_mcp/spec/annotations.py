"""The hints of tool annotations, and what authors mean by a key that is none."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from .json_schema_meant import within_one_edit

if TYPE_CHECKING:
    from collections.abc import Mapping

HINTS = ("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint")

# The annotations of content and resources: schema/<revision>/schema.json, Annotations.
RESOURCE_ANNOTATIONS = frozenset({"audience", "priority", "lastModified"})

# The names of the fields in mcp 2, which takes them beside those of the specification.
SNAKE_CASE: Mapping[str, str] = MappingProxyType({re.sub("([A-Z])", r"_\1", each).lower(): each for each in HINTS})


def hint_meant(key: str) -> str | None:
    """The hint that a key means: written otherwise, without `Hint`, or one edit away; None if there is none."""
    plain = _plain(key)
    same = [each for each in HINTS if _plain(each) == plain]
    near = same or [each for each in HINTS if within_one_edit(_plain(each), plain)]
    return near[0] if near else None


def _plain(word: str) -> str:
    return re.sub("[^a-z]", "", word.lower()).removesuffix("hint")
