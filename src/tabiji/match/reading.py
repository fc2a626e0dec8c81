"""Text to records. What is wrong is said with its line, and with what was expected."""

import re
from bisect import bisect_right
from functools import lru_cache
from typing import NamedTuple, NoReturn

from tabiji.kernel import contract
from tabiji.kernel.game import Game
from tabiji.locale.errors import reason
from tabiji.locale.message import Message, Verbatim, quoted
from tabiji.match.errors import BadRecord
from tabiji.match.headers import TITLE, Headers
from tabiji.match.heading import Heading
from tabiji.match.layout import turn_starts
from tabiji.match.line import refuse
from tabiji.match.replay import Replay, Replayer
from tabiji.match.terms import Terms
from tabiji.match.words import codes_of, words_of

_MARK = re.compile(r"(\d{1,9})([.:])")

LONGEST_MARK = 10
"""Of longer words there may be any number, of any length: none is remembered."""
_LINE_END = re.compile(r"\r\n|\r|\n")
_NO_TEXT = re.compile("[\ud800-\udfff]")
_BRACE = re.compile(r"[{}]")


class Contents(NamedTuple):
    """What a record says, and how its line went when it was replayed."""

    heading: Heading
    comments: dict[int, str]
    replay: Replay


def read(text: str, replayer: Replayer) -> Contents:
    """Read one record: headers, an empty line, actions. Every action is replayed."""
    lines = _LINE_END.split(text.removeprefix("\ufeff"))
    if not text.isascii():
        _refuse_bytes(lines)
    before = 0
    while before < len(lines) and not lines[before].strip():
        before += 1
    try:
        return _read(lines[before:], replayer)
    except BadRecord as error:
        raise error.moved(before) from error.__cause__


def _read(lines: list[str], replayer: Replayer) -> Contents:
    headers = Headers(lines)
    terms = headers.terms()
    seed = headers.seed()
    points, places = headers.claims(len(terms.seats))
    seal = headers.seal()
    body = _Body(terms.game)
    for number, line in enumerate(lines[headers.length :], headers.length + 1):
        body.read(number, line)
    body.end()
    replay = replayer(terms, body.codes)
    body.check(terms, replay)
    if not replay.over:
        for name in ("Points", "Places"):
            if header := headers.found.get(name):
                header.wrong(Message("record-not-over"))
    if terms.given > len(body.codes):
        headers.found["Given"].wrong(Message("record-short", {"count": len(body.codes)}))
    return Contents(Heading.here(terms, seed, points, places, seal), body.comments, replay)


def _mark(word: str) -> tuple[str, int] | None:
    """The kind and number of `12.` or `1:`; None if the word is neither."""
    return _short_mark(word) if len(word) <= LONGEST_MARK else None


@lru_cache(1024)
def _short_mark(word: str) -> tuple[str, int] | None:
    found = _MARK.fullmatch(word)
    return (found[2], int(found[1])) if found else None


def _refuse_bytes(lines: list[str]) -> None:
    """Refuse what was not text in the file."""
    for number, line in enumerate(lines, 1):
        if _NO_TEXT.search(line):
            raise BadRecord(number, Message("record-bytes"))


