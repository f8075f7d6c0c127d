from mcp.server.fastmcp import FastMCP

mcp = FastMCP("chain")


@mcp.tool()
def get_block(number: int) -> str:
    """Get a block."""
    print("reading", number)
    return str(number)


def main() -> None:
    print(get_block(1))


main()
