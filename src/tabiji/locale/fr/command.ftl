# La commande `tabiji` : son aide et ses messages.

language = français

command-about = Tokaido et Tokaido Duo : y jouer, les simuler, lire et vérifier des parties.
command-lang = Langue : { $languages }. Ou par la variable d'environnement TABIJI_LANG.
command-version = Afficher la version et sortir.
command-help = Afficher cette aide et sortir.
command-usage = Emploi :
command-arguments = Paramètres
command-options = Choix
command-commands = Commandes
command-default = [par défaut : { $value }]
command-required = [obligatoire]
command-try = Pour de l'aide : { $command } --help

command-play = Jouer dans le terminal, contre des robots ou entre vous.
command-simulate = Laisser des robots jouer beaucoup de parties et compter ce qui arrive.
command-show = Montrer une partie enregistrée : la table, les joueurs, le résultat.
command-verify = Vérifier des parties : chaque coup, les points, et les dés d'après la graine.
command-convert = Convertir des parties : vers et depuis JSON, en un seul fichier ou en plusieurs.
command-rules = Expliquer les règles, ou un seul sujet.
command-board = Pour qui corrige un fichier de plateau.
command-board-check = Vérifier un fichier de plateau ou de matériel.
command-games = Énumérer les jeux.

command-game = Le jeu : { $games }.
command-seats = Le nombre de joueurs.
command-vs = Contre qui : un robot de la liste de tabiji games, ou human pour quelqu'un à ce clavier. Peut être répété ; le dernier occupe les autres places.
command-name = Le nom d'un joueur, place après place. Peut être répété.
command-seed = La graine des dés ; la même graine et les mêmes coups donnent les mêmes dés.
command-by-hand = Vous lancez et piochez sur votre propre table, et dites ce qui est venu.
command-resume = Reprendre une partie enregistrée.
command-ascii = Dessiner en simples caractères ASCII.
command-option = Une option du jeu, écrite nom=valeur. Peut être répété.
command-json = Afficher du JSON, pour les programmes.
command-count = Le nombre de parties.
command-bots = Qui joue, place après place : des robots de la liste de tabiji games. Peut être répété ; le dernier occupe les autres places.
command-jobs = Combien de processus travaillent à la fois.
command-out = Garder les parties dans ce fichier.
command-file = Un fichier de partie.
command-files = Des fichiers de parties ; un fichier peut en contenir plusieurs.
command-source = Des fichiers de parties, des archives ou des fichiers JSON.
command-target = Ce qu'il faut écrire : un fichier .json, un fichier de parties, ou un dossier pour un fichier chacune.
command-at = Après combien d'actions ; sinon, à la fin.
command-number = Quelle partie du fichier, comptée à partir de 1.
command-log = Raconter aussi tout ce qui s'est passé avant.
command-topic = Ce qu'il faut expliquer ; sinon, tout.
command-board-file = Le fichier à vérifier.
command-board-game = Le jeu auquel le fichier est destiné.

command-seats-are = { $seats } joueurs
command-languages = Langues : { $languages }
command-compiling = Préparation des règles ; la première fois, c'est un peu long…
command-simulating = Les parties se jouent…
command-verifying = Vérification…
command-board-fine = { $file } est un bon fichier pour { $game }.
command-verified = { $count ->
    [one] { $count } partie est
   *[other] { $count } parties sont
} en ordre.
command-not-verified = { $count ->
    [one] { $count } partie n'est pas
   *[other] { $count } parties ne sont pas
} en ordre.
command-unverified = { $file }, partie { $number } : { $why }
command-unproven = { $count ->
    [one] { $count } partie a
   *[other] { $count } parties ont
} des dés qu'on ne peut vérifier : aucune graine n'est révélée.
command-converted = { $count ->
    [one] { $count } partie écrite
   *[other] { $count } parties écrites
} dans { $file }.
command-stopped = Interrompu.

simulate-title = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
simulate-seat = Place
simulate-player = Joueur
simulate-wins = Victoires
simulate-points = Décompte
simulate-length = Actions par partie : { $mean } en moyenne, de { $least } à { $most }
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } secondes
simulate-first = Qui décide en premier gagne { $rate }
simulate-endings = Comment la fin est venue :
simulate-ending = - { $ending } : { $rate }
simulate-unfinished = { $count ->
    [one] { $count } partie arrêtée
   *[other] { $count } parties arrêtées
} avant la fin.

show-at = Après { $at } actions sur { $length }
show-turn = C'est à { $seat-name } de jouer.
show-dice-next = C'est au tour des dés.

## Ce qui peut ne pas aller

error-unknown-game = Il n'y a pas de jeu « { $asked } » ; il y a : { $games }.
error-no-option = L'option { $option } n'existe pas.
error-no-command = La commande « { $command } » n'existe pas ; il y a : { $commands }.
error-missing = Il manque { $what }.
error-number = Il faut à { $what } un nombre entier qui convienne.
error-usage = Ceci ne se comprend pas : { $why }
error-no-topic = Il n'y a pas d'aide sur « { $word } » ; il y en a sur : { $topics }.
error-file = { $file } : { $why }
error-file-is-there = { $file } existe déjà ; choisissez un autre nom.
error-no-game-number = { $file } contient { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} ; il n'y a pas de numéro { $number }.
error-not-json = { $file } : ce n'est plus du JSON à partir de la ligne { $line }, colonne { $column }.
error-not-json-record = { $file } : ce n'est pas une partie en JSON ; il y faut "tabiji", "headers" et "actions".
error-no-place = Cette partie va de 0 à { $length } ; il n'y a pas de { $at }.
error-seats = { $game } se joue à { $possible }, pas à { $seats }.
error-too-many = Il y a { $seats } places, pas { $given }.
error-no-bot = Personne ne s'appelle « { $bot } » ici ; il y a : { $bots }.
error-game-option = { $game } n'a pas d'option « { $option } » ; il y a : { $options }.
error-option-text = Une option s'écrit nom=valeur, pas « { $text } ».
error-bug = Une erreur qui n'aurait pas dû arriver : { $why }. Merci de la signaler, avec ce que vous avez tapé. { $variable }=1 montre d'où elle vient.
