"""The variables of a call or a module while its statements are walked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Scalar, Unknown, Value

from .objects import alike, cell_of, fresh, target_of

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.references import Bound
    from flake8_mcp.syntax.values import Place


class Frame(Mapping[str, Value]):
    """The variables of one call (or module), those of the functions around it included.

    `owner` is the class whose method is called; `returned` are the values of the `return` statements that were reached.
    """

    def __init__(self, file: CodeFile, scope: Scope, parent: Frame | None, owner: Bound | None = None) -> None:
        self.file = file
        self.scope = scope
        self.parent = parent
        self.owner = owner
        self.names: dict[str, Value] = {}
        self.returned: list[Value] = []

    def find(self, name: str) -> Value | None:
        """The present value of a variable, None if nothing is known of it."""
        for frame in self._chain():
            value = frame.names.get(name)
            if value is not None:
                return fresh(value)
        return None

    def bind(self, name: str, value: Value) -> None:
        """Give a variable a value, where `global` and `nonlocal` say that it lives."""
        how = self.scope.outer_names.get(name)
        frame = self
        while how is not None and frame.parent is not None:
            frame = frame.parent
            if how == "nonlocal" and name in frame.names:
                break
        frame.names[name] = value

    def _chain(self) -> Iterator[Frame]:
        frame: Frame | None = self
        while frame is not None:
            yield frame
            frame = frame.parent

    def __getitem__(self, name: str) -> Value:
        value = self.find(name)
        if value is None:
            raise KeyError(name)
        return value

    def __iter__(self) -> Iterator[str]:
        yield from dict.fromkeys(name for frame in self._chain() for name in frame.names)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return True


def merged(states: list[dict[str, Value]], place: Place) -> dict[str, Value]:
    """The variables after branches of which one was taken: what they bind differently is unknown.

    An object beside None stays: whatever is done with it, is done with the object.
    """
    found = dict(states[0])
    for state in states[1:]:
        for name, value in state.items():
            mine = found.get(name)
            cell = cell_of(value)
            if (
                mine is None
                or alike(mine, value)
                or (cell is not None and cell is cell_of(mine))
                or (_is_none(mine) and target_of(value) is not None)
            ):
                found[name] = value
            elif not (_is_none(value) and target_of(mine) is not None):
                found[name] = Unknown(place, f"{name} depends on a condition")
    return found


def _is_none(value: Value) -> bool:
    return isinstance(value, Scalar) and value.value is None
