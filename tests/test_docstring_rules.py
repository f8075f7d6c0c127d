"""Where a docstring's line is reported, and when nothing is."""

from __future__ import annotations

from support.corpus import CORPUS, findings, settings_of

from flake8_mcp.syntax.source import Source

HEAD = "from fastmcp import FastMCP\nfrom library import Type\n\nmcp = FastMCP('library')\n\n\n@mcp.tool\n"


def said(function: str) -> list[str]:
    text = HEAD + function
    found = findings(Source("example.py", text), CORPUS / "rules" / "example.py", settings_of(text))
    return [f"{each.line - 7}:{each.column}" for each in found if each.code == "MCP222"]


def test_line_of_the_docstring() -> None:
    assert said(
        'def find(title: str) -> str:\n    """Find.\n\n    Args:\n        titel: A.\n    """\n    return title\n'
    ) == ["5:8"]


def test_escaped_lines_are_reported_at_the_whole() -> None:
    assert said('def find(title: str) -> str:\n    "Find.\\n\\nArgs:\\n    titel: A."\n    return title\n') == ["2:4"]


def test_name_that_is_written_with_an_escape_is_reported_at_the_whole() -> None:
    function = (
        'def find(title: str) -> str:\n    """Find.\n\n    Args:\n        t\\x69tel: A.\n    """\n    return title\n'
    )
    assert said(function) == ["2:4"]


def test_functions_whose_properties_are_not_known() -> None:
    docstring = '"""Find.\n\n    Args:\n        titel: A.\n    """'
    assert said(f"def find(title: Type) -> str:\n    {docstring}\n    return title\n") == []
    assert said(f"def find(title: str, more: Type()) -> str:\n    {docstring}\n    return title\n") == []
    assert said(f"def find(title: str, **more: str) -> str:\n    {docstring}\n    return title\n") == []
