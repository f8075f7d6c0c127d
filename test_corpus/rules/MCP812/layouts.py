"""Schemas without properties, laid out in different ways."""

from mcp.types import Tool

OPEN = Tool(
    name="open_zoo",
    description="Open the zoo.",
    # line+1: MCP812: 16 has no "properties"
    inputSchema={
        "type": "object",  # of nothing
        "additionalProperties": False
    },
)
SHUT = Tool(name='shut_zoo', description='Shut the zoo.', inputSchema=dict(type='object'))  # MCP812: 70 has no "properties"
SWEEP = Tool(
    name="sweep_zoo",
    description="Sweep the zoo.",
    inputSchema={  # MCP812: 16 has no "properties"
        "additionalProperties": False,
        "type": "object"
    },
)


class Zoo:
    def tools(self) -> list[Tool]:
        schema = {"type": "object"}  # MCP812: 17 has no "properties"
        return [Tool(name="lock_zoo", description="Lock the zoo.", inputSchema=schema)]
