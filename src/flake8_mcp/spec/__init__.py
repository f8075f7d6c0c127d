"""What MCP says, per revision, as data. It knows nothing of Python code."""

from __future__ import annotations

from ._revision import Revision
from .r2024_11_05 import R2024_11_05
from .r2025_03_26 import R2025_03_26
from .r2025_06_18 import R2025_06_18
from .r2025_11_25 import R2025_11_25
from .r2026_07_28 import R2026_07_28

REVISIONS: dict[str, Revision] = {
    each.name: each for each in (R2024_11_05, R2025_03_26, R2025_06_18, R2025_11_25, R2026_07_28)
}

__all__ = ["REVISIONS", "Revision"]
