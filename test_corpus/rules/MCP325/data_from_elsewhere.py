import os

import library
from library import COLOURS, Palette
from mcp.types import Tool

PAINT = Tool(
    name="paint",
    description="Paint a wall.",
    inputSchema={
        "type": "object",
        "properties": {
            "colour": {"type": "string", "enum": COLOURS},
            "palette": Palette,
            "finish": library.FINISH,
            "path": {"type": "string", "default": os.sep},
            "home": {"type": "string", "default": os.environ.get("HOME")},
        },
    },
)
