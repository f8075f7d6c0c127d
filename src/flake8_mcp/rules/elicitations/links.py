"""Links that a server sends its user to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Module, Object, Scalar
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, cut, rule, shown
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.rules._rule import Level
    from flake8_mcp.spec.elicitation import Elicitation as Vocabulary

_ID = "elicitationId"
_SNAKE_ID = "elicitation_id"


@rule(
    code="MCP453",
    level="must",
    subject=Module,
    message={
        "": "a request in URL mode lacks {name}: add it",
        "type": "{name} of a request in URL mode must be a string, not {value}",
        "mode": 'a request without "mode" is taken for a form, which has no "url": add "mode": "url"',
        "other": 'the mode of ElicitRequestURLParams is "url", which it is without mode=, not {value}: remove it',
        "required": 'a request in URL mode needs "elicitationId" in revision {revision}: add it',
        "sdk": "mcp 1 raises ValidationError for ElicitRequestURLParams without elicitationId: add it",
        "spelling": "elicitation_id is no field of ElicitRequestURLParams in mcp 1, which raises: write elicitationId",
        "unknown": '"elicitationId" is no longer a parameter in revision {revision}: remove it',
    },
    cites=(
        Citation("schema", "schema", "ElicitRequestURLParams", since="2025-11-25"),
        Citation("changelog", "changelog", "Minor changes", since="2026-07-28"),
        SdkFact("mcp", "1.30.0", "ElicitRequestURLParams(...) raises without message, url or elicitationId"),
        SdkFact("mcp", "2.3.0", "it raises without message or url, and takes elicitation_id too, which may be absent"),
    ),
    since="2025-11-25",
)
def malformed_url_elicitation(module: Module, context: Context) -> Iterator[Problem]:
    """A request that sends the user to a link lacks a parameter, or has one that its revision does not know.

    A request in URL mode has a `message`, which says why, and the `url`.
    In 2025-11-25 it also has an `elicitationId`, by which the server later tells the client that it is done;
    2026-07-28 has it no longer.
    The latter is only reported if all revisions of `--mcp-revisions` that have this mode agree.
    A request without `mode` is one for a form.
    `ElicitRequestURLParams` of the SDK writes the mode itself and raises `ValidationError` where a parameter is
    missing; in mcp 1 that is so for `elicitationId` too.
    See `ElicitRequestURLParams` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#elicitrequesturlparams),
    since revision 2025-11-25.

    Bad::

        REQUEST = {
            "jsonrpc": "2.0",
            "id": 7,
            "method": "elicitation/create",
            "params": {"mode": "url", "url": "https://mail.example/login"},
        }
        TOOLS = {"tools": [], "method": "tools/list"}

    Good::

        REQUEST = {
            "jsonrpc": "2.0",
            "id": 7,
            "method": "elicitation/create",
            "params": {"mode": "url", "message": "Please log in.", "url": "https://mail.example/login"},
        }
        TOOLS = {"tools": [], "method": "tools/list"}
    """
    known = [(each.name, each.elicitation) for each in context.revisions if each.elicitation is not None]
    known = [(name, each) for name, each in known if each.url_fields]
    for each in module.elicitations:
        params = each.schema
        if each.mode == "url" and isinstance(params, Object) and known:
            level: Level | None = "breaks" if each.profile is not None else None
            for problem in (*_texts(params), *_mode(params, each.profile), *_identifier(params, each.profile, known)):
                yield Problem(problem.place, problem.values, problem.variant, level=problem.level or level)


def _texts(params: Object) -> Iterator[Problem]:
    for name in ("message", "url"):
        value = params.get(name)
        if value is None and params.lacks(name):
            yield Problem(params.place, {"name": shown(name)})
        elif isinstance(value, Scalar | Array | Object) and text_of(value) is None:
            yield Problem(value.place, {"name": shown(name), "value": cut(shown(value))}, "type")


def _mode(params: Object, profile: str | None) -> Iterator[Problem]:
    """The SDK's type has a default, a request that is written by hand has not."""
    mode = params.get("mode")
    if profile is None:
        if params.lacks("mode"):
            yield Problem(params.place, {}, "mode")
    elif isinstance(mode, Scalar | Array | Object) and text_of(mode) != "url":
        yield Problem(mode.place, {"value": shown(mode)}, "other")


def _identifier(params: Object, profile: str | None, known: list[tuple[str, Vocabulary]]) -> Iterator[Problem]:
    entry = params.entry(_ID)
    snake = params.entry(_SNAKE_ID) if profile is not None else None
    if profile == "mcp1":
        if entry is None and snake is not None:
            yield Problem(snake.place, {}, "spelling")
        elif params.lacks(_ID):
            yield Problem(params.place, {}, "sdk")
    elif all(_ID in each.url_required for _, each in known):
        if snake is None and params.lacks(_ID):
            yield Problem(params.place, {"revision": known[-1][0]}, "required", level="must")
    elif entry is not None and profile is None and not any(_ID in each.url_fields for _, each in known):
        yield Problem(entry.place, {"revision": known[-1][0]}, "unknown")
