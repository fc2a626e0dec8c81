"""Bots think in processes of their own, never in the one that serves the web.

- `question`: what a bot worker is asked, what comes back, and what can be in the way;
- `deciding`: answering a question, anywhere: nothing is known but what the seat may know;
- `compilation`: whether compiled code is there, and the process that compiles it;
- `worker`: a process that thinks, and the handle by which it is asked and ended;
- `fair_queue`: whose question comes next; `pool`: what the rest of the service sees.
"""

from tabiji.server.bot_workers.pool import BotWorkers
from tabiji.server.bot_workers.question import Answer, Question, TooBusy, WarmingUp

__all__ = ["Answer", "BotWorkers", "Question", "TooBusy", "WarmingUp"]
