import json

from mcp.types import Tool

SCHEMA = """{"type": "object"}"""  # MCP301: 9 "inputSchema" must be an object such as {"type": "object", "properties": {}}, not "{

PING = Tool(name="ping", description="Say whether the server is alive.", inputSchema=SCHEMA)
PONG = Tool(name="pong", description="Answer a ping from outside.", inputSchema=json.loads(SCHEMA))
