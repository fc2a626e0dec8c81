"""Who somebody is: the number of a player in a signed cookie.

The secret that signs is made at the first start and kept in the data folder, for the
owner's eyes only. It is a file of lines: a line added at the end signs from then on, and
the lines before still open the cookies they signed.
"""

import logging
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from http.cookies import SimpleCookie
from pathlib import Path

from itsdangerous import BadSignature, Signer

from tabiji.locale.errors import TabijiError, system_reason
from tabiji.locale.message import Message, Verbatim
from tabiji.server.folder import keep_private, make

COOKIE = "tabiji"
LASTS = 400 * 24 * 60 * 60
"""Seconds: as long as browsers keep a cookie at all. Every visit makes it new."""

SECRET = "secret"
"""The name of the file."""
COPY = "secret.copy"
"""The name of its copy."""

SHORTEST = 32
"""Characters of a secret; a shorter one is a damaged file."""


log = logging.getLogger(__name__)


class BadSecret(TabijiError):
    """The file of the secret cannot be made, read or used."""


class Sessions:
    """Writes and reads the cookie."""

    def __init__(self, keys: Sequence[str]) -> None:
        self._signer = Signer(
            list(keys), salt="tabiji-player", key_derivation="hmac", digest_method=sha256
        )

    def player(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if we did not write it."""
        if cookie is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def header(self, player: str, secure: bool) -> str:
        """The header that gives somebody the cookie.

        `Lax`, not `Strict`: an invitation is opened by a link on another page.
        """
        crumbs: SimpleCookie = SimpleCookie()
        crumbs[COOKIE] = self._signer.sign(player).decode()
        crumb = crumbs[COOKIE]
        crumb["path"] = "/"
        crumb["max-age"] = LASTS
        crumb["httponly"] = True
        crumb["samesite"] = "Lax"
        crumb["secure"] = secure
        return crumb.OutputString()


def cookie_in(header: str) -> str | None:
    """Our cookie among all that a browser sent."""
    for crumb in header.split(";"):
        name, _, value = crumb.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def secret_keys(folder: Path) -> list[str]:
    """The secrets of a data folder, the newest last; made now if there are none.

    A copy is kept beside them. A secret that is damaged or gone is put back from it, since cookies
    that were given out are worth nothing without it.
    """
    path, copy = folder / SECRET, folder / COPY
    try:
        make(folder)
        if not path.exists() and not copy.exists():
            _make(path)
        keys, kept = _keys_in(path), _keys_in(copy)
        if not keys and kept:
            log.warning("%s was damaged, and is put back from its copy", path.name)
            keys = kept
            _write(path, keys)
        elif keys and kept[:1] in ([], keys[:1]):
            _write(copy, keys)
        elif keys:
            log.warning("%s begins with another line than its copy, which stays", path.name)
    except OSError as error:
        why = system_reason(error)
        raise BadSecret(Message("serve-no-secret", {"file": Verbatim(path), "why": why})) from error
    if not keys:
        told = {"file": Verbatim(path), "copy": Verbatim(COPY)}
        raise BadSecret(Message("serve-bad-secret", told))
    return keys


def _keys_in(path: Path) -> list[str]:
    """The lines of a secret; none if it is damaged, or not there."""
    if not path.exists():
        return []
    keep_private(path)
    keys = path.read_text(encoding="ascii", errors="replace").split()
    return keys if all(len(key) >= SHORTEST for key in keys) else []


def _write(path: Path, keys: Sequence[str]) -> None:
    """Write a secret, as a whole or not at all."""
    _fresh(path, keys).replace(path)


def _make(path: Path) -> None:
    """Write a new secret; of two processes that do so at once, one does."""
    fresh = _fresh(path, [secrets.token_urlsafe(48)])
    with suppress(FileExistsError):
        os.link(fresh, path)
    fresh.unlink()


def _fresh(path: Path, keys: Sequence[str]) -> Path:
    """A file beside this one, for the owner's eyes only, that holds these lines."""
    fresh = path.with_name(f".{SECRET}-{secrets.token_hex(8)}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.writelines(f"{key}\n" for key in keys)
        file.flush()
        os.fsync(file.fileno())
    return fresh
