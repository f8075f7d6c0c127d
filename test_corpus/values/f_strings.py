"""f-strings: known when every field is known and not formatted."""

import os
from enum import Enum, IntEnum, StrEnum

NAME = "orders"
COUNT = 3

PLAIN = f"no field"  # 'no field'
FIELD = f"list {NAME}"  # 'list orders'
NUMBER = f"{COUNT} of {1.5} {None} {True}"  # '3 of 1.5 None True'
BRACES = f"{{{NAME}}} {{}}"  # '{orders} {}'
ESCAPED = f"\t{NAME}\n\N{BULLET}\x41"  # '\torders\n\u2022A'
QUOTES = f'say \"{NAME}\" "now" \''  # 'say "orders" "now" \''
RAW = rf"\d{NAME}\n"  # '\\dorders\\n'
TRIPLE = f"""first {NAME}
second "{COUNT}" """  # 'first orders\nsecond "3" '
CONTINUED = f"one {NAME} \
two"  # 'one orders two'
NESTED = f"{f'{NAME}!'}"  # 'orders!'
CONVERTED = f"{NAME!s}"  # 'orders'
COMPUTED = f"{COUNT + 1}"  # '4'
JOINED = f"{NAME}" "-" f"{COUNT}"  # 'orders-3'
REPR = f"{NAME!r}"  # unknown
FORMATTED = f"{COUNT:>5}"  # unknown
DEBUG = f"{COUNT=}"  # unknown
ENVIRONMENT = f"{os.sep}"  # unknown
OF_LIST = f"{[1]}"  # unknown


class Color(str, Enum):
    RED = "red"


class Size(StrEnum):
    BIG = "big"


class Level(IntEnum):
    LOW = 1


MIXED_IN_MEMBER = f"{Color.RED}"  # unknown
STR_ENUM_MEMBER = f"{Size.BIG}"  # 'big'
INT_ENUM_MEMBER = f"{Level.LOW}"  # '1'
MEMBER_VALUE = f"{Color.RED.value}"  # 'red'
