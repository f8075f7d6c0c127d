"""The formats of findings."""
