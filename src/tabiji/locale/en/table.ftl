# Playing at the terminal.

player = Player { $number }
bot-random = Random
    .about = plays any legal action, each as likely

table-welcome = { $game }. Type a number to choose; help, undo, board, log, save, quit.
table-asks = { $player }: { $question }
table-choice = { $number }) { $text }
table-did = { $player }: { $text }
table-forced = { $player } (the only choice): { $text }
table-by-hand = From your own table: { $question }
table-prompt = >
table-not-a-choice = “{ $word }” is none of the choices: type a number from 1 to { $count }, or help.
table-commands = undo, help [word], board, log, save [file], quit
table-nothing-to-undo = There is nothing to undo yet.
table-undone = Undone.
table-log-empty = Nothing has happened yet.
table-saved = Saved to { $file }. Go on later with: tabiji play --resume { $file }
table-no-file = Name a file: save my-game.tabiji
table-left = Until next time.
table-over = The game is over: { $reason }.
table-over-plain = The game is over.
table-winner = { $winner-name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
table-shared = Shared victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
table-total = Total
table-points-by-source = Points by source
table-you-may-help = There is no help on “{ $word }”. There is help on: { $topics }.
