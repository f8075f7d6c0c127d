"""Methods of known text."""

import os

NAME = "List Orders"

STRIPPED = "  a ".strip() + " b ".lstrip() + " c ".rstrip()  # 'ab  c'
STRIPPED_CHARACTERS = "xax".strip("x")  # 'a'
STRIPPED_NONE = " a ".strip(None)  # 'a'
LOWER = NAME.lower()  # 'list orders'
UPPER = NAME.upper()  # 'LIST ORDERS'
TITLE = "a b".title()  # 'A B'
CAPITALIZED = "ab".capitalize()  # 'Ab'
CHAINED = NAME.lower().replace(" ", "_")  # 'list_orders'
REPLACED_ONCE = "aaa".replace("a", "b", 1)  # 'baa'
PREFIX = "get_orders".removeprefix("get_").removesuffix("s")  # 'order'
STARTS = NAME.startswith("List")  # True
ENDS = NAME.endswith("x")  # False
IDENTIFIER = "ab".isidentifier()  # True
SPLIT = "a b".split()  # ['a', 'b']
SPLIT_AT = "a,b,c".split(",", 1)  # ['a', 'b,c']
RIGHT_SPLIT = "a.b.c".rsplit(".", 1)  # ['a.b', 'c']
PARTITION = "a.b.c".partition(".")  # ('a', '.', 'b.c')
RIGHT_PARTITION = "a.b.c".rpartition(".")[2]  # 'c'
LINES = "a\nb".splitlines()  # ['a', 'b']
JOINED = ", ".join(["a", "b"])  # 'a, b'
JOINED_GENERATOR = "".join(each.upper() for each in "ab")  # 'AB'
JOINED_KEYS = "-".join({"a": 1, "b": 2})  # 'a-b'
FORMATTED = "{} and {}".format(1, "b")  # '1 and b'
FORMATTED_BY_NAME = "{name} {{}} {0}".format(1, name=None)  # 'None {} 1'
FORMATTED_SPEC = "{:>5}".format(1)  # unknown
FORMATTED_ATTRIBUTE = "{0.real}".format(1)  # unknown
FORMATTED_CONVERSION = "{!r}".format("a")  # unknown
FORMATTED_UNKNOWN = "{}".format(os.sep.lower())  # unknown
JOINED_UNKNOWN = ", ".join(os.environ)  # unknown
JOINED_PARTLY = ", ".join(["a", os.sep.lower()])  # unknown
JOINED_LONG = len(", ".join(["a" * 1000] * 500))  # unknown
REPLACED_LONG = len(("a" * 1000).replace("a", "b" * 1000))  # unknown
FORMATTED_LONG = len(("{0}" * 1000).format("a" * 1000))  # unknown
SPLIT_LONG = len(("a" * 6000).split("a"))  # unknown
KEYWORDS = "a b".split(maxsplit=1)  # unknown
FOUND = "abc".find("c")  # unknown
UNKNOWN_ARGUMENT = "abc".strip(os.sep.lower())  # unknown
TRANSLATED = "abc".translate({})  # unknown
UNFORMATTED = "{}"  # '{}'
