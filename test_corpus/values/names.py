"""Which value a name has: rebinding, branches, order."""

import os
import sys
from typing import TYPE_CHECKING, Final

FIRST = "a"  # 'a'
ALIAS = FIRST  # 'a'
ALIAS_OF_ALIAS = ALIAS  # 'a'
ANNOTATED: str = "b"  # 'b'
FINAL: Final = 1  # 1
CHAINED = OTHER = 3  # 3
ONE, TWO = 1, 2
(THREE, [FOUR, FIVE]) = (3, [4, 5])
HEAD, *TAIL = [1, 2, 3]
FROM_PAIR = TWO  # 2
FROM_NESTED = FIVE  # 5
FROM_STARRED = HEAD  # unknown
FROM_REST = TAIL  # unknown
A1, A2 = "xy"
FROM_TEXT = A2  # 'y'
B1, B2 = os.path.split("a/b")
FROM_UNKNOWN = B1  # unknown


def used_before() -> str:
    return LATER


LATER = "later"  # 'later'

REBOUND = 1
REBOUND = 2
OF_REBOUND = REBOUND  # unknown
SAME_TWICE = 1
SAME_TWICE = 1
OF_SAME = SAME_TWICE  # 1
ITSELF = [1]
ITSELF = ITSELF + [2]
OF_ITSELF = ITSELF  # unknown
COUNTED = 1
COUNTED += 1
OF_COUNTED = COUNTED  # unknown

if sys.platform == "win32":
    EITHER = "x"
    DIFFERENT = "x"
else:
    EITHER = "x"
    DIFFERENT = "y"
OF_EITHER = EITHER  # 'x'
OF_DIFFERENT = DIFFERENT  # unknown

try:
    import tomllib

    HAS = True
    TRIED = "t"
except ImportError:
    HAS = False
    TRIED = "t"
else:
    AFTER = 1
finally:
    AT_LAST = 2
OF_HAS = HAS  # unknown
OF_TRIED = TRIED  # 't'
OF_AFTER = AFTER  # 1
OF_LAST = AT_LAST  # 2

if os.environ:
    SOMETIMES = 1
OF_SOMETIMES = globals().get("SOMETIMES")  # unknown

if TYPE_CHECKING:
    CHECKED = "for type checkers"
else:
    CHECKED = "real"
if not TYPE_CHECKING:
    ALSO_CHECKED = "real"
else:
    ALSO_CHECKED = "for type checkers"
OF_CHECKED = CHECKED  # 'real'
OF_ALSO_CHECKED = ALSO_CHECKED  # 'real'
DECLARED: int
DECLARED = 4
OF_DECLARED = DECLARED  # 4

for LOOPED in [1, 2]:
    IN_LOOP = "x"
OF_LOOPED = LOOPED  # unknown
OF_IN_LOOP = IN_LOOP  # 'x'
while True:
    IN_WHILE = 1
    break
OF_IN_WHILE = IN_WHILE  # 1
with open(os.devnull) as HANDLE:
    IN_WITH = 1
OF_HANDLE = HANDLE  # unknown
OF_IN_WITH = IN_WITH  # 1

match FIRST:
    case "a" as MATCHED:
        IN_CASE = 1
    case [*REST]:
        IN_CASE = 1
    case {"a": 1, **OTHERS}:
        IN_CASE = 1
    case _:
        IN_CASE = 1
OF_MATCHED = MATCHED  # unknown
OF_IN_CASE = IN_CASE  # 1

DELETED = 1
del DELETED
DELETED = 1
OF_DELETED = DELETED  # unknown


def set_globally() -> None:
    global SET_BY_FUNCTION, NEW_BY_FUNCTION
    SET_BY_FUNCTION = 2
    NEW_BY_FUNCTION = 3


SET_BY_FUNCTION = 1
set_globally()
OF_SET_BY_FUNCTION = SET_BY_FUNCTION  # unknown
OF_NEW_BY_FUNCTION = NEW_BY_FUNCTION  # 3


def shadowing(FIRST: str) -> str:
    return FIRST


OF_SHADOWED = FIRST  # 'a'

try:
    raise ValueError
except ValueError as CAUGHT:
    pass

if os.environ:
    str = repr
OF_BUILTIN = str(1)  # unknown
del str

CYCLE_A = [0]
for _ in ():
    CYCLE_A = [CYCLE_B]
CYCLE_B = [CYCLE_A]
OF_CYCLE = CYCLE_B  # unknown

COLLECTED = {"a": 1}
globals()["SET_IN_GLOBALS"] = 1
SET_BEFORE = 1
globals()["SET_BEFORE"] = 2
OF_SET_BEFORE = SET_BEFORE  # unknown
OF_COLLECTED = COLLECTED  # {'a': 1}
