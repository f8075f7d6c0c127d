"""What the source in a folder lists, as `flake8-mcp tools` sees it from inside that folder."""

from __future__ import annotations

import os
from contextlib import chdir
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ._failure import Failure
from ._flake8 import load_options
from ._listing import assemble, lost, tools_of
from ._run import analyse_files
from ._servers import listing_of, served

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flake8_mcp.contract.listing import Listing


@dataclass(frozen=True, slots=True)
class Trees:
    """Lists what is below folders, with the options of one command line and the configuration of each folder.

    With `places` each part knows the token that made it.
    """

    arguments: Sequence[str]
    config: str | None
    isolated: bool
    places: bool = True

    def __call__(self, path: str, *, origin: str, whole: str | None) -> Listing:
        """What is listed below a folder, or in a file: paths are relative to that folder, or to the file's.

        `whole` is the folder beyond which no configuration counts. Raises Failure.
        """
        folder, inside = (path, ".") if Path(path).is_dir() else os.path.split(path)
        config = os.path.abspath(self.config) if self.config else None  # noqa: PTH100 - read from another folder
        work = partial(tools_of, servers=True, places=self.places)
        try:
            # paths are shown relative to the current folder, also by the processes that analyse files
            with chdir(folder or "."):
                options = load_options(self.arguments, config=config, isolated=self.isolated, within=whole)
                results = analyse_files((inside,), options, work, lost)
                return listing_of(served(results, assemble(results)), origin)
        except Failure as problem:
            raise Failure(f"{origin}: {problem.message}") from None
        except OSError as problem:
            raise Failure(f"{origin} cannot be read: {problem.strerror}") from None
