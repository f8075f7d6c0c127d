"""Record the headings of the specification that rules cite: `python tests/oracle/headings.py REPOSITORY`.

REPOSITORY is a clone of modelcontextprotocol/modelcontextprotocol; what is read is its HEAD.
The result is tests/recorded/headings.json.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from flake8_mcp.rules import Citation, all_rules
from flake8_mcp.settings import REVISION_NAMES

RECORDED = Path(__file__).parents[1] / "recorded/headings.json"
_LINK = re.compile(r"https://modelcontextprotocol\.io/([^)\s#]+)(?:#([^)\s]+))?\)")


def pages() -> set[str]:
    """The pages that are cited or linked, below docs/."""
    found = {page for page, _ in links()}
    for each in citations():
        revisions = (name for name in REVISION_NAMES if each.since <= name <= each.until)
        found |= {f"specification/{name}/{each.page}".removesuffix("/index") for name in revisions}
    return found


def citations() -> list[Citation]:
    """The citations of pages; those of the schema name types."""
    return [each for rule in all_rules() for each in rule.cites if isinstance(each, Citation) and each.page != "schema"]


def links() -> set[tuple[str, str]]:
    """The links in the documentation of rules: page and anchor."""
    return {(page, anchor) for rule in all_rules() for page, anchor in _LINK.findall(rule.documentation)}


def main(repository: str) -> None:
    """Read the pages and write the file."""
    found: dict[str, list[str]] = {}
    for page in sorted(pages()):
        for name in (f"docs/{page}.mdx", f"docs/{page}/index.mdx"):
            command = ["git", "-C", repository, "show", f"HEAD:{name}"]
            run = subprocess.run(command, capture_output=True, text=True, check=False)
            if run.returncode == 0:
                headings = re.findall(r"^(?:#+|title:) +(.*?) *$", run.stdout, re.MULTILINE)
                ids = {f"#{each}" for each in re.findall(r'\bid="([^"]+)"', run.stdout)}
                linked = {f"#{anchor}" for of, anchor in links() if of == page}
                found[page] = [*headings, *sorted(ids & linked)]
                break
    RECORDED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
