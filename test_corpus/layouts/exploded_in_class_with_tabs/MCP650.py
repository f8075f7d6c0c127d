from mcp.types import Tool


class Tools:
	RING = Tool(
		name="ring_bell",
		descripton="Ring the bell.",
		inputSchema={"type": "object"},
	)
