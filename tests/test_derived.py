"""What is derived equals what the SDKs were recorded to list, for every module of test_corpus/sdks/derived."""

from __future__ import annotations

import functools
import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "oracle"))

from oracles import CASES, PROFILES, Verdict, cases_of, judge, recorded, settings_of

UNKNOWN = CASES / "recorded" / "unknown.json"


@pytest.mark.parametrize(
    ("profile", "name", "source"), [(profile, *case) for profile in PROFILES for case in cases_of(profile)]
)
def test_no_claim_is_wrong(profile: str, name: str, source: str) -> None:
    assert verdict(profile, name, source).problems == []


@functools.cache
def verdict(profile: str, name: str, source: str) -> Verdict:
    """How a module is derived for an SDK."""
    found = recorded(profile)
    truth = found["cases"][name]
    assert isinstance(truth, dict)
    return judge(source, truth, settings_of(found["versions"]))


@pytest.mark.once
def test_what_is_unknown_is_listed() -> None:
    listed = json.loads(UNKNOWN.read_text(encoding="utf-8"))
    for profile in PROFILES:  # not every Python can read every module
        names = {name for name, _ in cases_of(profile)}
        listed[profile] = {name: each for name, each in listed.get(profile, {}).items() if name in names}
    assert unknown() == listed


def unknown() -> dict[str, dict[str, list[str]]]:
    """Why parts of definitions are not known, by SDK and module."""
    result: dict[str, dict[str, list[str]]] = {profile: {} for profile in PROFILES}
    for profile in PROFILES:
        for name, source in cases_of(profile):
            reasons = sorted(set(verdict(profile, name, source).reasons))
            if reasons:
                result[profile][name] = reasons
    return result


if __name__ == "__main__":
    UNKNOWN.write_text(json.dumps(unknown(), indent=1, sort_keys=True) + "\n", encoding="utf-8")
