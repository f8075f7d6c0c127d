"""Lists, tuples, sets and dicts, with spreads."""

import os

LIST = [1, "a", None]  # [1, 'a', None]
TUPLE = 1, 2  # (1, 2)
EMPTY = ()  # ()
SET = {1, 2, 1}  # {1, 2}
SET_OF_TUPLES = {(1, 2), (3,)}  # {(1, 2), (3,)}
SET_WITH_EQUALS = {1, True, 1.0}  # {1}
NESTED = {"a": [{"b": (1,)}]}  # {'a': [{'b': (1,)}]}
SPREAD = [0, *LIST, *TUPLE]  # [0, 1, 'a', None, 1, 2]
SPREAD_TEXT = [*"ab"]  # ['a', 'b']
SPREAD_DICT = [*{"a": 1}]  # ['a']
SPREAD_SET = [1, *{2}]  # partly
SPREAD_UNKNOWN = [1, *os.environ]  # partly
SPREAD_PARTLY = [0, *SPREAD_UNKNOWN, 3]  # partly
UNKNOWN_ITEM = [1, os.sep.lower()]  # partly
DICT = {"a": 1, "b": 2}  # {'a': 1, 'b': 2}
DUPLICATE = {"a": 1, "b": 2, "a": 3}  # {'a': 3, 'b': 2}
EQUAL_KEYS = {1: "a", True: "b"}  # {1: 'b'}
OTHER_KEYS = {None: 1, (1, 2): 2, b"c": 3}  # {None: 1, (1, 2): 2, b'c': 3}
DICT_SPREAD = {"a": 0, **DICT, "c": 3}  # {'a': 1, 'b': 2, 'c': 3}
DICT_SPREAD_LAST = {"a": 0, **{"a": 5}}  # {'a': 5}
UNKNOWN_SPREAD_FIRST = {**os.environ, "a": 1}  # partly
UNKNOWN_SPREAD_LAST = {"a": 1, **os.environ}  # partly
UNKNOWN_SPREAD_INSIDE = {"a": 1, **{"b": 2, **os.environ, "c": 3}, "d": 4}  # partly
FOREIGN_KEY = {"a": 1, os.sep: 2, "b": 3}  # partly
UNKNOWN_KEY = {"a": 1, os.sep.lower(): 2, "b": 3}  # partly
ITERATOR = (each for each in LIST)  # unknown
ITERATOR_INSIDE = [1, (each for each in LIST)]  # partly
FROM_ITERATOR = [*(each for each in LIST)]  # [1, 'a', None]
STARRED_SUBSCRIPT = DICT["a"]  # 1
