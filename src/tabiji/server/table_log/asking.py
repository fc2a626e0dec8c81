"""What people ask for besides their actions, checked and turned into events."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from tabiji.bots import names as bot_names
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.match.match import GO_TO
from tabiji.server.errors import CONFLICT, WRONG, Refusal, not_now, not_seated, seat_taken, stale
from tabiji.server.schemas import Ask
from tabiji.server.table_log.events import Event
from tabiji.server.table_log.requests import asking
from tabiji.server.table_log.seating import acting_seats, seats_of
from tabiji.server.table_log.table import TableState
from tabiji.server.table_log.undo import free, redo_place, undo_place

NEED_THE_POSITION = ("undo", "redo", "ask-undo")
"""What is asked about a position, and must have seen it."""


@dataclass(frozen=True)
class Asking:
    """Somebody's wish, with what the log does not know: who is away, what they are called."""

    table: TableState
    player: str
    wish: Ask
    away: Collection[int] = ()
    name: str = ""

    @property
    def mine(self) -> list[int]:
        """The seats where whoever asks decides."""
        return acting_seats(self.table.occupants, self.player)

    def seat(self) -> int:
        """The seat that asks: the one they named, or their first."""
        if not self.mine or (self.wish.seat is not None and self.wish.seat not in self.mine):
            raise not_seated()
        return self.mine[0] if self.wish.seat is None else self.wish.seat


def grant(asked: Asking) -> list[Event]:
    """Do what is asked, or refuse it: the rows it adds to the log."""
    table, seen = asked.table, asked.wish.seen
    if seen > table.version:
        raise stale()
    if asked.wish.do in NEED_THE_POSITION and seen < table.game_version:
        raise stale()
    rows = table.append(_WISHES[asked.wish.do](asked))
    if table.status == "over":
        return rows  # whoever resigned agreed to nothing
    if table.asked and not table.asked.waiting_for(table.occupants):
        rows += table.append(table.asked.granted())
    return rows


def sit(table: TableState, player: str, seat: int, name: str) -> Event:
    """Somebody takes an open seat."""
    if table.status == "over" or table.occupants[seat].kind != "open":
        raise seat_taken()
    if seats_of(table.occupants, player):
        raise _seated_already()
    return Event("sit", name, seat, player)


def _undo(asked: Asking) -> Event:
    seat, to = asked.seat(), undo_place(asked.table, asked.player)
    if to is None or not free(asked.table, asked.player):
        raise not_now()
    return Event("go", f"{GO_TO}{to}", seat, asked.player)


def _redo(asked: Asking) -> Event:
    seat, to = asked.seat(), redo_place(asked.table, asked.player)
    if to is None or not free(asked.table, asked.player):
        raise not_now()
    return Event("go", f"{GO_TO}{to}", seat, asked.player)


def _ask_undo(asked: Asking) -> Event:
    seat, to = asked.seat(), undo_place(asked.table, asked.player)
    if to is None or asked.table.asked:
        raise not_now()
    return Event("ask", asking("undo", to), seat, asked.player)


def _abandon(asked: Asking) -> Event:
    """By consent; before it begins, whoever opened the table closes it, and others leave."""
    table, seat = asked.table, asked.seat()
    if table.status == "waiting" and asked.player == table.setting.creator:
        return Event("abandon", seat=seat, player=asked.player)
    if table.status != "playing" or table.asked:
        raise not_now()
    return Event("ask", asking("abandon"), seat, asked.player)


def _leave(asked: Asking) -> Event:
    seat = asked.seat()
    if not may_leave(asked.table, asked.player):
        raise not_now()
    return Event("leave", seat=seat, player=asked.player)


def _ask_to_leave(asked: Asking) -> Event:
    """Only whoever knows who sits there now: the seat may have changed hands."""
    table, seat = asked.table, asked.wish.seat
    if asked.player != table.setting.creator:
        raise not_seated()
    if asked.wish.seen < table.version:
        raise stale()
    if seat is None or seat not in guests(table, asked.player):
        raise not_now()
    return Event("ask-to-leave", table.occupants[seat].player or "", seat, asked.player)


