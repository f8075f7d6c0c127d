"""Which parameters are credentials or personal data, told by the words of their names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Object, Tool
from flake8_mcp.rules._names import words_of
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value

# Last words of a name, seen in public servers up to 2026-11. `pwd` alone is a folder.
_SECRETS = frozenset(
    {"apikey", "password", "passwd", "passphrase", "secret", "bearer", "credential", "credentials", "authorization"}
)
_KEYS = frozenset({"api", "secret", "access", "private", "auth"})
# What stands in front of `token` where it lets somebody in.
_TOKENS = frozenset(
    {
        "access", "api", "auth", "authentication", "authorization", "bearer", "bot", "jwt", "login", "oauth", "oauth2",
        "personal", "refresh", "security", "secret",
    }
)  # fmt: skip
# What a text says where a token lets somebody in.
_ACCESS = re.compile(
    r"\b(?:auth\w*|oauth\w*|bearer|api|access|secret|credentials?|jwt|log(?:ged)? ?in|login|personal|private)\b",
    re.IGNORECASE,
)
# What a text says of a token that another tool gives: a step of a workflow, which models are to pass on.
_GIVEN = re.compile(r"\bfrom (?:the )?[`'\"]?\w+(?:\.\w+)*\(")
# Tools that put a password on something, or check one: there it is what the tool is about.
_ABOUT_SECRETS = frozenset(
    {
        "decrypt", "encrypt", "hash", "lock", "login", "protect", "signup", "register",
        "unlock", "unprotect", "validate",
        "verify",
    }
)  # fmt: skip
_PERSONAL = frozenset(
    {
        ("ssn",), ("social", "security", "number"), ("passport", "number"), ("credit", "card"), ("card", "number"),
        ("credit", "card", "number"), ("cvv",), ("cvc",), ("iban",), ("date", "of", "birth"), ("birth", "date"),
        ("birthdate",), ("tax", "id"), ("national", "id"),
    }
)  # fmt: skip


def is_credential(tool: Tool, position: Position) -> bool:
    """Whether a property is surely a credential that a caller is to pass: by its name, type and description."""
    words = words_of(position.name or "")
    if not words or not _may_be_text(position) or not _is_secret(words, tool, position):
        return False
    name = tool.known_name
    if name is None:
        return False
    own = frozenset(words_of(name))
    return own.isdisjoint({*words[-2:], *(f"{each}s" for each in words[-2:])} - {"access", "key"}) and own.isdisjoint(
        _ABOUT_SECRETS
    )


def is_secret(name: str, schema: Object) -> bool:
    """Whether a field of a form is surely a secret: by its name, type and description."""
    words = words_of(name)
    if not words or schema.rest is not None or schema.get("enum") is not None or schema.get("const") is not None:
        return False
    kind = schema.get("type")
    if kind is None or not _names_text(kind):
        return False
    description = schema.get("description")
    texts = "" if description is None and schema.lacks("description") else text_of(description)
    return _is_secret_name(words, texts)


def is_personal(name: str) -> bool:
    """Whether a name is that of a personal datum that must not be seen by everyone on the way."""
    words = words_of(name)
    return any(words[-len(each) :] == each for each in _PERSONAL)


def _is_secret(words: tuple[str, ...], tool: Tool, position: Position) -> bool:
    return _is_secret_name(words, _texts(tool, position))


def _is_secret_name(words: tuple[str, ...], texts: str | None) -> bool:
    """Whether a name is that of a secret; `texts` is what is said of it, None if that is not known."""
    if words[-1] in _SECRETS:
        return True
    before = words[-2] if len(words) > 1 else ""
    if words[-1] == "key":
        return before in _KEYS
    if words[-1] != "token":
        return False
    if before in _TOKENS:
        return True
    if texts is None:
        return False
    # most tokens are marks of a page, a session or a conversation
    return bool(_ACCESS.search(texts)) and not _GIVEN.search(texts) if texts else not before


def _texts(tool: Tool, position: Position) -> str | None:
    """What is said of a property: its description, else the lines of the tool's that name it; None if not known."""
    description = position.get("description")
    if description is not None:
        return text_of(description)
    whole = text_of(tool.description.known)
    if whole is None and tool.handler is not None:
        # how it is listed may depend on the release of Python; its words do not
        whole = text_of(tool.handler.docstring.known)
    if whole is None:
        return "" if tool.description.is_absent else None
    mention = re.compile(rf"\b{re.escape(position.name or '')}\b", re.IGNORECASE)
    return " ".join(line for line in whole.splitlines() if mention.search(line))


def _may_be_text(position: Position) -> bool:
    if position.schema.rest is not None or "enum" in position.members or "const" in position.members:
        return False
    kind = position.get("type")
    if kind is not None:
        return _names_text(kind)
    branches = position.get("anyOf")
    if isinstance(branches, Array):
        return any(isinstance(each, Object) and _is_plain_text(each) for each in branches.items)
    return "$ref" not in position.members


def _names_text(kind: Value) -> bool:
    names = kind.items if isinstance(kind, Array) else (kind,)
    return any(text_of(each) == "string" for each in names)


def _is_plain_text(branch: Object) -> bool:
    kind = branch.get("type")
    return kind is not None and _names_text(kind) and branch.get("enum") is None
