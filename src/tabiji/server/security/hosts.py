"""By which names this service may be called, and from which pages.

A page elsewhere can make its own name point to this machine (DNS rebinding) and would
then be the same origin; so a request must name a host that we know. An address in
numbers cannot be made to point elsewhere and is always welcome.
"""

import re
from collections.abc import Iterable
from ipaddress import ip_address

LOCAL = ("localhost",)

HOST = re.compile(r"(?:\[(?P<ip6>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::[0-9]{1,5})?", re.I)
"""A host as browsers write it. Anything else could say more, where we repeat it in a header."""


class Hosts:
    """The names that this service answers to."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(name.casefold() for name in (*LOCAL, *names))

    def welcome(self, host: str) -> bool:
        """Whether a request that was sent to this host (and port) is for us."""
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = (found["ip6"] or found["name"]).casefold()
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
