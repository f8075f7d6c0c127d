"""The types come by one of two star imports."""

from mcp.types import *
from more_types import *

LIST = [Tool(name="draw", inputSchema={"type": "object"})]  # unread: Tool may come from a star import that is not followed
TOOL = Tool(name="no_schema")
OTHER = Text(name="write", inputSchema={"type": "object"})
