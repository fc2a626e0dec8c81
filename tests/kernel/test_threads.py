"""Several threads play on one engine, and none meets what another left lying about."""

from concurrent.futures import ThreadPoolExecutor

from tabiji import game
from tabiji.kernel.engine import Engine
from tabiji.kernel.rng import generator


def test_games_in_threads_are_the_games_they_are_alone() -> None:
    duo = game("duo")
    engine = Engine(duo)

    def last(seed: int) -> bytes:
        """The end of a random game, drawn step by step and then at once."""
        buffer, rng = engine.new(), generator(seed)
        for _ in range(50):
            chance = engine.turn(buffer) < 0
            action = engine.draw(buffer, rng) if chance else int(engine.legal(buffer)[0])
            engine.apply(buffer, action)
        engine.playout(buffer, rng)
        return bytes(buffer)

    seeds = range(400)
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(last, seeds))
    alone = Engine(duo)
    engine = alone
    assert together == [last(seed) for seed in seeds]


def test_a_table_has_points_and_places_of_those_who_sit_there() -> None:
    for seats in (2, 3, 4, 5):
        table = game("tokaido").table(seed=1, seats=seats)
        table.deal()
        assert len(table.scores()) == len(table.ranking()) == seats
