"""A match that is to stay as it is, and how one sees that it did."""

import sqlite3
from dataclasses import dataclass
from typing import Any

from tests.server.service import Service, Visitor

Rows = list[tuple[Any, ...]]


@dataclass
class Untouched:
    """Two people at a table in the middle of a game, and somebody who does not belong there."""

    service: Service
    aiko: Visitor
    kenji: Visitor
    stranger: Visitor
    id: str

    @classmethod
    def at(cls, service: Service) -> "Untouched":
        aiko, kenji = service.person("Aiko"), service.person("Kenji")
        table = aiko.open("tokaido", "me", "open")
        kenji.post(f"/api/invitations/{table['invitations'][0]['path'].rpartition('/')[2]}")
        found = cls(service, aiko, kenji, service.person("Ryo"), table["id"])
        for _ in range(8):
            found.somebody_plays()
        return found

    def somebody_plays(self) -> None:
        """The match goes on."""
        for who in (self.aiko, self.kenji):
            now = who.look(self.id)
            if now["legal"]:
                assert who.act(now).status_code == 200
                return
        raise AssertionError("nobody can play")

    def rows(self) -> Rows:
        """The match and its log, byte for byte."""
        with sqlite3.connect(self.service.data / "tabiji.sqlite", isolation_level=None) as database:
            log = database.execute("SELECT * FROM events WHERE match = ?", (self.id,)).fetchall()
            setting = database.execute("SELECT * FROM matches WHERE id = ?", (self.id,)).fetchall()
        database.close()
        assert len(log) > 8
        return [*setting, *log]

    def is_unchanged_since(self, before: Rows) -> None:
        """The match is as it was, the service is well, and it goes on."""
        assert self.rows() == before
        assert self.stranger.get("/healthz").json()["ok"]
        self.somebody_plays()
        assert len(self.rows()) > len(before)
