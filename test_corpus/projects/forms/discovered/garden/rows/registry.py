"""Rows that a decorator collects."""

from dataclasses import dataclass
from typing import Any, Callable


@dataclass(frozen=True)
class Row:
    name: str
    fn: Callable[..., Any]
    writes: bool


class Registry:
    def __init__(self) -> None:
        self._rows: dict[str, Row] = {}

    def add(self, row: Row) -> None:
        if row.name in self._rows:
            raise ValueError(row.name)
        self._rows[row.name] = row

    def select(self, *, writing: bool, hidden=None) -> list[Row]:
        chosen: list[Row] = []
        for row in self._rows.values():
            if hidden is not None and row.name in hidden:
                continue
            if row.writes and not writing:
                continue
            chosen.append(row)
        return chosen


REGISTRY = Registry()


def collected(*, name: str | None = None, writes: bool = False, registry: Registry = REGISTRY):
    def decorate(fn):
        registry.add(Row(name or fn.__name__, fn, writes))
        return fn

    return decorate
