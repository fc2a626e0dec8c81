# Jouer dans le terminal.

player = Joueur { $number }
bot-random = Hasard
    .about = joue n'importe quel coup permis, au hasard
bot-haru = Haru
    .about = débute et rêve en chemin ; pour une première partie
bot-sora = Sora
    .about = aime les temples et les vues, et oublie le reste
bot-kiku = Kiku
    .about = compte ses pièces et n'en gaspille guère
bot-taro = Taro
    .about = prend aussitôt ce qui rapporte le plus
bot-nami = Nami
    .about = regarde un peu plus loin
bot-rin = Rin
    .about = regarde très loin
bot-basho = Bashō
    .about = réfléchit deux secondes à chaque fois ; le plus fort

table-welcome = { $game } : { $game-about }
table-commands = Tapez le numéro de votre choix. Ou bien : { $commands }
table-command-list = annuler, aide [mot], plateau, journal, sauver [fichier], quitter.
table-topics = Aide sur : { $topics }.
table-no-help = Il n'y a pas d'aide sur « { $word } », mais il y en a sur : { $topics }.
table-word-undo = annuler
table-word-help = aide
table-word-board = plateau
table-word-log = journal
table-word-save = sauver
table-word-quit = quitter

table-prompt = >
table-asks = { $player } : { $question }
table-by-hand = Sur votre propre table : { $question }
table-pass = C'est à { $player } de jouer. Passez le clavier, puis appuyez sur Entrée.
table-thinking = { $player } réfléchit ; la première fois, c'est un peu long…
table-did = { $player } : { $text }
table-forced = { $player }, sans autre choix : { $text }
table-unseen = Il se passe quelque chose que vous ne pouvez pas voir.
table-hidden = quelque chose que les autres ne voient pas
table-not-a-choice = « { $word } » n'est pas un choix possible. Tapez un numéro de 1 à { $count }, ou aide.

table-undone = Coup annulé.
table-nothing-to-undo = Il n'y a encore rien à annuler.
table-log-empty = Il ne s'est encore rien passé.
table-saved = Partie enregistrée. Pour la reprendre : tabiji play --resume { $file }
table-not-saved = Impossible d'écrire { $file } : { $why }.
table-no-file = Dans quel fichier ? Par exemple : sauver ma-partie.tabiji
table-left = À la prochaine fois.

table-over = Le voyage est fini.
table-winner = { $winner-name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
table-shared = { $players } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
table-points = Décompte
table-total = Somme
