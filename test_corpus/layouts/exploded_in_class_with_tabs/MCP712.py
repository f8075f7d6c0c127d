from mcp.server.fastmcp import FastMCP


class Tools:
	mcp = FastMCP(
		"radio",
		description="Plays music.",
	)
