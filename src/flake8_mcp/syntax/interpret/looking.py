"""Builtins and functions of the standard library that reach into objects: getattr, dir, inspect.getmembers, partial."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.inheritance import PLAIN_BASES
from flake8_mcp.syntax.introspection import is_complete, linear_bases
from flake8_mcp.syntax.names import identity
from flake8_mcp.syntax.references import Bound, ModuleReference
from flake8_mcp.syntax.segments import dotted
from flake8_mcp.syntax.values import Array, Object, Scalar, Symbol, Unknown, text_of, truth

from .frames import Frame
from .members import member, members, module_dict
from .modules import import_module, iter_modules, walk_packages
from .objects import Arguments, Closure, ExternalMethod, Instance, Lambda, Partial, Super, Wraps, target_of
from .patterns import substitute

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import libcst as cst

    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.values import Place, Value

    from .interpreter import Interpreter


def look(interpreter: Interpreter, code: Code, node: cst.Call) -> Value | None:
    """The result of a call of one of these functions; None for any other call."""
    parts = dotted(node.func)
    if not parts or parts[0] in code.local_values:
        return None
    name = next((identity(each) for each in code.file.resolve(parts, code.scope)), None)
    if name == "builtins.super":
        return _super(code)
    known = _FUNCTIONS.get(name or "")
    if known is None:
        return None
    arguments = interpreter.arguments(code)
    return known(interpreter, code, arguments) if arguments is not None else None


def _super(code: Code) -> Value | None:
    frame = code.local_values
    if not isinstance(frame, Frame) or frame.owner is None:
        return None
    node = frame.scope.node
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)  # only methods have an owner
    names = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
    instance = frame.find(names[0]) if names else None
    return Symbol(code.place(), "super", Super(instance, frame.owner)) if isinstance(instance, Symbol) else None


def _getattr(interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    positional, _ = arguments
    if len(positional) < 2:  # noqa: PLR2004 - object and name
        return None
    attribute = text_of(positional[1])
    found = member(interpreter, positional[0], attribute, code) if attribute is not None else None
    if found is None and len(positional) > 2 and attribute is not None and _shows_attributes(positional[0]):  # noqa: PLR2004 - a default
        return positional[2]
    return found if found is not None else Unknown(code.place(), "the attribute is not known")


def _shows_attributes(value: Value) -> bool:
    """Whether an attribute that is not found on a value is known to be missing."""
    target = target_of(value)
    if isinstance(target, Instance):
        return all(isinstance(each, Bound) or each.name in PLAIN_BASES for each in linear_bases(target.reference))
    if isinstance(target, ModuleReference):
        return is_complete(target.file) and "__getattr__" not in target.file.outline.module.bindings
    return isinstance(target, Closure)


def _setattr(_interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    positional, _ = arguments
    if len(positional) != 3:  # noqa: PLR2004 - object, name, value
        return None
    attribute = text_of(positional[1])
    if attribute is not None:
        set_attribute(positional[0], attribute, positional[2])
    return Scalar(code.place(), None)


def set_attribute(base: Value, name: str, value: Value) -> None:
    """Give an attribute of an object or a function a value."""
    target = target_of(base)
    if isinstance(target, Instance | Closure):
        target.attributes[name] = value


def _hasattr(interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    positional, _ = arguments
    attribute = text_of(positional[1]) if len(positional) == 2 else None  # noqa: PLR2004 - object and name
    if attribute is None:
        return None
    found = member(interpreter, positional[0], attribute, code)
    if isinstance(target_of(found), ExternalMethod) or (found is None and not _shows_attributes(positional[0])):
        return None
    return Scalar(code.place(), found is not None)


def _globals(interpreter: Interpreter, code: Code, _arguments: Arguments) -> Value | None:
    return module_dict(interpreter, code.file, code.place())


def _vars(interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    target = target_of(arguments[0][0]) if arguments[0] else None
    return module_dict(interpreter, target.file, code.place()) if isinstance(target, ModuleReference) else None


def _dir(interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    if not arguments[0]:
        return None
    found = members(interpreter, arguments[0][0], code.place())
    if found is None:
        return Unknown(code.place(), "the members are not known")
    return Array(code.place(), tuple(Scalar(code.place(), key) for key, _ in found))


def _getmembers(interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    positional, keywords = arguments
    if not positional:
        return None
    place = code.place()
    predicate = positional[1] if len(positional) > 1 else keywords.get("predicate")
    of_module = isinstance(target_of(positional[0]), ModuleReference)  # of others the methods alone are known
    passes = _predicate(interpreter, predicate, place, own=of_module)
    found = members(interpreter, positional[0], place)
    if found is None or (predicate is not None and passes is None):
        return Unknown(place, "the members are not known")
    pairs = (
        Array(place, (Scalar(place, key), value), "tuple") for key, value in found if passes is None or passes(value)
    )
    return Array(place, tuple(pairs))


def _predicate(
    interpreter: Interpreter, predicate: Value | None, place: Place, *, own: bool
) -> Callable[[Value], bool] | None:
    """What chooses members: a function of inspect, or an own one that is not known to refuse a member."""
    known = _PREDICATES.get(predicate.name) if isinstance(predicate, Symbol) else None
    if known is not None or not own or not isinstance(target_of(predicate), Closure | Lambda):
        return known
    assert predicate is not None
    return lambda value: truth(interpreter.call(predicate, ([value], {}), place)) is not False


def _type(interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    positional, _ = arguments
    target = target_of(positional[0]) if len(positional) == 1 else None
    return interpreter.of_reference(target.reference, code.place()) if isinstance(target, Instance) else None


def _asked(passes: Callable[[Value], bool]) -> Callable[[Interpreter, Code, Arguments], Value | None]:
    def answer(_interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
        value = arguments[0][0] if arguments[0] else None
        if isinstance(value, Scalar | Array | Object):
            return Scalar(code.place(), value=False)
        if value is None or not (_is_function(value) or _is_class(value)):
            return None
        return Scalar(code.place(), passes(value))

    return answer


def _is_class(value: Value) -> bool:
    target = target_of(value)
    return isinstance(target, Bound) and target.binding.kind == "class"


def _is_function(value: Value) -> bool:
    target = target_of(value)
    return isinstance(target, Closure) or (isinstance(target, Bound) and target.binding.kind == "function")


def _is_callable(value: Value) -> bool:
    return _is_function(value) or _is_class(value)


def _is_method(value: Value) -> bool:
    target = target_of(value)
    return isinstance(target, Closure) and target.bound is not None


def _is_plain_function(value: Value) -> bool:
    return _is_function(value) and not _is_method(value)


def _is_coroutine_function(value: Value) -> bool:
    target = target_of(value)
    node = target.node if isinstance(target, Closure) else target.binding.node if isinstance(target, Bound) else None
    return isinstance(node, ast.AsyncFunctionDef)


def _wraps(_interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    positional, keywords = arguments
    if not positional:
        return None
    some = len(positional) > 1 or bool(keywords)  # `assigned` and `updated` choose what is copied
    copied = Unknown(code.place(), "what functools.wraps copies is not known") if some else positional[0]
    return Symbol(code.place(), "functools.wraps", Wraps(copied))


def _update_wrapper(interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    positional, _ = arguments
    if len(positional) < 2:  # noqa: PLR2004 - wrapper and function
        return None
    for name in ("__name__", "__doc__", "__annotations__"):
        copied = member(interpreter, positional[1], name, code)
        set_attribute(
            positional[0], name, copied or Unknown(code.place(), "it comes from the function that is wrapped")
        )
    return positional[1]


def _partial(_interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    positional, keywords = arguments
    if not positional:
        return None
    return Symbol(code.place(), "functools.partial", Partial(positional[0], (positional[1:], keywords)))


def _replace(_interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    positional, keywords = arguments
    base = positional[0] if positional else None
    target = target_of(base)
    if not isinstance(base, Symbol) or not isinstance(target, Instance):
        return None
    return Symbol(code.place(), base.name, Instance(target.reference, {**target.attributes, **keywords}))


def _cast(_interpreter: Interpreter, _code: Code, arguments: Arguments) -> Value | None:
    return arguments[0][1] if len(arguments[0]) == 2 else None  # noqa: PLR2004 - type and value


_PREDICATES: Mapping[str, Callable[[Value], bool]] = MappingProxyType(
    {
        "builtins.callable": _is_callable,
        "inspect.isclass": _is_class,
        "inspect.iscoroutinefunction": _is_coroutine_function,
        "inspect.isfunction": _is_plain_function,
        "inspect.ismethod": _is_method,
        "inspect.isroutine": _is_function,
    }
)
_FUNCTIONS: Mapping[str, Callable[[Interpreter, Code, Arguments], Value | None]] = MappingProxyType(
    {
        "builtins.dir": _dir,
        "builtins.getattr": _getattr,
        "builtins.globals": _globals,
        "builtins.hasattr": _hasattr,
        "builtins.setattr": _setattr,
        "builtins.type": _type,
        "builtins.vars": _vars,
        "dataclasses.replace": _replace,
        "functools.partial": _partial,
        "functools.update_wrapper": _update_wrapper,
        "functools.wraps": _wraps,
        "importlib.import_module": import_module,
        "inspect.getmembers": _getmembers,
        "pkgutil.iter_modules": iter_modules,
        "pkgutil.walk_packages": walk_packages,
        "re.sub": substitute,
        "typing.cast": _cast,
        "typing_extensions.cast": _cast,
        **{name: _asked(passes) for name, passes in _PREDICATES.items()},
    }
)
