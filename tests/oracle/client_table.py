"""The table of docs/clients.md: `python tests/oracle/client_table.py`."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.clients import LABELS, LIMITS, Limit

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_API = "the service refuses it, and answers only with a key"
_APPLICATION = "an application with windows and an account"
_SERVER = "a service that needs a database and a model"
# Why a limit of a client was not seen in a run.
_UNRUN: Mapping[str, str] = MappingProxyType(
    {
        "5ire": _APPLICATION,
        "amazon-q": "a closed program with an account",
        "antigravity": _APPLICATION,
        "augment": "a closed extension with an account",
        "azure": _API,
        "azure-foundry": _API,
        "bedrock": _API,
        "bedrock-agentcore": _API,
        "claude": f"{_API}; Claude Code hands the definition on",
        "claude-desktop": _APPLICATION,
        "claude-directory": "people review it",
        "cursor": _APPLICATION,
        "cursor-strict": _APPLICATION,
        "fireworks": _API,
        "gemini": _API,
        "grok": _API,
        "kimi": _API,
        "letta": _SERVER,
        "librechat": _SERVER,
        "llamacpp": "a program in C++ with a model",
        "lmstudio": _APPLICATION,
        "mcphost": "a program in Go with a model",
        "ollama": "a program in Go with a model; its Python library hands the definition on",
        "openai": _API,
        "openai-2025": "the models are no longer served",
        "openai-directory": "people review it",
        "openai-strict": _API,
        "vertex": _API,
        "vscode": _APPLICATION,
        "vscode-refs": _APPLICATION,
        "windsurf": _APPLICATION,
        "zed-gemini": _APPLICATION,
    }
)  # fmt: skip


def table() -> Iterator[str]:
    """The lines of the table: one for each limit, in the order of the clients."""
    yield "| client | limit | reported | last seen | seen in a run |"
    yield "| --- | --- | --- | --- | --- |"
    for each in sorted(LIMITS, key=lambda limit: (limit.client, limit.kind)):
        yield f"| `{each.client}` ({LABELS[each.client]}) | {each.fact} | {_evidence(each)} | {each.seen} | {_run(each)} |"


def _evidence(limit: Limit) -> str:
    return ", ".join(limit.evidence)


def _run(limit: Limit) -> str:
    return ", ".join(limit.runs) if limit.runs else f"no: {_UNRUN[limit.client]}"


if __name__ == "__main__":
    print("\n".join(table()))
