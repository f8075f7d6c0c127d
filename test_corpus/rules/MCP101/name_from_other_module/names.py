"""The names of the tools, for server and clients."""

FIND = "find trains"
BOOK = "book_train"
