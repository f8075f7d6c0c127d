"""The icons of a tool."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import Change, Fix, NotEditableError, wrap_in_list
from flake8_mcp.model import Array, Object, Tool
from flake8_mcp.rules._fixes import member_replacement
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import kind_of, plain
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Value
    from flake8_mcp.syntax.values import Entry

_SINCE = "2025-11-25"
_ICONS = "basic/index"
_SECTION = "icons"

_THEMES = frozenset({"dark", "light"})
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
_SIZE = re.compile(r"[1-9][0-9]*x[1-9][0-9]*|any")
_IMAGES = frozenset({"image/png", "image/jpeg", "image/jpg", "image/svg+xml", "image/webp"})


@rule(
    code="MCP601",
    level="breaks",
    subject=Tool,
    message={
        "": '"icons" must be a list of icons, not {value}: write [{value}]',
        "list": '"icons" must be a list of icons, not {value}',
        "icon": 'an icon must be an object, not {value}: write one such as {{"src": "https://..."}}',
        "source": 'this icon has no "src", which every icon needs: add the URL of the image',
        "text": 'the "src" of an icon must be the URL of an image as text, not {value}',
        "sizes": 'the "sizes" of an icon must be a list of text such as ["48x48"], not {value}',
        "theme": 'the "theme" of an icon must be "light" or "dark", not {value}',
    },
    cites=(
        Citation("schema", "schema", "Icon, Icons", since=_SINCE),
        SdkFact("mcp", "1.30.0, 2.3.0", "ValidationError; another theme only in 2.3.0"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "ValidationError; another theme only in 4.2.3"),
        SdkFact(
            "@modelcontextprotocol/sdk", "1.32.2", "one tool of this kind takes the whole tools/list result with it"
        ),
    ),
    fix="safe",
    since=_SINCE,
)
def malformed_icon(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`icons` is no list of icons, or a field of an icon has a value that the schema does not allow.

    `icons` is a list, also of a single icon; each has `src`, and may have `mimeType`, `sizes`, a list of texts, and
    `theme`, which is light or dark.
    Web manifests write all sizes in one text, MCP does not.
    The Python SDKs raise when such an icon is made; the TypeScript SDK refuses the whole list that holds one.
    See `Icon` in the [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#icon).

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import Icon

        mcp = FastMCP("kitchen")


        @mcp.tool(icons=[Icon(src="https://example.com/oven.png", sizes="48x48")])
        def heat_oven(degrees: int) -> str:
            \"\"\"Heat the oven.\"\"\"
            return str(degrees)

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import Icon

        mcp = FastMCP("kitchen")


        @mcp.tool(icons=[Icon(src="https://example.com/oven.png", sizes=["48x48"])])
        def heat_oven(degrees: int) -> str:
            \"\"\"Heat the oven.\"\"\"
            return str(degrees)
    """
    icons = tool.icons.known
    if icons is None:
        return
    if not isinstance(icons, Array):
        if isinstance(icons, Object) or kind_of(icons) is not None:
            variant, fix = ("", partial(_list_fix, icons)) if isinstance(icons, Object) else ("list", None)
            yield Problem(icons.place, {"value": shown(icons)}, variant, "/icons", fix=fix)
        return
    if kind_of(icons) is None:
        return
    for index, icon in enumerate(icons.items):
        pointer = f"/icons/{index}"
        if isinstance(icon, Object):
            yield from _faults(icon, pointer, null=tool.sent_as_written)
        elif kind_of(icon) is not None:
            yield Problem(icon.place, {"value": shown(icon)}, "icon", pointer)


