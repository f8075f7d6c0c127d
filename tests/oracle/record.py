"""Records what the real SDKs list for the modules of test_corpus/sdks/derived.

python tests/oracle/record.py mcp1=VENV/bin/python mcp2=... fm2=... fm3=... fm4=... mcp1-py313=...

Every virtual environment holds one SDK: mcp 1 or 2, fastmcp 2, 3 or 4. The answers stand in
test_corpus/sdks/derived/recorded/PROFILE.json with the versions that gave them; `--only NAME` records single modules,
`--only FILE` all of a file that holds several.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from oracles import CASES, Oracle, cases_of, recorded


def main() -> None:
    """Record the answers of every SDK that is given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], metavar="NAME")
    parser.add_argument("sdks", nargs="+", metavar="PROFILE=PYTHON")
    options = parser.parse_args()
    for each in options.sdks:
        profile, _, python = each.partition("=")
        record(Oracle(profile, python), options.only)


def record(oracle: Oracle, only: list[str]) -> None:
    """Record the answers of one SDK."""
    file = CASES / "recorded" / f"{oracle.profile}.json"
    before = recorded(oracle.profile)["cases"] if file.exists() and only else {}
    # modules that this Python cannot read keep their answers
    answers = before | {
        name: before[name]
        if only and not {name, name.partition("/")[0]} & set(only) and name in before
        else oracle.ask(source)
        for name, source in cases_of(oracle.profile)
    }
    oracle.close()
    if not oracle.asked:
        return
    lines = [
        f"    {json.dumps(name)}: {json.dumps(answer, sort_keys=True)}" for name, answer in sorted(answers.items())
    ]
    text = (
        f'{{\n  "versions": {json.dumps(oracle.versions, sort_keys=True)},\n  "cases": {{\n'
        + ",\n".join(lines)
        + "\n  }\n}\n"
    )
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"{oracle.profile}: {len(answers)} modules")


if __name__ == "__main__":
    main()
