"""The formats of tools."""
