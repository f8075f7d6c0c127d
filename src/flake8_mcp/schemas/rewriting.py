"""Which parameters are left when a decorator assigns `__signature__`."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.walking import walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flake8_mcp.syntax.outline import Binding, Scope
    from flake8_mcp.syntax.project import CodeFile

    from .decorators import Call, Rewrite
    from .signatures import Argument

Arguments = tuple["Argument", ...]
_T = TypeVar("_T")
_MAX_ALTERNATIVES = 4
_IN_PLACE = frozenset({"append", "extend", "insert", "pop", "remove", "reverse", "sort", "clear", "move_to_end"})
_DOUBT = "whether a decorator hides the parameter is not known"


class _NotFollowedError(Exception):
    """The expression is not followed."""


@dataclass(frozen=True, slots=True)
class _Where:
    """An expression's surroundings; names get their values above `line`."""

    file: CodeFile
    scope: Scope
    line: int


def rewritten(rewrite: Rewrite, before: Arguments) -> Arguments | None:
    """The parameters of a function under a decorator; None if they are not known."""
    walk = _Walk(rewrite, before)
    where = _Where(rewrite.file, rewrite.scope, rewrite.value.lineno)
    try:
        found = walk.signature(rewrite.value, where)
    except _NotFollowedError:
        return None
    if rewrite.conditional:
        found = [before, *found]
    return _merged(found)


def _merged(alternatives: list[Arguments]) -> Arguments | None:
    """One list for some alternatives: what is not in all of them is in doubt."""
    longest = max(alternatives, key=len)
    order = [each.name for each in longest]
    for each in alternatives:
        names = [argument.name for argument in each]
        if [name for name in order if name in names] != names:
            return None
    result = []
    for argument in longest:
        sure = all(any(each.name == argument.name and not each.doubtful for each in one) for one in alternatives)
        result.append(argument if sure else replace(argument, doubtful=_DOUBT))
    return tuple(result)


