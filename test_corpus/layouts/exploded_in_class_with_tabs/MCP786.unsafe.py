# settings: --mcp-sdk mcp==2.3.0
import json

from mcp.types import Tool


class Tools:
	def answer(tools: list[Tool]) -> str:
		return json.dumps(
			{
				"tools": [
					tool.model_dump(
						mode="json",
						by_alias=True,
					)
					for tool in tools
				],
			},
		)
