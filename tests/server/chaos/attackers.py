"""Attackers, in a process of their own: `python -m tests.server.chaos.attackers HOST:PORT`.

They attack until their standard input ends, so that they never outlive whoever started them;
what they were answered is written then, as JSON.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import traceback
from collections import Counter
from contextlib import suppress

from tests.server.chaos.attacker import LOST, Attacker
from tests.server.chaos.attacks import ATTACKS, Attack, records, settle

HANDS = 3
"""Attacks of one attacker at the same time."""
SHARE = 4
"""So many attackers have one address together, as far as it goes; the others each one alone."""
STEPS_BACK = 10
"""Attackers leave the machine to those whom they attack, as if they sat elsewhere."""


def main() -> None:
    """Attack until nobody wants it any more."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("host")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--attack", choices=[each.__name__ for each in ATTACKS], action="append")
    asked = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the input ends then
    os.nice(STEPS_BACK)
    records()
    asyncio.run(_attack(asked.host, asked.count, asked.seed, asked.attack))


async def _attack(host: str, count: int, seed: int, only: list[str] | None) -> None:
    dice = random.Random(seed)
    attackers = [
        Attacker(host, _address(number, count), random.Random(dice.random()))
        for number in range(count)
    ]
    attacks = [each for each in ATTACKS if only is None or each.__name__ in only]
    await asyncio.gather(*map(settle, attackers))
    print("ready", flush=True)
    hands = [asyncio.create_task(_hand(one, attacks)) for one in attackers for _ in range(HANDS)]
    await asyncio.to_thread(sys.stdin.read)
    met: Counter[tuple[str, str]] = Counter()
    for attacker in attackers:
        met += attacker.met
    print(json.dumps([[*key, count] for key, count in sorted(met.items())]), flush=True)
    os._exit(any(hand.done() for hand in hands))  # they have no time to say goodbye


def _address(number: int, count: int) -> str:
    """Half of them share addresses, by fours."""
    return f"127.0.1.{1 + number // SHARE}" if number < count // 2 else f"127.0.2.{1 + number}"


async def _hand(attacker: Attacker, attacks: list[Attack]) -> None:
    """One attack after the other."""
    while True:
        attack = attacker.dice.choice(attacks)
        try:
            await settle(attacker)
            if attacker.tables:
                async with asyncio.timeout(attacker.dice.uniform(1, 6)):
                    await attack(attacker)
        except* LOST as errors:
            for error in errors.exceptions:
                attacker.met[attack.__name__, type(error).__name__] += 1
        except* Exception:
            attacker.met[attack.__name__, "script failed"] += 1
            traceback.print_exc()
        with suppress(TimeoutError):
            await asyncio.sleep(attacker.dice.uniform(0, 0.2))


if __name__ == "__main__":
    main()
