from mcp.server.fastmcp import FastMCP

mcp = FastMCP("later")


def convert(value: float) -> float:
    return value


convert.__doc__ = "Convert a value; units: " + ", ".join(sorted({"m", "ft"}))
mcp.add_tool(convert)
