"""What the service is told before it starts: where its data is, who may call it, how much.

Everything has a value that suits one person at one machine. What a command was given is
handed to further processes through the environment, by the same names that anybody can set.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from tabiji.kernel.folders import data_root
from tabiji.server.security.buckets import Rate
from tabiji.server.security.budget import Allowance, Budget

DATA = "TABIJI_DATA_DIR"
DATABASE = "TABIJI_DATABASE_URL"
HOSTS = "TABIJI_HOSTS"
PROXY = "TABIJI_PROXY"
LIMITS = "TABIJI_LIMITS"
BOT_WORKERS = "TABIJI_BOT_WORKERS"
NICE = "TABIJI_BOT_WORKERS_NICE"
LOAD = "TABIJI_BOT_WORKERS_LOAD"
SEED = "TABIJI_SEED"

EVERYWHERE = ("0.0.0.0", "::")
"""Addresses to listen on that stand for all that a machine has."""

CLIENT = Path(__file__).parent / "web"
"""Where the build puts the browser's client."""


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for; a visitor is a session, and an address too."""

    session: Allowance = field(
        default=Allowance(here=Rate(40, 2_000), elsewhere=Rate(1_000, 20_000), tables=Rate(0.1, 20))
    )
    """What one person may spend; `security/prices.py` has what everything costs."""
    address: Allowance = field(
        default=Allowance(
            here=Rate(600, 12_000), elsewhere=Rate(4_000, 60_000), tables=Rate(1 / 30, 120)
        )
    )
    """What is spent at one address, behind which there may be many people."""
    at_once: int = 4
    """Requests of one person that are worked on at the same time."""
    together: int = 2
    """Requests of all people that are worked on at the same time: whoever plays over a live
    connection waits behind no more of them."""
    refusal_seconds: float = 1.0
    """About how long whoever asks for too much waits until they are told so: who goes on asking
    all the same, on many connections, does it once a second on each."""
    arrivals: Rate = field(default=Rate(1, 120))
    """New people from one address."""
    connections: int = 40
    """Live connections of one person."""
    address_connections: int = 400
    """Live connections from one address."""
    mistakes: int = 50
    """Live messages that were refused unread, after which a connection is closed."""
    body: int = 64 * 1024
    """The bytes of a request."""
    record_body: int = 1024 * 1024
    """The bytes of a request that carries a whole record."""
    body_seconds: float = 60.0
    """How long a request may take to come."""
    message: int = 16 * 1024
    """The bytes of a live message."""
    send_seconds: float = 20.0
    """How long somebody may take to receive a live message; then they have to come again."""

    def budget(self) -> Budget:
        """The budgets of all visitors, full."""
        return Budget(self.session, self.address, self.at_once, self.together)

    @classmethod
    def none(cls) -> "Limits":
        """For measurements, where one address is a thousand people; sizes stay."""
        free = Rate(10**9, 10**9)
        all_free = Allowance(free, free, free)
        many = 10**6
        return cls(
            all_free,
            all_free,
            many,
            together=many,
            refusal_seconds=0,
            arrivals=free,
            connections=many,
            address_connections=many,
        )


@dataclass(frozen=True)
class Settings:
    """Everything the service has to know to start."""

    data: Path
    """The folder of the database file and of the secret that signs sessions."""
    database_url: str | None = None
    """PostgreSQL, for many people; without it, a file in the data folder."""
    hosts: tuple[str, ...] = ()
    """Names it is called by, beside `localhost` and the address it listens on."""
    proxy: str | None = None
    """The address of the proxy in front, whose word about the visitor is taken."""
    bot_workers: int | None = None
    """How many processes think for bots; by default, as the machine has cores."""
    nice: int = 10
    """How far these, and those that replay, step back behind whoever serves the web."""
    load_late: bool = False
    """Whether they load a game's code when it is first asked for, not when the service starts."""
    seed: str | None = None
    """For tests: the dice of every table follow from it, and can be foretold."""
    limits: Limits = field(default_factory=Limits)
    client: Path = CLIENT

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """What the environment says, and what suits where it says nothing."""
        names = environment.get(HOSTS, "").split(",")
        bot_workers, nice = environment.get(BOT_WORKERS, ""), environment.get(NICE, "")
        return cls(
            data=Path(environment[DATA]) if environment.get(DATA) else data_root(),
            database_url=environment.get(DATABASE) or None,
            hosts=tuple(name.strip() for name in names if name.strip()),
            proxy=environment.get(PROXY) or None,
            bot_workers=int(bot_workers) if bot_workers.isdecimal() else None,
            nice=int(nice) if nice.isdecimal() else cls.nice,
            load_late=environment.get(LOAD) == "late",
            seed=environment.get(SEED) or None,
            limits=Limits.none() if environment.get(LIMITS) == "off" else Limits(),
        )

    def called(self, *names: str) -> "Settings":
        """The same, with more names that it can be called by."""
        return replace(self, hosts=(*self.hosts, *names))

    def as_environment(self) -> dict[str, str]:
        """What `from_environment` reads, for another process."""
        told = {DATA: str(self.data), HOSTS: ",".join(self.hosts), NICE: str(self.nice)}
        if self.database_url:
            told[DATABASE] = self.database_url
        if self.proxy:
            told[PROXY] = self.proxy
        if self.bot_workers is not None:
            told[BOT_WORKERS] = str(self.bot_workers)
        if self.load_late:
            told[LOAD] = "late"
        if self.seed:
            told[SEED] = self.seed
        if self.limits == Limits.none():
            told[LIMITS] = "off"
        return told
