COLOURS = {"red", "green"}  # MCP325: 10 JSON has no sets, write {"red", "green"} as a list

TOOL = {
    "name": "paint",
    "description": "Paint a wall.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "colour": {"type": "string", "enum": COLOURS},
            "finish": {"type": "string", "enum": frozenset(["matt"])},  # MCP325: 49 JSON has no sets
            "area": {"type": "number", "maximum": 1e400},  # MCP325: 50 JSON has no Infinity
            "depth": {"type": "number", "minimum": -1e400},  # MCP325: 51 JSON has no -Infinity
            "name": {"type": "string", "const": b"wall"},  # MCP325: 48 JSON has no bytes, write b'wall'
            "turn": {"type": "number", "default": 1j},  # MCP325: 50 1j is an object of Python
        },
    },
}
