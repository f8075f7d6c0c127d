"""Parameters that carry secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Object, Tool
from flake8_mcp.rules._credentials import is_credential
from flake8_mcp.rules._rule import Advice, Citation, ClientFact, Context, Problem, rule, shown
from flake8_mcp.rules._schemas import positions

if TYPE_CHECKING:
    from collections.abc import Iterator


@rule(
    code="MCP340",
    level="should",
    subject=Tool,
    for_models=True,
    message="{name} is a credential that passes through the model: read it from the environment or from the request",
    cites=(
        Advice("The tool-schema authoring guide: credentials are never parameters."),
        Citation("SHOULD", "basic/index", "Auth"),
        ClientFact(
            "several",
            "keys given as arguments end up in the context of the model and in logs",
            "https://github.com/blurrah/mcp-graphql/issues/31",
        ),
    ),
)
def credential_parameter(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter is a password, an API key or a token that a model would have to pass on.

    What a tool takes as an argument, the model must know: the secret stands in the conversation, in its logs, and in
    whatever the model writes next.
    A server on stdio takes credentials from its environment, and one on HTTP from the request's authorization.
    The name of the parameter is looked at, word by word, and for a `token` also what the description says of it: most
    tokens are marks of a page or a conversation, or come from another tool, as in "Token from get_session()".
    Names of secrets (`secret_arn`, `api_key_id`), flags and choices do not count, nor do tools that are about secrets
    themselves, such as `check_password` or `encrypt_file`.
    See [Auth](https://modelcontextprotocol.io/specification/2025-11-25/basic#auth).

    Bad::

        import os
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("tickets")


        @mcp.tool()
        def list_tickets(project: str, api_key: str) -> list[str]:
            \"\"\"List the open tickets of a project.\"\"\"
            return [project, api_key]

    Good::

        import os
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("tickets")


        @mcp.tool()
        def list_tickets(project: str) -> list[str]:
            \"\"\"List the open tickets of a project.\"\"\"
            return [project, os.environ["TICKETS_API_KEY"]]
    """
    for position in positions(tool):
        if (
            position.keyword == "properties"
            and position.parent is not None
            and position.parent.steps == ("inputSchema",)
            and is_credential(tool, position)
        ):
            properties = position.parent.get("properties")
            assert isinstance(properties, Object)
            entry = properties.entry(position.name or "")
            assert entry is not None
            yield Problem(entry.place, {"name": shown(position.name)}, pointer=position.pointer)
