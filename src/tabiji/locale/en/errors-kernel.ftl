# What is wrong, wherever it may happen: options, actions, data files, positions. See ../__init__.py.

kernel-said = { $text }
kernel-unknown-language = There is no language “{ $asked }”; there are: { $languages }.
kernel-unknown-game = There is no game { $asked }; there are: { $games }.
kernel-no-option = { $game } has no option { $option }; it has: { $options }.
kernel-no-options = { $game } has no option { $option }; it has: none.

## Files

kernel-no-such-file = No such file or directory
kernel-is-a-folder = Is a directory
kernel-no-permission = Permission denied

## Actions

kernel-action = action { $number }
kernel-over = { $action } cannot be played: the game is over.
kernel-not-legal = { $action } is not legal now. Legal: { $legal }.
kernel-not-legal-here = action { $number } is not legal in this state
kernel-not-legal-there = action { $number } is not legal in state { $state }
kernel-unequal = { $states } states need as many actions, not { $actions }
kernel-no-action-number = { $number } is not the number of an action of { $game }.

## Data files

data-mistake = { $file }: { $key }: { $why }.
data-unreadable = { $file }: cannot be read ({ $why }).
data-not-toml = { $file }: not a TOML file: { $why }
data-missing = is missing
data-no-table = must be a table, found { $found }
data-no-list = must be a list, found { $found }
data-no-number = must be a whole number, found { $found }
data-no-text = must be a text, found { $found }
data-no-word = must be one word of letters and digits that begins with a letter and has at most { $most } characters, found { $found }
data-no-words = must be words of letters and digits with one space or hyphen between them, begin with a letter and have at most { $most } characters, found { $found }
data-out-of-range = must be from { $least } to { $most }, found { $found }
data-empty = must not be empty
data-unknown = { $found } is none of: { $known }
data-entries = needs { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}, has { $found }

## Positions

position-impossible = { $text } is not a position of { $game }: { $why }.
position-unreadable = { $word } cannot be read in a position of { $game }: { $why }.
position-long = the text is longer than { $count } characters
position-twice = { $key } is said twice
position-number = a number from { $least } to { $most } is expected
position-values = { $count ->
    [one] { $count } value is expected
   *[other] { $count } values with a comma between are expected
}
position-one-of = one of { $words } is expected
kernel-no-redraw = This table cannot have come about: what seat { $seat } cannot know cannot be made up.
