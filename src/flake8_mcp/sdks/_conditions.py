"""The branches under which something exists."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, cast

from flake8_mcp.model import Condition
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import FixedPlace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Branch, Scope
    from flake8_mcp.syntax.project import CodeFile

_IS_MAIN = frozenset({'__name__ == "__main__"', "__name__ == '__main__'"})


def conditions_at(file: CodeFile, branch: Branch | None, scope: Scope) -> tuple[Condition, ...]:
    """The branches that a statement stands in, innermost first, also around the functions and classes it is in."""
    found: list[Condition] = []
    current: Scope | None = scope
    while current is not None:
        if branch is not None:
            found.extend(_around(file, branch))
        branch = current.branch
        current = current.parent
    return tuple(found)


def _around(file: CodeFile, branch: Branch) -> tuple[Condition, ...]:
    """The conditions of a branch and those around it: made once, because a long `elif` has one for each arm before."""
    waiting: list[Branch] = []
    kept = file.notes
    current: Branch | None = branch
    while current is not None and current not in kept:
        waiting.append(current)
        current = current.parent
    found: tuple[Condition, ...] = () if current is None else cast("tuple[Condition, ...]", kept[current])
    for each in reversed(waiting):
        found = (*_of_branch(file, each), *found)
        kept[each] = found
    return found


def condition_of(file: CodeFile, node: ast.AST, arm: str) -> Iterator[Condition]:
    """The condition that an arm of a statement stands for: one for `if`, `try` and `match`, none for other statements.

    `arm` is body, else, try, `except 0`, `case 0`.
    """
    if isinstance(node, ast.If):
        text = " ".join(file.source.slice(span_of(file.source, node.test)).split())
        if text in _IS_MAIN:
            return
        text = text if arm == "body" else f"not ({text})"
    elif isinstance(node, ast.Match) or (isinstance(node, ast.Try | ast.TryStar) and node.handlers):
        text = arm.partition(" ")[0]
    else:
        return
    yield Condition(text, FixedPlace(file.source, span_of(file.source, node)), arm, node)


def _of_branch(file: CodeFile, branch: Branch) -> Iterator[Condition]:
    node = branch.node
    outer = branch.parent.node if branch.parent is not None else None
    if isinstance(node, ast.ExceptHandler) and isinstance(outer, ast.Try | ast.TryStar):
        yield from condition_of(file, outer, f"except {outer.handlers.index(node)}")
    elif isinstance(node, ast.match_case) and isinstance(outer, ast.Match):
        yield from condition_of(file, outer, f"case {outer.cases.index(node)}")
    elif branch.arm not in {"except", "case"}:  # an arm of a handler or case stands inside, and says more
        yield from condition_of(file, node, branch.arm)