class _Body:
    """The actions of a record, with their comments and with the marks for people."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.codes: list[int] = []
        self.comments: dict[int, str] = {}
        self._known = codes_of(game)
        self._first_of_line: list[int] = []  # how many actions came before each line
        self._lines: list[int] = []
        self._marks: list[tuple[int, int, str, int]] = []  # line, action, kind, number
        self._open: tuple[int, list[str]] | None = None  # where a comment began, its text

    def read(self, number: int, line: str) -> None:
        """Read one line."""
        self._first_of_line.append(len(self.codes))
        self._lines.append(number)
        if self._open is None and "{" not in line and "}" not in line:
            self._read_words(number, line)
            return
        if TITLE.fullmatch(line):
            self._refuse_open()
        at = 0
        for brace in _BRACE.finditer(line):
            self._read_piece(number, line[at : brace.start()])
            self._read_brace(number, brace.group())
            at = brace.end()
        self._read_piece(number, line[at:])

    def end(self) -> None:
        """The text is at its end."""
        if self._open is not None:
            self._refuse_open()

    def check(self, terms: Terms, replay: Replay) -> None:
        """What the replay found, held against what is written."""
        if len(replay.actors) < len(self.codes):
            self._refuse_illegal(terms, len(replay.actors))
        starts = turn_starts(self.game, self.codes, replay.actors)
        turns = {index: number for number, index in enumerate(starts, 1)}
        for line, index, kind, number in self._marks:
            if kind == ".":
                right = turns.get(index)
            else:
                right = replay.actors[index] if index < len(self.codes) else None
            if number != right:
                raise BadRecord(line, self._wrong_mark(index, quoted(f"{number}{kind}"), right))

    def _wrong_mark(self, index: int, mark: Verbatim, right: int | None) -> Message:
        """Why a mark before an action is wrong; `right` is what it should have said."""
        if index == len(self.codes):
            return Message("record-mark-last", {"mark": mark})
        word = quoted(words_of(self.game)[self.codes[index]])
        if right is None:
            return Message("record-mark-no-turn", {"mark": mark, "word": word})
        if "." in mark:
            return Message("record-mark-turn", {"mark": mark, "turn": Verbatim(right)})
        if right < 0:
            return Message("record-mark-chance", {"mark": mark, "word": word})
        return Message("record-mark-seat", {"mark": mark, "seat": right, "word": word})

    def _read_words(self, number: int, text: str) -> None:
        known, codes = self._known, self.codes
        for word in text.split():
            code = known.get(word)
            if code is not None:
                codes.append(code)
            elif mark := _mark(word):
                self._marks.append((number, len(codes), *mark))
            elif TITLE.fullmatch(text):
                raise BadRecord(number, Message("record-another", {"text": quoted(text.strip())}))
            else:
                self._refuse_word(number, word)

    def _read_piece(self, number: int, text: str) -> None:
        if self._open is None:
            self._read_words(number, text)
        else:
            self._open[1].extend(text.split())

    def _read_brace(self, number: int, brace: str) -> None:
        if brace == "{":
            if self._open is not None:
                outer = Verbatim(self._open[0])
                raise BadRecord(number, Message("record-comment-inside", {"line": outer}))
            self._open = (number, [])
        elif self._open is None:
            raise BadRecord(number, Message("record-no-comment"))
        else:
            before = self.comments.get(len(self.codes), "")
            comment = " ".join([before, *self._open[1]]).strip()
            if comment:
                self.comments[len(self.codes)] = comment
            self._open = None

    def _line_of(self, index: int) -> int:
        """In which line an action stands: the last one with no more actions before it."""
        return self._lines[bisect_right(self._first_of_line, index) - 1]

    def _refuse_open(self) -> NoReturn:
        assert self._open is not None
        raise BadRecord(self._open[0], Message("record-comment-open"))

    def _refuse_word(self, number: int, word: str) -> NoReturn:
        try:
            self.game.notation.read(word)
        except ValueError as error:
            raise BadRecord(number, reason(error)) from error
        which = {"word": quoted(word), "game": Verbatim(self.game.name)}
        raise BadRecord(number, Message("record-no-action", which))

    def _refuse_illegal(self, terms: Terms, index: int) -> NoReturn:
        """Say what would have been legal."""
        state = terms.beginning()
        for code in self.codes[:index]:
            contract.apply(state, code)
        words = words_of(self.game)
        refusal = refuse(self.game, state, words[self.codes[index]])
        number = Verbatim(index + 1)
        raise BadRecord(
            self._line_of(index),
            Message("record-illegal", {"number": number, "why": refusal.message}),
        ) from refusal
