from mcp.server.fastmcp import FastMCP

mcp = FastMCP("letters")


@mcp.tool(description="Writea letter.")  # MCP204: 22 U+200D
def write(text: str) -> str:
    return text


@mcp.tool(description="Send a letter.")  # MCP204: 22 U+200C
def send(text: str) -> str:
    return text


@mcp.tool(description="\U0001f468 Ask the postman.")  # MCP204: 22 U+200D
def ask(text: str) -> str:
    return text


@mcp.tool(description="Wave a flag: \U0001f3f4.")  # MCP204: 22 U+E0067
def wave(text: str) -> str:
    return text
