"""Whether one schema accepts no value that another one refuses, and if it does, which."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from . import arrays, objects, scalars
from .alike import alike
from .documents import Document, Node
from .effort import MAX_VALUES, size_of
from .emptiness import is_empty
from .exclusions import exclusion, refused_by
from .forms import EVERYTHING, KINDS, Form, UndecidedError, expand, kind_of, meet
from .gaps import WORDS, Gap, distinct, pointer_to, shown
from .instances import examples, examples_of, objects_with_one
from .parts import declared, member, required
from .validation import accepts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from .documents import Variant

_MAX_STEPS = 20_000
# Of the parts of a value more than one is kept: not each can be put into a whole.
_MAX_WITNESSES = 3
_MAX_ALIKE = 2
_MAX_TRIED = 60
# Values that candidates are made of, so that large ones count for more; half of it is kept for whole values.
_MAX_WORK = 500_000
_MEMBERS_AS_ONE = 50  # that a schema declares: jsonschema looks at all of them
# Pairs of values that are compared, where both sides list some.
_MAX_COMPARED = 10_000_000
_MAX_SPLIT = 12
_MAX_LISTED = 3
_MAX_NESTED = 3


_Pair = tuple[frozenset[Node], Node, bool]


class TooMuchWorkError(Exception):
    """Two schemas whose comparison was given up."""


class Comparison:
    """The comparison of two schemas, with a bound on its work.

    A pair of schemas that comes up again inside itself counts as included: values are finite, so if a value were in
    the way there would be a smaller one, and that one is found where it stands.
    """

    def __init__(self, *, as_written: bool = True) -> None:
        self._left = _MAX_STEPS
        self._work = _MAX_WORK
        self._values = _MAX_COMPARED
        self._nested = 0
        self._level = 0
        self._as_written = as_written
        self._assumed: dict[_Pair, None] = {}
        self._found: dict[_Pair, tuple[Gap, ...]] = {}
        self._turned: dict[Document, Document] = {}

    def gaps(self, left: tuple[Node, ...], right: Node) -> tuple[Gap, ...]:
        """What is valid under each of some schemas and may not be under another one; empty if surely nothing is.

        Raises TooMuchWorkError.
        """
        key = (frozenset(left), right, self._as_written)
        if right.schema is True or key in self._assumed:
            return ()
        if key not in self._found:
            before = len(self._assumed)
            self._assumed[key] = None
            self._level += 1
            gaps = () if any(alike(each, right) for each in left) else distinct(self._gaps(left, right))
            self._level -= 1
            if not gaps:
                return ()
            # what was found included in the meantime may rest on what has turned out wrong
            for each in list(self._assumed)[before:]:
                del self._assumed[each]
            self._found[key] = gaps
        return self._found[key]

    def _spend(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooMuchWorkError

    def _compare(self, count: int) -> None:
        """Count values that are compared with each other."""
        self._values -= count
        if self._values < 0:
            raise TooMuchWorkError

    def _gaps(self, left: tuple[Node, ...], right: Node) -> Iterator[Gap]:
        self._spend()
        try:
            wanted, allowed = expand(left), expand((right,))
        except UndecidedError as undecided:
            yield Gap("unknown", str(undecided), left[0].pointer if left else "", right.pointer)
            return
        # where anything goes, the types that are missing say more than what is wanted of lists and objects
        brief = wanted == EVERYTHING and len(allowed) < len(KINDS)
        for kind in KINDS:
            if brief and kind in {"array", "object"} and kind in allowed:
                continue
            for form in wanted.get(kind, ()):
                if not is_empty(form):
                    yield from self._uncovered(form, allowed.get(kind, ()), left, right)

    def _uncovered(self, form: Form, allowed: tuple[Form, ...], left: tuple[Node, ...], right: Node) -> Iterator[Gap]:
        """The gaps of one form of the left schemas."""
        self._spend()
        if form.values is not None:
            self._compare(len(form.values) * (len(form.values) + sum(len(each.values or ()) for each in allowed)))
            yield from _missing(form, allowed, left, right)
            return
        gaps = self._closest(form, allowed, left, right)
        if not gaps or self._covered_in_parts(form, allowed):
            return
        # the same gap of many members that share a definition is checked for one or two of them
        counts = Counter[tuple[str, ...]]()
        checked: list[Gap] = []
        for gap in gaps:
            counts[gap.key] += 1
            if counts[gap.key] <= _MAX_ALIKE:
                checked.append(self._with_witnesses(gap, left, right))
        if not any(gap.witnesses for gap in checked):
            others = (each for beside in (*allowed, None) for each in examples_of(form, beside))
            checked[0] = self._with_witnesses(checked[0], left, right, others)
        yield from checked

    def _with_witnesses(self, gap: Gap, left: tuple[Node, ...], right: Node, more: Iterable[object] = ()) -> Gap:
        """A gap with those of its witnesses that are some, else with why there is none."""
        wanted = 1 if self._level == 1 else _MAX_WITNESSES
        found: list[object] = []
        why = gap.why or "no example was found"
        for each in itertools.islice(itertools.chain(gap.witnesses, more), _MAX_TRIED):
            size = size_of(each)
            if size > MAX_VALUES:
                why = "an example would be too large"
                continue
            self._work -= size + sum(map(_members_of, (*left, right))) // _MEMBERS_AS_ONE
            if self._work < (0 if self._level == 1 else _MAX_WORK // 2):
                why = "looking for an example takes too much work"
                break
            if is_witness(each, left, right):
                found.append(each)
            if len(found) == wanted:
                break
        return replace(gap, witnesses=tuple(found), why="" if found else why)

    def _closest(self, form: Form, allowed: tuple[Form, ...], left: tuple[Node, ...], right: Node) -> tuple[Gap, ...]:
        """The gaps to the form on the right that has the fewest; empty if one of them has all values."""
        if not allowed:
            words = "integers" if form.kind == "number" and scalars.is_integer(form) else WORDS[form.kind]
            own = _own_pointer(form, "type") if form.nodes else left[0].pointer if left else ""
            return (Gap("type", words, own, pointer_to(right, "type")),)
        best: tuple[Gap, ...] | None = None
        near = [each for each in allowed if len(allowed) == 1 or not is_empty(meet(form, each))]
        for each in near or allowed:
            gaps = tuple(self._between(form, each, right))
            if not gaps:
                return ()
            if best is None or len(gaps) < len(best):
                best = gaps
        assert best is not None
        return best if len(near) <= 1 else tuple(replace(gap, is_closest=True) for gap in best)

    def _between(self, form: Form, allowed: Form, right: Node) -> Iterator[Gap]:
        """The gaps between two forms of one type."""
        self._spend()
        if allowed.values is not None:
            listed = ", ".join(shown(each, 20) for each in allowed.values[:_MAX_LISTED])
            more = ", …" if len(allowed.values) > _MAX_LISTED else ""
            node = allowed.nodes[0] if allowed.nodes else right
            what = f"{WORDS[form.kind]} other than {listed}{more}"
            yield Gap("enum", what, _own_pointer(form), pointer_to(node, "enum", "const"))
            return
        match form.kind:
            case "number" | "string":
                yield from scalars.between(form, allowed)
            case "array":
                yield from arrays.between(form, allowed, self.gaps)
            case _:
                yield from objects.between(form, allowed, self.gaps, as_written=self._as_written)
        own = _own_pointer(form)
        for keyword, node in allowed.not_followed:
            what = f"{WORDS[form.kind]} that {refused_by(keyword, node.get(keyword))}"
            few = tuple(objects_with_one(form)) if form.kind == "object" else ()
            yield Gap(keyword, what, own, pointer_to(node, keyword), (), few)
        for node in allowed.excluded:
            if not self._surely_outside(form, node):
                keyword, what, pointer = exclusion(node, allowed.excluded)
                both = tuple(itertools.islice(examples((*form.nodes, node)), _MAX_TRIED))
                yield Gap(keyword, f"{WORDS[form.kind]} that {what}", own, pointer, (), both)

    def _surely_outside(self, form: Form, excluded: Node) -> bool:
        """Whether surely no value of a form on the left is one that a schema on the right excludes."""
        most = self._turn(excluded)
        if most is None:  # pragma: no cover - what is excluded is known, so it is in both
            return False
        for each in form.excluded:
            least = self._turn(each)
            if least is not None and self._proved(most, least):
                return True
        try:
            return all(is_empty(meet(form, each)) for each in expand((most,)).get(form.kind, ()))
        except UndecidedError:
            return False

    def _proved(self, left: Node, right: Node) -> bool:
        """Whether one schema is included in another one that stands beside what is compared, not inside of it.

        Nothing that is assumed may count here, because the values are not smaller ones; and objects with members that
        are not declared count too.
        """
        if self._nested == _MAX_NESTED:
            return False
        kept, self._assumed = (self._assumed, self._as_written), {}
        self._nested += 1
        self._as_written = False
        try:
            return not self.gaps((left,), right)
        finally:
            self._assumed, self._as_written = kept
            self._nested -= 1

    def _turn(self, node: Node) -> Node | None:
        """The same schema as what it may accept at the other end: at most instead of at least."""
        document = node.document
        if document.most is document.least:
            return node
        if document not in self._turned:
            variant: Variant = "least" if document.variant == "most" else "most"
            self._turned[document] = Document(
                document.most, document.least, variant, document.dialect, document.is_plain
            )
        turned = self._turned[document]
        return turned.at(node.pointer, turned.variant)

    def _covered_in_parts(self, form: Form, allowed: tuple[Form, ...]) -> bool:
        """Whether several forms on the right together have all objects, told apart by the value of one member."""
        if form.kind != "object" or len(allowed) < 2:  # noqa: PLR2004 - several
            return False
        for name in declared(form):
            values = _values(member(form, name, surely=True))
            if values is None:
                continue
            parts = [self._part({"properties": {name: {"const": value}}, "required": [name]}) for value in values]
            if name not in required(form):
                parts.append(self._part({"properties": {name: False}}))
            if all(
                any(not tuple(self._between(meet(form, part), each, part.nodes[0])) for each in allowed)
                for part in parts
                if not is_empty(meet(form, part))
            ):
                return True
        return False

    @staticmethod
    def _part(keywords: Mapping[str, object]) -> Form:
        """A form that says more of a member of objects, and nothing of other ones."""
        return Form("object", (Document(keywords, keywords, "most", "2020-12", is_plain=True).root,))


def _members_of(node: Node) -> int:
    members = node.get("properties")
    return len(members) if isinstance(members, dict) else 0


def _values(nodes: tuple[Node, ...]) -> list[object] | None:
    """The few values that schemas allow; None if there are many."""
    try:
        forms = [form for each in expand(nodes).values() for form in each]
    except UndecidedError:
        return None
    if any(form.values is None for form in forms):
        return None
    found = [value for form in forms for value in form.values or ()]
    return found if 0 < len(found) <= _MAX_SPLIT else None


def _missing(form: Form, allowed: tuple[Form, ...], left: tuple[Node, ...], right: Node) -> Iterator[Gap]:
    """The gaps of a form with few values: each is tried."""
    refused: list[object] = []
    unsure: list[object] = []
    for value in form.values or ():
        if any(accepts(node, value) is False for node in left):
            continue
        answer = accepts(right, value)
        if answer is None:
            unsure.append(value)
        elif not answer:
            refused.append(value)
    own = _own_pointer(form, "enum", "const", "type") if form.nodes else left[0].pointer if left else ""
    for values in (refused, unsure):
        if values:
            surely = itertools.islice((each for each in values if is_witness(each, left, right)), _MAX_WITNESSES)
            keyword = "enum" if allowed or form.kind not in {"null", "boolean"} else "type"
            if form.kind == "null":
                keyword = "null"
            yield Gap(keyword, _named(values), own, _refusing(right), (), tuple(surely))


def _named(values: list[object]) -> str:
    if {kind_of(each) for each in values} == {"boolean"} and len(values) > 1:
        return WORDS["boolean"]
    listed = ", ".join(shown(each, 20) for each in values[:_MAX_LISTED])
    more = f" and {len(values) - _MAX_LISTED} more" if len(values) > _MAX_LISTED else ""
    return f"{listed}{more}"


def _refusing(node: Node) -> str:
    return pointer_to(node, "enum", "const", "type")


def _own_pointer(form: Form, *keywords: str) -> str:
    return pointer_to(form.nodes[0], *keywords) if form.nodes else ""


def is_witness(value: object, left: Iterable[Node], right: Node) -> bool:
    """Whether a value is surely valid under each schema on the left, and surely not under the one on the right."""
    # most candidates fail on the right
    return accepts(right, value, "most") is False and all(accepts(node, value, "least") is True for node in left)
