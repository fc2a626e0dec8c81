"""The headers of a record: each read and checked, with its line."""

import datetime
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from tabiji.kernel.game import Game, game, games
from tabiji.locale.errors import TabijiError, reason
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.match.dice import SEAL_DIGITS, SEED_BYTES, commitment_to, is_hash
from tabiji.match.errors import BadRecord
from tabiji.match.heading import FORMAT
from tabiji.match.seats import Seat, seated
from tabiji.match.terms import Terms, board_digest

NAMES = (
    "Game",
    "Rules",
    "Board",
    "Date",
    "Options",
    "Position",
    "Dice",
    "Commitment",
    "Salt",
    "Given",
    "Seed",
    "Points",
    "Places",
    "Seal",
)
TITLE = re.compile(r"Tabiji ([0-9]{1,9})\s*")
_NAME = re.compile(r"[A-Za-z]{1,20}(?: [0-9]{1,9})?")
_SEAT = re.compile(r"Seat ([0-9]{1,9})")


@dataclass(frozen=True)
class Header:
    """A header's text and where it stands."""

    line: int
    name: str
    text: str

    def wrong(self, expected: Message) -> NoReturn:
        """Refuse it."""
        found = quoted(self.text)
        raise BadRecord(
            self.line,
            Message(
                "record-header",
                {"name": Verbatim(self.name), "found": found, "expected": expected},
            ),
        )

    def numbers(self, count: int) -> tuple[int, ...]:
        """Whole numbers with spaces between, one for each seat."""
        parts = self.text.split()
        if len(parts) != count or not all(re.fullmatch(r"-?\d{1,9}", part) for part in parts):
            self.wrong(Message("record-numbers", {"count": count}))
        return tuple(map(int, parts))


class Headers:
    """The headers of one record, by name."""

    def __init__(self, lines: list[str]) -> None:
        self.found: dict[str, Header] = {}
        _check_title(lines[0] if lines else "")
        self.length = len(lines)
        for number, text in enumerate(lines[1:], 2):
            if not text.strip():
                self.length = number
                break
            self._add(number, text)

    def _add(self, number: int, text: str) -> None:
        name, colon, value = text.partition(":")
        if not (colon and _NAME.fullmatch(name)) or (value and not value[0].isspace()):
            raise BadRecord(number, Message("record-not-a-header", {"text": quoted(text.strip())}))
        if name not in NAMES and not _SEAT.fullmatch(name):
            raise BadRecord(number, _no_header(name))
        if name in self.found:
            before = {"name": Verbatim(name), "line": Verbatim(self.found[name].line)}
            raise BadRecord(number, Message("record-header-twice", before))
        self.found[name] = Header(number, name, value.strip())

    def terms(self) -> Terms:
        """What was settled before the first action."""
        found = self._game()
        seats = self._seats()
        options = self.found.get("Options")
        choices = _choices(options) if options else {}
        try:
            chosen, named = seated(found, None, choices)
        except (TabijiError, TypeError) as error:
            line = options.line if options else 1
            why = reason(error)
            raise BadRecord(line, Message("record-options", {"why": why})) from error
        for header in seats.values():
            if int(header.name.split()[1]) >= len(named):
                header.wrong(Message("record-seats", {"last": len(named) - 1}))
        named = tuple(
            _seat(seats[name]) if (name := f"Seat {i}") in seats else seat
            for i, seat in enumerate(named)
        )
        commitment = self._commitment()
        position = self.found.get("Position")
        terms = Terms(
            found,
            chosen,
            named,
            self._date(),
            position.text if position else None,
            commitment,
            self._salt(commitment),
            self._given(commitment),
        )
        self._check_position(terms)
        return terms

    def seed(self) -> bytes | None:
        """The seed, if it is revealed."""
        header = self.found.get("Seed")
        return bytes.fromhex(self._hash(header)) if header else None

    def claims(self, seats: int) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
        """The points and places that the record claims."""
        points, places = self.found.get("Points"), self.found.get("Places")
        return (
            points.numbers(seats) if points else None,
            places.numbers(seats) if places else None,
        )

    def seal(self) -> str | None:
        """The seal on the actions, if there is one."""
        header = self.found.get("Seal")
        if header and not re.fullmatch(f"[0-9a-f]{{{SEAL_DIGITS}}}", header.text):
            header.wrong(Message("record-hex-digits", {"count": SEAL_DIGITS}))
        return header.text if header else None

    def _game(self) -> Game:
        header = self.found.get("Game")
        if header is None:
            raise BadRecord(1, Message("record-no-game"))
        if header.text not in games():
            header.wrong(Message("record-games", {"games": Verbatim(", ".join(games()))}))
        found = game(header.text)
        rules = self.found.get("Rules")
        if rules and rules.text != str(found.version):
            ours = {"version": Verbatim(found.version), "game": Verbatim(found.name)}
            rules.wrong(Message("record-other-rules", ours))
        board = self.found.get("Board")
        if board and board.text != board_digest(found):
            ours = {"game": Verbatim(found.name), "digest": Verbatim(board_digest(found))}
            board.wrong(Message("record-other-board", ours))
        return found

    def _seats(self) -> dict[str, Header]:
        seats = {name: header for name, header in self.found.items() if _SEAT.fullmatch(name)}
        for name, header in seats.items():
            if name != f"Seat {int(name.split()[1])}":
                header.wrong(Message("record-seat-zeros"))
        return seats

    def _date(self) -> datetime.date | None:
        header = self.found.get("Date")
        if header is None:
            return None
        try:
            if not re.fullmatch(r"\d{4}-\d\d-\d\d", header.text):
                raise ValueError
            return datetime.date.fromisoformat(header.text)
        except ValueError:
            header.wrong(Message("record-date"))

    def _commitment(self) -> str | None:
        dice, seed = self.found.get("Dice"), self.found.get("Seed")
        header = self.found.get("Commitment")
        if dice and dice.text not in ("drawn", "by hand"):
            dice.wrong(Message("record-dice"))
        if dice and dice.text == "by hand":
            for other in (header, seed):
                if other:
                    other.wrong(Message("record-by-hand"))
            return None
        if header:
            return self._hash(header)
        if seed:
            return commitment_to(bytes.fromhex(self._hash(seed)))
        if dice:
            dice.wrong(Message("record-uncommitted"))
        return None

    def _salt(self, commitment: str | None) -> str:
        header = self.found.get("Salt")
        if header is None:
            return ""
        if commitment is None:
            header.wrong(Message("record-by-hand"))
        if header.text != " ".join(header.text.split()) or not header.text.isprintable():
            header.wrong(Message("record-salt"))
        return header.text

    def _given(self, commitment: str | None) -> int:
        header = self.found.get("Given")
        if header is None:
            return 0
        if commitment is None:
            header.wrong(Message("record-by-hand"))
        if not re.fullmatch(r"[1-9]\d{0,8}", header.text):
            header.wrong(Message("record-given"))
        return int(header.text)

    def _hash(self, header: Header) -> str:
        if not is_hash(header.text):
            header.wrong(Message("record-hex-digits", {"count": 2 * SEED_BYTES}))
        return header.text

    def _check_position(self, terms: Terms) -> None:
        header = self.found.get("Position")
        try:
            if header:
                terms.beginning()
        except TabijiError as error:
            raise BadRecord(header.line if header else 1, error.message) from error


