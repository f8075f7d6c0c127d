from mcp.server.fastmcp import FastMCP

mcp = FastMCP("tickets")


@mcp.tool("open", "Opens a ticket for a person who needs help.")  # MCP741: 18 "Opens a ticket fo
def open_ticket(subject: str) -> str:  # MCP201: 4 "open" has no description
    return subject


@mcp.tool(
    'close',
    'Closes a ticket when the person has been helped.',  # MCP741: 4 "Closes a ticket
)
def close_ticket(ticket: int) -> str:  # MCP201: 4 "close" has no description
    return str(ticket)
