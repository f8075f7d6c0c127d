from mcp.server.fastmcp import FastMCP

mcp = FastMCP("mail")
LIMIT = 50


def list_mails(folder: str) -> list[str]:
    f"""List the newest mails of a folder, at most {LIMIT}."""
    return [folder][:LIMIT]


list_mails.__doc__ = f"List the newest mails of a folder, at most {LIMIT}."
mcp.add_tool(list_mails)
