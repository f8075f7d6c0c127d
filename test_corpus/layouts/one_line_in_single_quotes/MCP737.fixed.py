from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP('travel')


@mcp.tool()
def flights(origin: Annotated[str, Field(validation_alias='from')]) -> list[str]:
    '''Flights from an airport.'''
    return [origin]
