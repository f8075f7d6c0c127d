"""fastmcp: tools made from other tools."""

from fastmcp import FastMCP
from fastmcp.tools import Tool
from fastmcp.tools.tool_transform import ArgTransform

mcp = FastMCP("search engine")


@mcp.tool  # tool: search [decorator]
def search(query: str, limit: int = 10) -> list[str]:
    """Search everything."""
    return [query] * limit


find_products = Tool.from_tool(  # tool: find_products [transform]
    search,
    name="find_products",
    title="Find products",
    description="Search the products.",
    transform_args={"query": ArgTransform(name="words", description="What to look for."), "limit": ArgTransform(hide=True)},
)
same_name = Tool.from_tool(search, description="Search the whole shop.")  # tool: search [transform]
mcp.add_tool(find_products)
mcp.add_tool(Tool.from_tool(search, name="find_anything"))  # tool: find_anything [transform]
print(ArgTransform(name="words"))
