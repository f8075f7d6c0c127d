import logging

from fastmcp import FastMCP

mcp = FastMCP("mail")


@mcp.tool
def list_mails(folder: str) -> list[str]:
    """List the newest mails of a folder."""
    f"{folder}"
    return [folder]


@mcp.tool(description="Read one mail.")
def read_mail(number: int) -> str:
    logging.info(f"reading {number}")
    return f"{number}"
