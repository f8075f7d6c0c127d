"""`ToolResult` of fastmcp makes blocks of anything, and takes a dict as structured content."""

from fastmcp import FastMCP
from fastmcp.tools import ToolResult
from fastmcp.tools.tool import ToolResult as Result

from library import ToolResult as OwnResult

mcp = FastMCP("library")


@mcp.tool
def lend(number: int, titles: list[str], more: dict) -> ToolResult:
    """Lend a book."""
    if number == 1:
        return ToolResult(structured_content=["lent"])  # MCP411: 45 of a ToolResult must be a dict, and ["lent"] raises ValueError
    if number == 2:
        return Result(content="Lent.", structured_content=f"lent {number}")  # MCP411: 58 put it into one
    if number == 3:
        return ToolResult(content=["Lent.", 5, {"text": "Lent."}], structured_content={"lent": True})
    if number == 4:
        return ToolResult(content="Lent.", structured_content=None)
    if number == 5:
        return ToolResult(content=[], structured_content={"titles": titles})
    if number == 6:
        return OwnResult(structured_content=["lent"])
    if number == 7:
        return ToolResult(**more)
    return ToolResult("Lent.")
