from fastmcp import FastMCP

mcp = FastMCP("mail")
LIMIT: int = 50
FOLDERS = ("inbox", "sent")
RATE = 1


def change(rate: int) -> None:
    global RATE
    RATE = rate


@mcp.tool
def list_mails(folder: str) -> list[str]:
    f"""List the newest mails of a folder, at most {LIMIT}."""  # MCP203: 4 is computed
    return [folder][:LIMIT]


@mcp.tool
def list_folders() -> list[str]:
    f"""List the folders {', '.join(each for each in FOLDERS)}."""  # MCP203: 4 is computed
    return list(FOLDERS)


@mcp.tool
def count(folder: str) -> int:
    f"""Count the mails of a folder, {RATE} a minute."""  # MCP203: 4 is computed
    return len(folder)


@mcp.tool
def move(number: int) -> int:
    f"""Move one of {LIMIT} mails."""; number += 1  # MCP203: 4 is computed
    return number
