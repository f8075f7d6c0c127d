# settings: --mcp-sdk fastmcp==4.2.3
import logging

from fastmcp import FastMCP


class Home:
    def __init__(self) -> None:
        try:
            self.mcp: FastMCP = FastMCP("home", log_level="INFO")  # MCP783: 48 remove it
        except Exception:
            logging.critical("it does not start")
            raise


def made() -> FastMCP:
    try:
        return FastMCP("home", log_level="INFO")
    except TypeError:
        return FastMCP("home")


def chosen() -> FastMCP:
    try:
        return FastMCP("home", log_level="INFO")
    except ValueError:
        raise
    except TypeError as problem:
        logging.warning("an older release: %s", problem)
    return FastMCP("home")
