"""What is changed after it was bound is unknown, whichever name the change goes through."""

import heapq
import random
from copy import deepcopy
from operator import setitem
from types import SimpleNamespace

APPENDED = [1]
APPENDED.append(2)
OF_APPENDED = APPENDED  # unknown
EXTENDED = [1]
EXTENDED += [2]
OF_EXTENDED = EXTENDED  # unknown
ITEM = {"a": 1}
ITEM["a"] = 2
OF_ITEM = ITEM  # unknown
DEEP = {"a": {"b": 1}}
DEEP["a"]["b"] = 2
OF_DEEP = DEEP  # unknown
DELETED = {"a": 1, "b": 2}
del DELETED["a"]
OF_DELETED = DELETED  # unknown
LOOPED = [1, 2]
for LOOPED[0] in (5,):
    pass
OF_LOOPED = LOOPED  # unknown
METHOD = [1]
add = METHOD.append
add(2)
OF_METHOD = METHOD  # unknown
SHUFFLED = [1, 2, 3, 4, 5, 6]
random.shuffle(SHUFFLED)
OF_SHUFFLED = SHUFFLED  # unknown
HEAPED = [3, 1]
heapq.heapify(HEAPED)
OF_HEAPED = HEAPED  # unknown
SET_ITEM = [1]
setitem(SET_ITEM, 0, 2)
OF_SET_ITEM = SET_ITEM  # unknown
ANNOTATED = {"a": 1}
ANNOTATED["a"]: int = 2
OF_ANNOTATED = ANNOTATED  # unknown
SORTED_INSIDE = [[1]]
sorted(SORTED_INSIDE)[0].append(2)
OF_SORTED_INSIDE = SORTED_INSIDE  # unknown
IN_FOREIGN_OBJECT = [1]
foreign = SimpleNamespace(values=IN_FOREIGN_OBJECT)
foreign.values.append(2)
OF_IN_FOREIGN_OBJECT = IN_FOREIGN_OBJECT  # unknown
SMALLEST = [[1]]
min(SMALLEST).append(2)
OF_SMALLEST = SMALLEST  # unknown
IN_TEXT = [1, 2]
SHOWN = f"{IN_TEXT.pop()}"
OF_IN_TEXT = IN_TEXT  # unknown
TEXT = "unchanged"
TEXT.replace("un", "")
OF_TEXT = TEXT  # 'unchanged'
READ = {"a": 1}
READ.get("a")
print(READ, file=None) if not READ else None
OF_READ = READ  # {'a': 1}

# through another name

ORIGINAL = [1]
other = ORIGINAL
other.append(2)
OF_ORIGINAL = ORIGINAL  # unknown
ONE = ANOTHER = [1]
ANOTHER.append(2)
OF_ONE = ONE  # unknown
LISTED = [{"a": 1}]
for each in LISTED:
    each["b"] = 2
OF_LISTED = LISTED  # unknown
BY_NAME = {"a": [1]}
for _, values in BY_NAME.items():
    values.append(2)
OF_BY_NAME = BY_NAME  # unknown
NUMBERED = [[1]]
for _, numbered in enumerate(NUMBERED):
    numbered.append(2)
