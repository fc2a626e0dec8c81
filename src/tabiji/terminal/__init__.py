"""Playing and reading games in a terminal: all that the `tabiji` command does.

What is said and drawn:
- `screen`, `plain`: a console, a language, and what the terminal can show;
- `canvas`, `painters`: the drawn tables, with `duo` and `tokaido` beside them;
- `telling`, `result`, `topics`: what happened, how it ended, the rules.

What is done:
- `play`, `session`, `words`, `opponents`: a game at the keyboard;
- `simulation`, `tally`: many games, counted;
- `showing`, `converting`, `json_record`, `files`: records, looked at and converted;
- `commands`, `grammar`, `problem`: the command line, and what it refuses.
"""
