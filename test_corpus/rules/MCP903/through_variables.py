"""A name through more variables than anyone writes, each used several times."""

import secrets

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("kiosk")
A = secrets.token_hex(2)  # MCP903: 12 token_hex()
B = A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A
C = B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B
D = C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C
E = D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D
F = E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E
G = F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F + F
H = G[:4]
LOOP = LOOP + "x"


@mcp.tool(name=f"sell_{H}")
def sell(paper: str) -> str:
    """Sell a newspaper."""
    return paper


@mcp.tool(name=LOOP)
def order(paper: str) -> str:
    """Order a newspaper."""
    return paper
