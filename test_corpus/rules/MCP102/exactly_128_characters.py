from mcp.server.fastmcp import FastMCP

mcp = FastMCP("billing")


@mcp.tool(name="list_the_invoices_of_all_customers_who_have_not_paid_in_the_last_quarter_grouped_by_region_and_by_the_responsible_account_manage")
def list_unpaid() -> list[str]:
    """List unpaid invoices."""
    return []
