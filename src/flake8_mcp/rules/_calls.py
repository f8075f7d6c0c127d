"""Which calls block, write, or change a server, as data for the rules on handlers."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_HTTP = ("delete", "get", "head", "options", "patch", "post", "put", "request")
WAITING = frozenset(
    {
        "os.system", "subprocess.call", "subprocess.check_call", "subprocess.check_output", "subprocess.run",
        "time.sleep",
    }
)  # fmt: skip
REQUESTING = frozenset(
    {"urllib.request.urlopen", *(f"{module}.{name}" for module in ("requests", "httpx") for name in _HTTP)}
)
DELETING = frozenset(
    {
        "os.remove", "os.removedirs", "os.rename", "os.renames", "os.replace", "os.rmdir", "os.truncate", "os.unlink",
        "pathlib.Path.rename", "pathlib.Path.replace", "pathlib.Path.rmdir", "pathlib.Path.unlink",
        "pathlib.Path.write_bytes", "pathlib.Path.write_text", "shutil.rmtree",
    }
)  # fmt: skip
QUERYING = frozenset({"execute", "executemany", "executescript", "text"})
CHANGING_SQL = re.compile(r"\s*(INSERT|UPDATE|DELETE|DROP|ALTER|TRUNCATE)\b", re.IGNORECASE)
WRITING_MODE = re.compile(r"[wax]")
# A file that is not meant to last.
PASSING = re.compile(r"te?mp|cache|scratch", re.IGNORECASE)
TOOL_CHANGES = frozenset({"server.add_tool", "server.remove_tool", "server.enable", "server.disable", "server.tool"})

# How a text that reports a failure begins, and how a dispatcher answers an unknown tool.
FAILURE = re.compile(r"\W{0,4}(?:[\w'/-]+\s+){0,4}?(?:error|failed|failure|exception)\b", re.IGNORECASE)
UNKNOWN_TOOL = re.compile(
    r"\W{0,4}(?:error\W+)?(?:unknown|unsupported|invalid|no such)\s+(?:tool|command|function)", re.IGNORECASE
)
# Tools whose answer is whether something fails.
CHECKING = frozenset({"check", "diagnose", "lint", "parse", "ping", "probe", "test", "validate", "verify"})

# Methods of contexts and sessions, with the feature of the protocol that they use.
FEATURES: Mapping[str, str] = MappingProxyType(
    {
        **{f"context.{name}": "logging" for name in ("critical", "debug", "error", "info", "log", "warning")},
        "context.list_roots": "roots",
        "context.sample": "sampling",
        "context.sample_step": "sampling",
        "session.create_message": "sampling",
        "session.list_roots": "roots",
        "session.send_log_message": "logging",
    }
)
