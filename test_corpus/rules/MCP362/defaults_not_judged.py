from mcp.types import Tool

from library import DEFAULT, TYPE

UNKNOWN = Tool(
    name="a_list",
    description="List the books.",
    inputSchema={
        "type": "object",
        "properties": {"limit": {"type": "integer", "default": DEFAULT}, "page": {"type": TYPE, "default": "1"}},
    },
)
FORMAT = Tool(
    name="b_list",
    description="List the books.",
    inputSchema={"type": "object", "properties": {"since": {"type": "string", "format": "date", "default": "today"}}},
)
FLOATS = Tool(
    name="c_list",
    description="List the books.",
    inputSchema={
        "type": "object",
        "properties": {
            "limit": {"type": "integer", "default": 5.0},
            "step": {"type": "number", "multipleOf": 0.1, "default": 0.3},
            "one": {"enum": [1], "default": 1.0},
        },
    },
)
SLOW_PATTERN = Tool(
    name="d_list",
    description="List the books.",
    inputSchema={
        "type": "object",
        "properties": {"word": {"type": "string", "pattern": "^(a+)+$", "default": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}},
    },
)
PROPERTY_OF_THAT_NAME = Tool(
    name="e_list",
    description="List the books.",
    inputSchema={
        "type": "object",
        "properties": {"default": {"type": "string"}, "examples": {"type": "array", "items": {"type": "string"}}},
    },
)
EMPTY = Tool(
    name="f_list",
    description="List the books.",
    inputSchema={"type": "object", "properties": {"limit": {"default": "all"}}, "default": {}},
)
