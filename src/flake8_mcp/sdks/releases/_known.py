"""The releases of the distributions that matter, and the profile that each belongs to, as data."""

from __future__ import annotations

from types import MappingProxyType

# The newest release of each major whose behaviour was recorded; none of that major is newer (2026-11).
RECORDED = MappingProxyType({"mcp1": "1.30.0", "mcp2": "2.3.0", "fm2": "2.14.7", "fm3": "3.4.11", "fm4": "4.2.3"})
NEWEST = MappingProxyType({"mcp": "mcp2", "fm": "fm4"})
DISTRIBUTIONS = MappingProxyType({"mcp": "mcp", "fm": "fastmcp"})
_FAMILIES = MappingProxyType({"mcp": "mcp", "fastmcp": "fm"})

# The official SDK that a fastmcp is built on. Read in the metadata of fastmcp 2.0.0, 2.3.0, 2.14.7 and 3.0.0 and of
# fastmcp-slim 3.4.11, 4.0.0 and 4.2.3; 2.10.0 forgot the upper bound.
BELOW = MappingProxyType({"fm2": "mcp1", "fm3": "mcp1", "fm4": "mcp2"})

# Final releases that can be installed, oldest first: what `pip index versions` listed in 2026-11.
KNOWN = MappingProxyType(
    {
        "mcp": (
            "0.9.1 1.0.0 1.1.0 1.1.1 1.1.2 1.1.3 1.2.0 1.2.1 1.3.0 1.4.0 1.4.1 1.5.0 1.6.0 1.7.0 1.7.1 1.8.0 1.8.1 "
            "1.9.0 1.9.1 1.9.2 1.9.3 1.9.4 1.10.0 1.10.1 1.11.0 1.12.0 1.12.1 1.12.2 1.12.3 1.12.4 1.13.0 1.13.1 "
            "1.14.0 1.14.1 1.15.0 1.16.0 1.17.0 1.18.0 1.19.0 1.20.0 1.21.0 1.21.1 1.21.2 1.22.0 1.23.0 1.23.1 "
            "1.23.2 1.23.3 1.24.0 1.25.0 1.26.0 1.27.0 1.27.1 1.27.2 1.28.0 1.28.1 1.29.0 1.29.1 1.30.0 2.0.0 2.0.1 "
            "2.1.0 2.1.1 2.2.0 2.3.0"
        ),
        "fastmcp": (
            "0.1.0 0.2.0 0.3.0 0.3.1 0.3.2 0.3.3 0.3.4 0.3.5 0.4.0 0.4.1 1.0 2.0.0 2.1.0 2.1.1 2.1.2 2.2.0 2.2.1 "
            "2.2.2 2.2.3 2.2.4 2.2.5 2.2.6 2.2.7 2.2.8 2.2.9 2.2.10 2.3.0 2.3.1 2.3.2 2.3.3 2.3.4 2.3.5 2.4.0 2.5.0 "
            "2.5.1 2.5.2 2.6.0 2.6.1 2.7.0 2.7.1 2.8.0 2.8.1 2.9.0 2.9.1 2.9.2 2.10.0 2.10.1 2.10.2 2.10.3 2.10.4 "
            "2.10.5 2.10.6 2.11.0 2.11.1 2.11.2 2.11.3 2.12.0 2.12.1 2.12.2 2.12.3 2.12.4 2.12.5 2.13.0 2.13.0.1 "
            "2.13.0.2 2.13.1 2.13.2 2.13.3 2.14.0 2.14.1 2.14.2 2.14.3 2.14.4 2.14.5 2.14.6 2.14.7 3.0.0 3.0.1 3.0.2 "
            "3.1.0 3.1.1 3.2.0 3.2.1 3.2.2 3.2.3 3.2.4 3.3.0 3.3.1 3.4.0 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.4.7 "
            "3.4.8 3.4.9 3.4.10 3.4.11 4.0.0 4.0.1 4.0.2 4.0.3 4.0.4 4.0.5 4.0.6 4.0.7 4.0.8 4.0.9 4.0.10 4.0.11 "
            "4.1.0 4.1.1 4.1.2 4.1.3 4.1.4 4.1.6 4.1.7 4.2.3"
        ),
        "pydantic": (
            "1.0 1.1 1.1.1 1.2 1.3 1.4 1.5 1.5.1 1.6 1.6.1 1.6.2 1.7 1.7.1 1.7.2 1.7.3 1.7.4 1.8 1.8.1 1.8.2 1.9.0 "
            "1.9.1 1.9.2 1.10.0 1.10.1 1.10.2 1.10.4 1.10.5 1.10.6 1.10.7 1.10.8 1.10.9 1.10.10 1.10.11 1.10.12 "
            "1.10.13 1.10.14 1.10.15 1.10.16 1.10.17 1.10.18 1.10.19 1.10.20 1.10.21 1.10.22 1.10.23 1.10.24 1.10.25 "
            "1.10.26 1.10.27 2.0 2.0.1 2.0.2 2.0.3 2.1.0 2.1.1 2.2.0 2.2.1 2.3.0 2.4.0 2.4.1 2.4.2 2.5.0 2.5.1 2.5.2 "
            "2.5.3 2.6.0 2.6.1 2.6.2 2.6.3 2.6.4 2.7.0 2.7.1 2.7.2 2.7.3 2.7.4 2.8.0 2.8.1 2.8.2 2.9.0 2.9.1 2.9.2 "
            "2.10.0 2.10.1 2.10.2 2.10.3 2.10.4 2.10.5 2.10.6 2.11.0 2.11.1 2.11.2 2.11.3 2.11.4 2.11.5 2.11.6 "
            "2.11.7 2.11.8 2.11.9 2.11.10 2.12.0 2.12.2 2.12.3 2.12.4 2.12.5 2.13.0 2.13.1 2.13.2 2.13.3 2.13.4 "
            "2.13.5 2.14.0 2.14.1 2.14.2 2.14.3 2.14.4"
        ),
    }
)


def profile_of(distribution: str, version: str) -> str | None:
    """The profile of a release of mcp or fastmcp.

    One newer than the newest recorded counts as that; None for a major that is older than the oldest recorded.
    """
    family = _FAMILIES[distribution]
    newest = NEWEST[family]
    digits = version.partition("!")[2] or version
    major = int(digits.partition(".")[0][:9])  # the length bounds what int() has to convert
    if major >= int(newest[len(family) :]):
        return newest
    profile = f"{family}{major}"
    return profile if profile in RECORDED else None
