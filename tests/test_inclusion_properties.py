"""What holds of every pair of schemas, compared with jsonschema.

`FLAKE8_MCP_EXAMPLES=2000 FLAKE8_MCP_INSTANCES=10000 python -m pytest tests/test_inclusion_properties.py` tries so many
pairs in each test, and of each pair that is found to be included so many instances that the left schema accepts. It
says at the end what was checked.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from support.judging import Judge
from support.schema_pairs import as_written, changed, hidden, instances, made, recorded

from flake8_mcp.contract.inclusion import Part, find_gaps

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.once

NUMBER = int(os.environ.get("FLAKE8_MCP_EXAMPLES", "150"))
INSTANCES = int(os.environ.get("FLAKE8_MCP_INSTANCES", "40"))
MOST_TRIED = 10 * INSTANCES  # of a schema that accepts few of its instances

Json = Any
Checked = Counter[str]

relaxed = settings(
    max_examples=NUMBER,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    phases=[Phase.generate],  # smaller numbers are no smaller schemas
)


@pytest.fixture(scope="module")
def checked(request: pytest.FixtureRequest) -> Iterator[Checked]:
    """What was checked, said at the end of a run that was asked for."""
    counts = Checked()
    yield counts
    if "FLAKE8_MCP_EXAMPLES" in os.environ:
        text = ", ".join(f"{number:,} {what}" for what, number in sorted(counts.items()))
        with request.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
            print(f"\n{text}")  # noqa: T201 - in the terminal


def check(  # noqa: PLR0913, PLR0917 - a pair, and what is known of it
    old: Json,
    new: Json,
    random: Random,
    checked: Checked,
    before: Part | None = None,
    after: Part | None = None,
) -> None:
    """Check what is said of two schemas, or of what is known of them."""
    gaps = find_gaps(before or Part(old), after or Part(new))
    accepting, allowing = Draft202012Validator(old), Draft202012Validator(new)
    for gap in gaps:
        for witness in gap.witnesses:
            assert accepting.is_valid(witness), (old, new, gap)
            assert not allowing.is_valid(witness), (old, new, gap)
            checked["witnesses"] += 1
    if any(gap.witnesses for gap in gaps):
        checked["pairs narrowed"] += 1
    elif gaps:
        checked["pairs undecided"] += 1
    else:
        checked["pairs included"] += 1
        check_instances(old, new, random, checked)


def check_instances(old: Json, new: Json, random: Random, checked: Checked) -> None:
    """Check that what the left schema accepts is accepted by the right one, where an instance was drawn for it."""
    parts: dict[int, Json] = {}
    accepting, allowing = Judge(old, parts), Judge(new, parts)
    written = as_written(old)
    known: dict[str, bool] = {}
    number, latest = 0, 0
    for tried, instance in enumerate(instances(old, random, MOST_TRIED, parts)):
        key = json.dumps(instance, sort_keys=True)
        if key not in known:
            known[key] = bool(accepting.accepts(instance))
            if known[key] and allowing.accepts(instance) is False:
                # objects are those that one writes by the old schema: docs/contract.md
                known[key] = False
                assert not Draft202012Validator(written).is_valid(instance), (old, new, instance)
            if known[key]:
                number, latest = number + 1, tried
        if number == INSTANCES:
            break
        if tried - latest > max(INSTANCES / 5, number):  # it has hardly any more
            break
    if not number:
        checked["included pairs of which no instance was found"] += 1
    elif number < INSTANCES:
        checked["included pairs with fewer instances"] += 1
    checked["instances, each another one"] += number


@relaxed
@given(seed=st.integers(0, 2**64))
def test_what_is_included_is_accepted_and_witnesses_hold(seed: int, checked: Checked) -> None:
    random = Random(seed)
    old = made(random)
    new = changed(old, random)
    check(old, new, random, checked)
    check(new, old, random, checked)


@relaxed
@given(seed=st.integers(0, 2**64))
def test_the_same_of_changes_to_what_sdks_list(seed: int, checked: Checked) -> None:
    random = Random(seed)
    old = random.choice(recorded())
    new = changed(old, random)
    check(old, new, random, checked)
    check(new, old, random, checked)


@relaxed
@given(seed=st.integers(0, 2**64))
def test_the_same_where_parts_are_not_known(seed: int, checked: Checked) -> None:
    random = Random(seed)
    old = made(random)
    new = random.choice([old, changed(old, random)])
    before = Part(*hidden(old, random)) if random.random() < 0.7 else None
    after = Part(*hidden(new, random)) if before is None or random.random() < 0.3 else None
    check(old, new, random, checked, before, after)
