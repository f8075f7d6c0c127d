from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import BaseModel

from library import DEFINITIONS

mcp = FastMCP("library")


class Node(BaseModel):
    name: str
    children: list["Node"] = []


@mcp.tool()
def walk(node: Node, other: Node) -> Node:
    """Walk through the nodes of a tree."""
    return node or other


RECURSIVE = Tool(
    name="a_store",
    description="Store a value.",
    inputSchema={
        "type": "object",
        "properties": {"value": {"$ref": "#/$defs/Value"}, "again": {"$ref": "#"}},
        "$defs": {"Value": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/$defs/Value"}}]}},
    },
)
ANYWHERE = Tool(
    name="b_store",
    description="Store a value.",
    inputSchema={
        "type": "object",
        "properties": {
            "a b": {"type": "string"},
            "c/d": {"type": "string"},
            "e": {"$ref": "#/properties/a%20b"},
            "f": {"$ref": "#/properties/c~1d"},
            "g": {"anyOf": [{"type": "string"}, {"$ref": "#/properties/g/anyOf/0"}]},
        },
    },
)
ANCHORED = Tool(
    name="c_store",
    description="Store a value.",
    inputSchema={
        "type": "object",
        "properties": {"value": {"$ref": "#value"}},
        "$defs": {"Value": {"$anchor": "value", "type": "string"}},
    },
)
UNKNOWN = Tool(
    name="d_store",
    description="Store a value.",
    inputSchema={"type": "object", "properties": {"value": {"$ref": "#/$defs/Value"}}, "$defs": DEFINITIONS},
)
PROPERTY_OF_THAT_NAME = Tool(
    name="e_store",
    description="Store a value.",
    inputSchema={"type": "object", "properties": {"$ref": {"type": "string"}}, "default": {"$ref": "#/nothing"}},
)
EMBEDDED = Tool(
    name="f_store",
    description="Store a value.",
    inputSchema={
        "$id": "https://example.com/store",
        "type": "object",
        "properties": {"value": {"$ref": "value"}, "same": {"$ref": "https://example.com/store#/properties/value"}},
        "$defs": {"Value": {"$id": "value", "$ref": "#/$defs/Text", "$defs": {"Text": {"type": "string"}}}},
    },
)
