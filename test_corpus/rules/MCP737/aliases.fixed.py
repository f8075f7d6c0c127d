from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import AliasChoices, BaseModel, Field

mcp = FastMCP("travel")


class Trip(BaseModel):
    origin: str = Field(alias="from")


@mcp.tool()
def flights(origin: Annotated[str, Field(validation_alias="from")]) -> list[str]:  # MCP737: 41 use validation_alias=
    """Flights from an airport."""
    return [origin]


@mcp.tool()
def trains(
    origin: str = Field(
        "Bern",
        validation_alias="from",  # MCP737: 8 mcp 1.30.0 then cannot call the function
        description="The station.",
    ),
) -> list[str]:
    """Trains from a station."""
    return [origin]


@mcp.tool()
def configure(model_config: dict[str, str] = {}) -> list[str]:  # MCP737: 14 model_config configures pydantic
    """Configure the search."""
    return sorted(model_config)


@mcp.tool()
def model(model_config: str) -> str:  # MCP737: 10 write another name
    """Choose a model."""
    return model_config


@mcp.tool()
def buses(origin: Annotated[str, Field(validation_alias="from")]) -> list[str]:
    """Buses from a stop."""
    return [origin]


@mcp.tool()
def ferries(origin: Annotated[str, Field(validation_alias=AliasChoices("from", "start"))]) -> list[str]:
    """Ferries from a port."""
    return [origin]


@mcp.tool()
def trips(trip: Trip) -> str:
    """A trip, with an alias inside a model."""
    return trip.origin


@mcp.tool()
def same(origin: Annotated[str, Field(alias="origin")]) -> str:
    """An alias that changes nothing."""
    return origin


@mcp.tool()
def copies(copy: int, schema: str) -> str:
    """Names that models have too."""
    return schema * copy
