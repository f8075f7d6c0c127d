"""Runs the examples of the corpus under the real SDKs before and after their fixes, and compares what is listed.

python tests/oracle/fixes.py mcp1=VENV/bin/python mcp2=... fm2=... fm3=... fm4=...

The safe fixes are made, with `--unsafe-fixes` all of them; `--below FOLDER` takes only a part of the corpus.

What a tool lists afterwards is what it listed before, changed as the fixes say and in nothing else. Where the module
raised or could not be listed before, it is what is derived from the fixed source. Exit status 1 if there is a
difference that no fix explains.
"""

from __future__ import annotations

import argparse
import collections
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))
sys.path.insert(0, str(Path(__file__).parent))

from oracles import Oracle, differing, settings_of

from flake8_mcp.api import analyse
from flake8_mcp.edits import ANY, REMOVED, Change
from flake8_mcp.fixing import fix, patched, same_json
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.engine import Analysis, Finding
    from flake8_mcp.fixing import Outcome, Sources
    from flake8_mcp.settings import Settings

ROOT = Path(__file__).parents[2]


@dataclass
class Counts:
    """What was compared."""

    files: int = 0
    fixes: collections.Counter[str] = field(default_factory=collections.Counter)
    compared: int = 0
    started: int = 0
    unlisted: int = 0
    unexplained: int = 0


