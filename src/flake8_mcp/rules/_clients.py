"""What chosen clients do about a definition, in words, and the authority of a rule that speaks of clients."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.clients import SCOPES, limits, limits_of_kind

from ._rule import ClientFact

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flake8_mcp.clients import Limit, Scope

    from ._rule import Context, Level

MAX_NAMED = 2

# What one client does, and what several do.
_CONSEQUENCES: Mapping[Scope, tuple[str, str]] = MappingProxyType(
    {
        "request": ("refuses every request", "refuse every request"),
        "list": ("loses the whole list", "lose the whole list"),
        "tool": ("drops the tool", "drop the tool"),
        "submission": ("refuses the server", "refuse the server"),
        "warning": ("warns", "warn"),
    }
)


def chosen(kind: str, context: Context) -> tuple[Limit, ...]:
    """The limits of a kind that the user's clients have."""
    return limits(kind, context.settings.clients)


def worst(broken: Sequence[Limit]) -> list[Limit]:
    """Those of some limits that lose most, and of these the ones that allow the same as the first."""
    scope = min((each.scope for each in broken), key=SCOPES.index)
    found = [each for each in broken if each.scope == scope]
    return [each for each in found if (each.allowed, each.most) == (found[0].allowed, found[0].most)]


def refusal(broken: Sequence[Limit]) -> str:
    """Which clients break at these limits and what is lost: at most two are named, those that lose most."""
    rows = worst(broken)
    labels = list(dict.fromkeys(each.label for each in rows))
    one, several = _CONSEQUENCES[rows[0].scope]
    if len(labels) == 1:
        return f"{labels[0]} {one}"
    if len(labels) == MAX_NAMED:
        return f"{labels[0]} and {labels[1]} {several}"
    return f"{', '.join(labels[:MAX_NAMED])} and {len(labels) - MAX_NAMED} more {several}"


def level_of(broken: Sequence[Limit]) -> Level | None:
    """The level where it is not the rule's: should where all that clients do is warn."""
    return "should" if all(each.scope == "warning" for each in broken) else None


def facts(*kinds: str) -> tuple[ClientFact, ...]:
    """The limits of some kinds as the authority of a rule."""
    return tuple(
        ClientFact(each.client, each.fact, f"{', '.join(each.evidence)}; seen {each.seen}")
        for kind in kinds
        for each in limits_of_kind(kind)
    )
