# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP


class Tools:
	mcp = FastMCP(
		"home",
		on_duplicate_tools="error",
	)
