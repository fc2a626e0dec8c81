# The table in the browser: playing, the end, replays.

## Whose turn it is

play-your-turn = À vous : { $question }
play-turn-of = À { $player } : { $question }
play-their-turn = C'est à { $player } de jouer.
play-their-turn-away = C'est à { $player } de jouer, mais personne n'est là.
play-thinking = { $player } réfléchit…
play-stuck = { $player } ne peut pas continuer ici. Annulez quelque chose, ou abandonnez la partie.
play-warming-up = { $player } se prépare ; la première fois, c'est un peu long…
play-waiting = On attend des joueurs.
play-abandoned = La partie a été abandonnée d'un commun accord.
play-won-by-resignation = { $winner-name } gagne par abandon.
play-to-act = doit jouer
play-why = La règle

## Seats

play-you = vous
play-open-seat = Place libre
play-points = { $points ->
    [one] point
   *[other] points
}
play-resigned = a abandonné
play-state-thinking = réfléchit
play-state-stuck = ne peut pas continuer
play-state-warming-up = se prépare
play-away = n'est pas là
play-handed-over = joué par { $bot }
play-hand-over = Confier
play-hand-over-sure = Laisser { $bot } jouer pour { $player } ?
play-hand-over-why = { $player } n'est pas là. À cette table, c'est { $bot } qui prend la relève ; { $player } peut reprendre sa place à tout moment.
play-substitute = Si quelqu'un s'absente, { $bot } peut jouer à sa place.
play-take-back = Reprendre
play-take-seat = S'asseoir ici
play-show-again = Revoir le dernier tour de { $player }
play-hand-device = Passez l'appareil à { $player }
play-hand-device-why = La suite n'est que pour ses yeux.
play-i-am = C'est moi, { $player }

## Tools

play-home = Accueil
play-watching = Vous regardez
play-tools = Outils
play-board = Le plateau
play-taken-back = { $player } a annulé { $count ->
    [one] un choix
   *[other] { $count } choix
}.
play-taken-back-seen = { $player } a annulé { $count ->
    [one] un choix
   *[other] { $count } choix
}, après avoir vu des dés ou des cartes.
play-undo = Annuler
play-ask-undo = Demander d'annuler
play-redo = Rétablir
play-hint = Conseil
play-choices = Tous les choix
play-log = Journal
play-sound = Sons
play-text-view = La table en mots
play-more = Autres
play-result = Résultat
play-rules = Règles
play-close = Fermer
play-cancel = Ne rien faire
play-skip = Passer
play-return-to-now = Revenir au présent
play-resign = Abandonner
play-resign-sure = Abandonner ?
play-resign-why = La partie s'arrête ici pour vous, sans retour possible.
play-abandon = Proposer d'arrêter
play-abandon-sure = Arrêter sans vainqueur ?
play-abandon-why = Si tout le monde est d'accord, la partie s'arrête et personne ne gagne.
play-setting-forced = Jouer tout seul ce qui ne se choisit pas
play-setting-still = Moins de mouvement
play-setting-keys = Les touches seules agissent

## Keys

play-keys = Touches
play-keys-choose = Choisir
play-keys-walk = Parcourir ce qui est possible, et le faire
play-keys-skip = Passer ce qui est montré
play-key = Touche { $key }

## What a choice gives

play-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
play-best = le mieux
play-opinion-win = gagne { $share }
play-opinion-points = { $points } points attendus
play-estimate = Chances de gagner
play-share = { $player } : { $share }
play-standing = Points pour l'instant
play-standing-of = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
field-temple = Temples
field-garden = Jardin
field-coins = Pièces
field-gold = Or
field-gifted = Peintures offertes
field-revealed = Peintures à offrir
field-wares-kimono = Kimonos en réserve
field-wares-pottery = Poteries
field-wares-doll = Poupées
field-wares-fan = Éventails
field-donated = Donné
field-panoramas-paddy = Panorama de la rizière
field-panoramas-mountain = Panorama de la montagne
field-panoramas-sea = Panorama de la mer
field-souvenirs = Souvenirs achetés
field-springs = Sources chaudes
field-encounters = Rencontres
field-meals = Repas
field-achievements = Accomplissements

## Coming together

