from mcp.server.fastmcp import FastMCP


class Tools:
	mcp = FastMCP(
		"radio",
		instructions="Plays music.",
	)
