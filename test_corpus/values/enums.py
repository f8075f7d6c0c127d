"""Members of Enums."""

import enum
import os
from enum import Enum, Flag, IntEnum, IntFlag, StrEnum, auto, nonmember

try:
    from enum import StrEnum as TextEnum
except ImportError:

    class TextEnum(str, Enum):
        pass


class Color(str, Enum):
    RED = "red"
    GREEN = "green"
    CRIMSON = RED
    _under = "under"
    __private = "private"


class Size(StrEnum):
    BIG = "big"
    SMALL = auto()
    HUGE = BIG


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Plain(Enum):
    def describe(self) -> str:
        return self.name

    ONE = 1
    UNO = 1
    TEXT = "text"
    LIST = ["a"]
    A, B = 5, 6


class Bits(Flag):
    READ = 1
    WRITE = auto()


class IntBits(IntFlag):
    READ = 1


class Converted(str, Enum):
    ONE = 1


class ConvertedTuple(str, Enum):
    ONE = ("a",)


class Made(Enum):
    ONE = "one"

    def __new__(cls, value: str) -> "Made":
        made = object.__new__(cls)
        made._value_ = value + "!"
        return made


class Shown(StrEnum):
    ONE = "one"

    def __str__(self) -> str:
        return "shown"


class Base(str, Enum):
    def describe(self) -> str:
        return self.value


class Derived(Base):
    ONE = "one"


class Kept(Enum):
    ONE = "one"
    OTHER = nonmember("other")
    FUNCTION = len
    UNKNOWN = os.sep.lower()
    ANOTHER = "another"


class Maybe(TextEnum):
    ONE = "one"


class Equal(Enum):
    ONE = True
    TWO = 1
    THREE = 1.0
    FOUR = auto()
    FIVE = 2


class Walrus(str, Enum):
    ONE = (TWO := "one")


class Sometimes(Enum):
    ONE = 1
    if os.environ:
        TWO = 2


MEMBER = Color.RED  # member red
VALUE = Color.RED.value  # 'red'
NAME = Color.RED.name  # 'RED'
ALIAS = Color.CRIMSON  # member red
UNDER = Color._under.value  # 'under'
STR_MEMBER = Size.BIG  # member big
AUTO = Size.SMALL.value  # 'small'
INT_MEMBER = Level.HIGH  # member 2
INT_VALUE = Level.HIGH.value  # 2
PLAIN_VALUE = Plain.ONE.value  # 1
PLAIN_NAME = Plain.UNO.name  # 'ONE'
PLAIN_LIST = Plain.LIST.value  # ['a']
UNPACKED = Plain.B.value  # 6
PRIVATE_VALUE = Plain.TEXT._value_  # 'text'
OTHER_ATTRIBUTE = Plain.TEXT.__doc__  # unknown
FLAG = Bits.READ.value  # 1
FLAG_AUTO = Bits.WRITE.value  # unknown
FLAGS = IntBits.READ  # member 1
CONVERTED = Converted.ONE.value  # unknown
CONVERTED_TUPLE = ConvertedTuple.ONE.value  # unknown
MADE = Made.ONE.value  # unknown
DERIVED = Derived.ONE.value  # 'one'
SHOWN = f"{Shown.ONE}"  # unknown
NON_MEMBER = Kept.OTHER  # unknown
FUNCTION = Kept.FUNCTION  # unknown
ANOTHER = Kept.ANOTHER.value  # 'another'
UNKNOWN = Kept.UNKNOWN.value  # unknown
EQUAL_VALUE = Equal.TWO.value  # True
EQUAL_NAME = Equal.THREE.name  # 'ONE'
EQUAL_TO_AUTO = Equal.FIVE.value  # unknown
WALRUS = Walrus.ONE  # unknown
MAYBE = Maybe.ONE.value  # 'one'
IN_VARIABLE = MEMBER.value  # 'red'
NAME_IN_VARIABLE = MEMBER.name  # 'RED'
VALUES = [each.value for each in Color]  # ['red', 'green', 'under']
NAMES = [each.name for each in Size]  # ['BIG', 'SMALL']
MEMBERS = [each for each in Level]
PLAIN_VALUES = [each.value for each in Plain]  # [1, 'text', ['a'], 5, 6]
OF_UNKNOWN = [each.value for each in Kept]  # unknown
OF_SOME = [each.value for each in Sometimes]  # unknown
OF_PLAIN_CLASS = [each for each in Base]  # []
CONCATENATED = Color.RED + "!"  # 'red!'
UPPER = Color.RED.upper()  # 'RED'
JOINED = ", ".join([Color.RED, Color.GREEN])  # 'red, green'
TEXT_OF = str(Color.RED)  # unknown
TEXT_OF_STR_ENUM = str(Size.BIG)  # 'big'
EQUALS = Color.RED == "red"  # True
AS_KEY = {Color.RED: 1}["red"]  # 1
NUMBER = int(Level.HIGH) + Level.LOW  # 3
FROM_MODULE = enum.Enum("Made", "A B")  # unknown
