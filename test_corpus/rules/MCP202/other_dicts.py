"""Pages and prompts may have any title; only tools are looked at."""
from mcp.types import Tool

PAGE = {"name": "home", "title": None, "description": 7}
PROMPT = {"name": "review", "description": None, "arguments": []}
TOOL = Tool(name="open_page", description="Open a page.", inputSchema={"type": "object"})
