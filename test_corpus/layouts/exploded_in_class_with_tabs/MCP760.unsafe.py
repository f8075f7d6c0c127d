import os

from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("files")


class Tools:
	@mcp.tool(
		annotations=ToolAnnotations(
			title="Clean",
			readOnlyHint=False,
		),
	)
	def clean(path: str) -> str:
		"""Clean a folder."""
		os.remove(path)
		return path
