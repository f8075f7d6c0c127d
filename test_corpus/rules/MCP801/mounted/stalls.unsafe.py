# settings: --mcp-clients gemini,grok,openai
from fastmcp import FastMCP

stalls = FastMCP("stalls")
tickets = FastMCP("tickets")


# listed as fair_2_rows
@stalls.tool(name="2_rows")
def list_rows() -> list[str]:
    """List the rows."""
    return []


# listed as fair__rows
@stalls.tool(name="_rows")
def list_hidden_rows() -> list[str]:
    """List the hidden rows."""
    return []


@stalls.tool(name="rows_free")  # MCP801: 18 OpenAI refuses every request because of the name "rows.free"
def list_free_rows() -> list[str]:
    """List the free rows."""
    return []


# listed under another name
@stalls.tool(name="rows.sold")
def list_sold_rows() -> list[str]:
    """List the sold rows."""
    return []


# listed without a prefix
@tickets.tool(name="2_tickets")  # MCP801: 19 Gemini refuses every request because of the name "2_tickets"
def buy_two() -> str:
    """Buy two tickets."""
    return ""
