"""Functions and methods of Python that give a known value."""

import copy
import inspect
import json
import os
import textwrap
import typing
from inspect import cleandoc
from textwrap import dedent as de
from types import MappingProxyType
from typing import cast

NAMES = ["b", "a"]

DEDENTED = textwrap.dedent("""\
    one
      two
""")  # 'one\n  two\n'
ALIASED = de("  a")  # 'a'
CLEANED = cleandoc("""one

    two
    """)  # 'one\n\ntwo'
CLEANED_OTHER = inspect.cleandoc(" a")  # 'a'
STRIPPED = textwrap.dedent("  a  ").strip()  # 'a'
JSON = json.loads('{"a": [1, null, {"b": true}]}')  # {'a': [1, None, {'b': True}]}
JSON_DUPLICATE = json.loads('{"a": 1, "a": 2}')  # {'a': 2}
JSON_DEEP = json.loads("[" * 100 + "]" * 100)  # partly
STR = str(1) + str(None) + str("a") + str(1.5)  # '1Nonea1.5'
INT = int(5)  # 5
INT_OF_BOOL = int(True)  # 1
BOOL = bool([1])  # True
LEN = len("abc") + len([1]) + len({"a": 1}) + len(())  # 5
LEN_OTHER_KEYS = len({1: "a", True: "b"})  # 1
LIST = list("ab")  # ['a', 'b']
LIST_OF_DICT = list({"a": 1})  # ['a']
LIST_OF_OTHER_KEYS = list({1: 1, None: 2})  # [1, None]
EMPTY_LIST = list()  # []
TUPLE = tuple([1, 2])  # (1, 2)
SET = set(["a", "a"])  # {'a'}
SET_OF_SET = set({"a"})  # {'a'}
FROZEN = frozenset()
SORTED = sorted(NAMES)  # ['a', 'b']
SORTED_SET = sorted({"b", "a", "a"})  # ['a', 'b']
SORTED_DICT = sorted({"b": 1, "a": 2})  # ['a', 'b']
SORTED_NUMBERS = sorted([2, 1])  # unknown
SORTED_BY_KEY = sorted(NAMES, key=len)  # unknown
DICT = dict(a=1, b=2)  # {'a': 1, 'b': 2}
DICT_OF_DICT = dict({"a": 1}, b=2)  # {'a': 1, 'b': 2}
DICT_OF_PAIRS = dict([("a", 1), ["b", 2]])  # {'a': 1, 'b': 2}
DICT_SPREAD = dict(**{"a": 1}, b=2)  # {'a': 1, 'b': 2}
DICT_UNKNOWN_SPREAD = dict(a=1, **os.environ)  # partly
DICT_OF_TEXT_PAIRS = dict(["ab", "cd"])  # {'a': 'b', 'c': 'd'}
DICT_UNKNOWN = dict(os.environ.copy())  # unknown
DICT_STARRED = dict(*[{"a": 1}])  # unknown
PROXY = MappingProxyType({"a": 1})["a"]  # 1
PROXY_OF_UNKNOWN = MappingProxyType(os.environ)  # unknown
COPIED = copy.deepcopy({"a": [1]})  # {'a': [1]}
COPIED_LIST = copy.copy(NAMES)  # ['b', 'a']
COPIED_UNKNOWN = copy.copy(os.environ)  # unknown
CAST = cast("str", "a")  # 'a'
CAST_OTHER = typing.cast(str, "a")  # 'a'
RANGE = list(range(3)) + list(range(1, 7, 2))  # [0, 1, 2, 1, 3, 5]
RANGE_ITSELF = range(2)
RANGE_KEYWORDS = list(enumerate(["a"], start=2))  # [(2, 'a')]
ENUMERATED = list(enumerate("ab", 1))  # [(1, 'a'), (2, 'b')]
ENUMERATED_UNKNOWN = list(enumerate(os.environ))  # unknown
ENUMERATED_FROM_UNKNOWN = list(enumerate("ab", len(os.sep)))  # unknown
ZIPPED = list(zip("ab", [1, 2]))  # [('a', 1), ('b', 2)]
ZIPPED_UNKNOWN = list(zip("ab", os.environ))  # unknown
REVERSED = list(reversed((1, 2)))  # [2, 1]
REVERSED_TEXT = list(reversed("ab"))  # unknown
STR_OF_UNKNOWN = str(os.environ)  # unknown
STR_OF_LIST = str([1])  # unknown
INT_OF_TEXT = int("5")  # unknown
BOOL_OF_UNKNOWN = bool(os.sep.lower())  # unknown
LEN_OF_UNKNOWN = len(os.sep)  # unknown
UNKNOWN_ARGUMENTS = len(*[each for each in [os.sep.lower()] if each])  # unknown
DUMPED = json.dumps({"a": 1})  # unknown

KEYS = list({"a": 1}.keys())  # ['a']
VALUES = list({"a": 1, "b": 2, "a": 3}.values())  # [3, 2]
ITEMS = list({"a": 1}.items())  # [('a', 1)]
VIEW = {"a": 1}.keys()  # partly
GET = {"a": 1}.get("a")  # 1
GET_DEFAULT = {"a": 1}.get("b", "c")  # 'c'
GET_NONE = {"a": 1}.get("b")  # None
GET_UNKNOWN = {**os.environ}.get("b")  # unknown
GET_UNKNOWN_KEY = {"a": 1}.get(os.sep.lower())  # unknown
KEYS_UNKNOWN = list({**os.environ}.keys())  # unknown
LIST_COPY = [1].copy()  # [1]
DICT_COPY = {"a": 1}.copy()  # {'a': 1}
COUNT = [1].count(1)  # unknown
FROM_KEYS = dict.fromkeys("ab")  # unknown
POPPED = {"a": 1}.pop("a")  # unknown
