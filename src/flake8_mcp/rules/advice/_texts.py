"""What texts and names say that the definition could say: values that a text lists, and titles; fixes that write it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    Change,
    Fix,
    NotEditableError,
    insert_beside,
    narrow_text,
    quote_of,
    written,
)
from flake8_mcp.model import Origin
from flake8_mcp.rules._fixes import addition, option
from flake8_mcp.rules._hints import title_of
from flake8_mcp.rules._rule import shown
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from flake8_mcp.model import Tool
    from flake8_mcp.rules._parameters import Named

QUOTED = r"""(?:"[\w.\-]{1,30}"|'[\w.\-]{1,30}'|`[\w.\-]{1,30}`)"""
_QUOTED_WORD = re.compile(QUOTED)
_LISTED_WORD = re.compile(r"\b(?!or\b)[\w.\-]{1,30}")
_GOES_ON = re.compile(r"\s*(?:,|\||/|\bor\b|\.\.)", re.IGNORECASE)
_INTRODUCTION = re.compile(r"\A(?:one of|either)[:\s]+\(?", re.IGNORECASE)


def values_of(text: str, found: re.Match[str]) -> list[str]:
    """The values of a list in a text; none if it goes on in another way, or there is only one."""
    quoted = _QUOTED_WORD.findall(found[0])
    bare = _LISTED_WORD.findall(_INTRODUCTION.sub("", found[0]))
    values = list(dict.fromkeys([each[1:-1] for each in quoted] or [each.rstrip(".-") for each in bare]))
    return values if len(values) > 1 and not _GOES_ON.match(text, found.end()) else []


def enum_fix(tool: Tool, named: Named, values: list[str]) -> Fix:
    """The values become an enum, or a Literal in a signature; the text may have named examples only."""
    default = named.schema.get("default")
    if not values or (default is not None and text_of(default) not in values):
        raise NotEditableError("the values are not known")
    if tool.input_schema.origin is not Origin.DERIVED:
        return addition(named.schema, named.pointer, "enum", values, safe=False)
    edits = narrow_text(named.place, values)
    changes = (Change(f"{named.pointer}/enum", values),)
    return Fix(f"Write Literal[{', '.join(map(shown, values))}]", tuple(edits), changes, safe=False)


def title_fix(tool: Tool) -> Fix:
    """The title is made of the words of the name, which its author may know better."""
    title = title_of(tool.known_name or "")
    token = tool.registration.token
    if tool.registration.form == "dict":
        edits = insert_beside(tool.name.key or token, {"title": title}, next_to_it=True)
    else:
        edits = option(tool, "title", written(title, quote_of(token.source)), after="name")
    return Fix(f"Add the title {shown(title)}", tuple(edits), (Change("/title", title),), safe=False)
