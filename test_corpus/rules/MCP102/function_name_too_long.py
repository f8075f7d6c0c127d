from fastmcp import FastMCP

mcp = FastMCP("billing")


@mcp.tool
def list_the_invoices_of_all_customers_who_have_not_paid_in_the_last_quarter_grouped_by_region_and_by_the_responsible_account_manager_and_team() -> list[str]:  # MCP102: 4 has 138 characters, write a tool name of at most 128
    """List unpaid invoices."""
    return []
