"""The whole way of one file: gate, discover, rules, findings. The only module that knows all of it."""

from __future__ import annotations

import functools
import itertools
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

from .edits import Change, Edit, Fix, NotEditableError, conflict, overlap
from .gate import may_register, may_use_sdk
from .model import Handler, Module, Server, Tool
from .rules import Context, Problem, all_rules
from .sdks import discover
from .settings import Settings
from .spec import REVISIONS
from .syntax.project import UnanalysedError
from .syntax.segments import SegmentError

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterable, Iterator, Mapping

    from .rules import Rule
    from .syntax.project import Project
    from .syntax.source import Source, Span

Subject = Tool | Server | Handler | Module


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One thing to report.

    `path` is the shown path of the file that holds the token; `line` is 1-based, `column` 0-based in characters;
    `text` is the message without its code. `registration` is (line, column) in the analysed file if the token lies in
    another one, else None. `tool` is the index of the tool in the file that the finding is about, if it is about one.
    `fix` mends it, `changes` say how that changes which tools.
    """

    path: str
    line: int
    column: int
    code: str
    text: str
    level: str = field(compare=False)
    rule: str = field(compare=False)
    span: Span = field(compare=False)
    registration: tuple[int, int] | None = field(default=None, compare=False)
    tool: int | None = field(default=None, compare=False)
    fix: Fix | None = field(default=None, compare=False)
    changes: tuple[ToolChange, ...] = field(default=(), compare=False)
    server: object = field(default=None, compare=False)

    @property
    def message(self) -> str:
        """The text as it is reported: marked if there is a safe fix."""
        return f"{self.text} [*]" if self.fix is not None and self.fix.safe else self.text


@dataclass(frozen=True, slots=True)
class ToolChange:
    """A change of the definition of one tool, by its index in the file."""

    tool: int
    change: Change


@dataclass(frozen=True, slots=True)
class Analysis:
    """What was learned of one file.

    `module` is None if the file was not analysed: then `refusal` is (line, reason) if a guard stopped it or it is no
    Python, and None if it has nothing to do with MCP.
    """

    path: str
    module: Module | None
    findings: tuple[Finding, ...] = ()
    refusal: tuple[int, str] | None = None


def analyse(
    source: Source, path: str, project: Project, settings: Settings, tree: ast.Module | None = None
) -> Analysis:
    """Analyse one file.

    `path` is where it lies on disk (for its imports), `source.path` the name that is shown; `tree` is its parsed text
    if the caller has it.
    """
    registers = may_register(source.text, settings.tool_decorators)
    if not registers and not may_use_sdk(source.text):
        return Analysis(source.path, None)
    try:
        file = project.parse(source, path, tree)
    except UnanalysedError as problem:
        if not registers:
            return Analysis(source.path, None)
        refused = Module(source.path, source, refusals=[(problem.line, str(problem))])
        return Analysis(source.path, None, judge(refused, settings), (problem.line, str(problem)))
    module = discover(file, settings, registers=registers)
    return Analysis(source.path, module, judge(module, settings))


def judge(module: Module, settings: Settings) -> tuple[Finding, ...]:
    """The findings of every rule that holds in the chosen revisions and is on, sorted, each once."""
    context = Context(settings, tuple(REVISIONS[name] for name in settings.revisions))
    on, asked = _chosen(settings.revisions, settings.selected, settings.all_rules)
    found: dict[Finding, Finding] = {}
    numbers = {id(tool): index for index, tool in enumerate(module.tools)}
    kept: list[tuple[Subject, Rule, Problem]] = []
    for subject in _subjects(module):
        problems = [
            (rule, problem) for rule in asked[type(subject)] for problem in _problems(rule, subject, context, module)
        ]
        kept += [(subject, rule, problem) for rule, problem in _without_hidden(problems)]
    hidden = _hidden_tokens(kept, module)
    for subject, rule, problem in kept:
        if rule.code in on:
            finding = _finding(rule, problem, module, subject)
            if finding is not None and (rule.code, problem.place.source, finding.span) not in hidden:
                finding = _with_fix(replace(finding, tool=numbers.get(id(subject))), problem, module, numbers)
                known = found.get(finding)
                found[finding] = finding if known is None else _joined(known, finding)
    return tuple(sorted(found.values()))


@functools.lru_cache(maxsize=4)
def _chosen(
    revisions: tuple[str, ...],
    selected: tuple[str, ...],
    every: bool,  # noqa: FBT001 - a part of the settings
) -> tuple[frozenset[str], Mapping[type[Subject], tuple[Rule, ...]]]:
    """The codes of the rules that are reported, and the rules that are asked about each kind of subject.

    A rule that is opt-in looks at the chosen clients itself; one that is off is only asked if it decides whether a
    broader one that is on is reported.
    """
    settings = Settings(selected=selected, all_rules=every)
    on = frozenset(each.code for each in all_rules() if each.default != "off" or settings.switches_on(each.code))
    rules = [
        each for each in all_rules() if each.holds_in(revisions) and (each.code in on or not on.isdisjoint(each.hides))
    ]
    kinds = (Tool, Server, Handler, Module)
    return on, {kind: tuple(each for each in rules if issubclass(kind, each.subject)) for kind in kinds}


def _problems(rule: Rule, subject: Subject, context: Context, module: Module) -> list[Problem]:
    """What a rule finds; a place that cannot be trusted is noted, and the rule is silent on that subject."""
    try:
        return list(rule.check(subject, context)) if rule.asks_about(subject) else []
    except SegmentError as refused:
        module.refusals.append((refused.line, str(refused)))
        return []


def _subjects(module: Module) -> Iterator[Subject]:
    # the module comes last: a place that cannot be trusted is found out while the others are reported
    yield from module.tools
    yield from module.servers
    yield from module.handlers
    yield module


def _without_hidden(problems: list[tuple[Rule, Problem]]) -> Iterable[tuple[Rule, Problem]]:
    """Leave out what a narrower rule reports of the same part of the same subject.

    Parts are JSON pointers: the same, or one a part of the other; no pointer is the whole.
    """
    hidden: dict[str, _Parts] = {}
    for rule, problem in problems:
        for code in rule.hides:
            hidden.setdefault(code, _Parts()).add(problem.pointer)
    return [(rule, each) for rule, each in problems if rule.code not in hidden or each.pointer not in hidden[rule.code]]


def _hidden_tokens(kept: list[tuple[Subject, Rule, Problem]], module: Module) -> set[tuple[str, Source, Span]]:
    """The very tokens at which a broader rule is silent, since a narrower one reports them of any subject.

    Two subjects can share a token: a tool and its server, or the module.
    """
    codes = {rule.code for _, rule, _ in kept}
    hidden: set[tuple[str, Source, Span]] = set()
    for _, rule, problem in kept:
        broader = codes.intersection(rule.hides)
        if broader:
            try:
                span = problem.place.span
            except SegmentError as refused:
                module.refusals.append((refused.line, str(refused)))
                continue
            hidden.update((code, problem.place.source, span) for code in broader)
    return hidden


class _Parts:
    """JSON pointers, and whether another one overlaps with any of them: asked once for each of many problems."""

    def __init__(self) -> None:
        self._pointers: set[str] = set()
        self._around: set[str] = set()

    def add(self, pointer: str) -> None:
        self._pointers.add(pointer)
        self._around.update(_upwards(pointer))

    def __contains__(self, pointer: str) -> bool:
        return pointer in self._around or not self._pointers.isdisjoint(_upwards(pointer))


def _upwards(pointer: str) -> Iterator[str]:
    """A JSON pointer and those of all parts around it; the last is the whole."""
    while pointer:
        yield pointer
        pointer = pointer.rpartition("/")[0]
    yield ""


def _finding(rule: Rule, problem: Problem, module: Module, subject: Subject) -> Finding | None:
    place = problem.place
    try:
        span = place.span
        registration = _registration(subject, module) if place.source is not module.source else None
    except SegmentError as refused:
        module.refusals.append((refused.line, str(refused)))
        return None
    return Finding(
        place.source.path,
        span.line,
        span.column,
        rule.code,
        rule.message(problem),
        problem.level or rule.level,
        rule.name,
        span,
        registration,
        server=subject.key if isinstance(subject, Server) and rule.sees == "project" else None,
    )


def _with_fix(finding: Finding, problem: Problem, module: Module, numbers: Mapping[int, int]) -> Finding:
    """A finding with its fix, if there is one; the edits are those of the files that hold its tokens."""
    if problem.fix is None:
        return finding
    try:
        fix = problem.fix()
    except NotEditableError:
        return finding
    except SegmentError as refused:
        module.refusals.append((refused.line, str(refused)))
        return finding
    # in order, what overlaps with any other overlaps with the next one
    if any(overlap(one, other) for one, other in itertools.pairwise(sorted(fix.edits))):
        return finding
    if fix.safe and any(each.loses_comment for each in fix.edits):
        fix = replace(fix, safe=False)
    number = finding.tool if problem.tool is None else numbers.get(id(problem.tool))
    changes = () if number is None or fix.changes is None else fix.changes
    return replace(finding, fix=fix, changes=tuple(ToolChange(number or 0, each) for each in changes))


def _joined(one: Finding, other: Finding) -> Finding:
    """One finding of what two subjects share: fixed for both at once, or not at all."""
    if one.fix is None or other.fix is None:
        return replace(one, fix=None, changes=())
    edits: list[Edit] = list(one.fix.edits)
    for edit in other.fix.edits:
        if any(conflict(edit, each) for each in edits):
            return replace(one, fix=None, changes=())
        if edit not in edits:
            edits.append(edit)
    fix = replace(one.fix, edits=tuple(edits), safe=one.fix.safe and other.fix.safe)
    return replace(one, fix=fix, changes=(*one.changes, *other.changes))


def _registration(subject: Subject, module: Module) -> tuple[int, int] | None:
    """Where a file shows a subject of which a part lies in another file."""
    place = None
    if isinstance(subject, Handler) and subject.tools:
        subject = subject.tools[0]
    if isinstance(subject, Tool):
        place = subject.registration.via or subject.registration.token
    if isinstance(subject, Server | Handler):
        place = subject.place
    if place is None or place.source is not module.source:
        return None
    return place.span.line, place.span.column
