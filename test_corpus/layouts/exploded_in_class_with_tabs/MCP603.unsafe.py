from mcp.server.fastmcp import FastMCP
from mcp.types import Icon

mcp = FastMCP("aquarium")


class Tools:
	@mcp.tool(
		icons=[
			Icon(
				src="https://example.com/fish.png",
			),
		],
	)
	def feed_fish(tank: int) -> str:
		"""Feed the fish of a tank."""
		return str(tank)


@mcp.tool(icons=[Icon(src="data:image/svg+xml;utf8,<svg/>")])
def clean_tank(tank: int) -> str:
	"""Clean a tank."""
	return str(tank)


@mcp.tool(
	icons=[
		Icon(
			src="https://example.com/light.gif",
			mimeType="image/gif",
			sizes=["48x48", "48"],
		)
	]
)
def switch_light(tank: int) -> str:
	"""Switch the light of a tank."""
	return str(tank)
