"""The tables: the only thing that changes them, and what it needs for that.

It knows people by their id and tables by theirs, and nothing of the web. Whatever it
refuses is a `Refusal`; whatever it accepted is on disk before the answer is given, and
what it answers is what this viewer may see. A viewer is a player's id, or None for
somebody who only looks.

- `service`: what can be asked and done; `players`: the people;
- `live_tables`: the tables in use, read when needed; `cache`: those in memory, and who is there;
- `subscription`: news of a table as they come; `presence`: who is connected to another process;
- `presenter`: a table as one viewer sees it; `step_cache`: the logs of those that were looked
  at last; `slices`: long work in pieces; `lists`: many tables in short;
- `closed`: records of tables whose rules or board are not here;
- `opening`: setting out tables; `lessons`: those of guided first games; `keys`: the keys of links;
- `bots`: letting bots decide.
"""

from tabiji.server.tables.limits import Limits
from tabiji.server.tables.service import TableService
from tabiji.server.tables.subscription import Subscription

__all__ = ["Limits", "Subscription", "TableService"]
