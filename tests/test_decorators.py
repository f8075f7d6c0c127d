"""Whether a decorator keeps the name of a function: what is said to keep it does so in Python.

Each piece defines `decorate`; `uses` is what stands after the `@`.
"""

from __future__ import annotations

from support.values import parsed

from flake8_mcp.sdks._decorators import keeps_function

HEAD = "import functools\nfrom functools import partial, update_wrapper, wraps\nfrom typing import cast\n\n\n"


def said(text: str, uses: str = "decorate") -> bool:
    """Whether the decorator is said to keep the function."""
    file = parsed(f"{HEAD}{text}\n\n@{uses}\ndef search():\n    pass\n")
    located = next(each for each in file.outline.functions if each.node.name == "search")
    return keeps_function(file, located.node.decorator_list[0], located.scope)


def done(text: str, uses: str = "decorate") -> bool:
    """Whether Python keeps it."""
    names: dict[str, object] = {}
    exec(f"{HEAD}{text}\n\n@{uses}\ndef search():\n    pass\n", names)  # noqa: S102 - the pieces below
    return getattr(names["search"], "__name__", None) == "search"


def keeps(text: str, uses: str = "decorate") -> bool:
    """Whether the decorator keeps the function, as is said and done."""
    assert said(text, uses) is done(text, uses)
    return said(text, uses)


def test_function_itself() -> None:
    assert keeps("def decorate(f):\n    f.seen = True\n    return f\n")


def test_wraps() -> None:
    assert keeps("def decorate(f):\n    @wraps(f)\n    def wrapper():\n        return f()\n    return wrapper\n")


def test_wraps_below_another_decorator() -> None:
    text = """\
def plain(f):
    return f


def decorate(f):
    @plain
    @functools.wraps(f)
    def wrapper():
        return f()
    return wrapper
"""
    assert keeps(text)


def test_wrapper_without_wraps() -> None:
    assert not keeps("def decorate(f):\n    def wrapper():\n        return f()\n    return wrapper\n")


def test_update_wrapper_as_a_statement() -> None:
    text = (
        "def decorate(f):\n    def wrapper():\n        return f()\n    update_wrapper(wrapper, f)\n    return wrapper\n"
    )
    assert keeps(text)


def test_update_wrapper_as_a_result() -> None:
    text = "def decorate(f):\n    def wrapper():\n        return f()\n    return functools.update_wrapper(wrapper, f)\n"
    assert keeps(text)


def test_wraps_as_a_call() -> None:
    assert keeps("def decorate(f):\n    def wrapper():\n        return f()\n    return wraps(f)(wrapper)\n")


def test_name_is_copied() -> None:
    text = """\
def decorate(f):
    def wrapper():
        return f()
    wrapper.__name__ = f.__name__
    return wrapper
"""
    assert keeps(text)


def test_name_of_another_function_is_set() -> None:
    text = """\
def other():
    pass


def decorate(f):
    def wrapper():
        return f()
    other.__name__ = f.__name__
    return wrapper
"""
    assert not keeps(text)


def test_result_of_a_condition() -> None:
    assert keeps("def decorate(f):\n    return f if callable(f) else f\n")
    assert not keeps("def wrapper():\n    pass\n\n\ndef decorate(f):\n    return wrapper if callable(f) else f\n")


def test_cast() -> None:
    assert keeps("def decorate(f):\n    return cast('object', f)\n")


def test_variable() -> None:
    assert keeps("def decorate(f):\n    result = f\n    return result\n")


def test_variable_with_a_wrapper() -> None:
    assert keeps("def decorate(f):\n    result = wraps(f)(lambda: 1)\n    return result\n")


def test_variable_with_an_item_is_not_followed() -> None:
    text = "def decorate(f):\n    result = [f][0]\n    return result\n"
    assert done(text)
    assert not said(text)


def test_unpacked_variable_is_not_followed() -> None:
    text = "def decorate(f):\n    result, _ = f, 1\n    return result\n"
    assert done(text)
    assert not said(text)


def test_attribute_is_not_followed() -> None:
    text = "def decorate(f):\n    f.itself = f\n    return f.itself\n"
    assert done(text)
    assert not said(text)


def test_attribute_of_a_parameter_in_a_variable() -> None:
    text = "def decorate(f):\n    f.itself = f\n    result = f.itself\n    return result\n"
    assert done(text)
    assert not said(text)


def test_nothing_is_returned() -> None:
    assert not keeps("def decorate(f):\n    pass\n")


def test_without_parameters() -> None:
    assert not said("def decorate():\n    return None\n")


