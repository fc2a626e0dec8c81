"""Bots think in processes of their own, never in the one that serves the web.

- `question`: what a thinker is asked, what comes back, and what can be in the way;
- `thinking`: answering a question, anywhere: nothing is known but what the seat may know;
- `warmth`: whether compiled code is there, and the process that compiles it;
- `worker`: a process that thinks, and the handle by which it is asked and ended;
- `front`: what the rest of the service sees.
"""

from tabiji.server.thinkers.front import Thinkers
from tabiji.server.thinkers.question import Answer, Question, TooBusy, WarmingUp

__all__ = ["Answer", "Question", "Thinkers", "TooBusy", "WarmingUp"]
