"""What holds of every pair of schemas, compared with jsonschema.

`FLAKE8_MCP_EXAMPLES=2000 FLAKE8_MCP_INSTANCES=10000 python -m pytest tests/test_inclusion_properties.py` tries so many
pairs, and so many instances of each pair that is found to be included.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from support.schema_pairs import as_written, changed, hidden, instances, made, recorded

from flake8_mcp.contract.inclusion import Part, find_gaps

NUMBER = int(os.environ.get("FLAKE8_MCP_EXAMPLES", "150"))
INSTANCES = int(os.environ.get("FLAKE8_MCP_INSTANCES", "40"))

Json = Any

relaxed = settings(
    max_examples=NUMBER,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    phases=[Phase.generate],  # smaller numbers are no smaller schemas
)


def is_valid(schema: Json, value: Json) -> bool | None:
    """What jsonschema says; nothing where references go in a circle."""
    try:
        return Draft202012Validator(schema).is_valid(value)
    except RecursionError:
        return None


def check(old: Json, new: Json, random: Random, before: Part | None = None, after: Part | None = None) -> None:
    """Check what is said of two schemas, or of what is known of them."""
    gaps = find_gaps(before or Part(old), after or Part(new))
    for gap in gaps:
        for witness in gap.witnesses:
            assert is_valid(old, witness), (old, new, gap)
            assert is_valid(new, witness) is False, (old, new, gap)
    if not gaps:
        # objects are those that one writes by the old schema: docs/contract.md
        written = as_written(old)
        for instance in instances(old, random, INSTANCES):
            if is_valid(new, instance) is False:
                assert not (is_valid(old, instance) and is_valid(written, instance)), (old, new, instance)


@relaxed
@given(st.integers(0, 2**64))
def test_what_is_included_is_accepted_and_witnesses_hold(seed: int) -> None:
    random = Random(seed)
    old = made(random)
    new = changed(old, random)
    check(old, new, random)
    check(new, old, random)


@relaxed
@given(st.integers(0, 2**64))
def test_the_same_of_changes_to_what_sdks_list(seed: int) -> None:
    random = Random(seed)
    old = random.choice(recorded())
    new = changed(old, random)
    check(old, new, random)
    check(new, old, random)


@relaxed
@given(st.integers(0, 2**64))
def test_the_same_where_parts_are_not_known(seed: int) -> None:
    random = Random(seed)
    old = made(random)
    new = random.choice([old, changed(old, random)])
    before = Part(*hidden(old, random)) if random.random() < 0.7 else None
    after = Part(*hidden(new, random)) if before is None or random.random() < 0.3 else None
    check(old, new, random, before, after)
