"""Compares what flake8-mcp derives with what the real SDKs list, over generated modules.

python tests/oracle/fuzz.py --examples 4000 --seed 1 mcp1=VENV/bin/python mcp2=... fm2=... fm3=... fm4=...

Every virtual environment holds one SDK: mcp 1 or 2, fastmcp 2, 3 or 4. A difference is shrunk and printed; `--keep FOLDER`
writes it there as a module. Exit status 1 if there was one.
"""

from __future__ import annotations

import argparse
import collections
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from modules import module_of, modules
from oracles import IMPORTS, Oracle, judge


class DifferenceError(AssertionError):
    """A claim of ours that the SDK contradicts."""


def main() -> int:
    """Run the comparison."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=1000, help="for each SDK")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--reasons", action="store_true", help="count why parts are unknown")
    parser.add_argument("sdks", nargs="+", metavar="PROFILE=PYTHON")
    options = parser.parse_args()
    failed = 0
    for each in options.sdks:
        profile, _, python = each.partition("=")
        failed += compare(
            Oracle(profile, python), options.examples, options.seed, options.keep, reasons=options.reasons
        )
    return 1 if failed else 0


def compare(oracle: Oracle, examples: int, seeded: int, keep: Path | None, *, reasons: bool) -> int:
    """Compare over a number of modules; gives whether a difference was found."""
    counts: collections.Counter[str] = collections.Counter()
    why: collections.Counter[str] = collections.Counter()
    last = {"source": ""}

    @seed(seeded)
    @settings(
        max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink], report_multiple_bugs=False,
    )  # fmt: skip
    @given(modules(), st.integers(0, 5))
    def check(body: str, number: int) -> None:
        source = module_of(body, IMPORTS[oracle.profile], postponed=number == 0)
        truth = oracle.ask(source)
        verdict = judge(source, truth, oracle.settings())
        counts["modules"] += 1
        counts["exact"] += verdict.exact
        counts["partly known"] += verdict.partly
        counts["raising"] += verdict.raised
        counts["classes refused"] += verdict.elsewhere
        why.update(verdict.reasons)
        if verdict.problems:
            last["source"] = source
            last["body"] = body
            raise DifferenceError("\n".join(verdict.problems))

    start = time.perf_counter()
    failed = 0
    try:
        check()
    except DifferenceError as problem:
        failed = 1
        print(f"--- {oracle.profile}: {problem}\n{last['source'].partition('mcp = FastMCP')[2]}")
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"{oracle.profile}_{abs(hash(last['source'])) % 10**8}.py").write_text(
                last["source"], encoding="utf-8"
            )
    finally:
        oracle.close()
    shown = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
    print(
        f"{oracle.profile} {oracle.versions}: {shown}; {time.perf_counter() - start:.0f} s; {'DIFFERENCE' if failed else 'no difference'}"
    )
    if reasons:
        for reason, count in why.most_common(30):
            print(f"  {count:6} {reason}")
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