@dataclass(slots=True)
class _Walk:
    """The evaluation of one assigned signature."""

    rewrite: Rewrite
    before: Arguments
    active: set[ast.AST] = field(default_factory=set)

    def signature(self, node: ast.expr, where: _Where) -> list[Arguments]:
        """The parameters of a signature, in all its alternatives. Raises _NotFollowedError."""
        if isinstance(node, ast.Name):
            return self._named(node, where, self.signature)
        if isinstance(node, ast.Call):
            name = dotted_name(node.func)[-1:]
            given = {each.arg: each.value for each in node.keywords}
            if name == ("signature",) and len(node.args) == 1 and _is(node.args[0], self.rewrite.parameter):
                return [self.before]
            if (
                isinstance(node.func, ast.Attribute)
                and name == ("replace",)
                and set(given) == {"parameters"}
                and not node.args
            ):
                self.signature(node.func.value, where)
                return self.parameters(given["parameters"], where)
            if isinstance(node.func, ast.Attribute) and name == ("replace",) and not given and not node.args:
                return self.signature(node.func.value, where)
        raise _NotFollowedError

    def parameters(self, node: ast.expr, where: _Where) -> list[Arguments]:
        """A list of parameters, in all its alternatives. Raises _NotFollowedError."""
        if isinstance(node, ast.Name):
            self._check_in_place(node.id)
            return self._named(node, where, self.parameters)
        if isinstance(node, ast.Call):
            parts = dotted_name(node.func)
            if parts in {("list",), ("tuple",)} and len(node.args) == 1 and not node.keywords:
                return self.parameters(node.args[0], where)
            if parts[-1:] == ("values",):
                return self._mapping(node, where)
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) and node.slice.step is None:
            part = slice(_integer(node.slice.lower), _integer(node.slice.upper))
            return [each[part] for each in self.parameters(node.value, where)]
        if isinstance(node, ast.ListComp | ast.GeneratorExp) and len(node.generators) == 1:
            return self._comprehension(node, where)
        if isinstance(node, ast.List | ast.Tuple) and all(isinstance(each, ast.Starred) for each in node.elts):
            found: list[Arguments] = [()]
            for each in node.elts:
                assert isinstance(each, ast.Starred)
                more = self.parameters(each.value, where)
                found = [(*one, *other) for one in found for other in more][: _MAX_ALTERNATIVES + 1]
            return _limited(found)
        raise _NotFollowedError

    def _mapping(self, node: ast.Call, where: _Where) -> list[Arguments]:
        """`signature.parameters.values()` and `.items()`."""
        owner = node.func.value if isinstance(node.func, ast.Attribute) else None
        if isinstance(owner, ast.Attribute) and owner.attr == "parameters" and not node.args:
            return self.signature(owner.value, where)
        raise _NotFollowedError

    def _comprehension(self, node: ast.ListComp | ast.GeneratorExp, where: _Where) -> list[Arguments]:
        generator = node.generators[0]
        target, source = generator.target, generator.iter
        if (
            isinstance(target, ast.Tuple)
            and isinstance(source, ast.Call)
            and dotted_name(source.func)[-1:] == ("items",)
        ):
            names = [each.id for each in target.elts if isinstance(each, ast.Name)]
            found = self._mapping(source, where)
            key, element = names if len(names) == 2 else ("", "")
        else:
            element = target.id if isinstance(target, ast.Name) else ""
            key = ""
            found = self.parameters(source, where)
        if not element or not _is(node.elt, element):
            raise _NotFollowedError
        return [self._filtered(each, generator.ifs, key, element, where) for each in found]

    def _filtered(
        self, arguments: Arguments, conditions: list[ast.expr], key: str, element: str, where: _Where
    ) -> Arguments:
        result = []
        for argument in arguments:
            verdicts = [self._holds(each, argument, key, element, where) for each in conditions]
            if False in verdicts:
                continue
            result.append(replace(argument, doubtful=_DOUBT) if None in verdicts else argument)
        return tuple(result)

    def _holds(self, node: ast.expr, argument: Argument, key: str, element: str, where: _Where) -> bool | None:
        """Whether a condition on a parameter holds; None if that is not known."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            inner = self._holds(node.operand, argument, key, element, where)
            return None if inner is None else not inner
        if isinstance(node, ast.BoolOp):
            verdicts = [self._holds(each, argument, key, element, where) for each in node.values]
            decisive = isinstance(node.op, ast.Or)
            return decisive if decisive in verdicts else None if None in verdicts else not decisive
        if not isinstance(node, ast.Compare) or len(node.ops) != 1:
            return None
        named = _is(node.left, key) or (
            isinstance(node.left, ast.Attribute) and node.left.attr == "name" and _is(node.left.value, element)
        )
        try:
            texts = self._texts(node.comparators[0], where) if named else None
        except _NotFollowedError:
            texts = None
        if texts is None:
            return None
        match node.ops[0]:
            case ast.Eq() | ast.In():
                return argument.name in texts
            case ast.NotEq() | ast.NotIn():
                return argument.name not in texts
        return None

    def _texts(self, node: ast.expr, where: _Where) -> frozenset[str]:
        """The strings that an expression may be or hold. Raises _NotFollowedError."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return frozenset({node.value})
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            return frozenset().union(*(self._texts(each, where) for each in node.elts))
        if isinstance(node, ast.Name):
            found = self._named(node, where, lambda inner, around: [self._texts(inner, around)])
            if len(found) == 1:
                return found[0]
        if isinstance(node, ast.SetComp | ast.ListComp | ast.GeneratorExp) and len(node.generators) == 1:
            generator = node.generators[0]
            element = node.elt
            if (
                isinstance(element, ast.Subscript)
                and not generator.ifs
                and ast.dump(element.value) == ast.dump(generator.target).replace("Store()", "Load()")
            ):
                rows = (
                    self._named(generator.iter, where, lambda inner, _: [inner])
                    if isinstance(generator.iter, ast.Name)
                    else [generator.iter]
                )
                return self._column(rows, element.slice, where)
        raise _NotFollowedError

    def _column(self, rows: list[ast.expr], key: ast.expr, where: _Where) -> frozenset[str]:
        """The strings under a key in a list of dicts."""
        if len(rows) != 1 or not isinstance(rows[0], ast.List | ast.Tuple) or not isinstance(key, ast.Constant):
            raise _NotFollowedError
        found: set[str] = set()
        for each in rows[0].elts:
            if not isinstance(each, ast.Dict):
                raise _NotFollowedError
            values = [
                v
                for k, v in zip(each.keys, each.values, strict=True)
                if isinstance(k, ast.Constant) and k.value == key.value
            ]
            if len(values) != 1 or not isinstance(values[0], ast.Constant):
                raise _NotFollowedError
            found |= self._texts(values[0], where)
        return frozenset(found)

    def _named(self, node: ast.Name, where: _Where, read: Callable[[ast.expr, _Where], list[_T]]) -> list[_T]:
        """What a name may be: by the assignments above, or by the argument for a parameter."""
        found: list[_T] = []
        for binding in _reaching(node.id, where):
            if binding.kind == "parameter":
                found += self._argument(binding, read)
                continue
            if binding.kind != "assign" or binding.value is None or binding.path or binding.value in self.active:
                raise _NotFollowedError
            self.active.add(binding.value)
            try:
                found += read(binding.value, _Where(where.file, binding.scope, binding.value.lineno))
            finally:
                self.active.discard(binding.value)
        return _limited(found)

    def _argument(self, binding: Binding, read: Callable[[ast.expr, _Where], list[_T]]) -> list[_T]:
        """What was given for a parameter of a function that was called."""
        call = next((each for each in self.rewrite.calls if each.function is binding.scope.node), None)
        if call is None or call.arguments is None or call.file is None or call.scope is None:
            raise _NotFollowedError
        value = _given(call, binding.name)
        return read(value, _Where(call.file, call.scope, value.lineno))

    def _check_in_place(self, name: str) -> None:
        """Raises _NotFollowedError if a list is changed in place."""
        notes = self.rewrite.file.notes
        key = ("changed in place", self.rewrite.scope.node)
        if key not in notes:
            notes[key] = frozenset(_changed_in_place(self.rewrite.scope.node))
        changed = notes[key]
        assert isinstance(changed, frozenset)
        if name in changed:
            raise _NotFollowedError


