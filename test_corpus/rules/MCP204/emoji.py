from fastmcp import FastMCP

mcp = FastMCP("emoji")


@mcp.tool(description="Ask a developer \U0001f469\u200d\U0001f4bb or a nurse \U0001f9d1\U0001f3fd\u200d\u2695\ufe0f.")
def ask(text: str) -> str:
    return text


@mcp.tool(description="Fly the flag of Scotland \U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f.")
def fly(text: str) -> str:
    return text


@mcp.tool(description="Fly the rainbow \U0001f3f3\ufe0f\u200d\U0001f308; love \u2764\ufe0f\u200d\U0001f525 it; nod \U0001f642\u200d\u2194\ufe0f.")
def rainbow(text: str) -> str:
    return text
