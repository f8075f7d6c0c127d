"""A name that is not written may be any name."""

import os

BEFORE = 1
for NAME in ("BEFORE",):
    globals()[NAME] = 2
OF_BEFORE = BEFORE  # unknown
vars().update(BEFORE=3)
