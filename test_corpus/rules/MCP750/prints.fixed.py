import sys

from mcp.server.fastmcp import FastMCP

print("loading", file=sys.stderr)  # MCP750: 0 print writes to stdout, which carries the protocol's messages
mcp = FastMCP("chain")


@mcp.tool()
def get_block(number: int) -> str:
    """Get a block."""
    print("reading", number, file=sys.stderr)  # MCP750: 4 write to stderr
    print("reading", number, file=sys.stderr)
    sys.stdout.write("reading")  # MCP750: 15 without a newline, so the next message is lost
    print(number, end="", file=sys.stderr)  # MCP750: 4 without a newline
    print(number, file=sys.stdout)  # MCP750: 4 print writes
    return str(number)


@mcp.tool()
def count(number: int) -> int:
    """Count blocks."""
    helper()
    return number


@mcp.tool()
def log(number: int) -> int:
    """Log a block."""
    report = lambda: print(number)  # noqa: E731
    report()
    return number


@mcp.tool()
def tell(number: int, out=sys.stderr) -> int:  # MCP734: 22 out has no annotation
    """Tell a block."""
    print(number, file=out)
    return number


def helper() -> None:
    print("not looked at")


if __name__ == "__main__":
    if "--version" in sys.argv:
        print("chain 1.0")
        sys.exit(0)
    if "--help" in sys.argv:
        print("no help", file=sys.stderr)  # MCP750: 8 print
    else:
        print("starting", file=sys.stderr)  # MCP750: 8 print
    mcp.run()
    print("stopped")
