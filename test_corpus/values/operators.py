"""Operators, conditions, comparisons and subscripts."""

import os

TEXT = "orders"
CHARACTER = TEXT[0]  # 'o'
LAST_CHARACTER = TEXT[-1]  # 's'
CHARACTER_BEYOND = TEXT[9:]  # ''
CUT = TEXT[1:-1]  # 'rder'
CUT_FRONT = TEXT[2:]  # 'ders'
CUT_BY_A_NAME = TEXT[: len(TEXT) - 1]  # 'order'
CUT_BY_WHAT_IS_NOT_KNOWN = TEXT[: os.getpid()]  # unknown
CUT_IN_STEPS = TEXT[::2]  # unknown
CUT_LIST = [1, 2][1:]  # unknown

ADDED = "a" + "b" + "c"  # 'abc'
REPEATED = "-" * 3 + 2 * "="  # '---=='
LONG = "0" + "1" + "2" + "3" + "4" + "5" + "6" + "7" + "8" + "9" + "0" + "1" + "2" + "3" + "4" + "5" + "6" + "7" + "8" + "9" + "0" + "1" + "2" + "3" + "4" + "5" + "6" + "7" + "8" + "9" + "0" + "1" + "2" + "3" + "4" + "5" + "6" + "7" + "8" + "9" + "0" + "1" + "2" + "3" + "4" + "5" + "6" + "7" + "8" + "9" + "0" + "1" + "2" + "3" + "4" + "5" + "6" + "7" + "8" + "9" + "0" + "1" + "2" + "3" + "4" + "5" + "6" + "7" + "8" + "9" + "0" + "1" + "2" + "3" + "4" + "5" + "6" + "7" + "8" + "9" + "0" + "1" + "2" + "3" + "4" + "5" + "6" + "7" + "8" + "9"  # '012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'
LISTS = [1] + [2, 3]  # [1, 2, 3]
TUPLES = (1,) + (2,)  # (1, 2)
LIST_REPEATED = [0] * 3  # [0, 0, 0]
MERGED = {"a": 1, "b": 1} | {"b": 2}  # {'a': 1, 'b': 2}
MERGED_UNKNOWN = {"a": 1} | {**os.environ, "b": 2}  # partly
SUM = 1 + 2.5  # 3.5
POWER = 2**10 - 1  # 1023
SHIFTED = 1 << 20  # 1048576
MEBIBYTES = 5 * 1024 * 1024  # 5242880
DIVIDED = 7 / 2  # 3.5
FLOORED = 7 // 2 + 7 % 4  # 6
BITS = 6 & 3 | 8  # 10
NEGATIVE = -(+3)  # -3
NOT = not []  # True
BOOLEAN_SUM = True + True  # 2
AND = "a" and "b"  # 'b'
OR = "" or "b" or "c"  # 'b'
OR_UNKNOWN = os.sep.lower() or "a"  # unknown
SHORT = 0 and os.sep.lower()  # 0
CHOSEN = "a" if 1 else os.sep.lower()  # 'a'
OTHERWISE = os.sep.lower() if 0 else "b"  # 'b'
EITHER = "a" if os.sep.lower() else "a"  # 'a'
EITHER_OR = "a" if os.sep.lower() else "b"  # unknown
EQUAL = 1 == 1.0  # True
DIFFERENT = "a" != "a"  # False
CHAINED = 1 < 2 <= 2 < 3  # True
CHAINED_FALSE = 1 < 1 < os.sep.lower()  # False
ORDERED_TEXT = "a" < "b"  # True
GREATER = 2 > 1 >= 1  # True
CONTAINED = 1 in [True, 2]  # True
NOT_CONTAINED = "c" not in {"a": 1}  # True
IN_TEXT = "b" in "abc"  # True
IN_SET = "a" in {"a", "b"}  # True
IN_OTHER_KEYS = 1 in {1: 2}  # True
IN_UNKNOWN = "a" in [os.sep.lower()]  # unknown
IN_PARTLY = "a" in ["a", os.sep.lower()]  # True
NOT_A_NUMBER = (1e999 - 1e999) in [1e999 - 1e999]  # unknown
OF_LISTS = [1] in [[1]]  # unknown
ITEM = [1, 2, 3][1]  # 2
LAST = (1, 2, 3)[-1]  # 3
MEMBER = {"a": {"b": 5}}["a"]["b"]  # 5
LAST_MEMBER = {"a": 1, "a": 2}["a"]  # 2
IS_NONE = None is None  # True
IS_NOT_NONE = "a" is not None  # True
IS_TRUE = True is True  # unknown
SLICE = [1, 2, 3][:2]  # unknown
TEXT_ITEM = "abc"[0]  # 'a'
UNKNOWN_INDEX = [1, 2][len(os.sep)]  # unknown
PARTLY_KNOWN_MEMBER = {**os.environ, "a": 1}["a"]  # 1
FORMATTED = "%s" % "a"  # unknown
TRUTH_OF_UNKNOWN = not os.sep.lower()  # unknown
UNARY_OF_UNKNOWN = -len(os.sep)  # unknown
COMPARED_LISTS = [1] == [1]  # unknown
INVERTED = ~1  # unknown
EXCLUSIVE = 5 ^ 1  # unknown
BYTES = b"a" + b"b"  # unknown
BYTES_IN = b"a" in [b"a"]  # True
HUGE = 10**100 * 10**100  # unknown
HUGE_POWER = 2**1000  # unknown
HUGE_SHIFT = 1 << 1000  # unknown
FLOAT_POWER = 2.0**2  # unknown
HUGE_FLOAT = 1e308 * 10
LONG_REPEAT = len("ab" * 150_000)  # unknown
LONG_LIST = len([0] * 6_000)  # unknown
MIXED = [1] + list((2,))  # [1, 2]
WALRUS = (inner := 5) + 1  # 6
INNER = inner  # 5
