"""The option that writes expected results anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-fixed", action="store_true", help="write what fixes make of the examples; read the difference"
    )
