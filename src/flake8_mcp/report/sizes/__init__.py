"""The formats of the sizes of definitions."""