def main() -> int:
    """Run the comparison."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--verbose", action="store_true", help="name what no SDK lists")
    parser.add_argument("--unsafe-fixes", action="store_true", help="make those too that are not safe")
    parser.add_argument("--below", default="", help="only examples whose path has this in it")
    parser.add_argument("sdks", nargs="+", metavar="PROFILE=PYTHON")
    options = parser.parse_args()
    unexplained = 0
    for each in options.sdks:
        profile, _, python = each.partition("=")
        oracle = Oracle(profile, python)
        counts = compare(oracle, verbose=options.verbose, unsafe=options.unsafe_fixes, below=options.below)
        oracle.close()
        unexplained += counts.unexplained
        codes = ", ".join(f"{code} {count}" for code, count in sorted(counts.fixes.items()))
        print(
            f"{profile}: {counts.fixes.total()} fixes in {counts.files} files ({codes}); {counts.compared} tools compared, "
            f"{counts.started} files start that did not, {counts.unlisted} files list nothing; "
            f"unexplained: {counts.unexplained}"
        )
    return 1 if unexplained else 0


def compare(oracle: Oracle, *, verbose: bool, unsafe: bool, below: str) -> Counts:
    """Fix and run every example that runs under an SDK."""
    counts = Counts()
    oracle.ask("")
    for path in (each for each in examples() if below in each.as_posix()):
        data = path.read_bytes()
        source = Source.from_bytes(path.relative_to(ROOT).as_posix(), data)
        settings = settings_of(oracle.versions, **options_of(source.text))
        outcome, first = fixed(source, path, settings, unsafe=unsafe)
        if not outcome.fixed:
            continue
        (after,) = outcome.sources.values()
        old, new = (oracle.ask(text, objects=True) for text in (source.text, after.text))
        if "error" in new:
            if "error" in old:
                counts.unlisted += 1
                if verbose:
                    print(f"  {oracle.profile} {source.path}: {new['error']}")
            else:
                counts.unexplained += 1
                print(f"{oracle.profile} {source.path}: it does not start any more: {new['error']}")
            continue
        compared = counts.compared
        differences = list(unexplained(first, outcome, old, new, counts))
        # names may be made of the time
        if not new["tools"] or (differences and not same_json(old, oracle.ask(source.text, objects=True))):
            counts.compared = compared
            counts.unlisted += 1
            continue
        counts.files += 1
        counts.fixes.update(each.code for each in outcome.fixed)
        counts.started += "error" in old
        counts.unexplained += len(differences)
        for difference in differences:
            print(f"{oracle.profile} {source.path}: {difference}")
    return counts


def examples() -> list[Path]:
    """The examples of the corpus."""
    found = [path for folder in ("rules", "fixes", "layouts") for path in (ROOT / "test_corpus" / folder).rglob("*.py")]
    return sorted(path for path in found if not path.stem.endswith((".fixed", ".unsafe")))


def options_of(text: str) -> dict[str, object]:
    """All rules, for the revisions and clients that the head of an example chooses."""
    head = re.match(r"(?:#.*\n)*", text)
    assert head is not None
    found: dict[str, object] = {"mcp_all": True}
    for option, pattern in (("mcp_revisions", r"# revision: (.*)"), ("mcp_clients", r"--mcp-clients (\S+)")):
        chosen = re.search(pattern, head[0])
        if chosen is not None:
            found[option] = chosen[1].strip()
    return found


def fixed(source: Source, path: Path, settings: Settings, *, unsafe: bool) -> tuple[Outcome, Analysis]:
    """What the fixes make of an example, and what was known of it before."""
    files = Project(str(ROOT))

    def analyse_again(sources: Sources) -> Analysis:
        return analyse(sources[source.path], str(path), files, settings)

    def choose(_: Sources, findings: tuple[Finding, ...]) -> Iterator[Finding]:
        return (each for each in findings if each.fix is not None and (each.fix.safe or unsafe))

    first = analyse_again({source.path: source})
    return fix({source.path: source}, analyse_again, choose), first


def unexplained(
    first: Analysis, outcome: Outcome, old: dict[str, object], new: dict[str, object], counts: Counts
) -> Iterator[str]:
    """What the SDK lists afterwards and no fix says."""
    assert first.module is not None
    assert outcome.analysis.module is not None
    changes: dict[object, list[Change]] = {}
    nameless: dict[int, list[Change]] = {
        number: [] for number, each in enumerate(first.module.tools) if each.known_name is None
    }
    for finding in outcome.fixed:
        for each in finding.changes:
            # a fix of a later round may be of a tool that could not be read before
            tools = first.module.tools if each.tool < len(first.module.tools) else outcome.analysis.module.tools
            name = tools[each.tool].known_name
            mine = changes.setdefault(name, []) if name is not None else nameless.setdefault(each.tool, [])
            mine.append(each.change)
    listed = by_name(new["tools"])
    # tools whose names are not known are what is listed besides the others: in a loop, each is several
    every = list(nameless.values())
    if every and all(each == every[0] for each in every):
        names = [each.known_name for each in first.module.tools]
        changes.update((each, every[0]) for each in listed if each not in names)
    if "error" in old:
        for tool in outcome.analysis.module.tools:
            definition, unknown = tool.definition()
            for theirs in listed.get(tool.known_name, ()):
                counts.compared += 1
                for part, ours in definition.items():
                    open_parts = frozenset(each for each in unknown if each.startswith(f"/{part}"))
                    if part in {"inputSchema", "outputSchema", "description"} and not open_parts:
                        yield from (
                            f"{tool.known_name}: {part}{each}"
                            for each in differing(ours, theirs.get(part), frozenset())
                        )
        return
    before, listed = by_name(old["tools"]), by_old_name(listed, changes, first, outcome)
    if {name: len(found) for name, found in before.items()} != {name: len(found) for name, found in listed.items()}:
        yield f"other tools: {sorted(map(str, before))} and {sorted(map(str, listed))}"
        return
    for name, found in before.items():
        mine = changes.get(name, [])
        after = next((each["name"] for each in listed[name]), name)
        gone = [Change(each.pointer, REMOVED) for each in mine if each.value is ANY]
        # what a later fix says of a part that an earlier one left open
        mine = [each for each in mine if not any(each.pointer.startswith(f"{part.pointer}/") for part in gone)]
        for one, other in zip(found, listed[name], strict=True):
            counts.compared += 1
            expected = patched(patched(one, mine), gone)
            if not same_json(expected, patched(other, gone)):
                yield f"{name}: {expected} became {other}"
            yield from left_open(after, other, mine, outcome)


def by_old_name(
    listed: dict[object, list[dict[str, object]]],
    changes: dict[object, list[Change]],
    first: Analysis,
    outcome: Outcome,
) -> dict[object, list[dict[str, object]]]:
    """What is listed afterwards, by the names of before: a fix that is not safe may give a tool another one."""
    assert first.module is not None
    assert outcome.analysis.module is not None
    old, new = first.module.tools, outcome.analysis.module.tools
    pairs = [(one.known_name, other.known_name) for one, other in zip(old, new, strict=False)]
    said = {name for name, mine in changes.items() if any(each.pointer == "/name" for each in mine)}
    renamed: dict[object, object] = (
        {after: before for before, after in pairs if before in said} if len(old) == len(new) else {}
    )
    if len(renamed) != len(said) or not renamed.keys() <= listed.keys() or renamed.keys() & (changes.keys() - said):
        return listed
    found: dict[object, list[dict[str, object]]] = {}
    for name, tools in listed.items():
        found.setdefault(renamed.get(name, name), []).extend(tools)
    return found


def left_open(name: object, listed: dict[str, object], changes: list[Change], outcome: Outcome) -> Iterator[str]:
    """Where what fixes leave open is not what is derived of the fixed source."""
    assert outcome.analysis.module is not None
    parts = {each.pointer.split("/")[1] for each in changes if each.value is ANY}
    tools = [each for each in outcome.analysis.module.tools if each.known_name == name]
    for part in parts if len(tools) == 1 else ():
        definition, unknown = tools[0].definition()
        pointers = frozenset(each for each in unknown if f"{each}/".startswith(f"/{part}/"))
        for each in differing(definition.get(part, {}), listed.get(part, {}), pointers, f"/{part}"):
            yield f"{name}: {each}"


def by_name(tools: object) -> dict[object, list[dict[str, object]]]:
    """Definitions by name."""
    assert isinstance(tools, list)
    found: dict[object, list[dict[str, object]]] = {}
    for each in tools:
        found.setdefault(each.get("name"), []).append(each)
    return found


if __name__ == "__main__":
    sys.exit(main())
