"""From a match to what goes over the wire: pure functions, and nothing that a viewer may not know.

A viewer is a seat; None, who only watches; or `ALL`, for whom nothing is hidden: whoever
looks at a finished match. What a seat may see is asked of the game, never decided here.
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from tabiji.kernel.game import Game, Options, everybody_sees
from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim, in_english
from tabiji.match import Match, Outcome, Standing
from tabiji.server.preview import preview
from tabiji.server.schemas import GameView, Legal, OptionValue, Problem, Result, Step, Text

ALL: Final = "all"
Viewer: TypeAlias = int | Literal["all"] | None


def text_of(message: Message) -> Text:
    """A sentence for the client to say; texts that are the same in every language are named."""
    return Text(
        id=message.id,
        args={
            name: text_of(value) if isinstance(value, Message) else _plain(value)
            for name, value in message.args.items()
        },
        verbatim=[name for name, value in message.args.items() if isinstance(value, Verbatim)],
    )


def message_of(text: Text) -> Message:
    """The sentence that was told as this text."""
    return Message(
        text.id,
        {
            name: message_of(value)
            if isinstance(value, Text)
            else Verbatim(value)
            if name in text.verbatim
            else value
            for name, value in text.args.items()
        },
    )


def problem_of(code: str, why: Message | TabijiError) -> Problem:
    """Why something was refused: for programs, for the client, and for whoever reads it raw."""
    message = why.message if isinstance(why, TabijiError) else why
    return Problem(code=code, text=text_of(message), english=in_english(message))


def options_of(options: Options) -> dict[str, OptionValue]:
    """A game's options as plain values."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name in options.__dataclass_fields__
        for value in (getattr(options, name),)
    }


def view_of(standing: Standing, viewer: Viewer) -> GameView:
    """The table as a viewer sees it."""
    found: GameView = standing.whole() if viewer == ALL else standing.view(viewer)
    return found


def steps_of(
    match: Match,
    viewer: Viewer,
    since: int = 0,
    *,
    until: int | None = None,
    views: bool = False,
    now: GameView | None = None,
) -> list[Step]:
    """What happened from a place on, or from there to another, each step with the table right
    after if `views` are wanted; who knows the table as it is `now` need not have it made again."""
    return list(each_step(match, viewer, since, until=until, views=views, now=now))


def each_step(
    match: Match,
    viewer: Viewer,
    since: int = 0,
    *,
    until: int | None = None,
    views: bool = False,
    now: GameView | None = None,
) -> Iterator[Step]:
    """The same, one step after the other; the match must not change meanwhile."""

    def view(at: int) -> GameView:
        return now if now and at == match.at else view_of(match.standing(at), viewer)

    for at in range(since, match.at if until is None else min(until, match.at)):
        part = at, at + 1
        [entry] = match.entries(*part) if viewer == ALL else match.log_for(viewer, *part)
        yield Step(
            index=entry.index,
            seat=entry.seat,
            word=entry.action.word if entry.action else None,
            text=text_of(entry.action.message) if entry.action else None,
            view=view(entry.index + 1) if views else None,
        )


def legal_of(standing: Standing) -> list[Legal]:
    """What the seat to act can do, and what each action would give it at once."""
    if standing.seat is None:
        return []
    gains = preview(standing)
    return [
        Legal(word=action.word, text=text_of(action.message), points=points, changes=changes)
        for action in standing.legal()
        for points, changes in (gains[action.code],)
    ]


def sources_of(standing: Standing) -> list[dict[str, int]]:
    """The points of each seat, by where they come from."""
    return [dict(by_source) for by_source in standing.sources()]


def result_of(standing: Standing) -> Result | None:
    """How a match ended that was played to its end; None before that."""
    outcome = standing.outcome
    return _result(outcome) if outcome else None


def position_of(standing: Standing, viewer: Viewer) -> str:
    """The position as in a record; empty if it would tell this viewer what is hidden."""
    if hides(standing.game) and viewer != ALL and not standing.over:
        return ""
    return standing.position


def hides(game: Game) -> bool:
    """Whether a game has anything that not everybody knows."""
    return game.sees is not everybody_sees


def _result(outcome: Outcome) -> Result:
    return Result(
        reason="played",
        places=list(outcome.places),
        points=list(outcome.points),
        winners=list(outcome.winners),
        texts=[text_of(reason) for reason in outcome.reasons],
    )


def _plain(value: str | int) -> str | int:
    return str(value) if isinstance(value, str) else int(value)
