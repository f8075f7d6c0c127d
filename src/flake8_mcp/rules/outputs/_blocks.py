"""The fixes that put text into the content of results as blocks."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    Fix,
    NotEditableError,
    enclose,
    import_module,
    import_name,
    merged_imports,
    quote_of,
    replace_text,
    written,
)

if TYPE_CHECKING:
    from flake8_mcp.edits import Edit
    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place


def block_fix(text: Place) -> Fix:
    """The text becomes the one of a block."""
    name, imports = _text_content(text.source)
    edits = enclose(text, f"{name}(type={written('text', quote_of(text.source))}, text=", ")")
    return Fix("Write TextContent(...) around it", (*edits, *imports))


def text_fix(content: Place, structured: Place) -> Fix:
    """The structured content is written as text too; it is worked out twice then, and must be JSON."""
    source = content.source
    code = source.slice(structured.span)
    if structured.span.end_line != structured.span.line:
        raise NotEditableError("the structured content is not written on one line")
    name, imports = _text_content(source)
    module, needed = import_module(source, "json")
    text = f"[{name}(type={written('text', quote_of(source))}, text={module}.dumps({code}))]"
    edits = replace_text(content, source.slice(content.span), text)
    return Fix(
        "Add a TextContent with the same as JSON", (*edits, *merged_imports(source, [*imports, *needed])), safe=False
    )


def _text_content(source: Source) -> tuple[str, list[Edit]]:
    """How the file can say TextContent."""
    is_mcp_2 = any(isinstance(each, ast.ImportFrom) and each.module == "mcp_types" for each in source.tree.body)
    home, other = ("mcp_types", "mcp.types") if is_mcp_2 else ("mcp.types", "mcp_types")
    return import_name(source, home, "TextContent", other, "mcp")
