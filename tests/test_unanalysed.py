"""rules/analysis/unanalysed.py: what the corpus cannot show."""

from __future__ import annotations

from flake8_mcp.model import Module
from flake8_mcp.rules import Context
from flake8_mcp.rules.analysis.unanalysed import unanalysed_file
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.source import Source, Span


def problems_of(module: Module) -> list[tuple[Span, str]]:
    context = Context(Settings(), ())
    return [(each.place.span, unanalysed_file.message(each)) for each in unanalysed_file.check(module, context)]


def test_each_refusal_is_reported_on_its_line() -> None:
    source = Source("a.py", "one\ntwo\n")
    module = Module("a.py", source, refusals=[(1, "first"), (2, "second")])
    before = "not analysed, so no tool in it is checked: "
    assert problems_of(module) == [(Span(1, 0, 1, 3), f"{before}first"), (Span(2, 0, 2, 3), f"{before}second")]


def test_long_reason_is_cut_and_on_one_line() -> None:
    module = Module("a.py", Source("a.py", "one"), refusals=[(1, "a very\nlong reason " * 50)])
    ((_, message),) = problems_of(module)
    assert len(message) <= 160
    assert message.endswith("...")
    assert message.isprintable()


def test_line_beyond_the_text() -> None:
    assert problems_of(Module("a.py", Source("a.py", ""), refusals=[(3, "gone")]))[0][0] == Span(3, 0, 3, 0)


def test_module_without_text_has_no_place() -> None:
    assert problems_of(Module("a.py", refusals=[(1, "first")])) == []
