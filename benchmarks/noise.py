"""How much is reported on public servers: `python benchmarks/noise.py FOLDER` counts the findings by code.

Each folder in FOLDER is one server.
Its files are checked from within it, with the default rules and without its configuration, by the flake8-mcp of the
Python that runs this.
The result, a table for `docs/noise.md`, goes to standard output.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_mcp.rules import all_rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

COMMAND = (sys.executable, "-m", "flake8_mcp", "check", "--isolated", "--jobs=1", "--format=json", "--exit-zero", ".")


@dataclass(frozen=True, slots=True)
class Server:
    """What was found in one server: codes, whether their findings have a safe fix, and the number of its tools."""

    findings: tuple[tuple[str, bool], ...]
    tools: int


def main() -> None:
    """Check all servers and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder that holds the servers")
    parser.add_argument("--processes", type=int, default=1, help="servers that are checked at the same time")
    arguments = parser.parse_args()
    folders = sorted(each for each in arguments.folder.iterdir() if each.is_dir())
    with ThreadPoolExecutor(arguments.processes) as pool:
        servers = tuple(pool.map(check, folders))
    print("\n".join(table(servers)))


def check(folder: Path) -> Server:
    """What is found in the files of one server."""
    run = subprocess.run(COMMAND, cwd=folder, capture_output=True, check=True)
    document = json.loads(run.stdout)
    findings = ((each["code"], bool(each["fix"] and each["fix"]["safe"])) for each in document["findings"])
    return Server(tuple(findings), document["summary"]["tools"])


def table(servers: Sequence[Server]) -> Iterator[str]:
    """The lines of the table in Markdown: codes by how often they are reported."""
    tools = sum(each.tools for each in servers)
    findings = Counter(code for each in servers for code, _ in each.findings)
    fixable = Counter(code for each in servers for code, is_fixable in each.findings if is_fixable)
    hit = Counter(code for each in servers for code in {code for code, _ in each.findings})
    names = {rule.code: rule.name for rule in all_rules()}
    yield f"{len(servers)} servers, {tools} tools."
    yield ""
    yield "| code | rule | findings | per 100 tools | servers | safe fixes |"
    yield "| --- | --- | ---: | ---: | ---: | ---: |"
    for code, count in sorted(findings.items(), key=lambda each: (-each[1], each[0])):
        rate = f"{100 * count / tools:.1f}"
        yield f"| [{code}](rules/{code}.md) | {names[code]} | {count} | {rate} | {hit[code]} | {fixable[code]} |"
    total = findings.total()
    clean = sum(not each.findings for each in servers)
    yield f"| | all | {total} | {100 * total / tools:.1f} | {len(servers) - clean} | {fixable.total()} |"


if __name__ == "__main__":
    main()