@rule(
    code="MCP602",
    level="must",
    subject=Tool,
    message={
        "": "clients reject the icon source {source} for its scheme: give a URL of https or data",
        "relative": "clients reject the icon source {source}, which is no absolute URL: give one of https or data",
    },
    cites=(Citation("MUST", _ICONS, _SECTION, since=_SINCE),),
    since=_SINCE,
)
def unsafe_icon_source(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The `src` of an icon is no absolute URL, or has a scheme that clients must reject.

    A client may be a desktop program: a `file:` URL would be a file of its user, and `javascript:` a script.
    So the specification has clients reject every scheme but `https`, `http` and `data`.
    A relative path has nothing that it could be relative to.
    See [icons](https://modelcontextprotocol.io/specification/2025-11-25/basic#icons).

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import Icon

        mcp = FastMCP("kitchen")


        @mcp.tool(icons=[Icon(src="static/oven.png")])
        def heat_oven(degrees: int) -> str:
            \"\"\"Heat the oven.\"\"\"
            return str(degrees)

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import Icon

        mcp = FastMCP("kitchen")


        @mcp.tool(icons=[Icon(src="https://example.com/oven.png")])
        def heat_oven(degrees: int) -> str:
            \"\"\"Heat the oven.\"\"\"
            return str(degrees)
    """
    for pointer, icon in _icons(tool):
        found = icon.get("src")
        source = text_of(found)
        if found is None or source is None:
            continue
        scheme = _scheme(source)
        if scheme not in {"https", "http", "data"}:
            yield Problem(found.place, {"source": shown(source)}, "" if scheme else "relative", f"{pointer}/src")


@rule(
    code="MCP603",
    level="should",
    subject=Tool,
    message={
        "http": "clients may refuse the unencrypted icon source {value}: write https://",
        "data": "the data URL {value} is not in base64, which clients expect of an icon: write it with ;base64",
        "size": '{value} is no icon size: write width and height such as "48x48", or "any"',
        "type": '{value} is no image type that clients show: write "image/png", "image/jpeg", "image/svg+xml" or '
        '"image/webp"',
    },
    cites=(
        Citation("SHOULD", _ICONS, _SECTION, since=_SINCE),
        Citation("schema comment", "schema", "Icon.sizes", since=_SINCE),
    ),
    fix="unsafe",
    since=_SINCE,
)
def unusable_icon(tool: Tool, _context: Context) -> Iterator[Problem]:
    """An icon is in a form that clients may refuse to show.

    Clients are told to fetch icons over HTTPS or to take them from a `data:` URL in base64; they must know PNG and
    JPEG, and should know SVG and WebP; a size is width and height in pixels (`48x48`), or `any` for a vector image.
    An icon outside of that is simply not shown.
    See [icons](https://modelcontextprotocol.io/specification/2025-11-25/basic#icons).

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import Icon

        mcp = FastMCP("kitchen")


        @mcp.tool(icons=[Icon(src="https://example.com/oven.ico", mimeType="image/x-icon")])
        def heat_oven(degrees: int) -> str:
            \"\"\"Heat the oven.\"\"\"
            return str(degrees)

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import Icon

        mcp = FastMCP("kitchen")


        @mcp.tool(icons=[Icon(src="https://example.com/oven.png", mimeType="image/png")])
        def heat_oven(degrees: int) -> str:
            \"\"\"Heat the oven.\"\"\"
            return str(degrees)
    """
    for pointer, icon in _icons(tool):
        for field, value, variant in _unusable(icon):
            entry = icon.entry(field)
            fix = partial(_encrypted_fix, entry, f"{pointer}/{field}") if entry and variant == "http" else None
            yield Problem(value.place, {"value": shown(value)}, variant, f"{pointer}/{field}", fix=fix)


def _list_fix(icon: Object) -> Fix:
    return Fix("Make a list of the icon", tuple(wrap_in_list(icon)), (Change("/icons", [plain(icon)]),))


def _sizes_fix(entry: Entry, pointer: str) -> Fix:
    """All sizes in one text, as web manifests have them, become a list."""
    sizes = (text_of(entry.value) or "").split()
    if not sizes or not all(_SIZE.fullmatch(each) for each in sizes):
        raise NotEditableError("the text is no list of sizes")
    return member_replacement(entry, sizes, pointer)


def _encrypted_fix(entry: Entry, pointer: str) -> Fix:
    """The image is fetched over HTTPS; whether the server has it there is not known."""
    _, _, rest = (text_of(entry.value) or "").partition(":")
    return member_replacement(entry, f"https:{rest}", pointer, safe=False)


def _faults(icon: Object, pointer: str, *, null: bool) -> Iterator[Problem]:
    """What is wrong with the fields of an icon; `null` says that a field of None is sent."""
    source = icon.get("src")
    if source is None:
        if icon.lacks("src"):
            yield Problem(icon.place, {}, "source", f"{pointer}/src")
    elif kind_of(source) not in {None, "string"}:
        yield Problem(source.place, {"value": shown(source)}, "text", f"{pointer}/src")
    sizes = icon.get("sizes")
    if sizes is not None and _is_given(sizes, null=null):
        wrong = kind_of(sizes) != "array"
        if isinstance(sizes, Array) and not wrong:
            wrong = any(kind_of(each) not in {None, "string"} for each in sizes.items)
        entry = icon.entry("sizes")
        if wrong and entry is not None:
            fix = partial(_sizes_fix, entry, f"{pointer}/sizes")
            yield Problem(sizes.place, {"value": shown(sizes)}, "sizes", f"{pointer}/sizes", fix=fix)
    theme = icon.get("theme")
    if theme is not None and _is_given(theme, null=null) and text_of(theme) not in _THEMES:
        yield Problem(theme.place, {"value": shown(theme)}, "theme", f"{pointer}/theme")


def _is_given(value: Value, *, null: bool) -> bool:
    """Whether a value is known and sent."""
    kind = kind_of(value)
    return kind is not None and (null or kind != "null")


def _icons(tool: Tool) -> Iterator[tuple[str, Object]]:
    icons = tool.icons.known
    if isinstance(icons, Array):
        for index, icon in enumerate(icons.items):
            if isinstance(icon, Object):
                yield f"/icons/{index}", icon


def _scheme(source: str) -> str:
    match = _SCHEME.match(source.strip())
    return match[1].lower() if match is not None else ""


def _unusable(icon: Object) -> Iterator[tuple[str, Value, str]]:
    """The field, value and message of what clients may refuse."""
    source = icon.get("src")
    text = text_of(source)
    if source is not None and text is not None:
        scheme = _scheme(text)
        if scheme == "http":
            yield "src", source, "http"
        elif scheme == "data" and not text.partition(",")[0].lower().endswith(";base64"):
            yield "src", source, "data"
    sizes = icon.get("sizes")
    for index, each in enumerate(sizes.items if isinstance(sizes, Array) else ()):
        size = text_of(each)
        if size is not None and not _SIZE.fullmatch(size):
            yield f"sizes/{index}", each, "size"
    kind = icon.get("mimeType")
    text = text_of(kind)
    if kind is not None and text is not None and text.partition(";")[0].strip().lower() not in _IMAGES:
        yield "mimeType", kind, "type"
