"""The facts of one revision of the specification that rules read."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .elicitation import Elicitation

_RESULT_FIELDS = MappingProxyType({"tools/list": frozenset({"tools"}), "tools/call": frozenset({"content"})})


@dataclass(frozen=True, slots=True, kw_only=True)
class Revision:
    """One revision. Sources: schema/<name>/schema.json and docs/specification/<name>/ of the MCP repository.

    `tool_fields`: the properties of Tool. `property_keywords`: what a property of an input schema may carry besides
    JSON Schema.
    `meta_reserved`: which label of a prefix in `_meta`, counted as Python counts, makes it one of MCP's own.
    `meta_reverse`: whether § _meta asks for prefixes in reverse DNS notation (SHOULD). `meta_names`: the names without
    a prefix that are reserved in `_meta`.
    `boolean_properties`: whether `inputSchema.properties` may hold boolean schemas (up to 2025-11-25 the schema
    wants objects there). `output_root_object`: whether `outputSchema` must have `type: object` at its root.
    `name_rule`: whether § Tool Names gives characters and length (SHOULD).
    `dialect_rule`: whether § JSON Schema Usage names the default dialect and asks for valid schemas (MUST).
    `result_fields`: what the results of tools/list and tools/call must have.
    `elicitation`: what servers may ask users for, None where they cannot. `deprecated`: the features that the page
    deprecated.mdx lists (SHOULD NOT adopt).
    """

    name: str
    tool_fields: frozenset[str]
    required_tool_fields: frozenset[str] = frozenset({"name", "inputSchema"})
    property_keywords: frozenset[str] = frozenset()
    meta_reserved: int | None = None
    meta_reverse: bool = False
    meta_names: frozenset[str] = frozenset()
    boolean_properties: bool = False
    output_root_object: bool = False
    name_rule: bool = False
    dialect_rule: bool = False
    result_fields: Mapping[str, frozenset[str]] = field(default_factory=lambda: _RESULT_FIELDS)
    elicitation: Elicitation | None = None
    deprecated: frozenset[str] = frozenset()
