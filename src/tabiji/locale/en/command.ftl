# The `tabiji` command: its help and its messages.

language = English

command-about = Tokaido and Tokaido Duo: play them, simulate them, read and check their records.
command-lang = Language: { $languages }. Also by the environment variable TABIJI_LANG.
command-version = Print the version and leave.
command-help = Print this help and leave.
command-usage = Usage:
command-arguments = Arguments
command-options = Options
command-commands = Commands
command-default = [default: { $value }]
command-required = [required]
command-try = For help: { $command } --help

command-play = Play in the terminal, against bots or each other.
command-simulate = Let bots play many games and count what happens.
command-show = Show a recorded game: the table, the players, the result.
command-verify = Check records: every move, the points, and the dice against the seed.
command-convert = Convert records: to and from JSON, many to one file, one file to many.
command-rules = Explain the rules, or one topic of them.
command-board = For people who correct a board file.
command-board-check = Check a board or components file.
command-games = List the games there are.

command-game = The game: { $games }.
command-seats = How many play.
command-vs = Who plays against you: a bot that tabiji games lists, or human for somebody at this keyboard. Can be repeated; the last one fills the other seats.
command-name = A player's name, seat by seat. Can be repeated.
command-seed = The seed of the dice; the same seed and the same play bring the same dice.
command-by-hand = You roll and draw at your own table, and tell what came.
command-resume = Go on with a saved game.
command-ascii = Draw with plain ASCII characters only.
command-option = An option of the game, as name=value. Can be repeated.
command-json = Print JSON, for programs.
command-count = How many games.
command-bots = Who plays, seat by seat: bots that tabiji games lists. Can be repeated; the last one fills the other seats.
command-jobs = How many processes work at once.
command-out = Keep the games in this file.
command-file = A record file.
command-files = Record files; a file may hold many games.
command-source = Record files, archives or JSON files.
command-target = What to write: a .json file, a record or archive file, or a folder for one file each.
command-at = After how many actions; without it, at the end.
command-number = Which game of the file, counted from 1.
command-log = Also tell everything that happened before.
command-topic = What to explain; without it, everything.
command-board-file = The file to check.
command-board-game = The game that the file is for.

command-seats-are = { $seats } players
command-languages = Languages: { $languages }
command-compiling = Preparing the rules; the first time takes a while…
command-simulating = Playing…
command-verifying = Checking…
command-board-fine = { $file } is a good file for { $game }.
command-verified = { $count ->
    [one] 1 game is
   *[other] { $count } games are
} in order.
command-not-verified = { $count ->
    [one] 1 game is
   *[other] { $count } games are
} not in order.
command-unverified = { $file }, game { $number }: { $why }
command-unproven = { $count ->
    [one] 1 game has
   *[other] { $count } games have
} dice that cannot be checked: no seed is revealed.
command-converted = { $count ->
    [one] 1 game
   *[other] { $count } games
} written to { $file }.
command-stopped = Interrupted.

simulate-title = { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
simulate-seat = Seat
simulate-player = Player
simulate-wins = Wins
simulate-points = Points
simulate-length = Actions per game: { $mean } on average, from { $least } to { $most }
simulate-speed = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } seconds
simulate-first = Who decides first wins { $rate }
simulate-endings = How the end came about:
simulate-ending = - { $ending }: { $rate }
simulate-unfinished = { $count ->
    [one] 1 game was
   *[other] { $count } games were
} stopped before the end.

show-at = After { $at } of { $length } actions
show-turn = { $seat-name } is to act.
show-dice-next = Dice are next.

## What can be wrong

error-unknown-game = There is no game “{ $asked }”; there are: { $games }.
error-no-option = There is no option { $option }.
error-no-command = There is no command “{ $command }”; there are: { $commands }.
error-missing = { $what } is missing.
error-number = { $what } needs a whole number that makes sense there.
error-usage = This cannot be understood: { $why }
error-no-topic = There is no help on “{ $word }”; there is on: { $topics }.
error-file = { $file }: { $why }
error-file-is-there = { $file } is there already; choose another name.
error-no-game-number = { $file } holds { $count ->
    [one] 1 game
   *[other] { $count } games
}; there is no { $number }.
error-not-json = { $file }: not JSON from line { $line }, column { $column } on.
error-not-json-record = { $file }: this is not a record in JSON; it needs "tabiji", "headers" and "actions".
error-no-place = This game has places 0 to { $length }; there is no { $at }.
error-seats = { $game } is for { $possible } players, not { $seats }.
error-too-many = There are { $seats } seats, not { $given }.
error-no-bot = Nobody here is called “{ $bot }”; there are: { $bots }.
error-game-option = { $game } has no option “{ $option }”; it has: { $options }.
error-option-text = An option is written name=value, not “{ $text }”.
error-bug = Something went wrong that should not have: { $why }. Please report it, with what you typed. With { $variable }=1 you see where it came from.
