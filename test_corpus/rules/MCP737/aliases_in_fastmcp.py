from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("travel")


@mcp.tool
def flights(origin: Annotated[str, Field(alias="from")], model_config: str = "") -> list[str]:
    """Flights from an airport."""
    return [origin, model_config]
