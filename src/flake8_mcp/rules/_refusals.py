"""What rules on refused registrations share: the causes of one sort, the SDK's name, the code at a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.rules._rule import cut

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Module, Raises, Refused, Sdk, Tool
    from flake8_mcp.syntax.values import Place


def refusals(tool: Tool, *kinds: str) -> Iterator[Raises]:
    """The causes of one of the sorts, if the registration fails by such a one; none if the file reckons with it.

    Those behind a cause of another sort may only follow from it.
    """
    if tool.raises is None or tool.raises.kind not in kinds or tool.registration.expected:
        return
    seen: set[object] = set()
    for each in tool.refusals:
        if each.kind in kinds and each.place.span not in seen:
            seen.add(each.place.span)
            yield each


def refused(module: Module, *kinds: str) -> Iterator[Refused]:
    """The registrations without a tool that fail by a cause of one of the sorts."""
    return (each for each in module.refused if each.raises.kind in kinds and not each.expected)


def sdk_name(sdk: Sdk) -> str:
    """`mcp 1.30.0`."""
    return (sdk.release or "the SDK").replace("==", " ")


def code_at(place: Place) -> str:
    """The code at a place, on one line and cut as values are; what is not ASCII as escapes."""
    text = " ".join(place.source.slice(place.span).split())
    return cut(text.encode("ascii", "backslashreplace").decode("ascii"))
