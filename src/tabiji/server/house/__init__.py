"""The house: the only thing that changes tables.

It knows people by their id and tables by theirs, and nothing of the web. Whatever it
refuses is a `Refusal`; whatever it accepted is on disk before the answer is given, and
what it answers is what this viewer may see. A viewer is a player's id, or None for
somebody who only looks.

- `house`: what can be asked of it; `guests`: its people; `deeds`: what they do at tables;
- `hall`: the rooms with their tables; `rooms`: tables in memory, and who is there;
- `watch`: a subscription to a table; `presence`: who is connected to another process;
- `showing`: a table as one viewer sees it; `logs`: the logs of those
  that were looked at last; `lists`: many tables in short;
- `closed`: records of tables whose rules or board are not here;
- `opening`: setting out tables; `keys`: the keys of links;
- `bots`: letting bots decide.
"""

from tabiji.server.house.house import House
from tabiji.server.house.limits import Limits
from tabiji.server.house.watch import Watch

__all__ = ["House", "Limits", "Watch"]
