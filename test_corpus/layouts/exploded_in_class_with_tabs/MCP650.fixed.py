from mcp.types import Tool


class Tools:
	RING = Tool(
		name="ring_bell",
		description="Ring the bell.",
		inputSchema={"type": "object"},
	)
