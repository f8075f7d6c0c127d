"""The shape of a document of MCP Description 0.7.0, as far as it holds what is written here.

Our own words; the tests compare the verdicts with those of the official schema.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

TOOL_FIELDS = frozenset(
    {
        "name", "title", "description", "inputSchema", "outputSchema", "annotations", "execution", "icons", "tags",
        "deprecated", "_meta",
    }
)  # fmt: skip

_TEXT = {"type": "string"}
_FILLED = {"type": "string", "minLength": 1}
_TEXTS = {"type": "array", "items": _TEXT}
_FLAG = {"type": "boolean"}
_ICONS = {
    "type": "array",
    "items": {
        "type": "object",
        "properties": {"src": _TEXT, "mimeType": _TEXT, "sizes": _TEXTS, "theme": {"enum": ["light", "dark"]}},
        "required": ["src"],
        "additionalProperties": False,
    },
}
_JSON_SCHEMA = {
    "type": "object",
    "properties": {"$schema": _TEXT, "type": _TEXT, "properties": {"type": "object"}, "required": _TEXTS},
}
_TOOL = {
    "type": "object",
    "properties": {
        "name": _TEXT,
        "title": _TEXT,
        "description": _TEXT,
        "inputSchema": _JSON_SCHEMA,
        "outputSchema": _JSON_SCHEMA,
        "annotations": {
            "type": "object",
            "properties": {
                "title": _TEXT,
                "readOnlyHint": _FLAG,
                "destructiveHint": _FLAG,
                "idempotentHint": _FLAG,
                "openWorldHint": _FLAG,
            },
        },
        "execution": {
            "type": "object",
            "properties": {"taskSupport": {"enum": ["forbidden", "optional", "required"]}},
            "additionalProperties": False,
        },
        "icons": _ICONS,
        "tags": {**_TEXTS, "uniqueItems": True},
        "deprecated": _FLAG,
        "_meta": {"type": "object"},
    },
    "required": ["name"],
    "additionalProperties": False,
}
_INFO = {
    "type": "object",
    "properties": {
        "name": _FILLED,
        "title": _TEXT,
        "description": _TEXT,
        "version": _FILLED,
        "icons": _ICONS,
        "websiteUrl": _TEXT,
    },
    "required": ["name", "version"],
    "additionalProperties": False,
}
_STDIO = {
    "type": "object",
    "properties": {"type": {"const": "stdio"}, "command": _TEXT, "args": _TEXTS},
    "required": ["type", "command"],
    "additionalProperties": False,
}
_HTTP = {
    "type": "object",
    "properties": {"type": {"enum": ["streamable-http", "sse"]}, "url": _TEXT},
    "required": ["type", "url"],
    "additionalProperties": False,
}
DOCUMENT: Mapping[str, object] = {
    "type": "object",
    "properties": {
        "$schema": _TEXT,
        "mcpdesc": {"const": "0.7.0"},
        "info": _INFO,
        "transports": {"type": "array", "items": {"oneOf": [_STDIO, _HTTP]}, "minItems": 1},
        "tools": {"type": "array", "items": _TOOL},
        "tags": {
            "type": "array",
            "uniqueItems": True,
            "items": {
                "type": "object",
                "properties": {"name": _FILLED, "description": _TEXT},
                "required": ["name"],
                "additionalProperties": False,
            },
        },
    },
    "patternProperties": {"^x-": True},
    "required": ["mcpdesc", "info", "transports", "tools"],
    "additionalProperties": False,
}
