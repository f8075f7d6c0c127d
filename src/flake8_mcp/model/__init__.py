"""What a server lists, part by part, with the place and origin of each.

Three verdicts, never two: a part is known (a Value), Absent, or Unknown.
"""

from __future__ import annotations

from flake8_mcp.syntax.values import Array, Object, Scalar, Symbol, Unknown, Value

from ._handlers import Answer, Branch, Call, Dispatch, Handler, ReturnedLiteral, Segment, StdoutWrite
from ._modules import Elicitation, Module, Result, Unread, Use
from ._parts import MAX_BITS, NOTHING, Absent, Origin, Part, escape, is_json_scalar, to_json
from ._releases import CIRCULAR, Release, Sdk
from ._signatures import Condition, Parameter, Raises, Refused, Returned, TypeName
from ._tools import Mount, Registration, Server, Tool, UnorderedSet, mounted_name

__all__ = [
    "CIRCULAR",
    "MAX_BITS",
    "NOTHING",
    "Absent",
    "Answer",
    "Array",
    "Branch",
    "Call",
    "Condition",
    "Dispatch",
    "Elicitation",
    "Handler",
    "Module",
    "Mount",
    "Object",
    "Origin",
    "Parameter",
    "Part",
    "Raises",
    "Refused",
    "Registration",
    "Release",
    "Result",
    "Returned",
    "ReturnedLiteral",
    "Scalar",
    "Sdk",
    "Segment",
    "Server",
    "StdoutWrite",
    "Symbol",
    "Tool",
    "TypeName",
    "Unknown",
    "UnorderedSet",
    "Unread",
    "Use",
    "Value",
    "escape",
    "is_json_scalar",
    "mounted_name",
    "to_json",
]  # fmt: skip
