from mcp.types import Tool

from library import LARGEST

EQUAL = Tool(
    name="a_roll",
    description="Roll a die.",
    inputSchema={"type": "object", "properties": {"eyes": {"type": "integer", "minimum": 6, "maximum": 6}}},
)
OPEN = Tool(
    name="b_roll",
    description="Roll a die.",
    inputSchema={
        "type": "object",
        "properties": {"eyes": {"type": "integer", "exclusiveMinimum": 0, "exclusiveMaximum": 2}},
    },
)
FRACTIONS = Tool(
    name="c_roll",
    description="Roll a die.",
    inputSchema={
        "type": "object",
        "properties": {"eyes": {"type": "number", "exclusiveMinimum": 1, "exclusiveMaximum": 2}},
    },
)
UNKNOWN = Tool(
    name="d_roll",
    description="Roll a die.",
    inputSchema={"type": "object", "properties": {"eyes": {"type": "integer", "minimum": 7, "maximum": LARGEST}}},
)
DRAFT_04 = Tool(
    name="e_roll",
    description="Roll a die.",
    inputSchema={
        "$schema": "http://json-schema.org/draft-04/schema#",  # MCP310: 19 draft-04
        "type": "object",
        "properties": {"eyes": {"type": "integer", "minimum": 1, "exclusiveMinimum": True, "maximum": 6}},
    },
)
IN_DATA = Tool(
    name="f_roll",
    description="Roll a die.",
    inputSchema={"type": "object", "properties": {"range": {"default": {"minimum": 6, "maximum": 1}}}},
)
