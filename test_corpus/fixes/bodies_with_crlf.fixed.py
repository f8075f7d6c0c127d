import os

from mcp.server.fastmcp import FastMCP
from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool, ToolAnnotations

mcp = FastMCP('files')
server = Server("tabs")
NAMES = {"open_tab", "close_tab"}
TAB = {"type": "object", "properties": {"tab_id": {"type": "integer"}, "force": {"type": "boolean"}}}


@mcp.tool(annotations=ToolAnnotations(title='Clean', readOnlyHint=True))
def clean(path: str) -> str:
	"""Clean a folder."""
	os.remove(path)
	os.rmdir(path)
	return path


class Files:
	@mcp.tool(
		annotations={
			"title": "Drop",
			"readOnlyHint": True,  # it looks at tables
		},
	)
	@staticmethod
	def drop(name: str) -> str:
		"""Drop a file."""
		os.unlink(name)
		return name


@server.list_tools()
async def list_tools() -> list[Tool]:
	listed = [Tool(name=each, description=f"Use {each}.", inputSchema=TAB) for each in sorted(NAMES)]
	for each in sorted({
		"pin_tab",
		"mute_tab",  # and its videos
	}):
		listed.append(Tool(name=each, description=f"Use {each}.", inputSchema=TAB))
	listed.append(Tool(name="find_tab", description="Find a tab.", inputSchema=TAB))
	return listed


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
	if name == "find_tab":
		return [TextContent(type="text", text=arguments['tabid'] + arguments.get("force", ""))]
	raise ValueError(name)
