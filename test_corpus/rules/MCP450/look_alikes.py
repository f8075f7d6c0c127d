"""What looks like a form and is none, or is not known."""

from mcp.server.fastmcp import Context, FastMCP
from mcp.types import ElicitRequestFormParams
from pydantic import BaseModel

from .somewhere import Outside, schema_of  # not in the project

mcp = FastMCP("inn")


class Address(BaseModel):
    lines: dict[str, str]


class Interview:
    """Not a session: it elicits from people."""

    def elicit(self, question: str, schema: type[BaseModel]) -> str:
        return question + schema.__name__


class Extended(Outside):
    lines: dict[str, str]


@mcp.tool()
def interview(topic: str) -> str:
    """Prepare an interview."""
    return Interview().elicit(topic, Address)


@mcp.tool()
async def register(ctx: Context) -> str:
    """Register a guest: what is asked for is not known."""
    await ctx.elicit("Who?", Outside)
    await ctx.elicit("Where?", Extended)
    await ctx.elicit("What?", schema_of(Address))
    return "done"


@mcp.tool()
async def describe(place: str) -> Address:
    """Describe a place: a result may be nested."""
    return Address(lines={"place": place})


def request(schema: dict) -> ElicitRequestFormParams:
    """A request whose schema is given."""
    return ElicitRequestFormParams(message="Who?", requestedSchema=schema)


def extended(extra: dict) -> ElicitRequestFormParams:
    """A request whose schema is only known in part."""
    return ElicitRequestFormParams(
        message="Who?",
        requestedSchema={"properties": {"name": {"type": "string"}, "more": {**extra}}, **extra},
    )
