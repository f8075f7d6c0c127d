"""Where plugins put their functions."""

from dataclasses import dataclass
from typing import Callable


@dataclass
class Entry:
    name: str
    function: Callable
    description: str | None = None


ENTRIES: list[Entry] = []
LISTENERS: list[Callable] = []


def zoo_tool(name: str | None = None, description: str | None = None):
    def decorate(function):
        ENTRIES.append(Entry(name or function.__name__, function, description))
        return function

    return decorate


def listener(function):
    LISTENERS.append(function)
    return function
