from mcp.server.fastmcp import FastMCP

mcp = FastMCP("warehouse")


@mcp.tool(name="Run_Query")  # MCP101: 15 "Run Query" holds " "
def run_query(sql: str) -> list[str]:
    """Run a read-only query."""
    return [sql]


@mcp.tool(name="export_csv", description="Export a table as CSV.")  # MCP101: 15 write "export_csv"
async def export(table: str) -> str:
    return table


@mcp.tool(
    title="Drop table",
    name="drop_table",  # MCP101: 9 write "drop_table"
)
def drop(table: str) -> str:
    """Drop a table."""
    return table
