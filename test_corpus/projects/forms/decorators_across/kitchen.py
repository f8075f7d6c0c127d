"""A class whose constructor is in another file."""

from registering import Base, attach


class Kitchen(Base):
    def setup(self, functions):
        for function in functions:
            self.server.tool(function)  # unread: function is a loop variable


attach(object(), object())
