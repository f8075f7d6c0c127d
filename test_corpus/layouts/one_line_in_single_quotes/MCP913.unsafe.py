from typing import Annotated, Literal

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP('kiosk')


@mcp.tool()
def order_papers(period: Annotated[Literal["day", "week"], Field(description='Either "day" or "week".')]) -> str:
    '''Order newspapers for a period.'''
    return period
