"""Lists, sets and dicts that are changed step by step."""

import os

SHARED = []
SHARED.append("module")
BY_NAME = {}
BY_NAME["first"] = 1
BY_NAME |= {"second": 2}
COUNTED = "a"
COUNTED += "b"


def list_by_its_methods():
    words = ["b", "d"]
    words.append("e")
    words.insert(0, "a")
    words.insert(2, "c")
    words.extend(("f", "g"))
    words += ["h"]
    return words


def list_that_is_cleared():
    words = ["a"]
    words.clear()
    words.append("b")
    return words


def texts_in_order():
    words = ["pear", "apple", "fig"]
    words.sort()
    return words


def numbers_in_order():  # unknown: it is changed by sort()
    numbers = [3, 1, 2]
    numbers.sort()
    return numbers


def texts_by_their_length():  # unknown: it is sorted by what is not followed
    words = ["pear", "apple", "fig"]
    words.sort(key=len)
    return words


def pairs_in_order():
    pairs = [("a", 1), ("b", 2)]
    pairs.sort()
    return pairs


def set_by_its_methods():
    names = {"a"}
    names.add("a")
    names.add("b")
    names.update(["b", "c"])
    names |= {"d"}
    return names


def set_with_more_of_the_environment():  # open
    names = {"a"}
    names.update(os.environ.get("NAMES", "").split())
    return names


def list_with_more_of_the_environment():  # open
    words = ["a"]
    words.extend(os.environ.get("NAMES", "").split())
    return words


def dict_by_its_methods():
    ages = {"ann": 1}
    ages["bob"] = 2
    ages.update({"cid": 3}, dan=4)
    ages.setdefault("eve", 5)
    ages.setdefault("ann", 6)
    return ages


def dict_that_is_cleared():
    ages = {"ann": 1}
    ages.clear()
    return ages


def what_setdefault_gives():
    ages = {"ann": 1}
    return [ages.setdefault("ann", 2), ages.setdefault("bob", 3)]


def what_setdefault_of_a_number_gives():  # unknown: the result of .setdefault() is not known
    return {}.setdefault(1, 2)


def what_append_gives():
    return [].append(1)


def what_pop_gives():
    words = ["a"]
    ages = {"b": 1, "c": 2}
    return [words.pop(), words, ages.pop("b"), ages.pop("d", 3), ages]


def keywords_after_pop():
    def rest(**given):
        first = given.pop("first", None)
        return [first, given.pop("other", "none"), given]

    return [rest(first=1, second=2), rest(second=3)]


def pop_at_a_place():  # unknown: it is changed by pop()
    words = ["a", "b"]
    return words.pop(0)


def pop_of_what_is_not_known():  # unknown: it is changed by pop()
    return {"b": 1, os.sep: 2}.pop("c", None)


def pop_by_a_key_that_is_no_text():  # unknown: it is changed by pop()
    ages = {1: 2}
    ages.pop(1)
    return ages


def pop_without_the_key():  # unknown: it depends on a condition
    try:
        {"a": 1}.pop("b")
    except KeyError:
        return 1
    return 2


def pop_in_a_condition_of_the_caller():
    def first(**given):
        return given.pop("a")

    if len(os.sep) == 1:
        return first(a="b")
    return "b"


def pop_under_a_condition():  # unknown: it is changed by pop()
    ages = {"a": 1}
    if os.environ.get("NOTHING_FOR_TEST"):
        ages.pop("a")
    return ages


def list_after_pop():
    words = ["a", "b"]
    words.pop()
    return words


def list_after_pop_and_append():
    words = ["a", "b"]
    words.pop()
    words.append("c")
    return words


def list_with_an_unknown_place():  # unknown: it is changed by insert()
    words = ["a"]
    words.insert(len(os.environ), "b")
    return words


def list_changed_by_unknown_arguments():  # unknown: it is changed by what is not known
    words = ["a"]
    words.insert(*os.environ.get("PLACE_FOR_TEST", "0 b").split())
    return words


def dict_after_popitem():  # unknown: it is changed by popitem()
    ages = {"ann": 1}
    ages.popitem()
    return ages


def names_deleted():
    one, other = "a", "b"
    both = [one, other]
    del (one, other)
    return both


def dict_from_pairs():  # unknown: it is changed by update()
    ages = {}
    ages.update([("ann", 1)])
    return ages


def item_of_a_list_replaced():  # unknown: an item is replaced
    words = ["a", "b"]
    words[0] = "c"
    return words


def item_of_a_list_deleted():  # unknown: it is deleted
    words = ["a", "b"]
    del words[0]
    return words


def item_of_something_outside_deleted():
    os.environ.setdefault("FOLLOWED", "1")
    del os.environ["FOLLOWED"]
    os.environ["FOLLOWED"] = "2"
    return "deleted"


def name_deleted():
    word = "a"
    again = word
    del word
    return again


def two_names_of_one_list():
    words = ["a"]
    same = words
    same.append("b")
    return words


def list_in_a_dict():
    found = {"words": ["a"]}
    found["words"].append("b")
    found["words"] += ["c"]
    return found["words"]


def list_multiplied():  # unknown: it is changed by reduce()
    words = ["a"]
    words *= 2
    return words


def text_made_longer():
    word = "a"
    word += "b"
    return word


def number_made_larger():  # unknown: it is changed by an augmented assignment
    number = 1
    number += 1
    return number


def of_the_module():
    return [SHARED, BY_NAME, COUNTED]


def built_in_a_loop():
    found = {}
    for name in ["a", "b"]:
        found[name] = name * 2
    return found


def inside_a_comprehension():
    suffix = "!"
    return [word + suffix for word in ["a", "b"] for _ in [1]]


def unpacked():
    (first, second), third = ("a", "b"), "c"
    *_, last = ["d", "e"]
    [fourth] = ["f"]
    return [first, second, third, fourth]


def unpacked_with_a_star():  # unknown: it is unpacked from what is not known
    first, *_ = ["d", "e"]
    return first


def large():  # unknown: it is too large to follow
    numbers = list(range(3000))
    numbers.append(1)
    return numbers
