"""The formats of the list of rules."""
