"""Objects and classes of the project."""

import dataclasses
import enum
import inspect
import os
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class Animal:
    legs = 4
    names = ["animal"]
    kinds = {}

    def __init__(self, name="nobody"):
        self.name = name
        self.tricks = []
        self.tricks += ["sit"]

    def __init_subclass__(cls, kind=None, **options):
        super().__init_subclass__(**options)
        Animal.kinds[kind] = cls.__name__

    @property
    def loud(self):
        return self.name + "!"

    @cached_property
    def title(self):
        return "the " + self.name

    @staticmethod
    def sound():
        return "..."

    @classmethod
    def made(cls, name):
        return cls(name)

    def learn(self, trick):
        self.tricks.append(trick)
        return self

    def describe(self):
        return self.name


class Dog(Animal, kind="dog"):
    """Says more."""

    def __init__(self, name):
        super().__init__(name)
        self.sound_made = super().sound()

    def describe(self):
        return "dog " + super().describe()


class Cat(Animal, kind="cat"):
    legs = 5


class Color(enum.Enum):
    _ignored = 0
    RED = "red"
    GREEN = "green"

    def shown(self):
        return self.value


class Size(str, enum.Enum):
    BIG = "big"


@dataclass
class Point:
    x: int
    y: int = 2
    label: str = "point"

    def moved(self):
        return dataclasses.replace(self, x=5)


class Line(NamedTuple):
    start: str
    end: str = "b"


class Box(Generic[T]):
    inner = "box"

    def open(self):
        return self.inner

    async def close(self):
        return None


class Opening(Protocol):
    def open(self): ...


class Slot:
    content = "slot"


class Labels(dict):
    """Has methods of a builtin."""


class Both(Slot, Animal):
    def describe(this):
        return "both " + super().describe()


class Mixed(Dog, Animal):
    """Has one base twice."""


class Plain:
    __init_subclass__ = classmethod(lambda cls: None)

    def _made(word):
        return word + "!"

    MADE = _made("a")


class Plainer(Plain):
    """No hook is called."""


REGISTERED = {}
COLLECTED = []


def registered(cls):
    REGISTERED[cls.__name__] = cls
    return cls


def collected(function):
    COLLECTED.append(function.__name__)
    return function


register_again = registered


@dataclass
class Decorated(Slot):
    more: str = "b"


class Tooled:
    joined = os.path.join



@registered
class Registered:
    @collected
    def kept(self):
        """Kept."""

    @staticmethod
    def other():
        """Not kept."""


register_again(Slot)


def attributes():
    dog = Dog("rex")
    return [dog.name, dog.legs, dog.sound_made, dog.loud, dog.title, dog.describe()]


def class_variables():
    return [Animal.legs, Cat.legs, Dog.names, Cat("tom").legs]


def static_and_class_methods():
    return [Animal.sound(), Animal("a").sound(), Dog.made("rex").name, Animal.describe(Animal("b"))]


def changed_objects():
    dog = Animal("rex").learn("roll")
    dog.name = "max"
    return [dog.name, dog.tricks]


def subclass_hook():
    return Animal.kinds


def subclasses():
    return [each.__name__ for each in Animal.__subclasses__()]


def names_of_classes():
    return [Dog.__name__, Dog.__module__, Dog("a").__class__.__name__, type(Dog("a")).__name__]


def enum_members():
    return [Color.RED.value, Color.RED.name, Color("green").name, Size("big").value]


def enum_member_that_does_not_exist():  # unknown: the enum member is not known
    return Color("blue")


def dataclasses_fields():
    point = Point(1)
    return [point.x, point.y, point.label, Point(y=3, x=4).y]


def replaced_fields():
    point = dataclasses.replace(Point(1), label="other")
    return [point.x, point.label, Point(1).moved().x]


def named_tuples():
    line = Line("a")
    return [line.start, line.end]


def looked_up():
    box = Box()
    return [
        getattr(box, "inner"),
        getattr(box, "missing", "default"),
        getattr(box, "open")(),
        hasattr(box, "open"),
        hasattr(box, "missing"),
        callable(box.open),
        callable("a"),
        callable(Box),
        inspect.isclass(Box),
        inspect.isclass(box.open),
        inspect.ismethod(box.open),
        inspect.isfunction(Box.open),
        inspect.isfunction(looked_up),
        inspect.isroutine(box.open),
        inspect.iscoroutinefunction(box.close),
        inspect.iscoroutinefunction(box.open),
        inspect.iscoroutinefunction(Box),
    ]


def set_by_name():
    slot = Slot()
    setattr(slot, "content", "b")
    return [slot.content, setattr(slot, "other", 1)]


def set_on_a_class_outside():
    labels = Labels()
    setattr(labels, "content", "b")
    labels.other = "c"
    return [labels.content, labels.other]


def public_methods():
    # Python 3.11 counts the class methods of typing.Generic, later versions do not
    return [name for name, _ in inspect.getmembers(Box(), inspect.ismethod) if not name.startswith("__")]


def public_functions():
    return [name for name, _ in inspect.getmembers(Box, predicate=inspect.isfunction)]


def coroutine_functions():
    return [name for name, _ in inspect.getmembers(Box(), inspect.iscoroutinefunction)]


def missing_attribute():  # unknown: attribute missing is not known
    return Box().missing


def perhaps_missing():  # unknown: the result of hasattr() is not known
    return hasattr(Labels(), "missing")


def same_objects():
    one = Box()
    return [one is one, one is Box(), one == one, one != one]


def methods_of_a_base_outside():  # unknown: the members are not known
    return dir(Labels())


def class_decorators():
    return [name for name in REGISTERED]


def method_decorators():
    return COLLECTED


def two_bases():
    return [Both("a").describe(), Both.__name__]


def one_base_twice():
    return [name for name in dir(Mixed("a")) if name.startswith("desc")]


def call_in_a_class_body():
    return [Plain.MADE, Plainer.MADE]


def class_of_the_module_made_in_a_function():
    global Made

    class Made(Slot):
        """A class."""

    return "made"


def attribute_deleted():
    slot = Slot()
    slot.other = "a"
    del slot.other
    slot.other = "b"
    return slot.other


def deleted_attribute():  # unknown: it is deleted
    slot = Slot()
    slot.content = "a"
    del slot.content
    return slot.content


def attribute_of_a_function():
    registered.label = "loud"
    return [getattr(registered, "label"), getattr(collected, "missing", "none")]


def attribute_of_something_outside():  # unknown: the attribute is not known
    os.flag_for_test = "a"
    return getattr(os, "other_flag_for_test", "none")


def attribute_of_unknown_name():  # unknown: the attribute is not known
    return getattr(Slot(), os.environ.get("NAME_FOR_TEST", "content"))


def set_by_unknown_name():
    slot = Slot()
    setattr(slot, os.environ.get("NAME_FOR_TEST", "other"), 1)
    return "set"


def method_of_something_outside():  # unknown: the result of .keys() is not known
    return Labels().keys()


def super_outside():  # unknown: the result of .__len__() is not known
    class Inner(dict):
        def size(self):
            return super().__len__()

    return Inner().size()


def members_by_a_function():  # unknown: the members are not known
    return inspect.getmembers(Box(), lambda each: True)


def methods_of_a_base_outside_are_called():  # unknown: the result of .values() is not known
    labels = Labels()
    return labels.values()


def decorated_subclass():
    return [Decorated(more="c").more, Decorated().more]


def outside_function_of_a_class():  # open
    return Tooled.joined


def outside_function_of_an_object():  # open
    return Tooled().joined
