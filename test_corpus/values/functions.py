"""Calls of functions of the file."""

import os

PREFIX = "shop"


def name_of(name: str, *, suffix: str = "s") -> str:
    """Return a name."""
    return f"{PREFIX}_{name}{suffix}"


def schema(properties: dict, required: list = [], /, title="x") -> dict:
    return {"type": "object", "properties": properties, "required": required, "title": title}


def constant():
    return "constant"


def nothing():
    return


def two_statements():
    value = 1
    return value


def generator():
    return (yield 1)


def with_walrus(value):
    return (value := 1) + value


def with_rest(*values, **named):
    return values


def endless(value):
    return endless(value)


def endless_without_arguments():
    return endless_without_arguments()


def deep(value):
    return [value, value]


def twice(values):
    return [[*values], [*values]]


def outer(name):
    def inner():
        return name

    return inner()


async def later():
    return 1


def decorated(function):
    return lambda: "decorated"


@decorated
def is_decorated():
    return "plain"


if os.environ:

    def either():
        return "a"

    def same():
        return "same"

else:

    def either():
        return "b"

    def same():
        return "same"


def replaced():
    return 1


globals()["replaced"] = constant

CALLED = name_of("order")  # 'shop_orders'
KEYWORD = name_of(name="order", suffix="")  # 'shop_order'
SCHEMA = schema({"a": {}})  # {'type': 'object', 'properties': {'a': {}}, 'required': [], 'title': 'x'}
ALL = schema({}, ["a"], title="t")["required"]  # ['a']
SPREAD = name_of(*["order"], **{"suffix": "!"})  # 'shop_order!'
NESTED = name_of(name_of("a"))  # 'shop_shop_ass'
CONSTANT = constant()  # 'constant'
NOTHING = nothing()  # unknown
TWO = two_statements()  # unknown
GENERATOR = generator()  # unknown
WALRUS = with_walrus(5)  # unknown
REST = with_rest(1, a=2)  # unknown
DECORATED = is_decorated()  # unknown
EITHER = either()  # unknown
SAME = same()  # 'same'
REPLACED = replaced()  # unknown
OUTER = outer("x")  # unknown
UNKNOWN_ARGUMENT = name_of(os.sep.lower())  # unknown
UNKNOWN_SPREAD = constant(*[each for each in os.environ if not each])  # unknown
CONSUMED = twice(iter([1]))  # partly
LIST_OF = [name_of(each) for each in ("a", "b")]  # ['shop_as', 'shop_bs']
LAMBDA = (lambda: 1)()  # unknown
MANY = deep(deep(deep(1)))  # [[[1, 1], [1, 1]], [[1, 1], [1, 1]]]
