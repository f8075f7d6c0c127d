"""The parts."""

from . import calls
from .measures import measure, weigh

EXPORTED = (weigh, measure)
