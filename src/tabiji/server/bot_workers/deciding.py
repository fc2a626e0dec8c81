"""Answering a question: what a bot does, what the search thinks.

Everything here begins with a table on which all that the seat cannot know has been made
up from the question's seed. So an answer can say nothing that the seat does not know,
and the same question, with a budget in iterations, always has the same answer.
"""

from collections.abc import Iterator
from threading import Event

from tabiji.bots import Analysis, Budget, Chair, Choice, GreedyBot, SearchBot, take_seat
from tabiji.bots.compiled import is_compiled
from tabiji.bots.lookahead import look_ahead
from tabiji.kernel.game import Game, game
from tabiji.kernel.record import state_of
from tabiji.kernel.table import Table
from tabiji.match.words import words_of
from tabiji.server.bot_workers.question import Answer, Question
from tabiji.server.schemas import Hint, Opinion
from tabiji.server.wire import hides, text_of

GUESSES = 4
"""How often what another seat cannot know is made up, to see what it could think."""

LONGEST_LINE = 24
"""Words of a main line: nobody believes in more."""


def table_of(question: Question) -> Table:
    """The table that a question is thought about on."""
    played = game(question.game)
    state = state_of(played.record, question.state)
    return Table.seen_by(played, state, question.seat, question.seed)


def decide(question: Question, stop: Event | None = None) -> Answer:
    """What the bot does."""
    table = table_of(question)
    words = words_of(table.game)
    codes = table.codes()
    if len(codes) == 1:
        others_know = _is_seen_to_be_forced(question)
        return Answer(words[codes[0]], choice="none" if others_know else "unknown")
    bot = take_seat(question.bot, _chair(question))
    if isinstance(bot, SearchBot):
        analysis = bot.analyse(table, stop)
        public = not hides(table.game)
        return Answer(words[analysis.best], analysis.choices[0].value if public else None)
    if isinstance(bot, GreedyBot):
        bot.interpreted = not is_compiled(table.game, look_ahead)
    chosen = bot.decide(table)
    return Answer(chosen if isinstance(chosen, str) else words[chosen])


def _is_seen_to_be_forced(question: Question) -> bool:
    """Whether everybody at the table knows that the seat has no choice: it has none, whatever the
    others cannot know is made up."""
    played = game(question.game)
    if not hides(played):
        return True
    state = state_of(played.record, question.state)
    return all(
        len(Table.seen_by(played, state, other, question.seed + guess).codes()) == 1
        for other in range(question.seats)
        if other != question.seat
        for guess in range(GUESSES)
    )


def decide_simply(question: Question) -> Answer:
    """A fair move that needs no compiled code: so that a game goes on whatever happens."""
    table = table_of(question)
    bot = GreedyBot(_chair(question), samples=2)
    bot.interpreted = True
    return Answer(words_of(table.game)[bot.decide(table)])


def analyse(question: Question, seconds: float, stop: Event | None = None) -> Hint:
    """What the search thinks of everything that the seat can do."""
    table = table_of(question)
    bot = SearchBot(_chair(question), Budget(seconds=seconds))
    analysis = bot.analyse(table, stop)
    words = words_of(table.game)
    return Hint(
        at=question.at,
        opinions=[_opinion(table, choice, question.seats) for choice in analysis.choices],
        line=[words[code] for code in _visible_line(table, question.seat, analysis)],
        iterations=analysis.iterations,
    )


def _chair(question: Question) -> Chair:
    return Chair(game(question.game), question.seats, question.seat, question.seed)


def _opinion(table: Table, choice: Choice, seats: int) -> Opinion:
    untried = [0.0] * seats
    return Opinion(
        word=words_of(table.game)[choice.action],
        text=text_of(table.describe(choice.action)),
        visits=choice.visits,
        value=list(choice.value or untried),
        points=list(choice.points or untried),
    )


def _visible_line(table: Table, seat: int, analysis: Analysis) -> Iterator[int]:
    """The main line, as far as the seat would see it happen.

    The search guesses what the seat cannot know, each time otherwise: a line may hold a
    guess, or an action that goes with another guess, and is told no further than that.
    """
    played: Game = table.game
    here = table.copy()
    for code in analysis.line[:LONGEST_LINE]:
        if code not in here.codes() or not played.sees(here.state, code, seat):
            return
        yield code
        here.play(code)
