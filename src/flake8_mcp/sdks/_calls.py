"""What calls of the SDKs' types give: `Tool(...)`, `ToolAnnotations(...)`, `Tool.model_validate(...)`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.known_calls import FUNCTIONS
from flake8_mcp.syntax.values import Object, text_of

from .classes import JSON_METHODS, LIST_RESULTS, VALIDATING_METHODS, VALUE_TYPES
from .json_files import READERS, read_json
from .text_files import TEXT_METHODS, read_text

if TYPE_CHECKING:
    from flake8_mcp.syntax.evaluate import Code, Evaluator
    from flake8_mcp.syntax.source import Source, Span
    from flake8_mcp.syntax.values import Value


def read_file(name: str, call: Code, evaluator: Evaluator) -> Value | None:
    """The value of a call that reads a file of the project; None for any other call."""
    if name in READERS:
        return read_json(call, evaluator)
    if name in TEXT_METHODS:
        return read_text(call, evaluator)
    return None


class SdkCalls:
    """Knows the calls for an evaluator; `spreads` are the places of those that make a dict of their own an object."""

    def __init__(self) -> None:
        self.spreads: set[tuple[Source, Span]] = set()

    def __call__(self, name: str, call: Code, evaluator: Evaluator, /) -> Value | None:
        """The value of a call of an SDK type, or of a reader of files; None for any other call.

        `ToolAnnotations(...)`, `Tool(...)`, `Icon(...)` are their keywords, `Tool.model_validate(d)` the given dict.
        """
        if name in VALUE_TYPES or name in LIST_RESULTS:
            return self.keywords(call, evaluator, name)
        found = read_file(name, call, evaluator)
        if found is not None:
            return found
        maker, _, method = name.rpartition(".")
        if method in VALIDATING_METHODS and maker in VALUE_TYPES:
            given, _keywords = evaluator.arguments(call) or ([], {})
            value = given[0] if len(given) == 1 else None
            if value is not None and text_of(value) is not None and method in JSON_METHODS:
                value = FUNCTIONS["json.loads"](call, [value], {})
            if isinstance(value, Object) and value.maker is None:
                return replace(value, maker=maker, cell=None)
        return None

    def keywords(self, call: Code, evaluator: Evaluator, maker: str) -> Object:
        """The keywords of a call that makes an object; `Tool(**d)` is the dict, and stands where that does."""
        node = call.node
        assert isinstance(node, cst.Call)
        if len(node.args) == 1 and node.args[0].star == "**":
            value = evaluator.value(call.at(node.args[0].value))
            if isinstance(value, Object) and value.maker is None:
                place = call.place()
                self.spreads.add((place.source, place.span))
                return replace(value, maker=maker, cell=None)
        return evaluator.keywords_object(call, maker)
