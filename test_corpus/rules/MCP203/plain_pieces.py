from mcp.server.fastmcp import FastMCP

mcp = FastMCP("mail")


@mcp.tool()
def list_mails(folder: str) -> list[str]:
    "List the newest mails " "of a folder, at most {LIMIT}."
    return [folder]


@mcp.tool()
def read_mail(number: int) -> str:
    r"""Read a mail below C:\mail; {braces} are only text here."""
    return f"{number}"
