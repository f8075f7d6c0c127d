"""The descriptions that a client receives, with the place of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.rules._schemas import positions
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Tool
    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Place


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a definition: what it says, where it stands, and the schema that it describes, None for the tool."""

    text: str
    place: Place
    position: Position | None = None

    @property
    def pointer(self) -> str:
        """Its JSON pointer."""
        return "/description" if self.position is None else self.position.at("description")


def tool_description(tool: Tool) -> Text | None:
    """What a tool says of itself; its white space may be listed otherwise. None if it is not known or not there."""
    part = tool.own_text
    text = text_of(part.known) if part is not None else None
    return Text(text, part.place) if part is not None and text is not None else None


def descriptions(tool: Tool) -> Iterator[Text]:
    """The description of a tool and those inside its schemas, each once."""
    own = tool_description(tool)
    if own is not None:
        yield own
    seen: set[int] = set()
    for position in positions(tool, "description"):
        value = position.get("description")
        text = text_of(value)
        if value is not None and text is not None and id(value) not in seen:
            seen.add(id(value))
            yield Text(text, value.place, position)
