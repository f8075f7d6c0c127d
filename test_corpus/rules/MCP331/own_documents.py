from mcp.types import Tool

from library import POINT, POINTS

OWN = Tool(
    name="a_move",
    description="Move the pen to a point.",
    inputSchema={
        "type": "object",
        "properties": {"to": {"$ref": "#/$defs/Point"}},
        "$defs": {"Point": {"type": "string"}},
    },
)
OWN_ADDRESS = Tool(
    name="b_move",
    description="Move the pen to a point.",
    inputSchema={
        "$id": "https://example.com/move",
        "type": "object",
        "properties": {"to": {"$ref": "https://example.com/move#/$defs/Point"}, "by": {"$ref": "point"}},
        "$defs": {"Point": {"$id": "https://example.com/point", "type": "string"}},
    },
)
METASCHEMA = Tool(
    name="c_validate",
    description="Validate a schema.",
    inputSchema={"type": "object", "properties": {"schema": {"$ref": "https://json-schema.org/draft/2020-12/schema"}}},
)
UNKNOWN_ADDRESS = Tool(
    name="d_move",
    description="Move the pen to a point.",
    inputSchema={"type": "object", "properties": {"to": {"$ref": POINT}}},
)
UNKNOWN_DEFINITIONS = Tool(
    name="e_move",
    description="Move the pen to a point.",
    inputSchema={"type": "object", "properties": {"to": {"$ref": "point.json"}}, "$defs": POINTS},
)
IN_DATA = Tool(
    name="f_move",
    description="Move the pen to a point.",
    inputSchema={"type": "object", "properties": {"to": {"examples": [{"$ref": "https://example.com/point.json"}]}}},
)
