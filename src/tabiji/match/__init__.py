"""A game between people, bots, or both.

- `match`: a match, which is a log, and what follows from it (`standing`, `line`);
- `terms`, `seats`: what is settled before the first action;
- `dice`: chance that anybody can check;
- `record`, `writing`, `reading`, `layout`: a match on paper;
- `archive`: many records in one file;
- `address`: positions in web addresses;
- `verify`, `simulate`: checking and making thousands of games, in several
  processes (`jobs`), on rules that are interpreted (`replay`) or `compiled`.
"""

from tabiji.match.action import Action, Entry, Outcome
from tabiji.match.address import from_address, to_address
from tabiji.match.archive import Archive, Page, pages, records
from tabiji.match.dice import commitment_to, seed_from
from tabiji.match.errors import BadMatch, BadRecord
from tabiji.match.match import Match
from tabiji.match.record import Record
from tabiji.match.seats import Seat
from tabiji.match.simulate import simulate
from tabiji.match.standing import Standing
from tabiji.match.terms import Terms
from tabiji.match.verify import Verdict, verify, verify_archive

__all__ = [
    "Action",
    "Archive",
    "BadMatch",
    "BadRecord",
    "Entry",
    "Match",
    "Outcome",
    "Page",
    "Record",
    "Seat",
    "Standing",
    "Terms",
    "Verdict",
    "commitment_to",
    "from_address",
    "pages",
    "records",
    "seed_from",
    "simulate",
    "to_address",
    "verify",
    "verify_archive",
]