OF_NUMBERED = NUMBERED  # unknown
PART = {"a": {"b": 1}}
part = PART["a"]
part["b"] = 2
OF_PART = PART  # unknown
GOT = {"a": {"b": 1}}
GOT.get("a").update(b=2)
OF_GOT = GOT  # unknown
INNER = [1]
OUTER = [INNER]
OUTER[0].append(2)
OF_INNER = INNER  # unknown
SPREAD_INNER = [1]
SPREAD = [*[SPREAD_INNER]]
SPREAD[0].append(2)
OF_SPREAD_INNER = SPREAD_INNER  # unknown
MEMBER = [1]
HOLDER = {**{"a": MEMBER}}
HOLDER["a"].append(2)
OF_MEMBER = MEMBER  # unknown
SLICED = [[1]]
SLICED[:][0].append(2)
OF_SLICED = SLICED  # unknown
CHOSEN = [1]
(CHOSEN if CHOSEN else []).append(2)
OF_CHOSEN = CHOSEN  # unknown
DEFAULTED = [1]
(None or DEFAULTED).append(2)
OF_DEFAULTED = DEFAULTED  # unknown
ADDED = [[1]]
(ADDED + [])[0].append(2)
OF_ADDED = ADDED  # unknown
COMPREHENDED = [[1]]
[each for each in COMPREHENDED][0].append(2)
OF_COMPREHENDED = COMPREHENDED  # unknown
IN_DICT_COMPREHENSION = [[1]]
{key: each for key, each in enumerate(IN_DICT_COMPREHENSION)}[0].append(2)
OF_IN_DICT_COMPREHENSION = IN_DICT_COMPREHENSION  # unknown
WALRUS = (walrus := [1])
walrus.append(2)
OF_WALRUS = WALRUS  # unknown
WALRUS_AGAIN = (walrus_again := [1])
walrus_again.append(2)
OF_WALRUS_AGAIN = WALRUS_AGAIN  # unknown
FROM_PAIRS = [1]
dict([("a", FROM_PAIRS)])["a"].append(2)
OF_FROM_PAIRS = FROM_PAIRS  # unknown
KEYWORD = [1]
dict(a=KEYWORD)["a"].append(2)
OF_KEYWORD = KEYWORD  # unknown
STORED = [1]
STORE = {}
STORE["a"] = STORED
STORE["a"].append(2)
OF_STORED = STORED  # unknown
STORED_BY_ALIAS = [1]
ALIAS_STORE = {}
alias_store = ALIAS_STORE
alias_store["a"] = STORED_BY_ALIAS
ALIAS_STORE["a"].append(2)
OF_STORED_BY_ALIAS = STORED_BY_ALIAS  # unknown
INSERTED = [1]
COLLECTION = []
COLLECTION.append(INSERTED)
COLLECTION[0].append(2)
OF_INSERTED = INSERTED  # unknown
MERGED = [1]
INTO = {}
INTO.update({"a": MERGED})
INTO["a"].append(2)
OF_MERGED = MERGED  # unknown
UNPACKED = [1]
PAIR = {}
PAIR["a"], PAIR["b"] = UNPACKED, 2
PAIR["a"].append(2)
OF_UNPACKED = UNPACKED  # unknown
SET_IN_GLOBALS = [1]
globals()["by_globals"] = SET_IN_GLOBALS
by_globals.append(2)
OF_SET_IN_GLOBALS = SET_IN_GLOBALS  # unknown

# a copy is another object

COPIED = [1]
list(COPIED).append(2)
COPIED.copy().append(2)
(COPIED + []).append(2)
COPIED[:].append(2)
copied = [*COPIED]
copied.append(2)
sorted(COPIED).append(2)
{"a": COPIED, **{"b": COPIED}}.pop("a")
OF_COPIED = COPIED  # [1]
DEEP_COPIED = {"a": [1]}
deepcopy(DEEP_COPIED)["a"].append(2)
OF_DEEP_COPIED = DEEP_COPIED  # {'a': [1]}
SHALLOW = {"a": [1]}
dict(SHALLOW)["a"].append(2)
OF_SHALLOW = SHALLOW  # unknown

# through functions


def change(values: list) -> None:
    values.append(2)


def change_inside(values: list) -> None:
    for each in list(values):
        change(each)


def change_later(first: int, *rest: list, key: list, **more: list) -> None:
    for each in rest:
        each.append(first)
    for each in more.values():
        each.append(first)
    key.append(first)


def change_default(values: list = None or [1]) -> list:
    values.append(2)
    return values


def give() -> list:
    return GIVEN


def read(values: list) -> int:
    return len(values)


PASSED = [1]
change(PASSED)
OF_PASSED = PASSED  # unknown
PASSED_BY_NAME = [1]
change(values=PASSED_BY_NAME)
OF_PASSED_BY_NAME = PASSED_BY_NAME  # unknown
PASSED_ON = [[1]]
change_inside(PASSED_ON)
OF_PASSED_ON = PASSED_ON  # unknown
INNER_PASSED = [1]
change_inside((INNER_PASSED, [3]))
OF_INNER_PASSED = INNER_PASSED  # unknown
REST, KEY, MORE, SPREAD_OUT, SPREAD_NAMED = [1], [1], [1], [1], [1]
change_later(1, REST, key=KEY, other=MORE)
change_later(*[1, SPREAD_OUT], **{"key": SPREAD_NAMED})
OF_REST = REST  # unknown
OF_KEY = KEY  # unknown
OF_MORE = MORE  # unknown
OF_SPREAD_OUT = SPREAD_OUT  # unknown
OF_SPREAD_NAMED = SPREAD_NAMED  # unknown
GIVEN = [1]
give().append(2)
OF_GIVEN = GIVEN  # unknown
BY_LAMBDA = [1]
(lambda: BY_LAMBDA)().append(2)
OF_BY_LAMBDA = BY_LAMBDA  # unknown
BY_NAMED_LAMBDA = [1]
named = lambda: BY_NAMED_LAMBDA
named().append(2)
OF_BY_NAMED_LAMBDA = BY_NAMED_LAMBDA  # unknown
MAPPED = [[1]]
list(map(change, MAPPED))
OF_MAPPED = MAPPED  # unknown
MAPPED_BY_LAMBDA = [[1]]
list(map(lambda each: each.append(2), MAPPED_BY_LAMBDA))
OF_MAPPED_BY_LAMBDA = MAPPED_BY_LAMBDA  # unknown
ONLY_READ = [1]
read(ONLY_READ)
OF_ONLY_READ = ONLY_READ  # [1]
DEFAULT = [1]


