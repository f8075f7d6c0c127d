"""A value for another file."""

READING = True
