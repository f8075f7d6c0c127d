"""Hypothesis strategies for the text of modules that register tools: docstrings, signatures, and all together."""

from __future__ import annotations

from class_texts import enums, generics, models, records, unions
from hypothesis import strategies as st
from type_texts import HEADER, Names, fields, literals, types

NAMES = (
    "a",
    "b",
    "user_id",
    "fooBar",
    "x1",
    "_hidden",
    "schema",
    "ctx",
    "größe",
    "class_",
    "model_config",
    "title",
    "type",
    "self",
)
_RETURNS = (
    "TextContent", "list[TextContent]", "Optional[TextContent]", "list[TextContent | ImageContent]", "CallToolResult",
    "Annotated[CallToolResult, dict[str, int]]", "Optional[CallToolResult]", "tuple[str, TextContent]", "EmbeddedResource",
    "dict[str, TextContent]", "Union[str, ImageContent]", "list[Any]", "list[dict[str, Any]]", "dict[str, Any]",
    "Dict[str, Any]", "List[Dict[str, Any]]", "tuple[int, ...]", "Optional[dict[str, int]]", "str | None", "list", "dict",
)  # fmt: skip


@st.composite
def docstrings(draw: st.DrawFn, parameters: list[str]) -> str:
    """A docstring, or nothing: plain, Google, NumPy or Sphinx, well-formed or not."""
    if draw(st.integers(0, 3)) == 0:
        return ""
    summary = draw(st.sampled_from(["Do it.", "Do it: now.", "", "Summary\nover two lines.", "    Indented."]))
    body = draw(
        st.sampled_from(
            [
                "",
                "\n\nLonger text.\n\n    code\n",
                "\n\nNote:\n    A note.\n",
                "\n\nExample::\n\n    x = 1\n",
                "\n\n* item\n* other\n",
            ]
        )
    )
    known = [*parameters, "other"]
    lines = [
        (
            each,
            draw(st.sampled_from(["The value.", "The value,\n        continued.", "", "With: colon", "(int): typed"])),
        )
        for each in draw(st.lists(st.sampled_from(known), max_size=3, unique=True))
    ]
    style = draw(st.integers(0, 5))
    section = ""
    if style == 1:
        section = "\n\nArgs:\n" + "".join(
            f"    {name}{draw(st.sampled_from(['', ' (int)', ' (str, optional)']))}: {text}\n" for name, text in lines
        )
    elif style == 2:
        section = "\n\nParameters\n----------\n" + "".join(f"{name} : int\n    {text}\n" for name, text in lines)
    elif style == 3:
        section = "\n\n" + "".join(f":param {name}: {text}\n" for name, text in lines)
    ending = draw(
        st.sampled_from(
            [
                "",
                "\n\nReturns:\n    Something.\n",
                "\n\nRaises:\n    ValueError: if bad.\n",
                "\n:return: x\n",
                "\n\nReturns\n-------\nint\n    It.\n",
            ]
        )
    )
    text = summary + body + section + ending
    indented = text.replace("\n", "\n    ")
    return f'    """{indented}"""\n'


@st.composite
def functions(draw: st.DrawFn, names: Names, number: int) -> str:
    """A tool function with its decorator."""
    parameters: list[str] = []
    used = draw(st.lists(st.sampled_from(NAMES), max_size=4, unique=True))
    defaulted = False
    star = draw(st.integers(0, 11))
    context = draw(st.integers(0, 4))
    for index, name in enumerate(used):
        if star == 0 and index == 1:
            parameters.append("*")
            defaulted = False
        text = name
        choice = draw(st.integers(0, 9))
        type_ = "" if choice == 0 else draw(types(names, 3))
        if type_ and draw(st.integers(0, 12)) == 0:
            type_ = repr(type_)
        text += f": {type_}" if type_ else ""
        with_default = defaulted or draw(st.integers(0, 2)) == 0
        if with_default:
            kind = draw(st.integers(0, 4))
            if kind == 0:
                value = draw(fields(default=True))
            elif kind == 1 and names.members:
                value = draw(st.sampled_from(names.members))
            else:
                value = draw(literals())
            text += f" = {value}"
            defaulted = True
        parameters.append(text)
    if context == 0:
        parameters.insert(0, draw(st.sampled_from(["c: Context", "c: Annotated[Context, 'x']", "c: 'Context'"])))
    elif context == 1:
        parameters.append(draw(st.sampled_from(["c: Optional[Context] = None", "c: Context = None"])))
    if star == 1:
        parameters.append(draw(st.sampled_from(["*args", "**kwargs", "*args: int"])))
    if star == 2 and parameters and used:
        parameters.insert(1, "/")
    returns = draw(
        st.one_of(
            st.just(""),
            st.just(" -> None"),
            st.sampled_from(_RETURNS).map(lambda each: f" -> {each}"),
            types(names, 3).map(lambda each: f" -> {each}"),
            types(names, 2, odd=False).map(lambda each: f" -> {each}"),
        )
    )
    doc = draw(docstrings(used))
    kind = draw(st.sampled_from(["def", "async def"]))
    keywords = ", ".join(
        draw(
            st.lists(
                st.sampled_from(["name='other{}'", "title='A title'", "description='Given.'", "description=''"]),
                max_size=2,
                unique_by=lambda each: each[:4],
            )
        )
        if draw(st.integers(0, 3)) == 0
        else []
    )
    return (
        f"@mcp.tool({keywords.format(number)})\n{kind} tool{number}({', '.join(parameters)}){returns}:\n{doc}    ...\n"
    )


@st.composite
def modules(draw: st.DrawFn) -> str:
    """The text of a module without the SDK's import; `mcp` is its server."""
    names = Names()
    pieces: list[str] = []
    makers = draw(st.lists(st.sampled_from([enums, models, records, models, unions, generics]), max_size=4))
    for number, maker in enumerate(makers):
        pieces.append(draw(maker(names, number)))
    for number in range(draw(st.integers(1, 2))):
        pieces.append(draw(functions(names, number)))
    return "".join(pieces)


def module_of(body: str, imports: str, *, postponed: bool = False) -> str:
    """A whole module for one SDK."""
    future = "from __future__ import annotations\n" if postponed else ""
    return f"{future}{HEADER}{imports}\nmcp = FastMCP('case')\n{body}"
