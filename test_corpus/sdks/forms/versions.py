"""One tool in several versions: fastmcp 3 lists both, fastmcp 4 the newest."""

from fastmcp import FastMCP

mcp = FastMCP("tax")


@mcp.tool(version="1.0")  # tool: income_tax [decorator]
def income_tax(income: int) -> int:
    """The tax on an income."""
    return income // 4


@mcp.tool(name="income_tax", version="2.0")  # tool: income_tax [decorator]
def income_tax_2(income: int, year: int) -> int:
    """The tax on an income in a year."""
    return income // 5 + year
