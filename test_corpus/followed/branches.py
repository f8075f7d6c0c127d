"""Branches and loops: what is sure is walked, what is not sure is not known afterwards."""

import os

MODE = "fast"
try:
    import json as decoder

    HAS_DECODER = True
except ImportError:
    HAS_DECODER = False
if MODE == "fast":
    SPEED: int = 2
else:
    SPEED = 1
DECLARED: str
LATER: str = "later"


def sure_condition():
    if MODE == "fast":
        return "fast"
    return "slow"


def condition_of_the_environment():  # unknown: it depends on a condition
    if os.environ.get("SPEED"):
        return "fast"
    return "slow"


def nothing_or_something():  # unknown: HOME depends on a condition
    HOME = "a"
    if os.environ.get("HOME_FOR_TEST"):
        HOME = "b"
    return HOME


def same_in_both_branches():
    if os.environ.get("SPEED"):
        speed = "a"
    else:
        speed = "a"
    return speed


def one_list_in_both_branches():
    words = []
    if os.environ.get("NEVER_SET_HERE") is None:
        words.append("a")
    return words


def same_function_in_both_branches():
    if os.environ.get("SPEED"):
        function = sure_condition
    else:
        function = sure_condition
    return function()


def other_functions_in_both_branches():  # unknown: the result of function() is not known
    if os.environ.get("SPEED"):
        function = sure_condition
    else:
        function = _loop_that_ends
    return function()


def imported_or_not():  # unknown: HAS_DECODER depends on a condition
    return HAS_DECODER


def of_a_sure_branch_of_the_module():
    return [SPEED, LATER]


def one_of_two_returns_is_none():
    def find(name):
        if name in os.environ:
            return None
        return "found"

    return find("NEVER_SET_HERE")


def nothing_is_returned():
    def quiet():
        """Nothing."""

    return quiet()


def returned_without_a_value():
    def quiet():
        return

    return quiet()


def _loop_that_ends():
    for word in ["a", "b"]:
        if word == "b":
            return word
    return "none"


def return_in_a_loop():
    return _loop_that_ends()


def break_and_continue():
    found = []
    for word in ["a", "b", "c", "d"]:
        if word == "b":
            continue
        if word == "d":
            break
        found.append(word)
    else:
        found.append("all")
    return found


def loop_with_else():
    found = []
    for word in ["a"]:
        found.append(word)
    else:
        found.append("all")
    return found


def return_in_a_loop_over_the_environment():  # unknown: it depends on a condition
    for word in os.environ.get("WORDS_FOR_TEST", "").split():
        return word
    return "none"


def raise_in_a_branch():
    if os.environ.get("NEVER_SET_HERE"):
        raise KeyError
    return "a"


def raise_at_once():
    def refuse():
        raise KeyError("a")

    try:
        refuse()
    except KeyError:
        pass
    return "b"


def loop_while():  # unknown: word depends on a condition
    word = "a"
    while len(word) < 3:
        word = word + "a"
    return word


def try_and_finally():
    found = []
    try:
        found.append("a")
    finally:
        found.append("b")
    return found


def return_in_try():
    found = []
    try:
        return "a"
    finally:
        found.append("b")


def try_except_and_finally():
    found = ["a"]
    try:
        found.append("b")
    except KeyError:
        raise
    finally:
        found.append("c")
    return found


def matched():  # unknown: found depends on a condition
    match os.environ.get("KIND", "x"):
        case "a":
            found = 1
        case _:
            found = 2
    return found


def with_statement():
    with open(os.devnull) as _, open(os.devnull):
        found = "a"
    return found


def bound_by_with():  # unknown: it is bound by `with`
    with open(os.devnull) as stream:
        pass
    return stream


def in_every_arm_a_return():
    if os.environ.get("NEVER_SET_HERE"):
        return "a"
    else:
        return "a"


def function_or_nothing():
    function = None
    if os.environ.get("NEVER_SET_HERE") is None:
        function = sure_condition
    return function()


def nothing_or_a_function():
    function = None
    if os.environ.get("NEVER_SET_HERE"):
        found = "a"
    else:
        function = sure_condition
    return function()