def with_default(values: list = DEFAULT, *, more: list = None) -> None:
    values.append(2)


with_default()
OF_DEFAULT = DEFAULT  # unknown


class Keeper:
    shared = [1]
    fixed = [1]

    def __init__(self, values: list) -> None:
        values.append(2)
        self.kept = values

    def change(self, values: list) -> None:
        values.append(3)

    @staticmethod
    def change_static(values: list) -> None:
        values.append(3)


class Plain:
    pass


CONSTRUCTED = [1]
keeper = Keeper(CONSTRUCTED)
OF_CONSTRUCTED = CONSTRUCTED  # unknown
BY_METHOD = [1]
Keeper([]).change(BY_METHOD)
keeper.change_static(BY_METHOD)
OF_BY_METHOD = BY_METHOD  # unknown
BY_CLASS_METHOD = [1]
Keeper.change_static(BY_CLASS_METHOD)
OF_BY_CLASS_METHOD = BY_CLASS_METHOD  # unknown
KEPT = [1]
plain = Plain()
plain.values = KEPT
plain.values.append(2)
OF_KEPT = KEPT  # unknown
SET_BY_NAME = [1]
setattr(plain, "by_name", SET_BY_NAME)
plain.by_name.append(2)
OF_SET_BY_NAME = SET_BY_NAME  # unknown
keeper.shared.append(2)
OF_SHARED = Keeper.shared  # unknown
OF_FIXED = Keeper.fixed  # [1]


class Collecting:
    names = [1]
    alias = names
    read = [1]
    bases = [1]

    def __init__(self) -> None:
        self.own = OWN
        self.items, self.rest = [], []

    def add(self) -> None:
        self.names.append(2)
        self.own.append(2)
        self.items.append(2)
        self.undefined.extend([])
        len(self.read)

    undefined = []


made_base = type("Made", (), {})
GIVEN_TO_METHOD = [1]
give().count(GIVEN_TO_METHOD)
OF_GIVEN_TO_METHOD = GIVEN_TO_METHOD  # [1]


class CollectingMore(made_base, Collecting, Plain):
    def add_more(self) -> None:
        self.bases.append(2)
        self.add()


OWN = [1]
CollectingMore().add_more()
OF_NAMES = Collecting.names  # unknown
OF_ALIAS = Collecting.alias  # unknown
OF_READ_ONLY = Collecting.read  # [1]
OF_BASES = Collecting.bases  # unknown
OF_OWN = OWN  # unknown
BY_ALIAS_OF_CLASS = [1]
Alias = Keeper
Alias([]).change(BY_ALIAS_OF_CLASS)
OF_BY_ALIAS_OF_CLASS = BY_ALIAS_OF_CLASS  # unknown


def build() -> list:
    made = {"a": [1]}
    inner = made["a"]
    change(inner)
    deep = [[[[[MADE_DEEP]]]]]
    change(deep[0][0][0][0][0])
    first = second = None
    second = first
    first = second
    change(first or [])
    one = [[[[[MADE_DEEP]]]]]
    two = [one]
    three = [two]
    four = [three]
    five = [four]
    change(five)
    return made


MADE_DEEP = [1]
build()
OF_MADE_DEEP = MADE_DEEP  # unknown
BY_NAMED_LAMBDA_ARGUMENT = [1]
add_two = lambda values: values.append(2)
add_two(BY_NAMED_LAMBDA_ARGUMENT)
OF_BY_NAMED_LAMBDA_ARGUMENT = BY_NAMED_LAMBDA_ARGUMENT  # unknown
change_alias = change
BY_ALIAS_OF_FUNCTION = [1]
change_alias(BY_ALIAS_OF_FUNCTION)
OF_BY_ALIAS_OF_FUNCTION = BY_ALIAS_OF_FUNCTION  # unknown


def apply(function: object, values: list) -> None:
    function(values)


APPLIED = [1]
apply(change, APPLIED)
OF_APPLIED = APPLIED  # unknown
NOT_CALLED = [1]
Plain.measure = len
Plain.measure(NOT_CALLED)
OF_NOT_CALLED = NOT_CALLED  # [1]
TOO_MANY = [1]
named(*[], **{}) if not TOO_MANY else None
Keeper(values=TOO_MANY)
OF_TOO_MANY = TOO_MANY  # unknown
