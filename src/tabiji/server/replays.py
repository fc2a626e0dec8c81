"""Looking at a game that was played: every place of it, and what the search thinks of one.

A record comes from anybody, so the work it can cause is bounded; and still it may take a second,
so that it belongs into another process: `await pool.run(replay_as_json, text)`.
"""

import gzip
from collections.abc import Sequence

from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message
from tabiji.match import Match, Record
from tabiji.match.layout import turn_starts
from tabiji.match.replay import Replay as LineReplay
from tabiji.match.replay import Replayer, replay
from tabiji.match.terms import Terms
from tabiji.server.bot_workers.question import Question
from tabiji.server.errors import WRONG, Refusal
from tabiji.server.schemas import Replay
from tabiji.server.wire import ALL, Viewer, options_of, result_of, steps_of, view_of

MOST_ACTIONS = 2_000
"""Several times as long as any game that was played in earnest."""

PACKING = 6
"""How hard an answer is compressed."""

STUDENT = "basho"
"""Who thinks about a position that somebody studies."""


def prepare() -> None:
    """Have everything loaded that a replay needs."""
    replay_as_json(str(Match("duo", seed=1)), packed=True)


def replay_as_json(text: str, *, packed: bool, ours: bool = False) -> bytes:
    """A whole game as the service sends it, compressed or not; `ours` may be as long as it is."""
    content = replay_of(read_record(text, replay if ours else _replay_in_bounds)).model_dump_json()
    return gzip.compress(content.encode(), PACKING) if packed else content.encode()


def read_record(text: str, replayer: Replayer | None = None) -> Match:
    """The match of a record; a `Refusal` says in which line something is wrong."""
    try:
        return Match.of(Record.read(text, replayer or _replay_in_bounds))
    except Refusal:
        raise
    except TabijiError as error:
        raise Refusal("bad-record", WRONG, error.message) from error


def replay_of(source: str | Match, viewer: Viewer = ALL) -> Replay:
    """A whole game, frame by frame: of a record's text, or of a match as a viewer saw it."""
    match = read_record(source) if isinstance(source, str) else source
    places = range(match.at + 1)
    return Replay(
        game=match.game.name,
        options=options_of(match.options),
        seats=[seat.name for seat in match.seats],
        bots=[seat.bot for seat in match.seats],
        start=view_of(match.standing(0), viewer),
        steps=steps_of(match, viewer, views=True),
        points=[list(match.standing(place).scores()) for place in places],
        turns=turn_starts(match.game, match.codes, match.actors),
        result=result_of(match),
        record=str(match) if viewer == ALL or match.over else "",
    )


def question_at(source: str | Match, at: int) -> Question:
    """The decision at a place of a game, for the search to look at as its seat could."""
    match = read_record(source) if isinstance(source, str) else source
    try:
        standing = match.standing(at)
    except TabijiError as error:
        raise Refusal("no-place", WRONG, error.message) from error
    if standing.seat is None:
        raise Refusal("nothing-to-decide", WRONG, Message("server-nothing-to-decide"))
    return Question.of(standing, STUDENT, seed=0, at=at)


def _replay_in_bounds(terms: Terms, codes: Sequence[int]) -> LineReplay:
    """Play a line again, if it is not so long that others would have to wait for it."""
    if len(codes) > MOST_ACTIONS:
        counts = {"count": len(codes), "most": MOST_ACTIONS}
        raise Refusal("too-long", WRONG, Message("server-long-record", counts))
    return replay(terms, codes)
