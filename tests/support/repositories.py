"""Git repositories for tests, independent of the configuration of whoever runs them."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_ENVIRONMENT = {
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "a",
    "GIT_AUTHOR_EMAIL": "a@example.org",
    "GIT_COMMITTER_NAME": "a",
    "GIT_COMMITTER_EMAIL": "a@example.org",
}


def git(folder: Path, *arguments: str, check: bool = True, isolated: bool = True) -> str:
    """Run git in a folder; not isolated with the configuration of whoever runs the tests."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    if isolated:
        environment |= _ENVIRONMENT
    command = ["git", "-c", "init.defaultBranch=main", "-c", "protocol.file.allow=always", *arguments]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=check, env=environment)
    return run.stdout.strip()


def commit(folder: Path, files: dict[str, str], message: str = "change") -> None:
    """Write files and commit all that is in a folder; the folder becomes a repository if it is none."""
    if not (folder / ".git").exists():
        git(folder, "init", "--quiet")
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", message)
