"""ToolAnnotations with camelCase keywords, title, icons, meta."""

from mcp.types import Icon, ToolAnnotations
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(title="The T", annotations=ToolAnnotations(title="AT", readOnlyHint=True, destructiveHint=False), icons=[Icon(src="https://e.org/i.png", mimeType="image/png", sizes=["48x48"])], meta={"a": 1})
def t(a: int) -> str:
    return ""
