from mcp.types import Tool

SET = Tool(
    name="set_level",
    description="Set the level of a lamp.",
    inputSchema={
        "type": "object",
        "properties": {
            "level": {"type": "integer", "x-names": {1: "low", 2: "high"}},  # MCP325: 53 write "1" instead of 1 | MCP325: 63 write "2"
            None: {"type": "string"},  # MCP325: 12 write "null" instead of null
            ("a", "b"): {"type": "string"},  # MCP325: 12 text, not ["a", "b"]
            str: {"type": "string"},  # MCP325: 12 text, not str
            b"c": {"type": "string"},  # MCP325: 12 text, not b'c'
        },
    },
)
