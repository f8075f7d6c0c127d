from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")
SCHEMA = {"type": "object", "properties": {"tab_id": {"type": "integer"}, "force": {"type": "boolean"}}}


@server.list_tools()
async def list_tools() -> list[Tool]:
	return [
		Tool(name="close_tab", description="Close a tab.", inputSchema=SCHEMA),
		Tool(name="open_tab", description="Open a tab.", inputSchema=SCHEMA),
	]


class Tools:
	@server.call_tool()
	async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
		if name == "close_tab":
			text = arguments["tabid"] + arguments.get(
				'forse',
				"",
			)
		elif name == "open_tab":
			text = arguments["tab_id"] + arguments["tab_ids"]
		else:
			raise ValueError(name)
		return [TextContent(type="text", text=text)]
