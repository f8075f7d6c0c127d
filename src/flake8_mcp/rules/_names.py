"""The words that a name is made of."""

from __future__ import annotations

import re

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")


def words_of(name: str) -> tuple[str, ...]:
    """The words of a name in lower case: `delete_user`, `deleteUser`, `Delete-User` are all delete and user."""
    return tuple(each.lower() for each in _WORD.findall(name))
