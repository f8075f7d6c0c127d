from fastmcp import FastMCP

mcp = FastMCP("mail")
LIMIT = 50


@mcp.tool(description=f"List the newest mails of a folder, at most {LIMIT}.")
def list_mails(folder: str) -> list[str]:
    return [folder][:LIMIT]


@mcp.tool(name="read_mail")
async def read(number: int) -> str:
    (
        f"Read one mail, "  # MCP203: 8 so it is no docstring
        f"at most {LIMIT} lines of it."
    )
    return str(number)