def _changed_in_place(node: ast.AST) -> Iterator[str]:
    """The names that code changes in place."""
    for each in walk(node):
        changed = (isinstance(each, ast.Attribute) and each.attr in _IN_PLACE) or (
            isinstance(each, ast.Subscript) and not isinstance(each.ctx, ast.Load)
        )
        if changed and isinstance(each, ast.Attribute | ast.Subscript) and isinstance(each.value, ast.Name):
            yield each.value.id


def _given(call: Call, name: str) -> ast.expr:
    """The argument for a parameter; those for `*names` together. Raises _NotFollowedError."""
    spec, given = call.function.args, call.arguments
    assert given is not None
    if any(isinstance(each, ast.Starred) for each in given.args) or any(each.arg is None for each in given.keywords):
        raise _NotFollowedError
    positional = [each.arg for each in (*spec.posonlyargs, *spec.args)]
    if spec.vararg is not None and spec.vararg.arg == name:
        return ast.copy_location(ast.Tuple(given.args[len(positional) :], ast.Load()), given)
    by_keyword = next((each.value for each in given.keywords if each.arg == name), None)
    if by_keyword is not None:
        return by_keyword
    if name in positional and positional.index(name) < len(given.args):
        return given.args[positional.index(name)]
    raise _NotFollowedError


def _reaching(name: str, where: _Where) -> list[Binding]:
    """The bindings that may give a name its value at a line. Raises _NotFollowedError."""
    scope: Scope | None = where.scope
    while scope is not None and name not in scope.bindings:
        scope = scope.parent
    if scope is None:
        raise _NotFollowedError
    bindings = sorted(scope.bindings[name], key=lambda each: getattr(each.node, "lineno", 0))
    if scope is where.scope:
        bindings = [
            each for each in bindings if getattr(each.node, "lineno", 0) < where.line or each.kind == "parameter"
        ]
    found: list[Binding] = []
    for each in bindings:
        found = [*found, each] if each.branch is not None else [each]
    if not found:
        raise _NotFollowedError
    return found


def _limited(found: list[_T]) -> list[_T]:
    if not found or len(found) > _MAX_ALTERNATIVES:
        raise _NotFollowedError
    return found


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _integer(node: ast.expr | None) -> int | None:
    if node is None:
        return None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _integer(node.operand)
        if inner is not None:
            return -inner
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return node.value
    raise _NotFollowedError
