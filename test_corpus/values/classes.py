"""Attributes of classes and instances."""

import os
from abc import ABC
from collections import UserDict
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar


class Config:
    """Plain constants."""

    NAME = "orders"
    OTHER = NAME
    ANNOTATED: int = 3
    LATER: str

    if os.sep:
        BRANCH = "a"
    else:
        BRANCH = "b"

    class Inner:
        DEEP = "deep"

    def title(self) -> str:
        return self.NAME


PLAIN = Config.NAME  # 'orders'
OTHER = Config.OTHER  # 'orders'
ANNOTATED = Config.ANNOTATED  # 3
DEEP = Config.Inner.DEEP  # 'deep'
BRANCH = Config.BRANCH  # unknown
ALIAS = Config
BY_ALIAS = ALIAS.NAME  # 'orders'


class Child(Config):
    OTHER = "child"


class Mixin:
    NAME = "mixin"


class Both(Mixin, Child):
    pass


class Left(Config):
    pass


class Right(Config):
    NAME = "right"


class Diamond(Left, Right):
    pass


class Abstract(ABC, Config):
    pass


INHERITED = Child.NAME  # 'orders'
OVERRIDDEN = Child.OTHER  # 'child'
FIRST_BASE = Both.NAME  # 'mixin'
SECOND_BASE = Both.OTHER  # 'child'
DIAMOND = Diamond.NAME  # 'right'
ABSTRACT = Abstract.NAME  # 'orders'


class Foreign(UserDict, Config):
    pass


FOREIGN = Foreign.NAME  # unknown


class Sometimes(Config):
    if os.environ:
        NAME = "sometimes"


SOMETIMES = Sometimes.NAME  # unknown


class Replaced:
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6

    @classmethod
    def change(cls) -> None:
        cls.TWO = 0

    def change_class(self) -> None:
        type(self).THREE = 0
        self.__class__.FOUR = 0


Replaced.ONE = 0
Replaced.change()
Replaced().change_class()
setattr(Replaced, "FIVE", 0)
ONE = Replaced.ONE  # unknown
TWO = Replaced.TWO  # unknown
THREE = Replaced.THREE  # unknown
FOUR = Replaced.FOUR  # unknown
FIVE = Replaced.FIVE  # unknown
SIX = Replaced.SIX  # 6


class SetByName:
    ONE = 1
    method = None


for name in ("ONE",):
    setattr(SetByName, name, 0)
BY_NAME = SetByName.ONE  # unknown


class Passed:
    ONE = 1


def change(cls: type) -> None:
    cls.ONE = 0


change(Passed)
PASSED = Passed.ONE  # unknown


@dataclass(slots=True)
class Fields:
    name: str = "field"
    limit: ClassVar[int] = 5


FIELD = type(Fields.name).__name__  # unknown
OF_FIELD = Fields.name  # unknown
CLASS_VARIABLE = Fields.limit  # 5


class Properties:
    @property
    def name(self) -> str:
        return "name"

    @cached_property
    def cached(self) -> str:
        return "name"

    def method(self) -> str:
        return "name"


PROPERTY = Properties.name  # unknown
CACHED = Properties.cached  # unknown
RESULT = Properties().method()  # unknown


class Instance:
    name = "class"
    other = "class"
    fixed = "class"

    def __init__(self) -> None:
        self.set_here = "x"
        self.name = "instance"
        self.values = self.fixed, self.set_here


instance = Instance()
OF_INSTANCE = instance.fixed  # unknown


class Names:
    NAME = "in class"
    COPY = NAME
    FIRST = [NAME]
    length = len

    def length_of(self) -> int:
        return len("abc")


COPY = Names.COPY  # 'in class'
FIRST = Names.FIRST  # ['in class']
name = "module"


class Falls:
    if os.environ:
        name = "class"
    OTHER = name
    name = name


FALLS = Falls.OTHER  # unknown
OWN_NAME = Falls.name  # unknown


class Inherited:
    ONE = 1
    TWO = 2


class Inheriting(Inherited):
    def change(self) -> None:
        type(self).ONE = 0
        setattr(self.__class__, "TWO", 0)


Inheriting().change()
INHERITED_ONE = Inheriting.ONE  # unknown
INHERITED_TWO = Inheriting.TWO  # unknown


class Inner:
    ONE = 1

    @classmethod
    def change(cls) -> None:
        def inner() -> None:
            cls.ONE = 0

        inner()


Inner.change()
INNER = Inner.ONE  # unknown


def local_class() -> type:
    class Local:
        ONE = 1

    Local.ONE = 0
    return Local