play-arriving = En route vers la table…
play-missing = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
play-invite = Envoyez ce lien : la première personne qui l'ouvre prend la place.
play-invitation = Viens jouer à { $game }
play-invite-stays = Vous pouvez fermer cette page : la table vous attend à l'accueil.
play-close-table = Fermer la table
play-begins = Depuis une position
play-begins-after = Cette partie commence à une position choisie par { $player }, après { $count ->
    [one] une action
   *[other] { $count } actions
} d'une autre partie.
play-begins-position = Cette partie commence à une position choisie par { $player }.
play-begins-redrawn = Ce qui y était caché a été tiré de nouveau : personne n'en sait plus que sa place ne le permet.
play-leave = Quitter la table
play-ask-to-leave = Demander de partir
play-ask-to-leave-of = Demander de partir : { $player }
play-ask-to-leave-sure = Demander à { $player } de partir ?
play-ask-to-leave-why = La place redevient libre, avec un nouveau lien ; celui que vous aviez envoyé ne mène plus ici.
play-asked-to-leave = La personne qui a ouvert cette table garde la place pour quelqu'un d'autre. D'autres tables sont dans la liste.
play-to-the-tables = Vers la liste des tables
play-closed = Cette table a été fermée avant le début de la partie.
play-reconnecting = La connexion est coupée. Elle revient toute seule ; rien n'est perdu.
play-offline = Cet appareil est hors ligne. La table revient avec la connexion.
play-asks-undo = { $player } demande d'annuler { $count ->
    [one] une action.
   *[other] { $count } actions.
}
play-asks-undo-why = Il faut l'accord de tout le monde.
play-asks-abandon = { $player } propose d'arrêter là.
play-asks-abandon-why = Avec l'accord de tout le monde, personne ne gagne.
play-waits-for = Réponse attendue de { $players }.
play-agree = Accepter
play-refuse = Refuser
play-not-agreed = Tout le monde n'est pas d'accord : la partie continue ainsi.

## The end

over-sources = Points par source
over-course = Le cours de la partie
over-course-of = { $player } finit avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
over-moments = Les moments décisifs
over-moment = { $player } gagne { $points ->
    [one] { $points } point en un tour
   *[other] { $points } points en un tour
}
over-moment-decisive = { $player } gagne { $points ->
    [one] { $points } point et reste en tête
   *[other] { $points } points et reste en tête
}
over-rematch = Rejouer
over-wants-again = { $count ->
    [one] { $players } aimerait rejouer.
   *[other] { $players } aimeraient rejouer.
}
over-to-rematch = À la partie suivante
over-replay = Revoir
over-save = Enregistrer la partie
over-share = Partager cette partie
over-dice = Comment savoir que les dés étaient honnêtes ?
over-dice-why = Chaque dé découle de cette graine ; son empreinte était publiée avant la première action, personne n'a donc pu la changer.

## Replays

replay-title = { $game } : la partie revue
replay-open = Ouvrir une partie
replay-open-why = Choisissez un fichier de partie, ou déposez-le n'importe où sur cette page. Il est seulement lu ; rien n'est gardé.
replay-choose-file = Choisir un fichier
replay-drop = Déposez la partie ici
replay-too-large = Ce fichier est trop grand pour être une seule partie.
replay-no-text = Ce fichier n'est pas du texte. Une partie est un fichier texte qui commence par « Tabiji ».
replay-reading = Lecture de la partie…
replay-slider = Moment de la partie
replay-at = { $at } sur { $count }
replay-beginning = Avant la première action
replay-play = Lecture
replay-pause = Arrêter
replay-start = Au début
replay-end = À la fin
replay-back = Une action en arrière
replay-on = Une action en avant
replay-keys-steps = Une action en arrière ou en avant
replay-keys-turns = Un tour en arrière ou en avant
replay-keys-ends = Au début ou à la fin
replay-analyse = Qu'en pense la recherche ?
replay-analysing = La recherche réfléchit…
replay-played = joué
replay-take-over = Continuer d'ici
replay-take-over-why = Une nouvelle partie commence ici ; celle-ci reste telle quelle.
replay-take-over-seat = Je joue pour
replay-take-over-bot = Les autres sont joués par
replay-take-over-begin = Commencer

## Parties d’autres règles, ou d’un autre plateau

closed-line = autres règles ou autre plateau
closed-then = Jouée avec les règles { $rules }, sur le plateau { $board }.
closed-here = Ici, ce sont les règles { $rules } et le plateau { $board }.
closed-goes-on = La partie continuera dès que ses règles et son plateau seront de nouveau ici.
