"""Names that meet on a server into which others are mounted."""

import os

from fastmcp import FastMCP

library = FastMCP("library")
books = FastMCP("books")
maps = FastMCP("maps")
films = FastMCP("films")
plays = FastMCP("plays")
songs = FastMCP("songs")


@library.tool
def find(title: str) -> str:
    """Find anything."""
    return title


@library.tool
def map_find(title: str) -> str:
    """Find a map."""
    return title


@books.tool
def find(title: str) -> str:  # MCP104: 4 "find" also names the tool on line 16, and calls reach only one
    """Find a book."""
    return title


@books.tool(name="borrow")
def borrow_book(title: str) -> str:
    """Borrow a book."""
    return title


@maps.tool(name="find")  # MCP104: 16 "map_find" also names the tool on line 22
def find_map(title: str) -> str:
    """Find a map."""
    return title


@films.tool(name="borrow")
def borrow_film(title: str) -> str:
    """Borrow a film: under a prefix that nothing else has."""
    return title


@plays.tool(name="borrow")
def borrow_play(title: str) -> str:
    """Borrow a play: under a prefix that is not known."""
    return title


@songs.tool(name="borrow")
def borrow_song(title: str) -> str:
    """Borrow a song: only where there are no books."""
    return title


if os.environ.get("BOOKS"):
    library.mount(books)
else:
    library.mount(songs)
library.mount(maps, namespace="map")
library.mount(maps, namespace="map")
library.mount(films, namespace="film")
library.mount(plays, namespace=os.environ["PLAYS"])


def sing(server: FastMCP) -> None:
    """Whatever calls it, the servers are others."""
    library.mount(songs)
    server.mount(songs)