def test_another_decorator_is_applied() -> None:
    text = "def inner(f):\n    return f\n\n\ndef decorate(f):\n    return inner(f)\n"
    assert keeps(text)


def test_another_decorator_that_renames_is_applied() -> None:
    text = """\
def inner(f):
    def wrapper():
        pass
    return wrapper


def decorate(f):
    return inner(f)
"""
    assert not keeps(text)


def test_another_decorator_is_applied_to_something_else() -> None:
    text = "def other():\n    pass\n\n\ndef inner(f):\n    return f\n\n\ndef decorate(f):\n    return inner(other)\n"
    assert not keeps(text)


def test_decorator_of_the_standard_library_is_applied() -> None:
    assert keeps("def decorate(f):\n    return functools.lru_cache(f)\n")


def test_result_of_what_is_not_known() -> None:
    text = "def table():\n    return [lambda f: f]\n\n\nKEPT = table()[0]\n\n\ndef decorate(f):\n    return KEPT(f)\n"
    assert done(text)
    assert not said(text)


def test_object_that_is_made() -> None:
    assert not keeps(
        """\
class Wrapper:
    def __init__(self, f):
        self.f = f


def decorate(f):
    return Wrapper(f).f.missing if False else 1
"""
    )


def test_class_as_a_decorator() -> None:
    text = "class Wrapper:\n    def __init__(self, f):\n        self.f = f\n"
    assert not keeps(text, "Wrapper")


def test_factory() -> None:
    text = """\
def decorate(label):
    def inner(f):
        @wraps(f)
        def wrapper():
            return f()
        return wrapper
    return inner
"""
    assert keeps(text, "decorate('a')")


def test_factory_that_renames() -> None:
    text = """\
def decorate(label):
    def inner(f):
        def wrapper():
            return f()
        return wrapper
    return inner
"""
    assert not keeps(text, "decorate('a')")


def test_factory_that_returns_nothing_known() -> None:
    assert not said("def decorate(label):\n    pass\n", "decorate('a')")
    assert not said("def decorate(label):\n    return [label][0]\n", "decorate('a')")


def test_factory_with_an_optional_function() -> None:
    text = "def decorate(f=None):\n    def inner(g):\n        return g\n    return inner(f) if f else inner\n"
    assert done(text, "decorate()")
    text = """\
def decorate(f=None):
    def inner(g):
        return g
    if f is not None:
        return inner(f)
    return inner
"""
    assert keeps(text, "decorate()")


def test_factory_with_partial() -> None:
    text = "def inner(f, label=''):\n    return f\n\n\ndef decorate(label):\n    return partial(inner, label=label)\n"
    assert keeps(text, "decorate('a')")


def test_factory_of_a_factory() -> None:
    text = """\
def inner(label):
    def keep(f):
        return f
    return keep


def decorate(label):
    return inner(label)
"""
    assert keeps(text, "decorate('a')")


def test_factory_of_a_class() -> None:
    text = """\
class Inner:
    def __init__(self, label):
        self.label = label

    def __call__(self, f):
        return f


def decorate(label):
    return Inner(label)
"""
    assert done(text, "decorate('a')")
    assert not said(text, "decorate('a')")


def test_factory_that_returns_its_parameter() -> None:
    assert keeps("def plain(f):\n    return f\n\n\ndef decorate(f):\n    return f\n", "decorate(plain)")


def test_factory_that_returns_an_outside_decorator() -> None:
    assert keeps("def decorate(label):\n    return lru\n\n\nfrom functools import lru_cache as lru\n", "decorate('a')")


def test_factory_that_returns_a_decorator_under_another_name() -> None:
    assert keeps("found = functools.lru_cache\n\n\ndef decorate(label):\n    return found\n", "decorate('a')")


def test_factory_that_returns_a_method() -> None:
    text = """\
class Log:
    def keep(self, f):
        return f


log = Log()
found = log.keep


def decorate(label):
    return found
"""
    assert done(text, "decorate('a')")
    assert not said(text, "decorate('a')")


def test_outside_decorators() -> None:
    assert keeps("", "functools.lru_cache")
    assert keeps("", "functools.lru_cache(maxsize=3)")


def test_method_of_an_object() -> None:
    text = "class Log:\n    def decorate(self, f):\n        return f\n\n\nlog = Log()\n"
    assert keeps(text, "log.decorate")


def test_decorators_that_call_one_another_end() -> None:
    text = "def one(f):\n    return other(f)\n\n\ndef other(f):\n    return one(f)\n"
    assert not said(text, "one")
    text = "def one(f):\n    return other(f)\n\n\ndef other(f):\n    return one(f)\n"
    assert not said(text, "one('a')")
