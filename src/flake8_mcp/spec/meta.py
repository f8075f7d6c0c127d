"""The keys of `_meta`: their grammar, who owns them, and how domains are told from their reverse.

docs/specification/<revision>/basic/index, section _meta, of the MCP repository.
"""

from __future__ import annotations

import re

_LABEL = "[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
_PREFIX = re.compile(rf"{_LABEL}(?:\.{_LABEL})*")
_NAME = re.compile(r"(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?")

# Labels that make a prefix one of MCP's own.
RESERVED_LABELS = frozenset({"mcp", "modelcontextprotocol"})
# Keys under such a prefix that the protocol and its official extensions document, as of 2026-08.
DOCUMENTED_KEYS = frozenset(
    f"io.modelcontextprotocol/{name}" for name in ("model-immediate-response", "related-task", "tasks", "ui")
)
# Keys with two slashes that a host asks for by these very names (OpenAI Apps SDK reference, 2026).
KEYS_OF_HOSTS = frozenset({"openai/toolInvocation/invoked", "openai/toolInvocation/invoking"})

# Top-level domains that are no words which people end a name with.
TOP_LEVEL_DOMAINS = frozenset(
    {
        "ai", "app", "au", "be", "biz", "br", "ca", "ch", "cn", "co", "com", "cz", "de", "dev", "dk", "edu", "es", "eu",
        "fi", "fr", "gov", "ie", "io", "jp", "kr", "net", "nl", "nz", "org", "pl", "pt", "ru", "se", "sg", "tv", "uk",
        "us", "xyz",
    }
)  # fmt: skip


def fault_of_key(key: str) -> str | None:
    """What breaks the grammar in a key of `_meta`: prefix, name or slash; None if nothing does."""
    if key in KEYS_OF_HOSTS:
        return None
    prefix, slash, name = key.rpartition("/")
    if "/" in prefix:
        return "slash"
    if slash and not _PREFIX.fullmatch(prefix):
        return "prefix"
    return None if _NAME.fullmatch(name) else "name"


def labels_of(key: str) -> tuple[str, ...]:
    """The labels of a key's prefix, in lower case; none if it has no prefix."""
    prefix, slash, _ = key.partition("/")
    return tuple(prefix.lower().split(".")) if slash else ()


def is_of_an_owner(key: str) -> bool:
    """Whether a key has a prefix that is a valid one, and not MCP's."""
    labels = labels_of(key)
    return len(labels) > 1 and fault_of_key(key) is None and not RESERVED_LABELS.intersection(labels)


def is_plain_domain(labels: tuple[str, ...]) -> bool:
    """Whether a prefix is a domain name in plain order: `example.com`, not `com.example`.

    One whose reverse would belong to MCP is left alone.
    """
    if len(labels) < 2 or labels[-2] in RESERVED_LABELS:  # noqa: PLR2004 - a domain and a name in it
        return False
    return labels[-1] in TOP_LEVEL_DOMAINS and labels[0] not in TOP_LEVEL_DOMAINS
