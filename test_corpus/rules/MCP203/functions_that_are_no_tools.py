from mcp.server.fastmcp import FastMCP

mcp = FastMCP("mail")
LIMIT = 50


def list_all(folder: str) -> list[str]:
    f"""List the mails of a folder, at most {LIMIT}."""
    return [folder]


@mcp.prompt()
def summarise(folder: str) -> str:
    f"""Summarise a folder, at most {LIMIT} mails."""
    return folder


@mcp.tool()
def list_mails(folder: str) -> list[str]:
    """List the mails of a folder."""
    return list_all(folder)
