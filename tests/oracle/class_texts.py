"""Hypothesis strategies for the text of classes and aliases: enums, models, dataclasses, TypedDicts, generics."""

from __future__ import annotations

from hypothesis import strategies as st
from type_texts import Names, fields, literals, types


@st.composite
def class_docs(draw: st.DrawFn) -> str:
    """A class docstring with its indentation, or nothing."""
    text = draw(st.sampled_from(["", "", "Doc.", "First.\n\n        More.\n    ", "\n    On the next line.\n    "]))
    return f'    """{text}"""\n' if text else ""


@st.composite
def enums(draw: st.DrawFn, names: Names, number: int) -> str:
    """An Enum."""
    name = f"E{number}"
    base, values = draw(
        st.sampled_from(
            [("Enum", ["'a'", "'b'"]), ("Enum", ["1", "'b'"]), ("IntEnum", ["1", "5"]), ("StrEnum", ["'x'", "enum.auto()"]),
             ("str, Enum", ["'p'", "'q'"]), ("int, Enum", ["1", "2"]), ("Enum", ["enum.auto()", "enum.auto()"]),
             ("Enum", ["(1, 2)", "None"]), ("enum.Flag", ["enum.auto()", "enum.auto()"]), ("enum.IntFlag", ["1", "2"]),
             ("Enum", ["True", "False"]), ("Enum", ["1", "1"]), ("Enum", ["2.5", "3.5"]), ("str, Enum", ["enum.auto()", "'z'"])]
        )
    )  # fmt: skip
    names.types.append(name)
    names.members += [f"{name}.A", f"{name}.B"]
    body = "".join(f"    {member} = {value}\n" for member, value in zip("AB", values, strict=True))
    return f"class {name}({base}):\n{draw(class_docs())}{body}"


@st.composite
def model_fields(
    draw: st.DrawFn, names: Names, own: str, *, postponed: bool = True, annotated: bool = True
) -> list[str]:
    """The lines of fields in a class body."""
    lines: list[str] = []
    defaulted = False
    for name in draw(
        st.lists(st.sampled_from(["x", "y", "some_name", "z1", "kind"]), min_size=1, max_size=3, unique=True)
    ):
        type_ = draw(types(names, 2, odd=False))
        if postponed and draw(st.integers(0, 9)) == 0:
            type_ = f"Optional[{own!r}]"
        choice = draw(st.integers(0, 3))
        if choice == 0 and annotated:
            made = draw(fields(default=True))
            lines.append(f"    {name}: {type_} = {made}")
            defaulted = True
        elif choice == 1 or defaulted:
            value = draw(st.one_of(literals(), st.sampled_from(names.members)) if names.members else literals())
            if value.startswith(("[", "{", "set(")) and not annotated:
                value = "None"
            lines.append(f"    {name}: {type_} = {value}")
            defaulted = True
        else:
            lines.append(f"    {name}: {type_}")
        if draw(st.integers(0, 5)) == 0:
            lines.append('    """About it."""')
    return lines


@st.composite
def models(draw: st.DrawFn, names: Names, number: int) -> str:
    """A pydantic model."""
    name = f"M{number}"
    lines = draw(model_fields(names, name))
    config = draw(
        st.sampled_from(
            ["", "", "", "extra='forbid'", "extra='allow'", "title='Other'", "alias_generator=pydantic.alias_generators.to_camel",
             "json_schema_extra={'x-m': 1}", "populate_by_name=True", "use_attribute_docstrings=True", "str_max_length=7",
             "arbitrary_types_allowed=True", "serialize_by_alias=True", "extra='ignore'", "use_enum_values=True",
             "alias_generator=lambda name: name.upper()", "alias_generator=pydantic.AliasGenerator(serialization_alias=str.upper)",
             "use_attribute_docstrings=True, extra='forbid'", "frozen=True, strict=True", "coerce_numbers_to_str=True",
             "json_schema_extra={'title': 'J', 'examples': [{'x': 1}]}", "ser_json_bytes='base64'", "ser_json_timedelta='float'",
             "json_schema_serialization_defaults_required=True", "str_min_length=1", "validate_default=True",
             "field_title_generator=lambda name, info: name.upper()", "defer_build=True"]
        )
    )  # fmt: skip
    if config:
        lines.insert(0, f"    model_config = ConfigDict({config})")
    extra = draw(st.integers(0, 7))
    if extra == 0:
        lines.append(
            "    @computed_field\n    @property\n    def made(self) -> int:\n        '''Made.'''\n        return 1"
        )
    elif extra == 1:
        lines.append("    _private: int = 3\n    cls: ClassVar[int] = 4")
    elif extra == 2:
        lines.append("    @field_validator('*', mode='before')\n    @classmethod\n    def check(cls, v): return v")
    elif extra == 3:
        lines.append("    @model_validator(mode='after')\n    def whole(self): return self")
    elif extra == 4:
        lines.append("    @field_serializer('*')\n    def written(self, v) -> int: return 1")
    elif extra == 5:
        lines.append("    @computed_field(title='C', description='D')\n    def made(self) -> list[int]: return []")
    base = draw(st.sampled_from(["BaseModel", "BaseModel", *names.models]))
    names.types.append(name)
    names.models.append(name)
    return f"class {name}({base}):\n{draw(class_docs())}" + "\n".join(lines) + "\n"


