"""Attributes of modules, classes, functions and objects of the project."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.syntax.enums import attribute_of
from flake8_mcp.syntax.inheritance import PLAIN_BASES
from flake8_mcp.syntax.introspection import is_class, is_complete, linear_bases, method_names, module_names
from flake8_mcp.syntax.names import resolve_class_member, resolve_member
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.references import Bound, External, ModuleReference
from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Symbol, Unknown

from .modules import MODULE_INFO, module_variable
from .objects import Closure, ExternalMethod, Instance, Subclasses, Super, target_of

if TYPE_CHECKING:
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from .interpreter import Interpreter


def member(interpreter: Interpreter, base: Value, name: str, code: Code) -> Value | None:
    """The value of an attribute of a value, None if it is not known."""
    found = interpreter.hooks.attribute(base, name, code, interpreter)
    if found is not None:
        return found
    place = code.place()
    if isinstance(base, Scalar) or (isinstance(base, Symbol) and base.value is not None):
        of_member = attribute_of(base, name, place)  # of an Enum
        return None if isinstance(of_member, Unknown) else of_member
    if isinstance(base, Array) and base.kind == "module_info" and name in MODULE_INFO:
        return base.items[MODULE_INFO.index(name)]
    if not isinstance(base, Symbol):
        return None
    match base.target:
        case Instance() as target:
            return _of_instance(interpreter, target, name, base, place)
        case Super() as target:
            return _of_super(interpreter, target, name, place)
        case Closure() as target:
            return _of_function(target, name, place)
        case ModuleReference() as target:
            return _of_module(interpreter, target.file, name, place)
        case Bound() as target:
            return _of_bound(interpreter, target, name, base, place)
        case _:
            return None


def members(interpreter: Interpreter, value: Value, place: Place) -> list[tuple[str, Value]] | None:
    """The members of a module, the methods of a class or object, by name, sorted; None if they are not all known."""
    target = target_of(value)
    if isinstance(target, ModuleReference):
        return _members_of_module(interpreter, target.file, place)
    reference = target.reference if isinstance(target, Instance) else target
    if not isinstance(reference, Bound) or not isinstance(value, Symbol) or not is_class(reference):
        return None
    names, complete = method_names(reference)
    if not complete:
        return None
    found = [(name, of_class(interpreter, reference, name, value, place)) for name in names]
    return [(name, each) for name, each in found if each is not None]


def module_dict(interpreter: Interpreter, file: CodeFile, place: Place) -> Value:
    """The names of a module as `globals()` gives them."""
    found = _members_of_module(interpreter, file, place)
    if found is None:
        return Unknown(place, "the names of the module are not known")
    return Object(place, tuple(Entry(Scalar(place, key), value) for key, value in found))


def of_class(interpreter: Interpreter, reference: Bound, name: str, base: Symbol, place: Place) -> Value | None:
    """The value of an attribute that a class defines, asked of the class or of an object of it."""
    instance = isinstance(base.target, Instance)
    find = resolve_member if instance else resolve_class_member
    for each in find(reference.file, reference.binding, (name,)):
        if (
            isinstance(each, Bound)
            and isinstance(each.binding.node, ast.FunctionDef | ast.AsyncFunctionDef)
            and not each.rest
        ):
            return _method(interpreter, each, base, place)
        if isinstance(each, Bound) and each.binding.scope.kind == "class":
            return _class_variable(interpreter, each, place)
        if isinstance(each, External):
            return Symbol(place, each.name, ExternalMethod(base, each.name))
    bases = linear_bases(reference) if instance else ()
    foreign = next((each.name for each in bases if isinstance(each, External) and each.name not in PLAIN_BASES), None)
    return Symbol(place, f"{foreign}.{name}", ExternalMethod(base, f"{foreign}.{name}")) if foreign else None


def _of_instance(interpreter: Interpreter, target: Instance, name: str, base: Symbol, place: Place) -> Value | None:
    if name == "__class__":
        return interpreter.of_reference(target.reference, place)
    own = target.attributes.get(name)
    return own if own is not None else of_class(interpreter, target.reference, name, base, place)


def _of_super(interpreter: Interpreter, target: Super, name: str, place: Place) -> Value | None:
    node = target.reference.binding.node
    assert isinstance(node, ast.ClassDef)
    for base in node.bases:
        for each in target.reference.file.resolve(dotted_name(base), target.reference.binding.scope):
            if is_class(each):
                found = of_class(interpreter, each, name, target.instance, place)
                if found is not None:
                    return found
    return None


def _of_function(target: Closure, name: str, place: Place) -> Value | None:
    if name in target.attributes:
        return target.attributes[name]
    if name == "__name__":
        return Scalar(place, target.node.name)
    return Scalar(place, target.file.module_name) if name == "__module__" else None


def _of_module(interpreter: Interpreter, file: CodeFile, name: str, place: Place) -> Value | None:
    if name == "__name__":
        return Scalar(place, file.module_name)
    if name == "__dict__":
        return module_dict(interpreter, file, place)
    if name == "__path__":
        return module_variable(file, name, place)
    if name not in file.outline.module.bindings and is_complete(file):
        inner = file.find_module(f"{file.module_name}.{name}")  # of a package: some statement imports it
        return Symbol(place, inner.module_name, ModuleReference(inner)) if inner is not None else None
    values = [interpreter.referred(each, place) for each in file.resolve((name,), file.outline.module)]
    return values[0] if len(values) == 1 else None


def _of_bound(interpreter: Interpreter, target: Bound, name: str, base: Symbol, place: Place) -> Value | None:
    kind = target.binding.kind
    if kind in {"class", "function"} and name == "__name__":
        return Scalar(place, target.binding.name)
    if kind in {"class", "function"} and name == "__module__":
        return Scalar(place, target.file.module_name)
    if kind == "class" and name == "__subclasses__":
        return Symbol(place, name, Subclasses(target))
    return of_class(interpreter, target, name, base, place) if kind == "class" else None


def _method(interpreter: Interpreter, reference: Bound, base: Symbol, place: Place) -> Value:
    """What the `def` of a class gives an object of it, or the class: the function under its decorators, bound."""
    node, scope = reference.binding.node, reference.binding.scope
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    kinds = {dotted_name(each)[-1:] for each in node.decorator_list}
    closure = interpreter.closure(reference)
    if kinds - _BINDING:
        made = interpreter.decorated(reference.file, node, scope)
        found = _made_function(interpreter, made)
        if found is None:
            return made
        closure = found
    if ("staticmethod",) not in kinds and (isinstance(base.target, Instance) or ("classmethod",) in kinds):
        closure.bound = base
    if kinds & {("property",), ("cached_property",)} and isinstance(base.target, Instance):
        return interpreter.call_closure(closure, ([], {}), place)
    return Symbol(place, f"{closure.file.module_name}.{closure.node.name}", closure)


# Decorators of methods that say how they are bound and leave the function as it is.
_BINDING = frozenset({("abstractmethod",), ("cached_property",), ("classmethod",), ("property",), ("staticmethod",)})


def _made_function(interpreter: Interpreter, value: Value) -> Closure | None:
    """A function of its own for what decorators made of a method, None if they made no function."""
    target = target_of(value)
    if isinstance(target, Closure) and target.bound is None:
        return Closure(target.file, target.node, target.scope, target.frame, attributes=target.attributes)
    if isinstance(target, Bound) and not target.rest and target.binding.kind == "function":
        return interpreter.closure(target)
    return None


def _class_variable(interpreter: Interpreter, reference: Bound, place: Place) -> Value:
    """The value of a class variable: no subclass replaces it, for the class of the object is known."""
    binding = reference.binding
    if binding.kind == "assign" and isinstance(binding.value, ast.List | ast.Dict | ast.Set) and not reference.rest:
        return interpreter.of_node(reference.file, binding.value, binding.scope)  # code may change it in place
    certain = reference.certain or binding.name not in reference.file.foreign_attributes
    return interpreter.referred(replace(reference, certain=certain), place)


def _members_of_module(interpreter: Interpreter, file: CodeFile, place: Place) -> list[tuple[str, Value]] | None:
    if not is_complete(file):
        return None
    found: list[tuple[str, Value]] = []
    for name, binding in module_names(file):
        values = [interpreter.referred(each, place) for each in file.resolve((name,), binding.scope)]
        if len(values) == 1:
            found.append((name, values[0]))
    return found
