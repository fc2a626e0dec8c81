"""Tables under people who play on while things break, and what must hold afterwards."""

import asyncio
import random
import time
from dataclasses import dataclass, field

from tests.server.chaos.players import Ledger, Player, agree, words_of
from tests.server.crowd import Crowd, Pair

GAMES = ("duo", "tokaido")
BOT = "haru"
PATIENCE = 300.0


class TableInStorm:
    """A table, those who play at it, and what is known of its log."""

    def __init__(self, address: str, pair: Pair, dice: random.Random, *, bot: bool) -> None:
        self.pair = pair
        self.ledger = Ledger()
        self.bot = bot
        self._logs: dict[str, list[str | None]] = {cookie: [] for cookie in pair.cookies}
        players = [
            Player(address, pair, number, self.ledger, dice) for number in range(1 if bot else 2)
        ]
        self.tasks = [asyncio.create_task(player.play()) for player in players]

    def __repr__(self) -> str:
        who = "a person and a bot" if self.bot else "two people"
        ledger = self.ledger
        counts = f"{len(ledger.sent)} sent, {len(ledger.acknowledged)} acknowledged"
        return f"<{self.pair.game} of {who}: {counts}, refused {dict(ledger.refusals)}>"

    async def check(self, crowd: Crowd) -> None:
        """No acknowledged action is missing, none is doubled, and nobody else's is there."""
        acknowledged = dict(self.ledger.acknowledged)
        for cookie in self._logs:
            steps = await crowd.log(self.pair.table, cookie)
            assert [step["index"] for step in steps] == [*range(len(steps))]
            words = words_of(steps)
            agree(self._logs[cookie], words)
            self._logs[cookie] = words
            for index, (whose, word) in acknowledged.items():
                assert index < len(words), f"the acknowledged action {index} {word} is missing"
                assert words[index] == word or whose != cookie, (index, word, words[index])
            for step in steps:
                if step["seat"] is None or (self.bot and step["index"] not in self.ledger.sent):
                    continue
                sent = self.ledger.sent.get(step["index"], set())
                assert sent, f"nobody sent action {step['index']} {step['word']}"
                assert step["word"] is None or step["word"] in sent


@dataclass
class Storm:
    """Some tables of a service, and people who play as fast as they can."""

    address: str
    seed: int
    tables: list[TableInStorm] = field(default_factory=list)

    async def begin(self, pairs: int, *, bot: bool = True) -> None:
        """So many tables of two, and one with a bot."""
        self.dice = random.Random(self.seed)
        self.crowd = Crowd(self.address)
        for number in range(pairs):
            await self._sit(GAMES[number % len(GAMES)])
        if bot:
            pair = await self.crowd.against("duo", BOT)
            self.tables.append(TableInStorm(self.address, pair, self.dice, bot=True))

    async def goes_on(self, *, bots: bool = True) -> None:
        """Wait until every match has gone on; a new one is begun for each that has ended.

        Where a bot plays, its process has to start first, which takes longest.
        """
        waited_for = [table for table in self.tables if bots or not table.bot]
        before = {table: len(table.ledger.acknowledged) for table in waited_for}
        until = time.monotonic() + PATIENCE
        for table, count in before.items():
            while not table.ledger.over and len(table.ledger.acknowledged) == count:
                self._nobody_gave_up(table)
                assert time.monotonic() < until, f"{table} does not go on"
                await asyncio.sleep(0.01)
        for table in [table for table in self.tables if table.ledger.over]:
            await table.check(self.crowd)
            await self._leave(table)
            await self._sit(table.pair.game)

    async def check(self) -> None:
        """What must hold after every restart."""
        await asyncio.gather(*(table.check(self.crowd) for table in self.tables))

    async def refused(self, code: str) -> None:
        """Wait until somebody was refused for this reason from now on."""
        before, until = self._refusals(code), time.monotonic() + PATIENCE
        while self._refusals(code) == before:
            for table in self.tables:
                self._nobody_gave_up(table)
            assert time.monotonic() < until, f"nobody was refused: {code}"
            await asyncio.sleep(0.01)

    async def end(self) -> int:
        """Everybody goes home; how many actions were acknowledged at the tables that were left."""
        for table in list(self.tables):
            await self._leave(table)
        await self.crowd.close()
        return self.acknowledged

    acknowledged: int = 0

    def _refusals(self, code: str) -> int:
        return sum(table.ledger.refusals[code] for table in self.tables)

    async def _sit(self, game: str) -> None:
        pair = await self.crowd.pair(game)
        self.tables.append(TableInStorm(self.address, pair, self.dice, bot=False))

    async def _leave(self, table: TableInStorm) -> None:
        self.tables.remove(table)
        self.acknowledged += len(table.ledger.acknowledged)
        for task in table.tasks:
            task.cancel()
        ended = await asyncio.gather(*table.tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    def _nobody_gave_up(self, table: TableInStorm) -> None:
        for task in table.tasks:
            if task.done():
                task.result()
