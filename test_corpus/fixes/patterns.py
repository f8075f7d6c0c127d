"""Patterns that only some engines compile, in several spellings."""

from typing import Annotated

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field, StringConstraints

mcp = FastMCP("users")
MAIL = r"^\S+\@\S+$"

FIND = Tool(
    name="find_user",
    description="Find a user.",
    inputSchema={
        "type": "object",
        "properties": {
            "raw": {"type": "string", "pattern": r"\A[\w\@]+\-\d{,3}"},
            "escaped": {"type": "string", "pattern": "\\A\\w+\\@\\w+\\.\\w+"},
            'single': {'type': 'string', 'pattern': '\\w\\"\\w'},
            "quote": {"type": "string", "pattern": r"\w\"\w"},
            "joined": {
                "type": "string",
                "pattern": (
                    r"^\w+\@"  # the name
                    "\\w+\\-\\w+$"  # the domain
                ),
            },
            "named": {"type": "string", "pattern": r"^(?P<user>\w+)\@(?P<host>\w+)$"},
            "named_and_used": {"type": "string", "pattern": r"^(?P<user>\w+)(?P=user)$"},
            "words": {"type": "string", "pattern": r"\<\w+\>"},
            "sets": {"type": "string", "pattern": r"[\&&][\w\-][[\:a]"},
            "literal_count": {"type": "string", "pattern": r"a{1\,2}"},
            "end": {"type": "string", "pattern": r"\A\d+\Z"},
            "shared": {"type": "string", "pattern": MAIL},
            "computed": {"type": "string", "pattern": r"\w\@" + r"\w"},
        },
        "patternProperties": {
            r"^x\_": {"type": "string"},
            r"^y\_": {"type": "string"}, r"^y_": {"type": "string"},
        },
    },
)


@mcp.tool()
def get_user(
    name: Annotated[str, Field(pattern=r"^\w+\@\w+$", description="The name.")],
    word: Annotated[str, Field(pattern=r'\<\w+\>')],
    mail: Annotated[str, StringConstraints(pattern=r"^(?P<user>\w+)\@\w+$")],
    code: str = Field("a-b", pattern="^[a-z]\\-[a-z]$"),
) -> str:
    """Get a user."""
    return name + word + mail + code


@mcp.tool()
def count_users(letters: Annotated[str, Field(pattern=r"^[a-z]{,3}$")]) -> int:
    """Count users."""
    return len(letters)
