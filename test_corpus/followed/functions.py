"""Calls of the project's own functions: arguments, closures, decorators."""

import asyncio
import functools
import os
from functools import partial, wraps
from typing import cast

def note(word):
    NOTED.append(word)


NOTED = []
note_again = note
note_again("a")
TWICE = "a"
TWICE = TWICE + "b"
COUNT = {"calls": 0}
CURRENT = None
NAMES = []


def _greet(name, greeting="hello", *more, mark="!", **options):
    return [name, greeting, more, mark, options]


def positional():
    return _greet("ann", "hi", "a", "b")


def by_keyword():
    return _greet(greeting="hi", name="ann", mark="?", other=1)


def defaults():
    return _greet("ann")


def spread():
    return _greet(*["ann", "hi"], **{"mark": "?"})


def spread_of_the_environment():  # unknown: an argument is not known
    return _greet(*os.environ.get("NAMES_FOR_TEST", "ann").split())


def parameter_that_is_not_given():  # unknown: word is a parameter
    def inner(word):
        return word

    return inner() if False else _call_without(inner)


def _call_without(function):
    try:
        return function()
    except TypeError:
        return None


def lambdas():
    add = lambda one, other: one + other  # noqa: E731
    word = "c"
    return [add("a", "b"), (lambda each: each + word)("a")]


def lambdas_with_defaults():  # unknown: the result of a lambda is not known
    add = lambda one, other="b": one + other  # noqa: E731
    return add("a")


def lambdas_with_keywords():  # unknown: the result of a lambda is not known
    add = lambda one: one  # noqa: E731
    return add(one="a")


def closures():
    def outer(word):
        def inner():
            return word + "!"

        return inner

    return outer("a")()


def nonlocal_names():
    word = "a"

    def change():
        nonlocal word
        word = "b"

    change()
    return word


def nonlocal_of_two_levels():
    word = "a"

    def outer():
        def inner():
            nonlocal word
            word = "c"

        inner()

    outer()
    return word


def global_names():
    global CURRENT
    CURRENT = "set"
    return CURRENT


def recursive():  # unknown: calls are nested too deeply
    def count(word):
        return word if len(word) > 20 else count(word + "a")

    return count("a")


def partial_functions():
    hello = partial(_greet, "ann", mark="?")
    return hello("hi")


def wrapped():
    def decorate(function):
        @wraps(function)
        def wrapper(*args):
            return function(*args)

        return wrapper

    @decorate
    def shout(word):
        return word + "!"

    return shout.__name__


def wrapped_by_a_statement():
    def decorate(function):
        def wrapper(*args):
            return function(*args)

        functools.update_wrapper(wrapper, function)
        return wrapper

    @decorate
    def shout(word):
        return word + "!"

    return [shout.__name__, shout("a")]


def wrapped_by_a_call():
    def decorate(function):
        def wrapper(*args):
            return function(*args)

        return functools.update_wrapper(wrapper, function)

    @decorate
    def shout(word):
        return word + "!"

    return [shout.__name__, shout("a")]


def renamed():
    def decorate(function):
        def wrapper(word):
            return function(word)

        wrapper.__name__ = "renamed_" + function.__name__
        return wrapper

    @decorate
    def shout(word):
        return word + "!"

    return [shout.__name__, shout("a"), shout.__module__]


def attributes_of_functions():
    def shout():
        """A function."""

    shout.label = "loud"
    setattr(shout, "mark", "!")
    return [shout.label, shout.mark]


def outside_decorator():
    @functools.lru_cache
    def shout():
        return "a"

    @functools.lru_cache(maxsize=None)
    def whisper():
        return "b"

    return [shout(), whisper()]


def unknown_decorator():  # unknown: a decorator is not known
    decorators = {}
    decorators["a"] = [lambda function: function][len(os.environ) * 0]

    @(decorators["a"] if os.environ else decorators["a"])
    def shout():
        return "a"

    return shout


def decorated_by_a_partial():
    def label(text, function):
        function.label = text
        return function

    @partial(label, "loud")
    def shout():
        return "a"

    return shout.label


def cast_values():
    return cast("str", "a")


def same_function():
    def one():
        """One."""

    def other():
        """Other."""

    return [one is one, one is other, one is not other, one == one, one != one, 1 < 2 < 3, "a" == "a"]


def awaited():
    async def fetch():
        return "a"

    return asyncio.run(fetch()) if False else "a"


async def _fetch(word):
    return word


async def _fetch_twice():
    return [await _fetch("a"), await _fetch("b")]


def star_of_a_tuple():
    def gather(*words):
        return words

    return gather("a", "b")


def result_that_is_not_used():
    words = []

    def note(word):
        words.append(word)

    note("a")
    print("a")
    len(note.__name__)
    [note(each) for each in ()]
    return words


def counted_on_the_module():
    def count():
        COUNT["calls"] = "once"

    count()
    return COUNT["calls"]


def partial_of_a_builtin():  # unknown: the result of a call is not known
    return partial(len, "abc")()


def callable_or_not():  # unknown: the result of callable() is not known
    return callable(os.environ)


def spread_of_something_unknown():  # unknown: an argument is not known
    return _greet(**dict(os.environ))


def noted_under_another_name():
    return NOTED


def assigned_twice():
    return TWICE
