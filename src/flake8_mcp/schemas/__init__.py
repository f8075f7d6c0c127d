"""What each SDK makes of a function: its input schema, its output schema, its description."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.model import Absent, Part, Raises
from flake8_mcp.model import Origin as _Origin
from flake8_mcp.syntax.values import Array, Object, Scalar, Unknown

from .annotations import Reader
from .arguments import typed_arguments
from .building import Builder
from .decorators import CACHES
from .descriptions import description_of, name_of
from .elicited import Asked, asked
from .elsewhere import changes_tools
from .expressions import ExpressionPlace, NamePlace
from .fastmcp_inputs import fastmcp_input
from .fastmcp_outputs import fastmcp_output
from .forms import UNHASHABLE, NotKnown, inside
from .generating import title_of
from .json_tree import Schema, to_value, untold, value_of
from .keywords import refused_early, refused_late
from .official_inputs import official_input
from .official_outputs import official_output
from .parameters import parameter_of, returned_by, slash_of, wrapper_of
from .profiles import compressed, listed
from .refusals import RefusedError
from .resolvers import returns_input_required
from .returns import Returns
from .signatures import NoSignature, Signature, signature_of
from .since import FM3_DOCSTRINGS, FM4_OWN_TITLES, FM_CONTEXT_LEFT_OUT, LISTED
from .versions import OLDEST_PYDANTIC, Versions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Parameter, Returned, Sdk
    from flake8_mcp.syntax.evaluate import Evaluator
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from .arguments import Inputs, Typed
    from .docstrings import ParsedDocstring
    from .forms import Form

_OF_A_TYPE = 2


@dataclass(frozen=True, slots=True)
class Subject:
    """The function behind a tool.

    `scope` is where its `def` stands; `bound`: it is registered as a bound method, whose first parameter is not listed;
    `decorators` are those between the registration and the function, outermost first; `keywords` are what the
    registration declares (structured_output, output_schema, exclude_args, ...). `form`: as Registration.form, with
    `standalone` for fastmcp's `@tool` without a server, `collection` for an app, a provider or an extension.
    """

    file: CodeFile
    node: FunctionNode
    scope: Scope
    bound: bool
    sdk: Sdk
    decorators: tuple[ast.expr, ...]
    keywords: Object
    form: str = "decorator"


@dataclass(frozen=True, slots=True)
class Derived:
    """What the SDK makes of a function.

    `name` is the function's own, None if its decorators are not followed. `refusals`: why registering it fails, in the
    order in which the SDK would find out; the schemas are then what was meant, or unknown. `doubts`: as in Tool.
    """

    input_schema: Value
    output_schema: Value | Absent
    description: Part
    parameters: tuple[Parameter, ...] = ()
    refusals: tuple[Raises, ...] = ()
    name: Value | None = None
    returned: Returned | None = None
    hidden_by: Place | None = None
    slash: Place | None = None
    doubts: tuple[Raises, ...] = ()


@dataclass(slots=True)
class Derivation:
    """Derives the definitions of one analysis; classes that tools share are built once."""

    evaluator: Evaluator
    versions: Versions
    builder: Builder = field(init=False)

    def __post_init__(self) -> None:
        self.builder = Builder(Reader(self.evaluator), self.versions)

    def derive(self, subject: Subject) -> Derived:
        """The definition of a function as a tool."""
        self.builder.built = 0
        self.builder.doubts = []
        derived = _derive(self.builder, subject)
        doubts = tuple(Raises(each.type, each.reason, each.place, each.kind) for each in self.builder.doubts)
        return replace(derived, doubts=doubts) if doubts else derived

    def asked(self, file: CodeFile, node: ast.expr, scope: Scope, profile: str) -> Asked | None:
        """What a server asks a user for with a class; None if the expression is no class that is followed."""
        return asked(self.builder, file, node, scope, profile)


def _derive(builder: Builder, subject: Subject) -> Derived:
    place = NamePlace(subject.file, subject.node, subject.node.name)
    signature = signature_of(
        builder.reader,
        subject.file,
        subject.node,
        subject.scope,
        subject.decorators,
        bound=subject.bound,
    )
    profile = subject.sdk.profile
    if isinstance(signature, NoSignature):
        return _without_signature(signature, subject, place)
    name = name_of(builder, signature)
    description, parsed = description_of(builder, signature, subject.sdk)
    reason = _not_followed(builder, profile)
    if reason:
        unknown = Unknown(place, reason)
        return Derived(unknown, unknown, description, name=name)
    typed = typed_arguments(builder, signature)
    returns = Returns(builder, signature, subject.sdk, name)
    excluded = _excluded(builder, subject, typed) if profile in {"fm2", "fm3"} else frozenset()
    official = profile in {"mcp1", "mcp2"}
    if official:
        inputs = official_input(builder, signature, subject.sdk, name, typed)
        returned = returns.form() if inputs.resolved else None
        if returned is not None and returns_input_required(returned):
            reason = "a tool with resolvers cannot return InputRequiredResult"
            inputs.problems.insert(0, RefusedError("InvalidSignature", reason, returns.place, "option"))
        output = _official_output(subject, returns)
        schema = inputs.schema
    else:
        inputs = fastmcp_input(builder, signature, subject.sdk, typed, excluded or frozenset())
        # fastmcp 2.14.7, contrib/mcp_mixin: the tools of a mixin carry no output schema
        none = "output_schema" in _declared(subject) or (profile == "fm2" and subject.form == "mixin")
        output = None if none else fastmcp_output(returns)
        schema = _described(inputs, parsed, subject.sdk, signature)
    # fastmcp makes the input schema before it looks at the return type, mcp when everything else is done
    before = () if official or inputs.may_fail else inputs.late
    problems = [
        *refused_early(subject.keywords, subject.sdk, subject.form),
        *_early(subject, typed, profile),
        *(_not_excludable(subject, typed) if profile in {"fm2", "fm3"} else ()),
        *(_cached(builder, subject, inputs) if profile not in {"mcp1", "mcp2"} else ()),
        *sorted((*_as_built(inputs.problems), *before, *_as_built(returns.problems)), key=_rank),
    ]
    if inputs.may_fail:
        problems = [each for each in problems if each not in returns.problems or _rank(each) < _OF_A_TYPE]
    else:
        problems += (
            *(inputs.late if official else ()),
            *returns.late,
            *refused_late(subject.keywords, subject.sdk, signature.node),
        )
    if any(_may_not_exist(each.form) for each in typed) or _may_not_exist(returns.form()):
        problems = []
    refusals = tuple(Raises(each.type, each.reason, each.place, each.kind) for each in problems)
    if changes_tools(signature.file):
        schema = untold(place, "the project changes the schemas of registered tools")
    value: Value = to_value(schema, place) if schema or schema.rest is None else schema.rest
    if excluded is None:
        value = Unknown(place, "which parameters are left out is not known")
    output_value: Value | Absent = (
        Absent(returns.place) if output is None else value_of(output) if output or output.rest is None else output.rest
    )
    return Derived(
        value,
        output_value,
        description,
        tuple(parameter_of(builder, each, signature, inputs) for each in typed),
        refusals,
        name,
        returned_by(builder, returns.form(), returns.place),
        wrapper_of(signature, subject.file, subject.decorators),
        slash_of(signature),
    )


def _may_not_exist(form: Form | None) -> bool:
    """Whether Python may not be able to make the type of an annotation."""
    if isinstance(form, NotKnown):
        return form.reason == UNHASHABLE
    return form is not None and any(map(_may_not_exist, inside(form)))


def _as_built(problems: list[RefusedError]) -> list[RefusedError]:
    """Problems as pydantic finds them: it looks at values of limits when all types are known."""
    return sorted(problems, key=lambda each: each.type == "SchemaError")


def _rank(problem: RefusedError) -> int:
    """When an SDK finds a problem: all annotations are evaluated before a type is looked at."""
    if problem.defining:
        return -1
    # fastmcp 2.14.7, 3.4.11, 4.2.3 look at the kinds of parameters first
    return {"variadic": 0, "positional-only": 0, "unresolved": 1}.get(problem.kind, _OF_A_TYPE)


def _without_signature(problem: NoSignature, subject: Subject, place: Place) -> Derived:
    unknown = Unknown(problem.place, problem.reason)
    refusals: tuple[Raises, ...] = ()
    if problem.type is not None:
        kind = "ValueError" if subject.sdk.profile == "fm2" else problem.type
        refusals = (Raises(kind, problem.reason, problem.place, "classmethod"),)
    return Derived(unknown, unknown, Part(unknown, _Origin.DERIVED), (), refusals)


def _not_followed(builder: Builder, profile: str) -> str:
    if profile not in {"mcp1", "mcp2", "fm2", "fm3", "fm4"}:
        return "the SDK is not known"
    if builder.versions.pydantic < OLDEST_PYDANTIC:
        return "pydantic release not recorded"
    return ""


def _declared(subject: Subject) -> set[str]:
    return {key for key, _ in subject.keywords.members()}


def _early(subject: Subject, typed: list[Typed], profile: str) -> list[RefusedError]:
    """What the registration refuses before it looks at types."""
    first = typed[0] if typed else None
    if (
        profile in {"fm3", "fm4"}
        and subject.form == "decorator"
        and first is not None
        and first.argument.name in {"self", "cls"}
    ):
        return [RefusedError("TypeError", f"the first parameter is {first.argument.name}", first.place, "unbound")]
    return []


def _cached(builder: Builder, subject: Subject, inputs: Inputs) -> list[RefusedError]:
    """That pydantic takes a cached function for no function.

    fastmcp 2.14.7, 3.4.11, 4.2.3: parameters that are filled in or left out are hidden by a function around it.
    """
    if (
        not subject.decorators
        or (inputs.unlisted and FM_CONTEXT_LEFT_OUT.holds_for(subject.sdk))
        or inputs.doubtful
        or inputs.problems
    ):
        return []
    outermost = subject.decorators[0]
    callee = outermost.func if isinstance(outermost, ast.Call) else outermost
    if builder.reader.name_of(callee, subject.file, subject.scope) not in CACHES:
        return []
    place = ExpressionPlace(subject.file, outermost)
    return [RefusedError("PydanticSchemaGenerationError", "a cached function is no function", place)]


def _not_excludable(subject: Subject, typed: list[Typed]) -> Iterator[RefusedError]:
    """Names in exclude_args that are no parameters, or of one without default (fastmcp 2.14.7, 3.4.11)."""
    value = subject.keywords.get("exclude_args")
    if not isinstance(value, Array) or any(each.argument.kind.startswith("var-") for each in typed):
        return
    given = {each.argument.name for each in typed if each.argument.default is not None}
    for each in value.items:
        if isinstance(each, Scalar) and isinstance(each.value, str) and each.value not in given:
            reason = f"exclude_args names {each.value}, which is no parameter with a default"
            yield RefusedError("ValueError", reason, each.place, "option")


def _official_output(subject: Subject, returns: Returns) -> Schema | None:
    entry = subject.keywords.entry("structured_output")
    if entry is None:
        if subject.keywords.rest is not None:
            return _maybe(returns, subject.keywords.rest.reason)
        return official_output(returns, structured=None)
    value = entry.value
    if isinstance(value, Scalar):
        return official_output(returns, structured=None if value.value is None else bool(value.value), flag=entry.place)
    return _maybe(returns, "structured_output is not known")


def _maybe(returns: Returns, reason: str) -> Schema:
    return untold(returns.place, reason)


def _excluded(builder: Builder, subject: Subject, typed: list[Typed]) -> frozenset[str] | None:
    """The names in exclude_args; None if they are not known."""
    entry = subject.keywords.entry("exclude_args")
    if entry is None:
        return frozenset() if subject.keywords.rest is None else None
    value = entry.value
    if not LISTED["fastmcp"]["exclude_args"].holds_for(subject.sdk):
        return None
    if isinstance(value, Scalar) and value.value is None:
        return frozenset()
    if isinstance(value, Array) and value.complete and all(isinstance(each, Scalar) for each in value.items):
        return frozenset(str(each.value) for each in value.items if isinstance(each, Scalar))
    return None


def _described(inputs: Inputs, parsed: ParsedDocstring, sdk: Sdk, signature: Signature) -> Schema:
    """The call schema as the server lists it, with what the docstring says of parameters."""
    raw = inputs.schema
    schema = compressed(raw, sdk)
    properties = schema.get("properties")
    before = raw.get("properties")
    if isinstance(properties, Schema):
        changed = properties.clone()
        for name, each in properties.items():
            if not isinstance(each, Schema):
                continue
            found = each.clone()
            title = _title(before, name)
            if sdk.profile == "fm4" and FM4_OWN_TITLES.holds_for(sdk) and title is not None and "title" not in found:
                found["title"] = title
            text = parsed.parameters.get(name)
            if text is not None and "description" not in found and found.rest is None:
                found["description"] = text
            elif (
                not parsed.known and FM3_DOCSTRINGS.holds_for(sdk) and "description" not in found and found.rest is None
            ):
                found["description"] = Unknown(found.place, "a __doc__ is assigned")
            changed[name] = found
        schema = schema.clone()
        schema["properties"] = changed
    return listed(schema, sdk, signature)


def _title(before: object, name: str) -> Value | None:
    """The title that the author gave a parameter: fastmcp 4.2.3 keeps it."""
    found = before.get(name) if isinstance(before, Schema) else None
    title = found.get("title") if isinstance(found, Schema) else None
    if isinstance(title, Scalar) and isinstance(title.value, str) and title.value != title_of(name):
        return title
    return title if isinstance(title, Unknown) else None


__all__ = ["Asked", "Derivation", "Derived", "Subject", "Versions"]
