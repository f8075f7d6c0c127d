# line+9: MCP930: 21 "room" | MCP930: 84 "wall"
from __future__ import annotations

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP('museum')

@mcp.tool
def hang(room: int = Field(3, description='Its number.', ge=1, le=100), wall: str = Field('', max_length=5)) -> str:
	"""Hang a painting."""
	return f'{room}{wall}'


def register(server: FastMCP, most: int) -> None:
	@server.tool
	def move(
		# line+1: MCP930: 14 "room"
		room: int = Field(
			3,
			description='The number of the room, as it stands on the plan of the museum at the entrance.',
		),
		# line+1: MCP930: 14 "wall"
		wall: str = Field('', max_length=most),
	) -> str:
		"""Move a painting."""
		return f'{room}{wall}'
