"""Data as Python source, in the quotes of the code around it."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import libcst as cst

    from flake8_mcp.syntax.segments import Segment
    from flake8_mcp.syntax.source import Source

# A quote that opens a short string, and is no apostrophe.
_OPENED = re.compile(r"""[\s=(,:\[{](?:[rRuUbBfF]{1,2})?("(?!"")|'(?!''))""")
_QUOTE = re.compile(r"""(?:\b[rRuUbBfF]{1,2})?("(?!"")|'(?!''))""")


def written(data: object, quote: str = '"') -> str:
    """JSON data as a Python expression on one line. What is not printable ASCII or a letter is escaped."""
    if isinstance(data, str):
        return _text(data, quote)
    if isinstance(data, dict):
        return "{" + ", ".join(f"{written(key, quote)}: {written(value, quote)}" for key, value in data.items()) + "}"
    if isinstance(data, list | tuple):
        return "[" + ", ".join(written(each, quote) for each in data) + "]"
    return repr(data)


def folded(text: str, quote: str, width: int) -> list[str]:
    """A text as string literals which Python joins, of at most that width where there are blanks to cut behind."""
    quote = _quote_for(text, quote)
    pieces = [""]
    for word in re.findall(r"\S+\s*|\s+", text):
        if pieces[-1] and len(_quoted(f"{pieces[-1]}{word}", quote)) > width:
            pieces.append("")
        pieces[-1] += word
    return [_quoted(each, quote) for each in pieces]


def quote_near(segment: Segment, node: cst.CSTNode | None = None) -> str:
    """The quotes that a string at a node has, else those of the first short string of its segment, else double ones."""
    value = getattr(node, "value", None)
    if isinstance(value, str) and value.endswith(("'", '"')):
        return value[-1]
    found = _QUOTE.search(segment.code)
    return found[1] if found else '"'


@functools.lru_cache(maxsize=4)
def quote_of(source: Source) -> str:
    """The quotes that most strings of a file have."""
    found = _OPENED.findall(source.text)
    return "'" if found.count("'") > found.count('"') else '"'


def _text(text: str, quote: str) -> str:
    return _quoted(text, _quote_for(text, quote))


def _quote_for(text: str, quote: str) -> str:
    """The quote, or the other one if only that does not occur in a text."""
    other = "'" if quote == '"' else '"'
    return other if quote in text and other not in text else quote


def _quoted(text: str, quote: str) -> str:
    body = "".join(
        each if each.isprintable() and each != "\\" else each.encode("unicode_escape").decode() for each in text
    )
    return f"{quote}{body.replace(quote, chr(92) + quote)}{quote}"
