"""What changed between releases of the SDKs: which release is the first to do what the newest of its major does.

Each row was found by running modules of test_corpus/sdks/derived with releases on both sides (Python 3.12); of fastmcp
before 2.7, the exact release was read in the sources of those between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk


@dataclass(frozen=True, slots=True)
class Since:
    """A part of what an SDK lists, with the first release of the SDK that makes it so, and the one before."""

    part: str
    distribution: str
    first: tuple[int, ...]
    before: str

    def holds_for(self, sdk: Sdk) -> bool:
        """Whether the release makes it so; the profile decides for a release that is not known."""
        return sdk.numbers >= self.first

    @property
    def release(self) -> str:
        """`fastmcp 2.14.6`."""
        return f"{self.distribution} {'.'.join(map(str, self.first))}"


# What is listed beside the schemas, and taken as a keyword of tool(), by distribution and field.
LISTED = {
    "mcp": {
        "annotations": Since("annotations", "mcp", (1, 7, 0), "1.6.0"),
        "title": Since("title", "mcp", (1, 10, 0), "1.9.4"),
        "structured_output": Since("output schemas", "mcp", (1, 10, 0), "1.9.4"),
        "icons": Since("icons", "mcp", (1, 15, 0), "1.14.1"),
        "meta": Since("_meta", "mcp", (1, 19, 0), "1.18.0"),
    },
    "fastmcp": {
        "title": Since("title", "fastmcp", (2, 10, 0), "2.9.2"),
        "output_schema": Since("output schemas", "fastmcp", (2, 10, 0), "2.9.2"),
        "exclude_args": Since("left-out parameters", "fastmcp", (2, 6, 0), "2.5.2"),
        "meta": Since("_meta", "fastmcp", (2, 11, 0), "2.10.6"),
        "icons": Since("icons", "fastmcp", (2, 13, 0), "2.12.5"),
        "task": Since("execution", "fastmcp", (2, 14, 0), "2.13.3"),
    },
}

# The official SDK.
MCP_CONTEXTS_IN_TYPES = Since("a Context in a text, a union, Annotated or a generic", "mcp", (1, 14, 0), "1.13.1")
MCP_ALIASES = Since("parameters named like attributes of BaseModel", "mcp", (1, 12, 0), "1.11.0")
MCP_CALL_RESULTS = Since("CallToolResult as a return type", "mcp", (1, 19, 0), "1.18.0")
MCP_QUALIFIERS = Since("qualifiers of types, and a parameter model_config", "mcp", (1, 21, 2), "1.21.1")
MCP_NAMES_CHECKED = Since("a name that is no text is refused as a TypeError", "mcp", (1, 23, 0), "1.22.0")
MCP_NO_SCHEMA = Since("a return type without JSON schema is no error", "mcp", (1, 27, 2), "1.27.1")
MCP_ROOT_INLINED = Since("the class of a recursive output schema at its root", "mcp", (1, 29, 1), "1.29.0")
MCP_HEADERS_CHECKED = Since("x-mcp-header is checked", "mcp", (2, 3, 0), "2.2.0")

# fastmcp 2.
FM_COMPRESSED = Since("schemas without unused definitions", "fastmcp", (2, 3, 4), "2.3.3")
FM_DESCRIPTIONS_ABSENT = Since("no description without a docstring", "fastmcp", (2, 3, 5), "2.3.4")
FM_CLEAN_DOCSTRINGS = Since("docstrings without indentation", "fastmcp", (2, 9, 0), "2.8.1")
FM_ANNOTATIONS_RESOLVED = Since(
    "text beside a type as description, and return types that are text", "fastmcp", (2, 11, 0), "2.10.6"
)
FM_TITLES_DROPPED = Since("schemas without titles", "fastmcp", (2, 12, 4), "2.12.3")
FM_REFERENCES_ARE_OBJECTS = Since("a reference as an object in output schemas", "fastmcp", (2, 13, 1), "2.13.0")
FM_CONTEXT_LEFT_OUT = Since("types without the context and left-out parameters", "fastmcp", (2, 13, 2), "2.13.1")
FM_ROOT_KEPT = Since("a reference at the root of an output schema may be followed", "fastmcp", (2, 14, 1), "2.14.0")
FM_INLINED = Since("references inlined", "fastmcp", (2, 14, 6), "2.14.5")

# fastmcp 3 and 4.
FM3_REFERENCES_READ = Since("references to what is no object", "fastmcp", (3, 2, 0), "3.1.1")
FM3_DISCRIMINATORS_DROPPED = Since("unions without discriminator", "fastmcp", (3, 2, 0), "3.1.1")
FM3_KEYWORD_DEFAULTS = Since("defaults of keyword-only parameters", "fastmcp", (3, 2, 0), "3.1.1")
FM3_DOCSTRINGS = Since("docstrings read by section", "fastmcp", (3, 2, 4), "3.2.3")
FM3_EMPTY_DESCRIPTIONS = Since("an empty text as description", "fastmcp", (3, 2, 4), "3.2.3")
FM3_DATA_KEPT = Since("titles in data", "fastmcp", (3, 2, 4), "3.2.3")
FM3_BYTES = Since("no output schema for bytes", "fastmcp", (3, 2, 4), "3.2.3")
FM3_BARE_WRAPPER = Since("the wrapper of results without a description", "fastmcp", (3, 2, 4), "3.2.3")
FM3_TAGS_REQUIRED = Since("the tag of a union as required", "fastmcp", (3, 4, 3), "3.4.2")
FM3_OWN_ALIASES = Since("serialize_by_alias of the model that is returned", "fastmcp", (3, 4, 3), "3.4.2")
FM3_BESIDE_REFERENCES = Since("what stands beside a reference at the root", "fastmcp", (3, 4, 0), "3.3.1")
FM4_BARE_SEQUENCES = Since("no output schema for a sequence of anything", "fastmcp", (4, 0, 3), "4.0.2")
FM3_ANNOTATED_DEPENDENCIES = Since("a dependency in Annotated", "fastmcp", (3, 1, 0), "3.0.2")
FM4_ADMONITIONS = Since("admonitions in docstrings as sections", "fastmcp", (4, 1, 0), "4.0.11")
FM4_COPIED_TITLES = Since("the title of the tool that another is made from", "fastmcp", (4, 2, 3), "4.1.7")
FM4_TYPE_LISTS = Since("a list of types in output schemas", "fastmcp", (4, 2, 3), "4.1.7")
FM4_OWN_TITLES = Since("titles of parameters that the author wrote", "fastmcp", (4, 0, 11), "4.0.10")
