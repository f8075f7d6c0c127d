from enum import Enum, IntEnum, StrEnum

from mcp.types import Tool


class Colour(StrEnum):
    RED = "red"


class Level(IntEnum):
    LOW = 1


class Finish(Enum):
    MATT = "matt"


PAINT = Tool(
    name="paint",
    description="Paint a wall.",
    inputSchema={
        "type": "object",
        "properties": {
            "colour": {"type": "string", "enum": [each.value for each in Colour], "default": Colour.RED},
            "level": {"type": "integer", "default": Level.LOW},
            "finish": {"type": "string", "default": Finish.MATT},
            "other": {"type": "string", "enum": list(Finish)},
        },
    },
)
