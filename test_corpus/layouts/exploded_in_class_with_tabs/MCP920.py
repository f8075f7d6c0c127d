from mcp.types import Tool


class Tools:
	LIST = Tool(
		name="list_papers",
		description="List the newspapers.",
		inputSchema={
			"type": "object",
			"properties": {},
		},
	)
