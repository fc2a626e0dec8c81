# What can be wrong with a match, a record, or what a record claims.

## Matches

match-dice = Dice are 'drawn' or 'by hand', not { $found }.
match-seed-by-hand = Dice that are supplied by hand need no seed.
match-seed-size = A seed has { $size } bytes, not { $found }.
match-other-seed = This seed is not the one that the match has committed itself to.
match-salt = A salt is one line with single spaces inside, not { $found }.
match-salt-by-hand = Dice that are supplied by hand have no salt, and all are given.
match-commitment = A commitment is 64 hex digits, not { $found }.
match-given = The number of given actions cannot be { $found }.
match-seats = { $game } is played here by { $seats }, not { $found }.
match-position-seats = The position is one of { $count } seats, not { $seats }.
match-name = A name is one line with single spaces inside, not { $found }.
match-name-control = A name has no control characters, as { $found } has.
match-name-bot = A name cannot end like a bot's mark, as { $found } does.
match-bot-name = A bot is named with small letters, digits and . _ : + -, not { $found }.
match-no-undo = There is nothing to undo.
match-no-redo = There is nothing to redo.
match-no-place = This match has places 0 to { $last }; there is no { $at }.
match-no-place-in-line = This line has places 0 to { $last }; there is no { $at }.
match-no-event = { $event } is not an event; going back to place 37 is '@37'.
match-no-comment-place = There is no place { $place } for a comment in this record.
match-comment = A comment has single spaces inside and no braces, unlike { $comment }.
match-address = { $address } is not the address of a position; one looks like 'duo_P0@C0_coins.4,9'.
match-address-letter = { $letter } cannot stand in the address of a position, { $address }.
match-address-bytes = { $part } is no character, in the address { $address }.
match-unguarded = A process that helps reads this script once more as it starts: put what the script does below if __name__ == "__main__":

## Records

record-line = Line { $line }: { $why }
record-title = { $found } found, but a record begins with { $title }.
record-newer = This record has format { $found }, newer than format { $format } which this program reads. A newer Tabiji is needed.
record-no-format = There is no format { $found }; records have format { $format }.
record-bytes = There are bytes here that are not UTF-8 text.
record-long = A record has at most { $most } characters; this is none.
record-compressed = The compressed file is broken here: { $why }
record-another = { $text } begins another record, but one was expected.

## Headers

record-not-a-header = { $text } is not a header; one looks like 'Game: duo'. An empty line ends the headers.
record-no-header = There is no header { $name }. There are: { $names } and 'Seat 0', 'Seat 1' and so on.
record-no-such-header = There is no header { $name }. Is { $near } meant? There are: { $names } and 'Seat 0', 'Seat 1' and so on.
record-header-twice = { $name } was said before, in line { $line }.
record-no-game = The record does not say of which game; 'Game: duo' is expected.
record-options = These options do not go together: { $why }
record-header = { $name } is { $found }, but { $expected }.
record-numbers = { $count ->
    [one] { $count } whole number is expected
   *[other] { $count } whole numbers are expected, one for each seat
}
record-seats = this game has the seats 0 to { $last }
record-seat-zeros = seats are counted 0, 1, 2 and so on, without leading zeros
record-games = the games are { $games }
record-other-rules = this program plays version { $version } of the rules of { $game }
record-other-board = the { $game } board here is { $digest }: the record was played with other board data
record-date = a date like 2026-11-15 is expected
record-dice = dice are 'drawn' or 'by hand'
record-by-hand = dice that are supplied by hand have none
record-uncommitted = dice that are drawn need a Commitment or a Seed
record-salt = one line with single spaces inside is expected
record-given = the number of actions before the first drawn dice is expected
record-hex-digits = { $count } hex digits (0-9, a-f) are expected
record-no-option = { $part } is not an option; one looks like 'compass=0'
record-option-value = { $value } cannot be read as the value of { $option }
record-not-over = the game is not over, so nothing is final
record-short = the record has only { $count ->
    [one] { $count } action
   *[other] { $count } actions
}

## Actions

record-no-action = { $word } is not an action of { $game }.
record-illegal = Action { $number }, { $why }
record-mark-last = { $mark } stands before nothing.
record-mark-no-turn = { $mark } found, but no turn begins with { $word }.
record-mark-turn = { $mark } found, but this is turn { $turn }.
record-mark-chance = { $mark } found, but chance decides { $word }.
record-mark-seat = { $mark } found, but seat { $seat } decides { $word }.
record-comment-inside = '{"{"}' found inside the comment that began in line { $line }.
record-comment-open = A comment begins here and has no end; '{"}"}' is expected.
record-no-comment = '{"}"}' found, but no comment is open.

## What does not verify

verify-points = Points are { $claimed }, but the game gives { $found }.
verify-places = Places are { $claimed }, but the game gives { $found }.
verify-seal = The seal is { $claimed }, but these actions have { $found }: one was changed.
verify-seed = The seed is not the one that the match committed itself to.
verify-dice = Action { $number }, { $word }, is not what the seed draws there.
