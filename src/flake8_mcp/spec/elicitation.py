"""What a server may ask a user for, by revision: the vocabulary of a form, and the fields of a request with a link."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_ABOUT = frozenset({"type", "title", "description"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Elicitation:
    """The vocabulary of `requestedSchema` in one revision.

    Source: the definitions of StringSchema, NumberSchema, BooleanSchema, EnumSchema and ElicitRequestURLParams in
    schema/<revision>/schema.json.
    `keywords` are those of a property by its type, `formats` those of a text. `multi_select`: whether a list of choices
    may be asked for. `legacy_names`: whether `enumNames` is only kept for old clients. `url_fields` and `url_required`
    are the parameters of a request in URL mode, empty where there is none.
    """

    keywords: Mapping[str, frozenset[str]]
    formats: frozenset[str] = frozenset({"date", "date-time", "email", "uri"})
    multi_select: bool = False
    legacy_names: bool = False
    url_fields: frozenset[str] = frozenset()
    url_required: frozenset[str] = frozenset()


def _keywords(*, default: bool) -> dict[str, frozenset[str]]:
    more = frozenset({"default"}) if default else frozenset()
    return {
        "string": _ABOUT | {"minLength", "maxLength", "format", "enum", "enumNames"} | more,
        "number": _ABOUT | {"minimum", "maximum"} | more,
        "integer": _ABOUT | {"minimum", "maximum"} | more,
        "boolean": _ABOUT | {"default"},
    }


FIRST = Elicitation(keywords=MappingProxyType(_keywords(default=False)))

_WIDER = _keywords(default=True)
_WIDER["string"] |= {"oneOf"}
_WIDER["array"] = _ABOUT | {"items", "minItems", "maxItems", "default"}

WITH_URLS = Elicitation(
    keywords=MappingProxyType(_WIDER),
    multi_select=True,
    legacy_names=True,
    url_fields=frozenset({"mode", "message", "url", "elicitationId"}),
    url_required=frozenset({"mode", "message", "url", "elicitationId"}),
)
WITHOUT_IDS = Elicitation(
    keywords=WITH_URLS.keywords,
    multi_select=True,
    legacy_names=True,
    url_fields=frozenset({"mode", "message", "url"}),
    url_required=frozenset({"mode", "message", "url"}),
)
