# The arena: the command, its table, and the report on many games.

command-arena = Let bots play each other many times, and find out how strong they are.
arena-ask-bots = Who plays, with commas between: the opponents’ names (haru to basho), random, greedy, search@iterations=400, search@seconds=0.5, or your own as module:Class.
arena-ask-games = How many games in all. A tournament that was played before goes on from there.
arena-ask-seed = The seed of all games; the same seed and the same bots bring the same games.
arena-ask-until-sure = With two bots: stop as soon as it is sure which is better (wrong in at most 5 % of cases).
arena-ask-ray = Play on the Ray cluster at this address; “local” makes one of this machine.
arena-ask-report = Write a page about the game and the bots: seats, travelers, endings, points, length. An .html or .md file.

arena-title = { $game }, { $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
arena-rating = Rating
arena-games = Games
arena-time = Time a move
arena-decided = It is decided after { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $better } is better than { $worse }. Such a verdict is wrong in at most { $error } of cases.
arena-undecided = After { $games ->
    [one] 1 game
   *[other] { $games } games
} it is not decided whether { $one } or { $other } is better.
arena-forfeit = Game { $number }: { $bot } lost because it { $reason }.
arena-raised-made = raised { $error } when it was made: { $text }
arena-raised-deciding = raised { $error } when it was to decide: { $text }
arena-raised-told = raised { $error } when it was told what happened: { $text }
arena-no-action = answered { $answer }, which is no action
arena-not-legal = answered { $answer }, which is not legal there; legal: { $legal }
arena-forfeits-more = { $count ->
    [one] 1 more game was
   *[other] { $count } more games were
} lost in this way.
arena-endless = { $count ->
    [one] 1 game was
   *[other] { $count } games were
} stopped because no end came; they count as drawn.
arena-kept = The results are kept in { $file }.
arena-interrupted = { $count ->
    [one] 1 game is
   *[other] { $count } games are
} kept in { $file }; the same command goes on from there.
arena-report-written = The report is in { $file }.
arena-not-two = To find out which bot is better, name two of them, not { $count }.

## The report

arena-report-title = { $game }: what { $games ->
    [one] 1 game tells
   *[other] { $games } games tell
}
arena-report-lead = Played by { $bots }, with { $seats } seats and seed { $seed }. What stands in brackets is the interval that holds the true number in 95 of 100 cases.
arena-report-standings = The players
    .about = Ratings are on the scale of chess: who is 400 ahead wins ten times for each loss. Their mean is 1500. A shared victory counts in parts.
arena-report-meetings = Who comes out ahead of whom
    .about = How often the player of the row finishes before the player of the column; an equal place counts half.
arena-report-seats = Seats
    .about = How often each seat wins. Everybody sits everywhere equally often, so in a fair game all seats win alike: the dashed line.
arena-report-starts = Beginning
    .about = Whether it helps to have the first turn.
arena-report-travelers = Travelers
    .about = How often each traveler wins, and with how many points. Players choose between two tiles, so favourites are played more often; and since good players may choose otherwise than bad ones, every result is measured against what its player usually gets.
arena-report-endings = How the end comes about
    .about = The share of games in which each happened; two can happen at once.
arena-report-sources = Where points come from
    .about = Points for each player, by source.
arena-report-length = How long it takes
    .about = A turn is a move along the road in Tokaido, and a roll of the dice in Tokaido Duo. Actions include dice and draws.
arena-report-interval = { $value } ({ $low } to { $high })
arena-column-who = Who
arena-column-which = Which
arena-column-share = Share of games
arena-column-source = Source
arena-column-measure = Measure
arena-column-mean = Mean
arena-seat = Seat { $number }
arena-start-first = First turn
arena-start-later = Later
arena-nobody = No traveler
arena-length-turns = Turns
arena-length-actions = Actions
arena-length-decisions = Decisions
arena-plot-histogram = Games by their number of turns
arena-plot-wins = Share of victories
arena-plot-points = Points
