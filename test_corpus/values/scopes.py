"""Functions, lambdas and comprehensions with names of their own."""

NAME = "module"


def local() -> list:
    NAME = "local"
    return [NAME]


def enclosing() -> str:
    NAME = "enclosing"

    def inner() -> str:
        return NAME

    return inner()


def outside() -> str:
    count = 1

    def change() -> None:
        nonlocal count
        count = 2

    change()
    return count


def forward() -> str:
    def change() -> None:
        nonlocal later
        later = 2

    later = 1
    change()
    return later


class Holder:
    NAME = "class"

    def read(self) -> str:
        return NAME


def skip() -> str:
    NAME = "skip"

    def use_global() -> str:
        global NAME

        def innermost() -> str:
            return NAME

        return innermost()

    return use_global()


OF_NAME = NAME  # 'module'
OF_CLASS = Holder.NAME  # 'class'
