from mcp.server.fastmcp import FastMCP

mcp = FastMCP("long")


@mcp.tool(name="give_me_every_single_invoice_of_every_single_customer")  # MCP101: 15 write "give_me_every_sin
def all_invoices() -> list[str]:
    """Return all invoices."""
    return []


@mcp.tool(name="😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀")  # MCP101: 15 U+1F600
def smile() -> str:
    """Smile."""
    return ""
