"""The servers of a run as documents: chosen, reduced to what a revision has, and written out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from flake8_mcp.contract.listing import Listing as Contract
from flake8_mcp.contract.reading import DocumentError, parse_document
from flake8_mcp.contract.sizes import size_of
from flake8_mcp.contract.snapshot import gaps_in, in_revision, lock, to_text, tools_list, tools_lists
from flake8_mcp.report import Listing
from flake8_mcp.spec import REVISIONS
from flake8_mcp.syntax.project import is_test

from ._failure import Failure
from ._files import write_bytes
from ._servers import chosen as choose
from ._servers import labels_of, served

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flake8_mcp.contract.sizes import ServerSize
    from flake8_mcp.contract.snapshot import Gaps

    from ._files import File
    from ._listing import FileTools
    from ._servers import Served


@dataclass(frozen=True, slots=True)
class Chosen:
    """The servers that are asked for; `one` says that one was named."""

    servers: tuple[Served, ...]
    one: bool = False

    @classmethod
    def of(cls, results: Mapping[File, FileTools], listing: Listing, name: str | None, revision: str | None) -> Chosen:
        """The servers of a run, or the one of a name, as a revision has them. Raises Failure."""
        servers = served(results, listing)
        if name is not None:
            servers = (choose(servers, name),)
        form = REVISIONS[revision] if revision is not None else None
        return cls(tuple(replace(each, server=in_revision(each.server, form)) for each in servers), name is not None)

    @property
    def gaps(self) -> Gaps:
        """What documents of them lack."""
        return gaps_in((each.server for each in self.servers), sum(len(each.failing) for each in self.servers))


def only_server(listing: Listing, chosen: Chosen | None) -> Listing:
    """A listing without the tools of other servers than the one that was named."""
    if chosen is None:
        return listing
    (one,) = chosen.servers
    mine = {*map(id, one.tools), *map(id, one.failing)}
    tools = tuple(each for each in listing.tools if id(each) in mine)
    counts = replace(listing.counts, tools=len(tools), servers=1)
    return Listing(tools, listing.unread, counts)


def list_servers(chosen: Chosen) -> str:
    """The results of all servers, or the bare result of the one that was named."""
    servers = [each.server for each in chosen.servers]
    return to_text(tools_list(servers[0]) if chosen.one else tools_lists(servers))


def measure(chosen: Chosen) -> tuple[ServerSize, ...]:
    """The sizes of the definitions, the largest servers first."""
    sizes = (size_of(each.server) for each in chosen.servers)
    return tuple(sorted(sizes, key=lambda each: (-each.size, each.name or "", each.path or "")))


def pin(chosen: Chosen, path: str) -> str:
    """Write the lock file; what to say of it. Raises Failure."""
    text = to_text(lock(Contract(tuple(each.server for each in chosen.servers), path)))
    data = text.encode("utf-8", "backslashreplace")
    try:
        parse_document(data)
        changed = write_bytes(path, data)
    except DocumentError as problem:
        raise Failure(f"{path} is not written, because it could not be read again: {problem}") from None
    except OSError as problem:
        raise Failure(f"{path} cannot be written: {problem.strerror}") from None
    return f"{path} written" if changed else f"{path} is current"


def describe_server(chosen: Chosen, *, version: str | None, transports: Sequence[str], allow_incomplete: bool) -> str:
    """The description of the server that was named, or of the only one beside those of tests. Raises Failure."""
    from ._describing import description_of

    listing = [each for each in chosen.servers if each.tools]
    servers = [each for each in listing if chosen.one or not is_test(each.server.path or "")]
    if len(servers) != 1:
        raise Failure(
            f"{len(servers)} servers list tools, name one with --server: {labels_of(servers)}"
            if servers
            else "no server lists a tool"
        )
    document = description_of(servers[0], version=version, transports=transports, allow_incomplete=allow_incomplete)
    return to_text(document)
