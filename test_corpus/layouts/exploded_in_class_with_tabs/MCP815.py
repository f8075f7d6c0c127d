# settings: --mcp-clients ollama
from mcp.types import Tool


class Tools:
	LIST = Tool(
		name="list_plays",
		description="List the plays.",
		inputSchema={
			"type": "object",
			"properties": {
				"author": {
					"type": ["string", "null"],
				},
			},
		},
	)