@st.composite
def records(draw: st.DrawFn, names: Names, number: int) -> str:
    """A dataclass, TypedDict or NamedTuple."""
    name = f"R{number}"
    kind = draw(st.integers(0, 4))
    doc = draw(class_docs())
    if kind == 0:
        lines = draw(model_fields(names, name, annotated=False))
        names.types.append(name)
        options = draw(st.sampled_from(["", "", "(frozen=True)", "(kw_only=True)", "(slots=True)", "(init=False)"]))
        bases = (
            draw(st.sampled_from(["", *(f"({each})" for each in names.dataclasses)]))
            if options == "(kw_only=True)"
            else ""
        )
        if options == "(kw_only=True)":
            names.dataclasses.append(name)
        return f"@dataclass{options}\nclass {name}{bases}:\n{doc}" + "\n".join(lines) + "\n"
    if kind == 1:
        lines = draw(model_fields(names, name))
        names.types.append(name)
        return f"@pydantic.dataclasses.dataclass\nclass {name}:\n{doc}" + "\n".join(lines) + "\n"
    if kind == 2:
        lines = []
        for each in ("x", "y"):
            type_ = draw(types(names, 2, odd=False))
            wrapper = draw(
                st.sampled_from(
                    ["{}", "{}", "NotRequired[{}]", "Required[{}]", "Annotated[{}, Field(description='d')]"]
                )
            )
            lines.append(f"    {each}: {wrapper.format(type_)}")
        names.types.append(name)
        total = draw(st.sampled_from(["", ", total=False"]))
        base = draw(st.sampled_from(["TypedDict", *names.dicts]))
        names.dicts.append(name)
        return (
            f"class {name}({base}{total}):\n{doc}"
            + "\n".join(
                lines if base == "TypedDict" else [each.replace(" y:", " z:").replace(" x:", " w:") for each in lines]
            )
            + "\n"
        )
    if kind == 3:
        first, second = draw(types(names, 1, odd=False)), draw(types(names, 1, odd=False))
        names.types.append(name)
        return f"class {name}(NamedTuple):\n{doc}    x: {first}\n    y: {second} = 1\n"
    type_ = draw(types(names, 2, odd=False))
    names.types.append(name)
    return draw(
        st.sampled_from(
            [f"{name} = NewType('{name}', {type_})\n", f"{name} = {type_}\n", f"class {name}(pydantic.RootModel[{type_}]):\n{doc or '    pass' + chr(10)}",
             f"{name} = Annotated[{type_}, Field(description='alias')]\n", f"type {name} = {type_}\n", f"type {name} = list[{type_}]\n",
             f"{name}: typing.TypeAlias = {type_}\n", f"class {name}(pydantic.RootModel):\n    root: {type_} = Field(description='r')\n",
             f"{name} = Optional[{type_}]\n", f"class {name}:\n{doc}    x: {type_}\n    y: int = 1\n"]
        )
    )  # fmt: skip


@st.composite
def unions(draw: st.DrawFn, names: Names, number: int) -> str:
    """Two models and their discriminated union."""
    one, other = f"V{number}a", f"V{number}b"
    default = draw(st.sampled_from(["", " = 'a'"]))
    alias = draw(st.sampled_from(["", "", " = Field(alias='the-kind')"]))
    names.types.append(f"Annotated[Union[{one}, {other}], Field(discriminator='kind')]")
    names.types.append(f"Optional[Annotated[Union[{one}, {other}], Field(discriminator='kind')]]")
    return (
        f"class {one}(BaseModel):\n    kind: Literal['a']{alias or default}\n    x: int\n"
        f"class {other}(BaseModel):\n    kind: Literal['b', 'c']{alias}\n"
    )


@st.composite
def generics(draw: st.DrawFn, names: Names, number: int) -> str:
    """A generic model and a use of it."""
    name = f"G{number}"
    arg = draw(st.sampled_from(["int", "str", "list[int]", "Optional[int]", *names.models]))
    names.types.append(f"{name}[{arg}]")
    how = draw(st.integers(0, 3))
    if how == 0:
        return f"class {name}[T](BaseModel):\n    item: T\n    many: list[T] = []\n"
    if how == 1:
        return f"@dataclass\nclass {name}[T]:\n    item: T\n    other: Optional[T] = None\n"
    if how == 2:
        bound = draw(st.sampled_from(["bound=int", "int, str", "bound='int'"]))
        names.types.append(name)
        return f"T{number} = TypeVar('T{number}', {bound})\nclass {name}(BaseModel, Generic[T{number}]):\n    item: T{number}\n"
    return f"T{number} = TypeVar('T{number}')\nclass {name}(BaseModel, Generic[T{number}]):\n    item: T{number}\n    many: list[T{number}] = []\n"
