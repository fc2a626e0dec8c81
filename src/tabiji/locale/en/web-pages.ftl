# The browser's pages around the table: the first page, new tables, the lobby, invitations, oneself.

web-skip = To the content
web-nav = Pages
web-nav-home = Home
web-nav-lobby = Tables
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-me = You
web-language = Language
web-loading = One moment…
web-again = Try again
web-copy = Copy
web-copied = Copied
web-share = Share

web-home-lead = Two journeys through old Japan, on your screen.
web-home-play = Play { $game }
web-home-against = against { $opponents }
web-home-friend = With a friend
    .about = You send a link; whoever opens it sits down.
web-home-screen = On the same screen
    .about = Pass the device from hand to hand.
web-home-other = Other opponents and options
web-home-learn = A guided first game
    .about = Five minutes, nothing to read before.
web-home-continue = Go on playing
web-home-finished = Played
web-home-your-turn = Your turn
web-home-waiting = Waiting for players
web-home-their-turn = { $name } is to play
web-home-more = All my tables

web-new-title = A table for { $game }
web-new-who = Who plays
web-new-seat = Seat { $number }
web-new-me = You, at this screen
web-new-here = Somebody at this screen
web-new-bot = An opponent
web-new-open = Open: by link
web-new-name = Name
web-new-how-many = How many play
web-new-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-new-opponent = Opponent for seat { $number }
web-new-thinks = { $seconds ->
    [0] plays at once
    [one] thinks up to 1 second
   *[other] thinks up to { $seconds } seconds
}
web-new-options = How it is played
web-new-chance = Chance decides
web-new-travelers-dealt = Two tiles each, choose one
web-new-travelers-none = A first journey, without travelers
web-new-travelers-each = Chosen for each seat
web-new-traveler = Traveler of seat { $number }
web-new-traveler-dealt = Dealt
web-new-traveler-none = None
web-option-listed = Show it in the list of tables
    .about = Anybody may take an open seat, or watch.
web-option-hints = Hints and estimates
    .about = Anybody at the table may ask what a strong player would do.
web-new-substitute = Who takes over if somebody stays away
    .about = Plays on for whoever resigns or has gone, so that the others can finish. Everybody sees the name before sitting down.
web-new-start = Begin
web-new-invite = Make the table
web-new-fair = Dice that nobody can have prepared
    .about = Type anything. It is mixed into the dice, so that none can have been prepared; after the game everybody can check them.

web-option-compass = Who sits at the compass and starts
web-option-purple = Who plays purple
web-option-travelers = Travelers
web-option-gastronomy = Gastronomy
    .about = Inns deal one meal less.
web-option-return-journey = Return journey
    .about = From Edo back to Kyoto.

web-lobby-title = Tables
web-lobby-mine = Mine
web-lobby-mine-empty = You are at no table yet.
web-lobby-open = A seat is free
web-lobby-open-empty = No table is looking for players. Open one, with “Show it in the list of tables”.
web-lobby-live = Being played
web-lobby-live-empty = Nobody lets others watch at the moment.
web-lobby-sit = Sit down
web-lobby-watch = Watch
web-lobby-go-on = Go on
web-lobby-look = Look
web-lobby-open-seat = free seat
web-lobby-new = New table: { $game }

web-join-title = You are invited
web-join-from = { $name } invites you to { $game }.
web-join-anybody = You are invited to { $game }.
web-join-name = Your name at the table
web-join-sit = Sit down
web-join-taken = This seat is taken
    .about = Somebody was here before you. You may still watch, if the table can be watched.
web-join-known = You already sit at this table.
web-join-watch = Watch
web-join-back = To the table

web-me-title = You
web-me-name = Your name
web-me-save = Save
web-me-saved = Saved
web-me-link = Your personal link
    .about = It brings you, with all your tables, to another device. Whoever has it is you: keep it to yourself.
web-me-show-link = Show the link
web-me-light = Light
web-me-light-system = As the system
web-me-light-light = Day
web-me-light-dark = Night
web-me-sound = Gentle sounds
web-me-still = Nothing moves
    .about = Pieces appear where they go, whatever your system prefers.
web-me-resuming = Bringing you back…
web-me-unknown-link = This link brings nobody back. Was it copied whole?
web-me-another = You have tables of your own on this device. Go on as the person this link belongs to? Your own link brings you back.
web-me-another-yes = Yes, that is me
web-me-another-no = No, stay as I am

web-rules-title = Rules
web-rules-of = The rules of { $game }
web-rules-topics = Topics

web-missing-title = This road leads nowhere
    .about = There is no such page. Perhaps the address was copied in part.
web-missing-home = Back to the beginning

web-problem-unreachable = The service cannot be reached. Is the network there?
web-problem-not-found = That is not here, or not any more.
web-problem-broken = Something went wrong at the service. It may help to try again.

