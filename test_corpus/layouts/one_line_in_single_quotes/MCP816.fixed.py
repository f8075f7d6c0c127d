# settings: --mcp-clients gemini
from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP('theatre')


@mcp.tool()
def reserve_seats(number: Annotated[int, Field(ge=1)]) -> str:
    '''Reserve seats.'''
    return str(number)
