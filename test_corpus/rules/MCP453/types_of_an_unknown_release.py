"""A type whose release nothing tells, and one of another package."""

from mcp.types import ElicitRequestURLParams
from mail.types import ElicitRequestURLParams as MailParams

REQUEST = ElicitRequestURLParams(message="Log in.", url="https://mail.example/login")
OTHER = MailParams(url="https://mail.example/login")
