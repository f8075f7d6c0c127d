"""What looks like a form and is none, or is not known."""

from typing import Annotated

from mcp.server.fastmcp import Context, FastMCP
from mcp.types import ElicitRequestFormParams
from pydantic import BaseModel, WithJsonSchema

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


def listed(extra: dict, items: dict) -> ElicitRequestFormParams:
    """Lists of which not all is known."""
    return ElicitRequestFormParams(
        message="Who?",
        requestedSchema={
            "type": "object",
            "properties": {
                "first": {**extra, "type": "array"},
                "second": {"type": "array", "items": items},
                "third": {"type": "array", "items": {"anyOf": extra}},
                "fourth": items,
            },
        },
    )


class Plain:
    """It has no schema."""


class Refused(BaseModel):
    plain: Plain


class Overridden(BaseModel):
    lines: Annotated[dict[str, str], WithJsonSchema({"type": "string"})]


def elicit(question: str, schema: dict) -> str:
    """Not a method of a session."""
    return question + str(schema)


class Elicit:
    """Not the one of mcp 2."""

    def __init__(self, message: str, schema: type) -> None:
        self.asked = (message, schema)


@mcp.tool()
async def ask(ctx: Context, given: dict) -> str:
    """Ask for things that are not known."""
    await ctx.elicit("Who?", Refused)
    await ctx.elicit("Where?", Overridden)
    await ctx.elicit(**given)
    await ctx.session.elicit("What?", len(given))
    await ctx.session.elicit("What?", {"title": "no schema"})
    await ctx.elicit("Only a message")
    await ctx.session.elicit_form(message="Only a message")
    elicit("Who?", {"type": "array"})
    given |= {"requestedSchema": given}
    return str(Elicit("What?", Address))
