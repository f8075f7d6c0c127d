from mcp.types import Tool


class Tools:
	RESERVE = Tool(
		name="reserve_seats",
		description="Reserve seats.",
		inputSchema={
			"type": "object",
			"properties": {
				"seats": {
					"type": "array",
				},
			},
		},
	)
