"""Cyclic garbage collection around the analysis of files."""

from __future__ import annotations

import gc
import weakref

import pytest

from flake8_mcp import collecting
from flake8_mcp.collecting import setting_aside


class Knot:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _nothing_is_set_aside_before_and_after() -> object:
    gc.unfreeze()
    yield
    gc.unfreeze()
    gc.enable()


def test_nothing_is_collected_while_a_file_is_analysed() -> None:
    with setting_aside():
        assert not gc.isenabled()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0


def test_collection_that_was_off_stays_off() -> None:
    gc.disable()
    with setting_aside():
        pass
    assert not gc.isenabled()


def test_state_is_restored_after_an_error() -> None:
    with pytest.raises(ValueError, match="no"), setting_aside():
        raise ValueError("no")
    assert gc.isenabled()


def test_what_is_dropped_after_it_was_set_aside_is_collected_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "ASKED", 3)
    monkeypatch.setattr(collecting, "LEAST", 0)
    monkeypatch.setattr(collecting, "_analysed", 0)
    monkeypatch.setattr(collecting, "_kept", 0)
    with setting_aside():
        knot: Knot | None = Knot()
    dropped = weakref.ref(knot) if knot is not None else None
    knot = None
    with setting_aside():
        pass
    gc.collect()
    assert dropped is not None
    assert dropped() is not None
    with setting_aside():
        pass
    assert dropped() is None


def test_all_is_looked_through_again_only_when_it_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "ASKED", 1)
    monkeypatch.setattr(collecting, "LEAST", 0)
    monkeypatch.setattr(collecting, "_kept", 0)
    collections: list[str] = []

    def note(phase: str, _facts: dict[str, int]) -> None:
        collections.append(phase)

    gc.disable()
    with setting_aside():
        pass
    gc.callbacks.append(note)
    try:
        with setting_aside():
            pass
        assert collections == []
        more = [[each] for each in range(collecting._kept)]
        with setting_aside():
            pass
        assert collections == ["start", "stop"]
        assert more
    finally:
        gc.callbacks.remove(note)
