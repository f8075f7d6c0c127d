from mcp.types import Tool

from library import BRANCH

TYPES = Tool(
    name="a_set",
    description="Set the volume.",
    inputSchema={"type": "object", "properties": {"level": {"oneOf": [{"type": "integer"}, {"type": "string"}]}}},
)
TITLED = Tool(
    name="b_set",
    description="Set the volume.",
    inputSchema={
        "type": "object",
        "properties": {"level": {"oneOf": [{"const": "loud", "title": "Loud"}, {"const": "low", "title": "Low"}]}},
    },
)
ANY = Tool(
    name="c_set",
    description="Set the volume.",
    inputSchema={"type": "object", "properties": {"level": {"anyOf": [{"type": "integer"}, {"type": "number"}]}}},
)
CONSTRAINED = Tool(
    name="d_set",
    description="Set the volume.",
    inputSchema={
        "type": "object",
        "properties": {
            "level": {"oneOf": [{"type": "integer", "maximum": 5}, {"type": "integer", "minimum": 6}]},
            "size": {"oneOf": [{"type": "string", "maxLength": 5}, {"type": "string", "minLength": 6}]},
        },
    },
)
OBJECTS = Tool(
    name="e_set",
    description="Set the volume.",
    inputSchema={
        "type": "object",
        "properties": {"level": {"type": "integer"}, "step": {"type": "integer"}},
        "oneOf": [{"required": ["level"]}, {"required": ["step"]}],
    },
)
LIMITED_OUTSIDE = Tool(
    name="f_set",
    description="Set the volume.",
    inputSchema={
        "type": "object",
        "properties": {"level": {"type": "string", "oneOf": [{"type": ["string", "null"], "minLength": 1}, {"type": "null"}]}},
    },
)
UNKNOWN = Tool(
    name="g_set",
    description="Set the volume.",
    inputSchema={"type": "object", "properties": {"level": {"oneOf": [{"type": "integer"}, BRANCH]}}},
)
