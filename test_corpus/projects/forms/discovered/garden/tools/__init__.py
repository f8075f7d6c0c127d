"""Modules with a function that registers."""

import importlib
import pkgutil

NAMES = {info.name: info.name for info in pkgutil.iter_modules(__path__)}


def every():
    return [importlib.import_module(f"{__package__}.{name}") for name in NAMES if name != "deep"]
