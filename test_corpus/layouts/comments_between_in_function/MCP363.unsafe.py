from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("library")

    @mcp.tool
    def list_books(
        # see the manual
        order: Annotated[str, Field(
            # as agreed
            json_schema_extra={
                # for the form
                "enum": [
                    # see the manual
                    "title"
                ]
            }
        )]
    ) -> str:
        """List the books of the library."""
        return order

    return mcp


mcp = create_server()
