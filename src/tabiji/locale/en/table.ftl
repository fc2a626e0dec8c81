# Playing at the terminal.

player = Player { $number }
bot-random = Random
    .about = plays any legal action, each as likely
bot-haru = Haru
    .about = a beginner who dreams on the way; a good first opponent
bot-sora = Sora
    .about = loves temples and views, and forgets the rest
bot-kiku = Kiku
    .about = counts her coins and seldom wastes one
bot-taro = Taro
    .about = takes at once what gains most
bot-nami = Nami
    .about = looks a little ahead
bot-rin = Rin
    .about = looks far ahead
bot-basho = Bashō
    .about = thinks two seconds about everything; the strongest

table-welcome = { $game }: { $game-about }
table-commands = Type the number of your choice. Also: { $commands }
table-command-list = undo, help [word], board, log, save [file], quit.
table-topics = Help on: { $topics }.
table-no-help = There is no help on “{ $word }”, but there is on: { $topics }.
table-word-undo = undo
table-word-help = help
table-word-board = board
table-word-log = log
table-word-save = save
table-word-quit = quit

table-prompt = >
table-asks = { $player }: { $question }
table-by-hand = From your own table: { $question }
table-pass = It is { $player }’s turn. Pass the keyboard, then press Enter.
table-thinking = { $player } is thinking; the first time takes a while…
table-did = { $player }: { $text }
table-forced = { $player }, without a choice: { $text }
table-unseen = Something happens that you may not see.
table-hidden = something that only they can see
table-not-a-choice = “{ $word }” is none of the choices. Type a number from 1 to { $count }, or help.

table-undone = Undone.
table-nothing-to-undo = There is nothing to undo yet.
table-log-empty = Nothing has happened yet.
table-saved = Saved. To go on later: tabiji play --resume { $file }
table-not-saved = { $file } could not be written: { $why }.
table-no-file = To which file? For example: save my-game.tabiji
table-left = Until next time.

table-over = The journey is over.
table-winner = { $winner-name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
table-shared = { $players } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
table-points = Points
table-total = Total
