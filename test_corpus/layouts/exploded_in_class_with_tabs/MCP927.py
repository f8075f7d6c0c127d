from mcp.types import Tool


class Tools:
	LIST = Tool(
		name="list_papers",
		description="List the newspapers.",
		inputSchema={
			"$schema": "https://json-schema.org/draft/2020-12/schema",
			"type": "object",
			"properties": {},
		},
	)
