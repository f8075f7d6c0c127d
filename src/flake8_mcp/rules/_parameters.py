"""The parameters of a tool as its input schema lists them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Object, escape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Parameter, Tool
    from flake8_mcp.syntax.values import Place


@dataclass(frozen=True, slots=True, eq=False)
class Named:
    """A parameter that is listed: `place` is its key, or the parameter of the function; `schema` its schema."""

    name: str
    place: Place
    schema: Object

    @property
    def pointer(self) -> str:
        """Where its schema stands in the definition."""
        return f"/inputSchema/properties/{escape(self.name)}"

    def is_in(self, text: str) -> bool:
        """Whether a text has the name as a word."""
        return self.name in text and re.search(rf"(?<![\w-]){re.escape(self.name)}(?![\w-])", text) is not None


def parameters(tool: Tool) -> Iterator[Named]:
    """The parameters of a tool whose schemas are known to be objects."""
    schema = tool.input_schema.known
    properties = schema.get("properties") if isinstance(schema, Object) else None
    if isinstance(properties, Object):
        for name, entry in properties.members():
            if isinstance(entry.value, Object) and entry.value.maker is None:
                yield Named(name, entry.place, entry.value)


def untyped_parameters(tool: Tool) -> list[Parameter]:
    """The parameters without annotation that are listed, where the registration works."""
    if tool.sdk.family not in {"mcp", "fm"} or tool.raises is not None:
        return []
    return [
        each for each in tool.parameters if each.annotation is None and each.listed and not each.kind.startswith("var-")
    ]
