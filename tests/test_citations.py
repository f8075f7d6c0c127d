"""What rules cite and link to are headings of the specification, as they were recorded from its repository."""

from __future__ import annotations

import json
import re

from oracle.headings import RECORDED, citations, links

from flake8_mcp.settings import REVISION_NAMES

HEADINGS: dict[str, list[str]] = json.loads(RECORDED.read_text(encoding="utf-8"))


def anchor(heading: str) -> str:
    """The anchor of a heading on the site."""
    if heading.startswith("#"):
        return heading[1:]
    return re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip().strip("_"))


def test_links_lead_to_headings() -> None:
    broken = [
        (page, name) for page, name in links() if page not in HEADINGS or name not in {"", *map(anchor, HEADINGS[page])}
    ]
    assert broken == []


def test_cited_sections_exist_in_each_revision() -> None:
    cited = {
        (f"specification/{revision}/{each.page}".removesuffix("/index"), each.section)
        for each in citations()
        for revision in REVISION_NAMES
        if each.since <= revision <= each.until
    }
    missing = [
        (page, section)
        for page, section in sorted(cited)
        if anchor(section) not in {anchor(each) for each in HEADINGS.get(page, ())}
    ]
    assert missing == []
