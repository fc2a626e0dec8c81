"""A service on the board that `TABIJI_DUO_BOARD` names, in a process of its own.

Run as `python -m tests.server.tables.far_board DATABASE play`: plays a game of Duo to its end and
begins another one; with `look TABLE...` shows tables; with `act TABLE PLAYER...` everybody goes on
for a while at a table. Prints each table's status, version, points, result, position and record.
"""

import asyncio
import json
import sys
from typing import Any

from tabiji.server.tables import TableService
from tests.server.tables.services import Person, Services, play_to_the_end, two_at_a_table


async def told(service: TableService, table: str) -> dict[str, Any]:
    """How a table stands."""
    now = (await service.look(table, None)).table
    return {
        "table": now.id,
        "status": now.status,
        "version": now.version,
        "points": now.points,
        "result": now.result.model_dump() if now.result else None,
        "position": now.position,
        "closed": now.closed is not None,
        "record": await service.record(table, None),
    }


async def main(database: str, do: str, *words: str) -> None:
    services = Services(database)
    service = await services.open()
    if do == "play":
        aiko, kenji = await two_at_a_table(service)
        await play_to_the_end(aiko, kenji)
        mika, ren = await two_at_a_table(service)
        for person in (mika, mika, ren, mika, ren):
            if (await person.sees()).legal:
                await person.acts()
        shown = {"people": [mika.id, ren.id]}
        tables = [aiko.at, mika.at]
    elif do == "act":
        people = [Person(service, player, words[0]) for player in words[1:]]
        for person in people * 5:
            if (await person.sees()).legal:
                await person.acts()
        shown, tables = {}, [words[0]]
    else:
        shown, tables = {}, list(words)
    print(json.dumps({**shown, "tables": [await told(service, table) for table in tables]}))
    await services.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
