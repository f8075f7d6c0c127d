"""The rules, one small module for each topic, grouped by family. Modules are found by themselves."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from ._rule import Advice, Citation, ClientFact, Context, Problem, Rule, SdkFact, rule, shown

__all__ = ["Advice", "Citation", "ClientFact", "Context", "Problem", "Rule", "SdkFact", "all_rules", "rule", "shown"]


@functools.cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule, sorted by code."""
    found = [
        value
        for module in pkgutil.walk_packages(__path__, f"{__name__}.")
        if not module.ispkg and not module.name.rpartition(".")[2].startswith("_")
        for value in vars(importlib.import_module(module.name)).values()
        if isinstance(value, Rule)
    ]
    return tuple(sorted(found, key=lambda each: each.code))
