"""People who play in tests, and bots that need no time to think."""

import asyncio
import itertools
import random
from collections.abc import Callable

import numpy as np

from tabiji.kernel.game import game
from tabiji.kernel.record import as_state
from tabiji.match.line import legal_codes
from tabiji.server.bot_workers.question import Answer, Question
from tabiji.server.schemas import Accepted, Act, Ask, NewSeat, NewTable, Table, TableWithKeys
from tabiji.server.tables import Limits, TableService

SECRET = b"a secret of thirty-two bytes, so"

ME = NewSeat(kind="me")
OPEN = NewSeat(kind="open")
BOT = NewSeat(kind="bot", bot="haru")


class Guessers:
    """BotWorkers who play anything that is legal."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.awake = asyncio.Event()
        self.awake.set()

    def warming(self, game: str, bot: str) -> bool:
        return False

    async def decide(self, question: Question) -> Answer:
        await self.awake.wait()
        self.asked.append(question)
        rules = game(question.game)
        state = as_state(np.frombuffer(bytearray(question.state), np.uint8).view(rules.record))
        codes = legal_codes(rules, state)
        return Answer(rules.notation.write(random.Random(question.seed).choice(codes)))


class Services:
    """Services on one database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.opened: list[TableService] = []
        self.bot_workers: Guessers = Guessers()

    async def open(self, limits: Limits | None = None) -> TableService:
        service = TableService(self.database, SECRET, self.bot_workers, limits)
        await service.start()
        self.opened.append(service)
        return service

    async def close_one(self, service: TableService) -> None:
        self.opened.remove(service)
        await service.stop()

    async def close(self) -> None:
        self.bot_workers.awake.set()
        for service in self.opened:
            await service.stop()


class Person:
    """Somebody at a table."""

    def __init__(self, service: TableService, id: str, table: str = "") -> None:
        self.service, self.id, self.at = service, id, table

    @classmethod
    async def comes(cls, service: TableService, name: str = "Aiko") -> "Person":
        return cls(service, (await service.new_player(name)).id)

    async def opens(self, *seats: NewSeat, game: str = "duo", **more: object) -> str:
        wish = NewTable.model_validate({"game": game, "seats": list(seats), **more})
        self.at = await self.service.open_table(self.id, wish)
        return self.at

    async def sees(self) -> TableWithKeys:
        return (await self.service.look(self.at, self.id)).table

    async def acts(self, table: Table | None = None, word: str | None = None) -> Accepted:
        table = table or await self.sees()
        assert table.turn is not None
        act = Act(seat=table.turn, word=word or table.legal[0].word, seen=table.version)
        return await self.service.act(self.at, self.id, act)

    async def asks(self, do: str, seen: int | None = None, **more: object) -> Accepted:
        version = (await self.sees()).version if seen is None else seen
        return await self.service.ask(
            self.at, self.id, Ask.model_validate({"do": do, "seen": version, **more})
        )

    async def waits(self, until: Callable[[Table], bool]) -> Table:
        """Subscription until something is so."""
        async with asyncio.timeout(60), self.service.subscribe(self.at, self.id) as news:
            async for message in news:
                if until(message.table):
                    return message.table
        raise AssertionError("the service closed")

    async def is_to_act(self) -> Table:
        return await self.waits(lambda table: bool(table.legal))


async def two_at_a_table(
    service: TableService, game: str = "duo", **more: object
) -> tuple[Person, Person]:
    """Two people who sit at a new table; whoever is to act is first."""
    aiko, kenji = await Person.comes(service), await Person.comes(service, "Kenji")
    await aiko.opens(ME, OPEN, game=game, **more)
    key = (await aiko.sees()).invitations[0].path.rpartition("/")[2]
    kenji.at = (await service.take_invitation(key, kenji.id)).id
    return (aiko, kenji) if (await aiko.sees()).legal else (kenji, aiko)


async def play_to_the_end(*people: Person, most: int = 3000) -> Table:
    """Everybody plays anything, until it is over."""
    dice = random.Random(5)
    for _ in itertools.repeat(None, most):
        for person in people:
            table = await person.sees()
            if table.status == "over":
                return table
            if table.legal:
                await person.acts(table, dice.choice(table.legal).word)
    raise AssertionError("it takes too long")
