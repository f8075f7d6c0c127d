"""A museum."""

from .app import server as application
