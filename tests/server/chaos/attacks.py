"""What attackers do, each for a while; they do not mind being refused."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import cache
from typing import Any

import tabiji
from tests.server.chaos.attacker import Attacker

AT_ONCE = 8
"""Connections of one flood."""
SOCKETS = 12
"""Live connections that stir each other."""
BREATH = 0.005
"""Seconds between two requests of one connection."""

Attack = Callable[[Attacker], Awaitable[None]]


# Records


@cache
def long_record() -> str:
    """A game of Duo of well over a thousand actions."""
    return str(_played("duo", 23).record())


@cache
def records() -> tuple[str, ...]:
    """Good ones, and what no program should have to read."""
    duo, tokaido = long_record(), str(_played("tokaido", 9).record())
    head, _, actions = duo.partition("\n\n")
    return (
        duo,
        tokaido,
        f"{head}\n\n{actions}\n{actions}\n{actions}",
        duo[: len(duo) // 2],
        duo.replace("walk1", "walk9", 1),
        f"{head}\nName:{' ' * 45_000}x\n\n{actions}",
        f"{head}\nPoints: {'9' * 5_000}\n\n{actions}",
        f"{head}\nPosition: P0@{'9' * 5_000} dice=p²\n\n",
        "Tabiji 1\nGame: duo\nPosition: seats=2 phase=traveler mover=1 at=0,0,0\n\n",
        "Tabiji 1\nGame: tokaido\nPosition: seats=3 inn1=deal:Udon+Nigirimeshi/again:1\n\npass\n",
        f"Tabiji 1\nGame: duo\nOptions: compass={'9' * 5_000}\n\n",
        f"Tabiji 1\nGame: tokaido\nSeat 999{'9' * 4_000}: x\n\n",
        "Tabiji 1\nGame: duo\n\n" + " ".join(["x" * 100_000] * 3),
        "Tabiji 1\nGame: duo\n\n" + " ".join(["y" * 390] * 1_000),
        "Tabiji 1\nGame: duo\n\n" + "{" * 300_000,
        "Tabiji 1\nGame: tokaido\n\n" + "Sushi " * 60_000,
        "Tabiji 1\n" * 40_000,
    )


def _played(game: str, seed: int) -> tabiji.Match:
    match, dice = tabiji.Match(game, seed=seed), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal()).word)
    return match


# Attacks


async def flood(attacker: Attacker) -> None:
    """The same request on many connections."""
    paths = ["/api/tables", "/api/games", "/api/openapi.json", "/api/docs", "/", "/api/me"]
    for table in attacker.tables[-3:]:
        place = f"/api/tables/{table}"
        steps = f"{place}/steps?since=0&until=2000"
        paths += [place, steps, steps, f"{place}/hint", f"{place}/replay", f"{place}/record"]

    async def one() -> None:
        async with attacker.wire() as wire:
            while True:
                path = attacker.dice.choice(paths)
                kind = f"GET …/{path.rpartition('/')[2].partition('?')[0][:12]}"
                if path.rpartition("/")[2] in attacker.tables:
                    kind = "GET …/{table}"
                await attacker.ask(kind, wire, "GET", path)
                await asyncio.sleep(BREATH)

    await _at_once(AT_ONCE, one)


async def study(attacker: Attacker) -> None:
    """Records to replay and to think about, long ones and broken ones."""

    async def one() -> None:
        async with attacker.wire() as wire:
            while True:
                record = attacker.dice.choice(records())
                if attacker.dice.random() < 0.5:
                    await attacker.ask("replay", wire, "POST", "/api/replay", {"record": record})
                else:
                    place = {"record": record, "at": attacker.dice.choice((16, 700, 10**6))}
                    await attacker.ask("analysis", wire, "POST", "/api/analysis", place)
                await asyncio.sleep(BREATH)

    await _at_once(AT_ONCE, one)


async def words_without_end(attacker: Attacker) -> None:
    """A thousand words of 100,000 letters: as much of it as is taken."""
    word = b"z" * 100_000 + b" "
    while True:
        async with attacker.wire() as wire:
            length = attacker.dice.choice((1_000 * len(word), 1_000_000))
            head = attacker.request("POST", "/api/replay")
            await wire.write(head.replace(b"Length: 0", b"Length: %d" % length))
            await wire.write(b'{"record": "Tabiji 1\\nGame: duo\\n\\n')
            with suppress(OSError):
                for _ in range(length // len(word)):
                    await wire.write(word)
                    await asyncio.sleep(BREATH)
                await wire.write(b"z" * (length % len(word)))
            attacker.count("words without end", (await wire.read()).status)


async def tables(attacker: Attacker) -> None:
    """Tables by the hundred, some of which begin where a long game stood."""
    async with attacker.wire() as wire:
        while True:
            seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "me"}]
            if attacker.dice.random() < 0.3:
                seats[1] = {"kind": "bot", "bot": attacker.dice.choice(("haru", "basho"))}
            wish: dict[str, Any] = {"game": "duo", "seats": seats, "listed": True}
            if attacker.dice.random() < 0.5:
                wish["take_over"] = {"record": long_record(), "at": 1_100}
            answer = await attacker.ask("tables", wire, "POST", "/api/tables", wish)
            if answer.status < 300:
                attacker.tables.append(answer.content["id"])
            await asyncio.sleep(BREATH)


async def slow_bots(attacker: Attacker) -> None:
    """Tables where four think for long, and nobody hesitates: as many at once as can be."""

    async def one() -> None:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "basho"}] * 4]
        async with attacker.wire() as wire:
            wish = {"game": "tokaido", "seats": seats}
            answer = await attacker.ask("slow bots", wire, "POST", "/api/tables", wish)
        if answer.status >= 300:
            return
        async with attacker.live(answer.content["id"]) as socket:
            async for message in socket:
                told = json.loads(message).get("table")
                if told and told["legal"]:
                    await socket.send(_action(told, attacker.dice))

    await _at_once(AT_ONCE, one)


async def stir(attacker: Attacker) -> None:
    """Many live connections to one table at which something happens all the time."""
    table = attacker.dice.choice(attacker.tables)

    async def watch() -> None:
        async with attacker.live(table) as socket:
            async for message in socket:
                attacker.met["live", "told"] += 1
                told = json.loads(message).get("table")
                if told and told["legal"]:
                    await socket.send(_action(told, attacker.dice))

    await _at_once(SOCKETS, watch)


async def come_and_go(attacker: Attacker) -> None:
    """Live connections to others' tables, opened and dropped: all who are there are stirred."""
    table = attacker.dice.choice(attacker.tables)

    async def one() -> None:
        while True:
            async with attacker.live(table) as socket:
                await asyncio.wait_for(socket.recv(), 5)
                attacker.met["live", "told"] += 1

    await _at_once(AT_ONCE, one)


