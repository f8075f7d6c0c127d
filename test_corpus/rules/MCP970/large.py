from mcp.server.fastmcp import FastMCP

many = FastMCP("museum")  # MCP970: 7 41 tools are in every request, over 40 is much: split the server
large = FastMCP("archive")  # MCP970: 8 2 tools take 121 kB in every request, over 100 kB is much: shorten
forty = FastMCP("gallery")
small = FastMCP("cellar")
largest = FastMCP("library")  # MCP970: 10 shorten read_book, find_book


def show(room: int) -> str:  # line+1: MCP207: 4 "show_1" has the same description
    """Show a room."""
    return str(room)


for number in range(41):
    many.tool(name=f"show_{number}")(show)

for number in range(40):
    forty.tool(name=f"show_{number}")(show)


@large.tool(description="abc" * 20_000)
def find_letter(text: str) -> str:
    return text


@large.tool(description="abd" * 20_000)
def read_letter(number: int) -> str:
    return str(number)


@small.tool(description="abc" * 20_000)
def find_wine(text: str) -> str:
    return text


@largest.tool(description="abcde" * 10_000)
def find_book(text: str) -> str:
    return text


@largest.tool(description="abc" * 17_000)
def read_book(number: int) -> str:
    return str(number)
