# settings: --mcp-clients openai-2025,claude
from mcp.types import Tool

REAP = Tool(
    name="reap_field",
    description="abcde" * 205,  # MCP830: 16 OpenAI's API of 2025 refuses every request because of the 1025 characters
    inputSchema={"type": "object", "properties": {}},
)
