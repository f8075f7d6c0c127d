"""The formats of differences between listings."""
