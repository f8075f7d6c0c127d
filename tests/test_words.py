"""rules/_words.py: which characters count as hidden."""

from __future__ import annotations

import pytest

from flake8_mcp.rules._words import code_point, hidden_characters

RANGES = [(0x200B, 0x200F), (0x2028, 0x202E), (0x2060, 0x2064), (0x2066, 0x2069), (0xFEFF, 0xFEFF), (0xE0000, 0xE007F)]


@pytest.mark.parametrize(("first", "last"), RANGES)
def test_every_character_of_a_range_is_hidden(first: int, last: int) -> None:
    characters = [chr(number) for number in range(first, last + 1)]
    assert [list(hidden_characters(f"a{each}b")) for each in characters] == [[each] for each in characters]


@pytest.mark.parametrize(("first", "last"), RANGES)
def test_the_neighbours_of_a_range_are_not(first: int, last: int) -> None:
    assert list(hidden_characters(f"a{chr(first - 1)}b{chr(last + 1)}c")) == []


@pytest.mark.parametrize("character", ["\t", "\n", "\xa0", "\xad", "\u2007", "\u202f", "\u3000", "\ufe0f", "\ufffd"])
def test_other_blanks_and_selectors_are_not(character: str) -> None:
    assert list(hidden_characters(f"ä{character}ö")) == []


@pytest.mark.parametrize(
    "text",
    [
        "\u0645\u06cc\u200c\u062e\u0648",  # Persian
        "क्\u200dष",  # Devanagari: the joiner stands behind a mark
        "ශ්\u200dරී",  # Sinhala
        "\U0001f469\u200d\U0001f4bb",
        "\U0001f9d1\U0001f3fd\u200d\u2695\ufe0f",  # a skin tone in between
        "\u2764\ufe0f\u200d\U0001f525",  # a variation selector in between
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",  # Wales
    ],
)
def test_joiners_of_scripts_and_emoji_are_not(text: str) -> None:
    assert list(hidden_characters(text)) == []


@pytest.mark.parametrize(
    "text",
    [
        "a\u200db",
        "é\u200db",
        "b\u200cé",
        "é\u200d",
        "\u200dé",
        "é \u200cé",
        "\u0301\u200cé",  # a mark alone is no letter
        "\U0001f468\u200d.",
    ],
)
def test_joiners_elsewhere_are(text: str) -> None:
    assert len(list(hidden_characters(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "\U0001f3f4\U000e0067\U000e0062",  # no end
        "\U0001f3f4\U000e007f",  # no region
        "\U0001f600\U000e0067\U000e0062\U000e007f",  # no flag
    ],
)
def test_tags_that_are_no_flag_are(text: str) -> None:
    assert next(hidden_characters(text)) == text[1]


def test_order_is_that_of_the_text() -> None:
    assert list(hidden_characters("\ufeffa\u200bb\u200b")) == ["\ufeff", "\u200b", "\u200b"]


@pytest.mark.parametrize(("character", "name"), [("\u200b", "U+200B"), ("\U000e0041", "U+E0041"), ("ü", "U+00FC")])
def test_code_point(character: str, name: str) -> None:
    assert code_point(character) == name
