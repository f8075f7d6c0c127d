from mcp.types import Tool

PARSERS = {"level": int, "names": {1: "low", 2: "high"}, "colours": {"red", "green"}}

PAINT = Tool(
    name="paint",
    description="Paint a wall.",
    inputSchema={"type": "object", "properties": {"level": {"type": "integer"}}},
)


def paint(arguments):
    return {key: PARSERS[key](value) for key, value in arguments.items()}
