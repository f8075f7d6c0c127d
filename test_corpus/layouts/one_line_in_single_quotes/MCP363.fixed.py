from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP('library')


@mcp.tool
def list_books(order: Annotated[str, Field(json_schema_extra={'enum': ['title']})]) -> str:
    '''List the books of the library.'''
    return order
