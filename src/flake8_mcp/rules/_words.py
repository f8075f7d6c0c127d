"""Characters and words that rules look for, as data, with the little that it takes to find them."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

# Zero-width characters and marks, line and paragraph separator, the controls of text direction, the byte order mark,
# and the tag characters. Unicode 15.1, chapters 23.2 to 23.9.
_HIDDEN = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff\U000e0000-\U000e007f]")
# A black flag with a region in tag characters is how emoji spell the flags of Scotland or Wales (UTS 51, ED-14a).
_FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f")
_JOINERS = frozenset("\u200c\u200d")
_SKIN_TONES = frozenset("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")


def hidden_characters(text: str) -> Iterator[str]:
    """The characters of a text that a reader cannot see, without those that scripts and emoji need.

    A joiner or non-joiner between two letters that are not ASCII, or between two emoji, shapes what is seen, and the
    tag characters of a flag emoji are the flag.
    """
    if not text.isascii():
        plain = _FLAG.sub("\U0001f3f4", text)
        yield from (plain[index] for index in _hidden(plain))


def without_hidden_characters(text: str) -> str:
    """A text without its hidden characters."""
    flags = _FLAG.findall(text)
    plain = _FLAG.sub("\U0001f3f4", text)
    gone = frozenset(_hidden(plain))
    # a flag that is spelt in full is put back where it was; one without a region stays as it is
    spelt = iter([match[0] for match in re.finditer(f"{_FLAG.pattern}|\U0001f3f4", text)])
    kept = (next(spelt) if each == "\U0001f3f4" else each for index, each in enumerate(plain) if index not in gone)
    return "".join(kept) if flags else "".join(each for index, each in enumerate(text) if index not in gone)


def _hidden(plain: str) -> Iterator[int]:
    """Where hidden characters stand in a text whose flags have no region."""
    for match in _HIDDEN.finditer(plain):
        if match[0] not in _JOINERS or not _joins(plain, match.start()):
            yield match.start()


def code_point(character: str) -> str:
    """A character as the Unicode charts write it: U+200B."""
    return f"U+{ord(character):04X}"


def _joins(text: str, index: int) -> bool:
    before = index - 1
    while before > 0 and _belongs_to_previous(text[before]):
        before -= 1
    return before >= 0 and index + 1 < len(text) and _is_joined(text[before]) and _is_joined(text[index + 1])


def _belongs_to_previous(character: str) -> bool:
    """Whether it is a mark, a variation selector or a skin tone, which change the character in front of them."""
    return unicodedata.category(character)[0] == "M" or character in _SKIN_TONES


def _is_joined(character: str) -> bool:
    return not character.isascii() and unicodedata.category(character)[0] in "LS"