def _no_header(name: str) -> Message:
    import difflib

    near = difflib.get_close_matches(name, [*NAMES, "Seat 0"], 1)
    asked, there = quoted(name), Verbatim(", ".join(NAMES))
    if not near:
        return Message("record-no-header", {"name": asked, "names": there})
    return Message(
        "record-no-such-header", {"name": asked, "near": quoted(near[0]), "names": there}
    )


def _check_title(text: str) -> None:
    title = TITLE.fullmatch(text)
    if title is None:
        begins = {"found": quoted(text.strip()), "title": quoted(f"Tabiji {FORMAT}")}
        raise BadRecord(1, Message("record-title", begins))
    if int(title[1]) > FORMAT:
        formats = {"found": Verbatim(title[1]), "format": Verbatim(FORMAT)}
        raise BadRecord(1, Message("record-newer", formats))
    if int(title[1]) != FORMAT:
        formats = {"found": Verbatim(title[1]), "format": Verbatim(FORMAT)}
        raise BadRecord(1, Message("record-no-format", formats))


def _seat(header: Header) -> Seat:
    try:
        return Seat.read(header.text)
    except TabijiError as error:
        raise BadRecord(header.line, error.message) from error


def _choices(header: Header) -> Mapping[str, Any]:
    choices: dict[str, Any] = {}
    for part in header.text.split():
        name, sign, value = part.partition("=")
        if not (name and sign and value):
            header.wrong(Message("record-no-option", {"part": quoted(part)}))
        if name in choices:
            header.wrong(Message("position-twice", {"key": Verbatim(name)}))
        try:
            choices[name] = understand(value)
        except (ValueError, RecursionError):
            unread = {"value": quoted(value), "option": Verbatim(name)}
            header.wrong(Message("record-option-value", unread))
    return choices


def understand(text: str) -> Any:
    """The value of an option as `tabiji.match.writing.say` writes it."""
    simple: dict[str, Any] = {"-": None, "yes": True, "no": False}
    if text in simple:
        return simple[text]
    if text[0] in '["{':
        return _tuples(json.loads(text))
    if re.fullmatch(r"-?\d{1,9}", text):
        return int(text)
    if "," in text:
        return tuple(understand(part) if part else _nothing() for part in text.split(","))
    if not re.fullmatch(r"[A-Za-z][A-Za-z_-]*", text):
        raise ValueError(text)
    return text


def _nothing() -> NoReturn:
    raise ValueError("a value between two commas is missing")


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