def _agree(asked: Asking) -> Event:
    seat, request = asked.seat(), asked.table.asked
    if request is None:
        raise not_now()
    if asked.wish.seen < request.since:
        raise stale()
    if seat not in request.waiting_for(asked.table.occupants):
        raise not_now()
    return Event("agree", seat=seat, player=asked.player)


def _refuse(asked: Asking) -> Event:
    """Say no; whoever asked can take it back the same way."""
    seat, request = asked.seat(), asked.table.asked
    if request is None:
        raise not_now()
    if asked.wish.seen < request.since:
        raise stale()
    return Event("refuse", seat=seat, player=asked.player)


def _resign(asked: Asking) -> Event:
    seat = asked.seat()
    if asked.table.status != "playing":
        raise not_now()
    return Event("resign", seat=seat, player=asked.player)


def _hand_over(asked: Asking) -> Event:
    """To the bot that whoever opened the table chose, not whoever gains by it."""
    seat = asked.wish.seat
    if not asked.mine:
        raise not_seated()
    if asked.table.status != "playing" or seat is None or seat not in asked.away:
        raise not_now()
    if not asked.table.occupants[seat].counts or seat in asked.mine:
        raise not_now()
    return Event("hand-over", asked.table.setting.substitute, seat, asked.player)


def _take_back(asked: Asking) -> Event:
    handed = handed_over(asked.table, asked.player)
    seat = asked.wish.seat if asked.wish.seat is not None else next(iter(handed), None)
    if seat not in seats_of(asked.table.occupants, asked.player):
        raise not_seated()
    if seat not in handed:
        raise not_now()
    return Event("take-back", seat=seat, player=asked.player)


def _take_seat(asked: Asking) -> Event:
    """Only where the lobby shows the table; elsewhere a seat is taken by its invitation."""
    openings = [i for i, occupant in enumerate(asked.table.occupants) if occupant.kind == "open"]
    if not asked.table.setting.listed:
        raise not_seated()
    if asked.player in asked.table.sent_away:
        raise Refusal("seat-kept", CONFLICT, Message("server-seat-kept"))
    seat = asked.wish.seat if asked.wish.seat is not None else next(iter(openings), None)
    if seat not in openings:
        raise seat_taken()
    return sit(asked.table, asked.player, seat, asked.name)


def handed_over(table: TableState, player: str) -> list[int]:
    """The seats of a player that a bot plays, and that can be taken back."""
    if table.status != "playing":
        return []
    return [
        seat
        for seat in seats_of(table.occupants, player)
        if table.occupants[seat].stand_in and not table.occupants[seat].resigned
    ]


def may_leave(table: TableState, player: str) -> bool:
    """Whether somebody who sits here can get up: before it begins, all but its opener."""
    return table.status == "waiting" and player != table.setting.creator


def guests(table: TableState, player: str) -> list[int]:
    """The seats that whoever opened a table can ask others to leave, before it begins."""
    if table.status != "waiting" or player != table.setting.creator:
        return []
    return [
        seat
        for seat, occupant in enumerate(table.occupants)
        if occupant.kind == "person" and occupant.player != player
    ]


def known_bot(name: str) -> str:
    """A bot of the ladder; nothing else is seated by name over the wire."""
    if name not in bot_names():
        there = Verbatim(", ".join(bot_names()))
        raise Refusal(
            "no-bot", WRONG, Message("server-no-bot", {"name": quoted(name), "names": there})
        )
    return name


def _seated_already() -> Refusal:
    return Refusal("seated-already", CONFLICT, Message("server-seated-already"))


_WISHES: dict[str, Callable[[Asking], Event]] = {
    "undo": _undo,
    "redo": _redo,
    "ask-undo": _ask_undo,
    "agree": _agree,
    "refuse": _refuse,
    "resign": _resign,
    "abandon": _abandon,
    "hand-over": _hand_over,
    "take-back": _take_back,
    "take-seat": _take_seat,
    "leave": _leave,
    "ask-to-leave": _ask_to_leave,
}
"""`rematch` is not here: it makes another table."""
