# settings: --mcp-clients ollama,mcphost
from mcp.types import Tool

TEXT = {"type": "string"}  # MCP815: 16 Ollama and mcphost lose the whole list because "type" is the list ["string"]
SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "field": {"anyOf": [{"type": "integer"}, {"type": "null"}]},  # MCP815: 30 because "type" is the list ["integer", "null"]
            "seed": TEXT,
            "rows": {
                "type": "array",
                "items": {"type": ("integer", "string")},  # MCP815: 34 ["integer", "string"]
            },
        },
    },
)
