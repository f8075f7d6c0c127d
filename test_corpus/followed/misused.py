"""Calls that Python refuses, and some that it takes but nobody follows: nothing is known of their results."""

import dataclasses
import functools
import inspect
import re
from typing import cast

TEXT = "a" * 300


class Slot:
    content = "a"


def getattr_without_a_name():  # unknown: the result of getattr() is not known
    return getattr(Slot())


def setattr_without_a_value():  # unknown: the result of setattr() is not known
    return setattr(Slot(), "content")


def hasattr_without_a_name():  # unknown: the result of hasattr() is not known
    return hasattr(Slot())


def vars_of_the_function():  # unknown: the result of vars() is not known
    return vars()


def dir_of_the_function():  # unknown: the result of dir() is not known
    return dir()


def dir_of_a_text():  # unknown: the members are not known
    return dir("a")


def getmembers_of_nothing():  # unknown: the result of .getmembers() is not known
    return inspect.getmembers()


def isclass_of_nothing():  # unknown: the result of .isclass() is not known
    return inspect.isclass()


def update_wrapper_of_nothing():  # unknown: the result of .update_wrapper() is not known
    return functools.update_wrapper(Slot)


def wraps_of_nothing():  # unknown: the result of .wraps() is not known
    return functools.wraps()


def partial_of_nothing():  # unknown: the result of .partial() is not known
    return functools.partial()


def replace_of_a_text():  # unknown: the result of .replace() is not known
    return dataclasses.replace("a")


def cast_of_nothing():  # unknown: the result of typing.cast() is not known
    return cast("str")


def type_of_a_text():  # unknown: the result of type() is not known
    return type("a")


def super_in_a_function():  # unknown: the result of super() is not known
    return super()


def super_in_a_static_method():  # unknown: the result of super() is not known
    class Inner(Slot):
        @staticmethod
        def made():
            return super()

    return Inner.made()


def substituted():
    return re.sub("[A-Z]", "_", "aBc")


def substituted_once():  # unknown: the result of .sub() is not known
    return re.sub("[A-Z]", "_", "aBc", 1)


def substituted_in_a_long_text():  # unknown: the result of .sub() is not known
    return re.sub("a", "b", TEXT)


def substituted_by_a_slow_pattern():  # unknown: the result of .sub() is not known
    return re.sub("(a+)+$", "b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!")


def substituted_by_a_wrong_pattern():  # unknown: the result of .sub() is not known
    return re.sub("(", "b", "a")


def substituted_by_a_group_that_is_not_there():  # unknown: the result of .sub() is not known
    return re.sub("a", r"\2", "a")
