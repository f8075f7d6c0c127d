"""Imports every plugin, so that they register."""

from . import birds, cats
