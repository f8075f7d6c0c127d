"""What one side of a comparison names: a folder, a document, or a git revision."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from .documents import listing_of_document
from .reading import MAX_SIZE, DocumentError, parse_document
from .revisions import RevisionError, extracted, find_revision, split_range

if TYPE_CHECKING:
    from collections.abc import Callable

    from .listing import Listing


_EMPTY = '""'


class OperandError(ValueError):
    """What an operand names cannot be compared; the message is one line that names it and says why."""


class Analyse(Protocol):
    """Lists what the source in a folder, or in one file, lists. `whole` is the folder that it is a part of."""

    def __call__(self, path: str, *, origin: str, whole: str | None) -> Listing:
        """What is listed there; `origin` is what the user called it."""


def operands(old: str, new: str | None, folder: str = ".") -> tuple[str, str]:
    """Both sides of a comparison: two operands, or the ends of one `A..B` or `A...B`. Raises OperandError."""
    if new is not None:
        return old, new
    try:
        ends = split_range(old, folder)
    except RevisionError as problem:
        raise OperandError(str(problem)) from None
    if ends is None:
        raise OperandError(f"{old} is one side only: name another one, or a range of revisions such as main..HEAD")
    return ends


def load(operand: str, analyse: Analyse, *, note: Callable[[str], None]) -> Listing:
    """What the servers list that an operand names.

    A path wins over a revision of the same name. `note` takes what the user should know: which of the two was taken,
    and what of a revision is not followed. Raises OperandError.
    """
    if os.path.lexists(operand):
        if "/" not in operand and os.sep not in operand and _is_revision(operand):
            note(f"{operand} is also a revision: the path was taken, write {operand}^0 for the revision")
        return _at_path(operand, analyse)
    try:
        revision = find_revision(operand)
        if revision is None:
            raise OperandError(f"{operand or _EMPTY} does not exist, and this folder is in no git repository")
        with extracted(revision) as files:
            for each in files.notes:
                note(each)
            return analyse(str(files.folder), origin=operand, whole=str(files.top))
    except RevisionError as problem:
        reason = str(problem)
        reason = reason if operand else f"{_EMPTY}{reason}"
        raise OperandError(reason.replace(" is no revision", " is neither a path nor a revision", 1)) from None


def load_document(path: str) -> Listing:
    """What is listed in a document. Raises OperandError."""
    try:
        return listing_of_document(parse_document(_read(path)), path)
    except DocumentError as problem:
        raise OperandError(f"{path}: {problem}") from None
    except OSError as problem:
        raise OperandError(f"{path} cannot be read: {problem.strerror}") from None


def _at_path(operand: str, analyse: Analyse) -> Listing:
    path = Path(operand)
    if path.is_dir() or path.suffix == ".py":
        return analyse(operand, origin=operand, whole=None)
    return load_document(operand)


def _is_revision(operand: str) -> bool:
    try:
        return find_revision(operand) is not None
    except RevisionError:
        return False


def _read(path: str) -> bytes:
    """The bytes of a regular file that is not too large. Raises OSError, DocumentError."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise DocumentError("it is not a regular file")
        return file.read(MAX_SIZE + 1)
