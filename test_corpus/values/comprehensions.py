"""Comprehensions over what is known."""

import os

NAMES = ["a", "b"]
OUTER = "outer"

LIST = [name.upper() for name in NAMES]  # ['A', 'B']
SET = {len(name) for name in NAMES}  # {1}
DICT = {name: {"title": name} for name in NAMES}  # {'a': {'title': 'a'}, 'b': {'title': 'b'}}
TUPLE = tuple(name for name in NAMES)  # ('a', 'b')
FILTERED = [name for name in NAMES if name != "a"]  # ['b']
FILTERED_TWICE = [n for n in range(10) if n % 2 == 0 if n > 4]  # [6, 8]
NESTED = [a + b for a in NAMES for b in "xy" if a != "b"]  # ['ax', 'ay']
DEPENDENT = [b for a in [[1, 2], [3]] for b in a]  # [1, 2, 3]
UNPACKED = [f"{key}={value}" for key, value in {"a": 1}.items()]  # ['a=1']
UNPACKED_DEEP = [c for a, (b, c) in [(1, (2, 3))]]  # [3]
UNPACKED_LIST = [b for [a, b] in [(1, 2)]]  # [2]
ENUMERATED = [f"{number}{name}" for number, name in enumerate(NAMES, 1)]  # ['1a', '2b']
ENUMERATED_FROM = [number for number, _ in enumerate(NAMES, start=5)]  # [5, 6]
ZIPPED = dict(zip(NAMES, [1, 2]))  # {'a': 1, 'b': 2}
REVERSED = list(reversed(NAMES))  # ['b', 'a']
OVER_KEYS = [key for key in {"a": 1, "b": 2}]  # ['a', 'b']
OVER_VALUES = [value for value in {"a": 1}.values()]  # [1]
OVER_RANGE = [n for n in range(2, 8, 3)]  # [2, 5]
INSIDE = [[inner for inner in range(outer)] for outer in range(3)]  # [[], [0], [0, 1]]
SHADOWED = [OUTER for OUTER in NAMES]  # ['a', 'b']
UNCHANGED = OUTER  # 'outer'
UNKNOWN_KEYS = {os.sep.lower(): 1 for _ in NAMES}  # partly
OVER_UNKNOWN = [each for each in os.environ]  # unknown
OVER_SET = [each for each in {1, 2}]  # unknown
UNKNOWN_CONDITION = [each for each in NAMES if os.sep.lower()]  # unknown
UNKNOWN_ITEM = [os.sep.lower() + each for each in NAMES]  # partly
STARRED_TARGET = [rest for first, *rest in [(1, 2)]]  # unknown
ITEM_TARGET = [1 for {}["a"] in []]  # []
WRONG_LENGTH = [list(each) for each in zip(NAMES)]  # [['a'], ['b']]
WALRUS = [(last := each) for each in NAMES]  # ['a', 'b']
AFTER_WALRUS = last  # unknown
USED_TWICE = [[*each, *each] for each in [iter("ab")]]  # partly
TOO_MANY = [a for a in range(100) for b in range(100)]  # unknown


class Scopes:
    OUTER = "inner"
    FIRST = [OUTER for _ in range(1)]
    SECOND = [each for each in OUTER]
    THIRD = [n for _ in range(1) for n in [OUTER]]


FROM_CLASS = Scopes.FIRST  # ['outer']
FIRST_ITERABLE = Scopes.SECOND  # ['i', 'n', 'n', 'e', 'r']
FROM_CLASS_INSIDE = Scopes.THIRD  # ['outer']
