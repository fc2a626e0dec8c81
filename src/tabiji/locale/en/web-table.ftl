# The table in the browser: playing, the end, replays.

## Whose turn it is

play-your-turn = Your turn: { $question }
play-turn-of = { $player } is to act: { $question }
play-their-turn = It is { $player }’s turn.
play-their-turn-away = It is { $player }’s turn, who is away.
play-thinking = { $player } is thinking…
play-stuck = { $player } cannot go on here. Undo something, or give up the game.
play-warming-up = { $player } is getting ready; the first time takes a while…
play-waiting = Waiting for players.
play-abandoned = The game was abandoned.
play-won-by-resignation = { $winner-name } wins: somebody gave up.
play-to-act = to act
play-why = The rule behind it

## Seats

play-you = you
play-open-seat = Open seat
play-points = { $points ->
    [one] point
   *[other] points
}
play-resigned = gave up
play-state-thinking = thinking
play-state-stuck = cannot go on
play-state-warming-up = getting ready
play-away = away
play-handed-over = played by { $bot }
play-hand-over = Hand over
play-hand-over-sure = Let { $bot } play for { $player }?
play-hand-over-why = { $player } is away. At this table { $bot } takes over, and { $player } can take the seat back at any time.
play-substitute = If somebody stays away, { $bot } can play on for them.
play-take-back = Take back
play-take-seat = Sit down here
play-show-again = Show the last turn of { $player } again
play-hand-device = Hand the device to { $player }
play-hand-device-why = What comes now is for their eyes only.
play-i-am = I am { $player }

## Tools

play-home = Home
play-watching = You are watching
play-tools = Tools
play-board = The board
play-taken-back = { $player } took back { $count ->
    [one] a choice
   *[other] { $count } choices
}.
play-taken-back-seen = { $player } took back { $count ->
    [one] a choice
   *[other] { $count } choices
}, after dice or cards had been seen.
play-undo = Undo
play-ask-undo = Ask to undo
play-redo = Redo
play-hint = Hint
play-choices = All choices
play-log = What happened
play-sound = Sound
play-text-view = The table in words
play-more = More
play-result = Result
play-rules = Rules
play-close = Close
play-cancel = Cancel
play-skip = Skip
play-return-to-now = Return to now
play-resign = Give up
play-resign-sure = Give up?
play-resign-why = The game ends for you here, and this cannot be taken back.
play-abandon = Offer to stop
play-abandon-sure = Stop without a winner?
play-abandon-why = If everybody agrees the game ends, and nobody wins.
play-setting-forced = Play by itself what cannot be chosen
play-setting-still = Less movement
play-setting-keys = Single keys do things

## Keys

play-keys = Keys
play-keys-choose = Choose
play-keys-walk = Walk through what can be done, and do it
play-keys-skip = Skip what is being shown
play-key = Key { $key }

## What a choice gives

play-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
play-best = best
play-opinion-win = wins { $share }
play-opinion-points = { $points } points expected
play-estimate = Chances
play-share = { $player } { $share }
play-standing = Points so far
play-standing-of = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
field-temple = Temple
field-garden = Garden
field-coins = Coins
field-gold = Gold
field-gifted = Gifted paintings
field-revealed = Paintings to gift
field-wares-kimono = Kimonos
field-wares-pottery = Pottery
field-wares-doll = Dolls
field-wares-fan = Fans
field-donated = Donated
field-panoramas-paddy = Paddy panorama
field-panoramas-mountain = Mountain panorama
field-panoramas-sea = Sea panorama
field-souvenirs = Souvenirs
field-springs = Hot springs
field-encounters = Encounters
field-meals = Meals
field-achievements = Achievements

## Coming together

play-arriving = On the way to the table…
play-missing = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
play-invite = Send this link: whoever opens it first takes the seat.
play-invitation = Come and play { $game }
play-invite-stays = You can close this page: the table waits for you on the first page.
play-close-table = Close the table
play-begins = From a position
play-begins-after = This game begins from a position that { $player } chose, after { $count ->
    [one] one action
   *[other] { $count } actions
} of another game.
play-begins-position = This game begins from a position that { $player } chose.
play-begins-redrawn = What was hidden there has been drawn anew: nobody knows more than their seat may.
play-leave = Leave the table
play-ask-to-leave = Ask to leave
play-ask-to-leave-of = Ask to leave: { $player }
play-ask-to-leave-sure = Ask { $player } to leave?
play-ask-to-leave-why = The seat is open again, with a new link; the one that you sent before brings nobody here any more.
play-asked-to-leave = Whoever opened this table keeps the seat for somebody else. Other tables are in the list.
play-to-the-tables = To the list of tables
play-closed = This table was closed before the game began.
play-reconnecting = The connection is lost. It comes back by itself; nothing is lost.
play-offline = This device is offline. The table comes back with the connection.
play-asks-undo = { $player } asks to undo { $count ->
    [one] one action.
   *[other] { $count } actions.
}
play-asks-undo-why = Everybody has to agree.
play-asks-abandon = { $player } offers to stop here.
play-asks-abandon-why = If everybody agrees, nobody wins.
play-waits-for = Still to answer: { $players }.
play-agree = Agree
play-refuse = Refuse
play-not-agreed = Not everybody agreed: the game goes on as it is.

## The end

over-sources = Points by source
over-course = The course of the game
over-course-of = { $player } ends with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
over-moments = What decided it
over-moment = { $player } gains { $points ->
    [one] { $points } point in one turn
   *[other] { $points } points in one turn
}
over-moment-decisive = { $player } gains { $points ->
    [one] { $points } point and leads to the end
   *[other] { $points } points and leads to the end
}
over-rematch = Play again
over-wants-again = { $count ->
    [one] { $players } would like to play again.
   *[other] { $players } would like to play again.
}
over-to-rematch = To the next game
over-replay = Replay
over-save = Save the record
over-share = Share this game
over-dice = How do I know that the dice were fair?
over-dice-why = Every die follows from this seed; its hash was published before the first action, so nobody could change it.

## Replays

replay-title = Replay of { $game }
replay-open = Open a record
replay-open-why = Choose a record file, or drop one anywhere on this page. It is only looked at; nothing is kept.
replay-choose-file = Choose a file
replay-drop = Drop the record here
replay-too-large = This file is too large to be the record of one game.
replay-no-text = This file cannot be read as text. A record is a text file that begins with “Tabiji”.
replay-reading = Reading the record…
replay-slider = Place in the game
replay-at = { $at } of { $count }
replay-beginning = Before the first action
replay-play = Play
replay-pause = Pause
replay-start = To the beginning
replay-end = To the end
replay-back = One action back
replay-on = One action on
replay-keys-steps = One action back or on
replay-keys-turns = One turn back or on
replay-keys-ends = To the beginning or the end
replay-analyse = What does the search think here?
replay-analysing = The search is thinking…
replay-played = played
replay-take-over = Play on from here
replay-take-over-why = A new game begins at this place; the replay stays as it is.
replay-take-over-seat = I play for
replay-take-over-bot = The others are played by
replay-take-over-begin = Begin

## Tables of other rules, or of another board

closed-line = other rules or another board
closed-then = Played under rules { $rules }, on the board { $board }.
closed-here = Here are rules { $rules } and the board { $board }.
closed-goes-on = The game goes on as soon as its rules and its board are back here.
