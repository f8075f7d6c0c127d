"""What ends a command with exit code 2."""

from __future__ import annotations

import click


class Failure(click.ClickException):
    """The command cannot do what it was asked to; the message is one line for the user."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))
