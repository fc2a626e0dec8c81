"""By which names this service may be called, and from which pages.

A page elsewhere can make its own name point to this machine (DNS rebinding) and would
then be the same origin; so a request must name a host that we know. An address in
numbers cannot be made to point elsewhere and is always welcome.
"""

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

LOCAL = ("localhost",)


class Hosts:
    """The names that this service answers to."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(name.casefold() for name in (*LOCAL, *names))

    def welcome(self, host: str) -> bool:
        """Whether a request that was sent to this host (and port) is for us."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.names or _is_address(name)


def same_origin(origin: str, host: str) -> bool:
    """Whether a page comes from the host that it asks."""
    scheme, _, rest = origin.partition("://")
    return scheme in ("http", "https") and rest.casefold() == host.casefold()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
