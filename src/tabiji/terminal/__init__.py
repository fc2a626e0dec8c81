"""Playing and reading games in a terminal.

- `screen`: where everything is printed: a console, a language, and whether the
  terminal can show more than plain ASCII;
- `canvas`: a grid of characters to draw a board on;
- `duo_board`: the drawn table of Tokaido Duo;
- `play`: a game at the keyboard, from the first die to the final score.
"""
