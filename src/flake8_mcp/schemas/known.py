"""Types that are not first-party and what pydantic makes of them, as data.

Run over pydantic 2.10.6, 2.11.10, 2.12.5, 2.13.5 and 2.14.4 on Python 3.11: TypeAdapter(...).json_schema in both modes.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

# Plain types by the kind of their core schema.
SIMPLE = MappingProxyType(
    {
        "builtins.int": "int",
        "builtins.float": "float",
        "builtins.str": "str",
        "builtins.bytes": "bytes",
        "builtins.bool": "bool",
        "builtins.complex": "complex",
        "builtins.object": "any",
        "typing.Any": "any",
        "typing.Final": "any",
        "builtins.None": "none",
        "types.EllipsisType": "ellipsis",
        "datetime.date": "date",
        "datetime.datetime": "datetime",
        "datetime.time": "time",
        "datetime.timedelta": "timedelta",
        "decimal.Decimal": "decimal",
        "uuid.UUID": "uuid",
        **{
            f"pydantic.{name}": "datetime"
            for name in ("AwareDatetime", "NaiveDatetime", "FutureDatetime", "PastDatetime")
        },
        "pydantic.FutureDate": "date",
        "pydantic.PastDate": "date",
        "fractions.Fraction": "fraction",
        "pydantic.JsonValue": "any-ref",
    }
)

# Containers, bare or with arguments; the spelling of typing means the same to pydantic.
CONTAINERS = MappingProxyType(
    {
        "builtins.list": "list",
        "typing.List": "list",
        "typing.MutableSequence": "list",
        "collections.abc.MutableSequence": "list",
        "collections.deque": "deque",
        "typing.Deque": "deque",
        "builtins.set": "set",
        "typing.Set": "set",
        "typing.MutableSet": "set",
        "collections.abc.MutableSet": "set",
        "builtins.frozenset": "frozenset",
        "typing.FrozenSet": "frozenset",
        "typing.AbstractSet": "frozenset",
        "collections.abc.Set": "frozenset",
        "builtins.tuple": "tuple",
        "typing.Tuple": "tuple",
        "builtins.dict": "dict",
        "typing.Dict": "dict",
        "typing.Mapping": "dict",
        "collections.abc.Mapping": "dict",
        "typing.MutableMapping": "dict",
        "collections.abc.MutableMapping": "dict",
        "collections.OrderedDict": "ordered-dict",
        "typing.OrderedDict": "ordered-dict",
        "collections.defaultdict": "defaultdict",
        "typing.DefaultDict": "defaultdict",
        "collections.Counter": "counter",
        "typing.Counter": "counter",
        "typing.Sequence": "sequence",
        "collections.abc.Sequence": "sequence",
        "typing.Iterable": "generator",
        "collections.abc.Iterable": "generator",
        "typing.Generator": "generator",
        "collections.abc.Generator": "generator",
        "builtins.type": "type",
        "typing.Type": "type",
        "typing.Callable": "callable",
        "collections.abc.Callable": "callable",
    }
)


# pydantic 2.14.4, _internal/_validators.py: types whose values a defaultdict has a default for. A bare name of typing
# is
# none of them, with arguments it is its builtin.
DEFAULTED = frozenset(
    [f"builtins.{name}" for name in ("float", "int", "str", "bool", "tuple", "list", "set", "frozenset", "dict")]
    + [
        f"collections.abc.{name}"
        for name in ("Sequence", "MutableSequence", "MutableSet", "Set", "Mapping", "MutableMapping")
    ]
    + [
        f"typing.{name}"
        for name in ("List", "Dict", "Set", "FrozenSet", "Tuple", "Sequence", "Mapping", "MutableMapping")
    ]
)


def _string(**members: object) -> Mapping[str, object]:
    return MappingProxyType({"type": "string", **members})


def _both(**members: object) -> tuple[Mapping[str, object], Mapping[str, object]]:
    schema = _string(**members)
    return schema, schema


_URL = _both(format="uri", minLength=1)
_LONG_URL = _both(format="uri", minLength=1, maxLength=2083)
_MULTI = _both(format="multi-host-uri", minLength=1)
_PATH = _both(format="path")

# JSON schemas in validation and in serialization mode; None: there is none in that mode.
FIXED: Mapping[str, tuple[Mapping[str, object] | None, Mapping[str, object] | None]] = MappingProxyType(
    {
        **dict.fromkeys(
            ["pathlib.Path", "pathlib.PurePath", "pathlib.PosixPath", "pathlib.PurePosixPath",
             "pathlib.PureWindowsPath",
             "os.PathLike", "pydantic.NewPath", "pydantic.SocketPath"],
            _PATH,
        ),
        "pydantic.FilePath": _both(format="file-path"),
        "pydantic.DirectoryPath": _both(format="directory-path"),
        "ipaddress.IPv4Address": _both(format="ipv4"),
        "ipaddress.IPv4Interface": _both(format="ipv4interface"),
        "ipaddress.IPv4Network": _both(format="ipv4network"),
        "ipaddress.IPv6Address": _both(format="ipv6"),
        "ipaddress.IPv6Interface": _both(format="ipv6interface"),
        "ipaddress.IPv6Network": _both(format="ipv6network"),
        "pydantic.IPvAnyAddress": _both(format="ipvanyaddress"),
        "pydantic.IPvAnyInterface": _both(format="ipvanyinterface"),
        "pydantic.IPvAnyNetwork": _both(format="ipvanynetwork"),
        "re.Pattern": _both(format="regex"),
        "typing.Pattern": _both(format="regex"),
        "zoneinfo.ZoneInfo": _both(format="zoneinfo"),
        "pydantic.SecretStr": _both(format="password", writeOnly=True),
        "pydantic.SecretBytes": _both(format="password", writeOnly=True),
        "pydantic.EmailStr": _both(format="email"),
        "pydantic.NameEmail": _both(format="name-email"),
        "pydantic.Base64Bytes": _both(format="base64"),
        "pydantic.Base64Str": _both(format="base64"),
        "pydantic.Base64UrlBytes": _both(format="base64url"),
        "pydantic.Base64UrlStr": _both(format="base64url"),
        "pydantic.ImportString": _both(),
        "pydantic.PaymentCardNumber": _both(maxLength=19, minLength=12),
        **{f"pydantic.UUID{number}": _both(format=f"uuid{number}") for number in (1, 3, 4, 5, 6, 7, 8)},
        **dict.fromkeys(
            [f"pydantic.{name}" for name in ("AnyUrl", "AnyHttpUrl", "AnyWebsocketUrl", "FileUrl", "FtpUrl", "AmqpDsn",
             "ClickHouseDsn", "CockroachDsn", "KafkaDsn", "MariaDBDsn", "MySQLDsn", "RedisDsn", "SnowflakeDsn")],
            _URL,
        ),
        "pydantic.HttpUrl": _LONG_URL,
        "pydantic.WebsocketUrl": _LONG_URL,
        "pydantic.PostgresDsn": _MULTI,
        "pydantic.MongoDsn": _MULTI,
        "pydantic.NatsDsn": _MULTI,
        "typing.Hashable": (MappingProxyType({}), None),
        "collections.abc.Hashable": (MappingProxyType({}), None),
        "pydantic.ByteSize": (
            MappingProxyType(
                {"anyOf": [{"pattern": r"^\s*(\d*\.?\d+)\s*(\w+)?", "type": "string"}, {"minimum": 0, "type":
                 "integer"}]}
            ),
            MappingProxyType({"minimum": 0, "type": "integer"}),
        ),
        "pydantic.Json": (
            MappingProxyType({"type": "string", "contentMediaType": "application/json", "contentSchema": {}}),
            MappingProxyType({}),
        ),
    }
)  # fmt: skip

OLD_FRACTION = _both(format="fraction")

# What a Field beside these types says is lost where it belongs to the type (a parameter of fastmcp, an item): pydantic
# replaces the whole JSON schema.
REPLACING = frozenset(
    [f"ipaddress.IPv{number}{name}" for number in (4, 6) for name in ("Address", "Interface", "Network")]
    + ["pydantic.IPvAnyAddress", "pydantic.IPvAnyInterface", "pydantic.IPvAnyNetwork"]
    + ["re.Pattern", "typing.Pattern", "zoneinfo.ZoneInfo"]
)
# Types that are written as something else than they are: what a default becomes is not known.
ENCODED = frozenset(
    ["re.Pattern", "typing.Pattern", *(f"pydantic.Base64{name}" for name in ("Bytes", "Str", "UrlBytes", "UrlStr"))]
)
# Types that do not take `strict`: pydantic 2.14.4 raises a RuntimeError.
NEVER_STRICT = REPLACING - frozenset(
    f"ipaddress.IPv{number}{name}" for number in (4, 6) for name in ("Address", "Interface", "Network")
) | frozenset(
    {"typing.Hashable", "collections.abc.Hashable", "pydantic.ByteSize", "pydantic.ImportString", "pydantic.Json"}
)
# There json_schema_extra cannot change these members of the JSON schema.
LASTING: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        **dict.fromkeys(
            ["pathlib.Path", "pathlib.PurePath", "pathlib.PosixPath", "pathlib.PurePosixPath",
             "pathlib.PureWindowsPath",
             "os.PathLike"],
            frozenset({"format"}),
        ),
        **dict.fromkeys(
            ["pydantic.NewPath", "pydantic.SocketPath", "pydantic.FilePath", "pydantic.DirectoryPath",
             "pydantic.SecretStr",
             "pydantic.SecretBytes", "pydantic.EmailStr", "pydantic.NameEmail", "pydantic.Base64Bytes",
             "pydantic.Base64Str",
             "pydantic.Base64UrlBytes", "pydantic.Base64UrlStr", *(f"pydantic.UUID{number}" for number in (1, 3, 4, 5,
             6, 7, 8))],
            frozenset({"format", "type", "writeOnly"}),
        ),
    }
)  # fmt: skip

# Annotated types: the type inside and its limits.
LIMITED: Mapping[str, tuple[str, Mapping[str, object]]] = MappingProxyType(
    {
        "pydantic.PositiveInt": ("builtins.int", {"gt": 0}),
        "pydantic.NegativeInt": ("builtins.int", {"lt": 0}),
        "pydantic.NonNegativeInt": ("builtins.int", {"ge": 0}),
        "pydantic.NonPositiveInt": ("builtins.int", {"le": 0}),
        "pydantic.PositiveFloat": ("builtins.float", {"gt": 0}),
        "pydantic.NegativeFloat": ("builtins.float", {"lt": 0}),
        "pydantic.NonNegativeFloat": ("builtins.float", {"ge": 0}),
        "pydantic.NonPositiveFloat": ("builtins.float", {"le": 0}),
        "pydantic.FiniteFloat": ("builtins.float", {"allow_inf_nan": False}),
        "pydantic.StrictInt": ("builtins.int", {"strict": True}),
        "pydantic.StrictFloat": ("builtins.float", {"strict": True}),
        "pydantic.StrictStr": ("builtins.str", {"strict": True}),
        "pydantic.StrictBool": ("builtins.bool", {"strict": True}),
        "pydantic.StrictBytes": ("builtins.bytes", {"strict": True}),
    }
)

# Annotated types: the type inside, for what looks at it and not at the schema.
ANNOTATED = MappingProxyType(
    {
        **{f"pydantic.UUID{number}": "uuid.UUID" for number in (1, 3, 4, 5, 6, 7, 8)},
        "pydantic.FilePath": "pathlib.Path",
        "pydantic.DirectoryPath": "pathlib.Path",
        "pydantic.NewPath": "pathlib.Path",
        "pydantic.SocketPath": "pathlib.Path",
        "pydantic.Base64Bytes": "builtins.bytes",
        "pydantic.Base64Str": "builtins.str",
        "pydantic.Base64UrlBytes": "builtins.bytes",
        "pydantic.Base64UrlStr": "builtins.str",
        **{name: inner for name, (inner, _) in LIMITED.items()},
    }
)

# What makes annotated types: Json[int] is Annotated[int, Json()] (pydantic 2.14.4).
ANNOTATING = frozenset({"pydantic.Json", "pydantic.SkipJsonSchema"})

# Annotated types whose annotation takes only one core schema, and what that is: it comes after the limits that a field
# has from `= Field(...)`. pydantic 2.14.4, types.py: _check_annotated_type.
CHECKED = MappingProxyType(
    {
        **{f"pydantic.UUID{number}": "uuid" for number in (1, 3, 4, 5, 6, 7, 8)},
        **dict.fromkeys(["pydantic.Base64Bytes", "pydantic.Base64UrlBytes"], "bytes"),
        **dict.fromkeys(["pydantic.Base64Str", "pydantic.Base64UrlStr"], "str"),
    }
)

# Classes and special forms that pydantic has no schema for.
REFUSED = frozenset(
    [f"collections.abc.{name}" for name in (
        "AsyncGenerator", "AsyncIterable", "AsyncIterator", "Awaitable", "ByteString", "Collection", "Container",
        "Coroutine", "ItemsView", "Iterator", "KeysView", "MappingView", "Reversible", "Sized", "ValuesView")]
    + [f"typing.{name}" for name in (
        "AsyncGenerator", "AsyncIterable", "AsyncIterator", "Awaitable", "BinaryIO", "ByteString", "ChainMap",
        "Collection",
        "Container", "ContextManager", "AsyncContextManager", "Coroutine", "IO", "ItemsView", "Iterator", "KeysView",
        "LiteralString", "MappingView", "Match", "Never", "NoReturn", "Optional", "Reversible", "Sized", "SupportsAbs",
        "SupportsBytes", "SupportsComplex", "SupportsFloat", "SupportsIndex", "SupportsInt", "SupportsRound", "TextIO",
        "Union", "ValuesView")]
    + [f"builtins.{name}" for name in (
        "bytearray", "memoryview", "range", "slice", "Exception", "BaseException", "ValueError", "TypeError",
        "KeyError",
        "RuntimeError", "OSError")]
    + [
        "collections.ChainMap", "collections.UserDict", "collections.UserList", "collections.UserString",
        "datetime.timezone", "datetime.tzinfo", "numbers.Number", "numbers.Complex", "numbers.Real", "numbers.Rational",
        "numbers.Integral", "io.BytesIO", "io.StringIO", "io.TextIOWrapper", "threading.Lock", "threading.Thread",
        "logging.Logger", "asyncio.Lock", "asyncio.Queue", "asyncio.Event", "asyncio.Task", "argparse.Namespace",
        "types.ModuleType", "types.FunctionType", "types.SimpleNamespace", "pathlib.WindowsPath", "sqlite3.Connection",
        "subprocess.Popen", "socket.socket", "string.Template",
    ]
)  # fmt: skip
