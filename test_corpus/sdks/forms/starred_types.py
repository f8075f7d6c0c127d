"""The types come by a star import."""

from mcp.types import *

LIST = [Tool(name="draw", inputSchema={"type": "object"})]  # unread: Tool may come from a star import that is not followed
TOOL = Tool(name="no_schema")
OTHER = Text(name="write", inputSchema={"type": "object"})
