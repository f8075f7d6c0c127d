from fastmcp import FastMCP

mcp = FastMCP("model")


@mcp.tool
def save(path: str) -> str:  # MCP201: 4 write a docstring
    return path


def load(path: str) -> str:  # MCP201: 4 "load" has no description
    return path


mcp.tool(load)
