"""Forms that a server sends to its user."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import Fix, NotEditableError, insert_entry, remove_entry, rename_key, replace_value
from flake8_mcp.model import Array, Module, Object, Scalar, escape
from flake8_mcp.rules._credentials import is_secret
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.spec.json_schema import KEYWORDS
from flake8_mcp.syntax.values import Unknown, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Elicitation, Value
    from flake8_mcp.spec import Revision
    from flake8_mcp.syntax.values import Entry, Place

_SINCE = "2025-06-18"
_FORMS = "client/elicitation"
# What pydantic writes for a type, and not the author.
_WRITTEN_BY_PYDANTIC = frozenset({"binary", "file-path", "path"})
_PRIMITIVE = frozenset({"boolean", "integer", "number", "string"})


@rule(
    code="MCP450",
    level="must",
    subject=Module,
    message={
        "root": 'a form lacks "type": "object" at its root, add it',
        "type": 'the root "type" of a form must be "object", not {value}',
        "properties": 'a form lacks "properties", which name what is asked for: add them',
        "missing": '{name} has no "type": a form asks for a string, number, integer, boolean or an enum of strings',
        "": "{name} has the type {value}: a form asks for a string, number, integer, boolean or an enum of strings",
        "value": "{name} is {value}: a form asks for a string, number, integer, boolean or an enum of strings",
        "list": '{name} is a list and no choice of several: its "items" need a "type" and "enum", or titled "anyOf"',
        "old": "{name} is a list, which forms do not have in revision {revision}: ask for a string or an enum",
        "field": "elicit raises TypeError for the field {name}: its type is not one that {sdk} asks users for",
    },
    cites=(
        Citation("schema", "schema", "ElicitRequestFormParams", since=_SINCE),
        Citation("MUST", _FORMS, "Request Schema", since=_SINCE, until=_SINCE),
        Citation("MUST", _FORMS, "Requested Schema", since="2025-11-25"),
        SdkFact("mcp", "1.30.0", "elicit takes str, int, float, bool, list[str] and unions of these with None"),
        SdkFact("mcp", "2.3.0", "elicit takes what is a PrimitiveSchemaDefinition of 2025-11-25, and None beside it"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "elicit takes primitive types, enums and lists of enums, no None"),
    ),
    fix="safe",
    hides=("MCP451",),
    since=_SINCE,
)
def elicitation_schema_not_flat(module: Module, context: Context) -> Iterator[Problem]:
    """A form asks for something that forms do not have.

    The schema of a form is a small part of JSON Schema, so that every client can draw it: an object whose properties
    are texts, numbers, booleans and choices.
    `type` and `properties` are both required at its root, and nested objects and lists are left out on purpose; since
    2025-11-25 a list may hold a choice of several, whose titles stand in `anyOf`.
    Clients refuse other requests.
    A class that is given to `elicit` is checked by the SDK, which raises TypeError before anything is sent; each SDK
    takes other types.
    See [Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema),
    since revision 2025-06-18.

    Bad::

        from mcp.server.fastmcp import Context, FastMCP
        from pydantic import BaseModel

        mcp = FastMCP("inn")


        class Guest(BaseModel):
            name: str


        class Booking(BaseModel):
            guest: Guest
            nights: int


        @mcp.tool()
        async def book(room: str, ctx: Context) -> str:
            \"\"\"Book a room.\"\"\"
            answer = await ctx.elicit(message="Who is coming?", schema=Booking)
            return f"{room}: {answer.action}"

    Good::

        from mcp.server.fastmcp import Context, FastMCP
        from pydantic import BaseModel

        mcp = FastMCP("inn")


        class Booking(BaseModel):
            guest_name: str
            nights: int


        @mcp.tool()
        async def book(room: str, ctx: Context) -> str:
            \"\"\"Book a room.\"\"\"
            answer = await ctx.elicit(message="Who is coming?", schema=Booking)
            return f"{room}: {answer.action}"
    """
    for number, each in enumerate(module.elicitations):
        if each.mode != "form":
            continue
        if each.profile is not None:
            for name, place in each.refused:
                values = {"name": shown(name), "sdk": _SDKS[each.profile]}
                yield Problem(place, values, "field", _pointer(number, name), level="breaks")
        else:
            assert isinstance(each.schema, Object)
            yield from _form(each.schema, number, context.revisions)


_SDKS = {"mcp1": "mcp 1", "mcp2": "mcp 2", "fm2": "fastmcp 2", "fm3": "fastmcp 3", "fm4": "fastmcp 4"}


def _pointer(number: int, name: str) -> str:
    """The JSON pointer of a property of a form, among all that the file asks for."""
    return f"/{number}/properties/{escape(name)}"


def _form(schema: Object, number: int, revisions: tuple[Revision, ...]) -> Iterator[Problem]:
    kind = schema.get("type")
    properties = schema.get("properties")
    if kind is None:
        if schema.lacks("type"):
            yield Problem(schema.place, {}, "root", f"/{number}/type", fix=partial(_root_fix, schema))
    elif not isinstance(kind, Unknown) and text_of(kind) != "object":
        yield Problem(kind.place, {"value": shown(kind)}, "type", f"/{number}/type")
    if properties is None and schema.lacks("properties"):
        yield Problem(schema.place, {}, "properties", f"/{number}/properties")
    for name, entry in properties.members() if isinstance(properties, Object) else ():
        for place, values, variant in _property(name, entry, revisions):
            yield Problem(place, values, variant, _pointer(number, name))


def _root_fix(schema: Object) -> Fix:
    return Fix('Add "type": "object"', tuple(insert_entry(schema, "type", "object", first=True)), ())


def _property(name: str, entry: Entry, revisions: tuple[Revision, ...]) -> Iterator[tuple[Place, dict[str, str], str]]:
    """What is wrong with a property: where, the values of the message, and which message."""
    schema = entry.value
    values = {"name": shown(name)}
    if isinstance(schema, Scalar | Array):
        yield schema.place, values | {"value": shown(schema)}, "value"
        return
    if not isinstance(schema, Object) or schema.maker is not None:
        return
    kind = schema.get("type")
    if kind is None:
        if schema.lacks("type"):
            yield entry.place, values, "missing"
    elif text_of(kind) == "array":
        old = [each.name for each in revisions if each.elicitation is not None and not each.elicitation.multi_select]
        if old:
            yield kind.place, values | {"revision": old[-1]}, "old"
        elif not _may_be_choice(schema):
            yield kind.place, values, "list"
    elif isinstance(kind, Array) or (isinstance(kind, Scalar) and text_of(kind) not in _PRIMITIVE):
        yield kind.place, values | {"value": shown(kind)}, ""


def _may_be_choice(schema: Object) -> bool:
    """Whether a list may hold a choice of several: its items have `enum`, or `anyOf` of titled constants."""
    items = schema.get("items")
    if items is None:
        return not schema.lacks("items")
    if not isinstance(items, Object):
        return isinstance(items, Unknown)
    if items.get("enum") is not None or items.rest is not None:
        return not items.lacks("type")
    choices = items.get("anyOf")
    if not isinstance(choices, Array):
        return isinstance(choices, Unknown)
    return all(
        not isinstance(each, Object) or not (each.lacks("const") or each.lacks("title")) for each in choices.items
    )


@rule(
    code="MCP451",
    level="should",
    subject=Module,
    message={
        "": "{keyword} is not a keyword of forms for a property of type {type} in revision {revision}, "
        "so clients pass over it",
        "format": "the format {value} is not one of date, date-time, email, uri, which forms have",
        "names": '"enumNames" is kept for old clients only since {revision}: use "oneOf" with "const" and "title"',
        "length": '"enumNames" has {names} items beside {values} of "enum": give each value one name',
    },
    cites=(
        Citation("schema", "schema", "StringSchema, NumberSchema, BooleanSchema, EnumSchema", since=_SINCE),
        Citation("guide", _FORMS, "Request Schema", since=_SINCE, until=_SINCE),
        Citation("guide", _FORMS, "Requested Schema", since="2025-11-25"),
    ),
    fix="unsafe",
    since=_SINCE,
)
def elicitation_keyword(module: Module, context: Context) -> Iterator[Problem]:
    """A property of a form has a keyword or a format that forms do not have.

    The schema of a form is drawn as an input: clients know the keywords that the specification lists for it, and pass
    over the others, so a `pattern` or an `exclusiveMinimum` is not checked by anybody on the way.
    Texts have the formats `email`, `uri`, `date` and `date-time`.
    In 2025-06-18 only booleans may have a `default`, and titles of choices stand in `enumNames`; since 2025-11-25 they
    stand in `oneOf`, and `enumNames` is kept for older clients only.
    What an SDK writes by itself into the schema of a class is not reported.
    See [Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema),
    since revision 2025-06-18.

    Bad::

        from mcp.types import ElicitRequestFormParams

        REQUEST = ElicitRequestFormParams(
            message="Where do we send the bill?",
            requestedSchema={
                "type": "object",
                "properties": {"postcode": {"type": "string", "pattern": "^[0-9]{5}$"}},
            },
        )

    Good::

        from mcp.types import ElicitRequestFormParams

        REQUEST = ElicitRequestFormParams(
            message="Where do we send the bill?",
            requestedSchema={
                "type": "object",
                "properties": {"postcode": {"type": "string", "minLength": 5, "maxLength": 5}},
            },
        )
    """
    for number, each in enumerate(module.elicitations):
        for name, entry in _properties(each):
            schema = entry.value
            kind = text_of(schema.get("type")) if isinstance(schema, Object) else None
            if isinstance(schema, Object) and kind is not None:
                for found in _keywords(schema, kind, context.revisions, is_derived=each.profile is not None):
                    yield replace(found, pointer=_pointer(number, name))


def _keywords(schema: Object, kind: str, revisions: tuple[Revision, ...], *, is_derived: bool) -> Iterator[Problem]:
    for keyword, entry in schema.members():
        if keyword not in KEYWORDS and keyword != "enumNames":
            continue
        if is_derived and keyword in {"const", "title"}:
            continue
        foreign = [
            each.name
            for each in revisions
            if each.elicitation is not None and keyword not in each.elicitation.keywords.get(kind, {keyword})
        ]
        if foreign:
            values = {"keyword": shown(keyword), "type": kind, "revision": foreign[-1]}
            yield Problem(entry.place, values)
        elif keyword == "enumNames":
            yield from _names(schema, entry, revisions)
    found = schema.entry("format")
    text = text_of(found.value) if found is not None else None
    known = [each.elicitation.formats for each in revisions if each.elicitation is not None]
    if found is None or text is None or kind != "string" or (is_derived and text in _WRITTEN_BY_PYDANTIC):
        return
    if not all(text in each for each in known):
        yield Problem(found.value.place, {"value": shown(text)}, "format")


def _names(schema: Object, entry: Entry, revisions: tuple[Revision, ...]) -> Iterator[Problem]:
    values = schema.get("enum")
    names = entry.value
    known = isinstance(values, Array) and isinstance(names, Array) and values.complete and names.complete
    if known and isinstance(values, Array) and isinstance(names, Array) and len(values.items) != len(names.items):
        counts = {"names": str(len(names.items)), "values": str(len(values.items))}
        yield Problem(entry.place, counts, "length")
        return
    new = [each.name for each in revisions if each.elicitation is not None and each.elicitation.legacy_names]
    if new:
        yield Problem(entry.place, {"revision": new[0]}, "names", fix=partial(_titles_fix, schema, entry))


def _titles_fix(schema: Object, entry: Entry) -> Fix:
    """`enum` and `enumNames` become `oneOf`: clients of 2025-06-18 do not know it."""
    values, names = schema.entry("enum"), entry.value
    if values is None or not isinstance(values.value, Array) or not isinstance(names, Array):
        raise NotEditableError("the values are not written out")
    pairs = list(zip(map(text_of, values.value.items), map(text_of, names.items), strict=True))
    if any(value is None or name is None for value, name in pairs):
        raise NotEditableError("the values are not all texts")
    titled = [{"const": value, "title": name} for value, name in pairs]
    edits = (*rename_key(values, "oneOf"), *replace_value(values.value, titled), *remove_entry(entry))
    return Fix('Write "oneOf" with titles', edits, (), safe=False)


@rule(
    code="MCP452",
    level="must",
    subject=Module,
    message="a form must not ask for {name}: use URL mode, which keeps the secret away from client and model",
    cites=(Citation("MUST NOT", _FORMS, "Security Considerations", since=_SINCE),),
    since=_SINCE,
)
def elicitation_of_secret(module: Module, _context: Context) -> Iterator[Problem]:
    """A form asks the user for a password, a key or a token.

    What a user types into a form passes through the client, which shows and keeps it, and may give it to the model.
    The specification forbids to ask for secrets that way; since 2025-11-25 a server sends the user a link instead
    (URL mode), and gets the secret on a page of its own.
    The name of the property is looked at, word by word, and for a `token` also its description.
    Choices, numbers and flags do not count.
    See [Security Considerations](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#security-considerations),
    since revision 2025-06-18.

    Bad::

        from mcp.server.fastmcp import Context, FastMCP
        from pydantic import BaseModel

        mcp = FastMCP("mail")


        class Login(BaseModel):
            user: str
            password: str


        @mcp.tool()
        async def connect(host: str, ctx: Context) -> str:
            \"\"\"Connect to a mail server.\"\"\"
            answer = await ctx.elicit(message="Please log in.", schema=Login)
            return f"{host}: {answer.action}"

    Good::

        from mcp.server.fastmcp import Context, FastMCP

        mcp = FastMCP("mail")


        @mcp.tool()
        async def connect(host: str, ctx: Context) -> str:
            \"\"\"Connect to a mail server.\"\"\"
            answer = await ctx.elicit_url(
                message="Please log in.",
                url=f"https://mail.example/login?host={host}",
                elicitation_id=f"login-{host}",
            )
            return f"{host}: {answer.action}"
    """
    for each in module.elicitations:
        for name, entry in _properties(each):
            if isinstance(entry.value, Object) and is_secret(name, entry.value):
                yield Problem(entry.place, {"name": shown(name)})


def _properties(elicitation: Elicitation) -> Iterator[tuple[str, Entry]]:
    """The properties of a form."""
    schema: Value = elicitation.schema
    properties = schema.get("properties") if isinstance(schema, Object) and elicitation.mode == "form" else None
    if isinstance(properties, Object):
        yield from properties.members()
