"""git, asked for objects only, so that nothing which a repository configures is run.

Only commands that read objects and references are used: they run no hook, no filter, no textconv, no pager and no
`core.fsmonitor`. The one way out that they have, to fetch what a partial clone lacks, is closed in the environment.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class GitError(ValueError):
    """git cannot answer; the message is one line for the user."""


def run_git(arguments: Sequence[str], folder: str, given: bytes = b"") -> bytes:
    """What git prints for a command in a folder. Raises GitError."""
    program = shutil.which("git")
    if program is None:
        raise GitError("git is not installed")
    command = [program, "--no-pager", "-c", "advice.detachedHead=false", *arguments]
    try:
        run = subprocess.run(  # noqa: S603 - a fixed program, and arguments that cannot be taken for options
            command, cwd=folder, input=given, capture_output=True, check=False, env=_environment()
        )
    except OSError as problem:
        raise GitError(f"git cannot be run: {problem.strerror}") from None
    if run.returncode:
        raise GitError(_reason(run.stderr) or f"git {arguments[0]} ended with {run.returncode}")
    return run.stdout


def _environment() -> Mapping[str, str]:
    """The environment without what steers git (a hook runs with `GIT_DIR` set), and without the network."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return {
        **kept,
        "LC_ALL": "C",  # the messages are shown, and one of them is recognised
        "GIT_ALLOW_PROTOCOL": "none",  # outweighs every protocol.*.allow of a configuration
        "GIT_NO_LAZY_FETCH": "1",  # from git 2.45
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
    }


def _reason(stderr: bytes) -> str:
    """The first complaint of git, without its prefix."""
    lines = stderr.decode("utf-8", "replace").splitlines()
    complaint = next((each for each in lines if each.startswith(("fatal: ", "error: "))), next(iter(lines), ""))
    return complaint.partition(": ")[2] if complaint.startswith(("fatal: ", "error: ")) else complaint
