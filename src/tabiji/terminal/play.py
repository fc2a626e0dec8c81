"""A game at the keyboard, from the first die to the final score."""

import numpy as np

from tabiji.kernel import playout
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.game import Game
from tabiji.kernel.rng import below, generator
from tabiji.kernel.table import Table
from tabiji.terminal.duo_board import DuoBoard
from tabiji.terminal.screen import Screen


def play(screen: Screen, game: Game, seed: int) -> None:
    """One person against a random player."""
    names = [screen.say("player", number=1), screen.say("bot-random")]
    table = game.table(seed)
    rng = generator(seed, 1)
    board = DuoBoard(screen, names)
    earlier: list[Table] = []
    screen.tell("table-welcome", game=game.name)
    while not table.over:
        codes = table.codes()
        if table.turn == CHANCE:
            drawn = _draw(table)
            screen.tell(table.describe(drawn), names, style="dim")
            table.play(drawn)
            continue
        actor = names[table.turn]
        if table.turn == 0 and len(codes) > 1:
            screen.show(board.draw(table.view(0)))
            chosen = _ask(screen, names, table, codes)
            if chosen is None:
                if earlier:
                    table.restore(earlier.pop())
                else:
                    screen.tell("table-nothing-to-undo")
                continue
            earlier.append(table.copy())
        else:
            chosen = codes[below(rng, len(codes))]
            text = screen.say(table.describe(chosen), names)
            screen.tell("table-did", player=actor, text=text)
        table.play(chosen)
    screen.show(board.draw(table.view(0)))
    scores = table.scores()
    winner = table.ranking().index(1)
    screen.tell("table-winner", names, winner=winner, points=scores[winner])


def _draw(table: Table) -> int:
    """What chance decides next."""
    out = np.zeros(table.game.longest_list, np.int16)
    chances = np.zeros(table.game.longest_list, np.int32)
    return int(playout.draw(table.state, out, chances, table.rng))


def _ask(screen: Screen, names: list[str], table: Table, codes: list[int]) -> int | None:
    question = screen.say(f"{table.game.name}-phase-{table.view(0).phase}")
    screen.tell("table-asks", style="bold", player=names[table.turn], question=question)
    for number, code in enumerate(codes, 1):
        text = screen.say(table.describe(code), names)
        screen.tell("table-choice", number=number, text=text)
    while True:
        word = screen.console.input("> ").strip()
        if word == "undo":
            return None
        if word == "quit":
            raise KeyboardInterrupt
        if word.isdigit() and 1 <= int(word) <= len(codes):
            return codes[int(word) - 1]
        screen.tell("table-not-a-choice", word=word, count=len(codes))