async def nonsense(attacker: Attacker) -> None:
    """Live messages that mean nothing, as fast as they go."""
    async with attacker.live(attacker.dice.choice(attacker.tables)) as socket:
        ask = '{"type": "ask", "id": 1, "do": "undo", "seen": 0}'
        junk = [
            "{",
            "[" * 10_000,
            ask,
            '{"type": "act", "id": 1, "seat": 0, "word": "x", "seen": 0}',
        ]
        while True:
            await socket.send(attacker.dice.choice(junk))
            await asyncio.sleep(BREATH)


async def read_nothing(attacker: Attacker) -> None:
    """Ask for a lot on many connections, and look at none of it."""
    async with AsyncExitStack() as stack:
        for _ in range(AT_ONCE):
            wire = await stack.enter_async_context(attacker.wire())
            path = attacker.dice.choice(("/api/openapi.json", "/api/games", "/api/tables"))
            await wire.write(attacker.request("GET", path) * 20)
        for _ in range(AT_ONCE):
            await stack.enter_async_context(attacker.live(attacker.dice.choice(attacker.tables)))
        await asyncio.sleep(60)


async def never_end(attacker: Attacker) -> None:
    """Requests of which one more letter comes now and then."""
    beginnings = (
        b"GET /api/games HTTP/1.1\r\nHost: " + attacker.host.encode() + b"\r\nX: ",
        attacker.request("POST", "/api/replay").replace(b"Length: 0", b"Length: 50000") + b"{",
        b"GET /api/ga",
    )

    async def one() -> None:
        async with attacker.wire() as wire:
            await wire.write(attacker.dice.choice(beginnings))
            attacker.met["never ends", "begun"] += 1
            while True:
                await asyncio.sleep(attacker.dice.uniform(0.1, 1))
                await wire.write(b"x")

    await _at_once(2 * AT_ONCE, one)


async def new_people(attacker: Attacker) -> None:
    """Be somebody new again and again, with a whole account each time."""
    async with attacker.wire() as wire:
        while True:
            await attacker.arrive(wire)
            await attacker.ask("new people", wire, "GET", "/api/tables")
            await asyncio.sleep(BREATH)


async def leave(attacker: Attacker) -> None:
    """Ask for something that takes long, and go."""
    place = {"record": long_record(), "at": 700}
    wishes = [("POST", "/api/analysis", place), ("POST", "/api/replay", {"record": long_record()})]
    wishes += [("GET", f"/api/tables/{table}/hint", None) for table in attacker.tables[-2:]]
    while True:
        async with attacker.wire() as wire:
            await wire.write(attacker.request(*attacker.dice.choice(wishes)))
            attacker.met["asked and gone", "begun"] += 1
            await asyncio.sleep(attacker.dice.uniform(0, 0.3))


ATTACKS: tuple[Attack, ...] = (
    flood,
    flood,
    study,
    study,
    words_without_end,
    tables,
    slow_bots,
    stir,
    come_and_go,
    nonsense,
    read_nothing,
    never_end,
    new_people,
    leave,
)


async def settle(attacker: Attacker) -> None:
    """Be somebody with a table, and look for others' tables, as far as that is let in."""
    async with attacker.wire() as wire:
        if not attacker.cookie:
            await attacker.arrive(wire)
        if not attacker.tables:
            seats = [{"kind": "me"}, {"kind": "me"}]
            for game in ("duo", "tokaido"):
                wish = {"game": game, "seats": seats}
                answer = await attacker.ask("tables", wire, "POST", "/api/tables", wish)
                if answer.status < 300:
                    attacker.tables.append(answer.content["id"])
        answer = await attacker.ask("GET …/tables", wire, "GET", "/api/tables")
        if answer.status < 300:
            found = [line["id"] for line in answer.content["live"]]
            attacker.tables[:0] = attacker.dice.sample(found, min(2, len(found)))


async def _at_once(count: int, one: Callable[[], Awaitable[None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(count):
            group.create_task(one())  # type: ignore[arg-type]


def _action(table: dict[str, Any], dice: random.Random) -> str:
    word = dice.choice(table["legal"])["word"]
    action = {"seat": table["turn"], "word": word, "seen": table["version"]}
    return json.dumps({"type": "act", "id": 1, **action})
