"""Output: images and sounds of the SDK's own, alone and in other types."""

# sdks: mcp2

from mcp.server.mcpserver import Audio, Image
from mcp.server.mcpserver.utilities.types import Image as Picture
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


# case: alone
@mcp.tool()
def image() -> Image: ...


@mcp.tool()
def picture() -> Picture: ...


@mcp.tool()
def sound() -> Audio: ...


# case: in_a_list
@mcp.tool()
def images() -> list[Image]: ...


# case: or_nothing
@mcp.tool()
def perhaps() -> Image | None: ...


# case: in_a_dict
@mcp.tool()
def named() -> dict[str, Image]: ...
