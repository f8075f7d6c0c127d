"""Definitions written as dicts."""

from mcp.types import Tool

SEARCH = {  # tool: search_mail [dict]
    "name": "search_mail",
    "description": "Search the mail.",
    "inputSchema": {"type": "object", "properties": {"words": {"type": "string"}}},
}
SCHEMA = {"type": "object", "properties": {"to": {"type": "string"}}}
TOOLS = [
    SEARCH,
    {"name": "send_mail", "description": "Send a mail.", "inputSchema": SCHEMA},  # tool: send_mail [dict]
    {  # tool: delete_mail [dict]
        "name": "delete_mail",
        "title": "Delete a mail",
        "description": "Delete a mail.",
        "inputSchema": {"type": "object"},
        "annotations": {"destructiveHint": True},
    },
]


def build(name: str) -> dict:
    return {"name": name, "inputSchema": {"type": "object"}}  # tool: ? [dict]


# Anthropic, OpenAI, a JSON Schema with a property of that name, the toolSpec of Bedrock, and a copy of what a server
# has listed.
ANTHROPIC = {"name": "get_weather", "description": "The weather.", "input_schema": {"type": "object"}}
OPENAI = {"type": "function", "function": {"name": "get_weather", "parameters": {"type": "object"}}}
GEMINI = {"name": "get_weather", "description": "The weather.", "parameters": {"type": "object"}}
MANIFEST_SCHEMA = {"properties": {"name": {"type": "string"}, "inputSchema": {"type": "object"}}}
TOOL_SCHEMA = {"name": {"type": "string"}, "inputSchema": {"type": "object"}}
BEDROCK = {"toolSpec": {"name": "weather", "inputSchema": {"json": {"type": "object"}}}}
PERSON = {"name": "Ada", "description": "A programmer.", "born": 1815}


async def describe(session) -> list[dict]:
    listed = await session.list_tools()
    return [{"name": each.name, "inputSchema": each.inputSchema} for each in listed.tools]


def read(tool: Tool) -> dict:
    return {"name": tool.name, "description": tool.description, "inputSchema": tool.inputSchema}
