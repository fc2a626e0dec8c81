# The `tabiji` command: its help and its messages.

command-about = Tokaido and Tokaido Duo: play, simulate, replay.
command-play = Play a game in the terminal, against bots or each other.
command-lang = The language: { $languages }.
command-game = The game: { $games }.
command-seed = The seed of the dice and draws; without it, a new one every time.
command-interrupted = Interrupted.
