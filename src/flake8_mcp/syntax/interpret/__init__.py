"""Follows first-party code where single expressions do not tell: loops, calls, decorators, objects and registries.

Statements are walked with values in place of data; nothing runs. A condition that is not known takes both ways. What
the walk means to a higher layer (which calls register something) comes in through Hooks. Bounded in statements, steps,
calls, nesting and modules, so that no input can make it slow.
"""

from .calling import run_function
from .frames import Frame
from .interpreter import Hooks, Interpreter
from .objects import Arguments, Closure, ExternalMethod, Instance, Partial, target_of

__all__ = [
    "Arguments",
    "Closure",
    "ExternalMethod",
    "Frame",
    "Hooks",
    "Instance",
    "Interpreter",
    "Partial",
    "run_function",
    "target_of",
]
