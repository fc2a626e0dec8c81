# L'arène : la commande, son tableau, et le rapport sur de nombreuses parties.

command-arena = Faire jouer des robots entre eux, souvent, et savoir quelle est leur force.
arena-ask-bots = Qui joue, séparés par des virgules : les noms des adversaires (de haru à basho), random, greedy, search@iterations=400, search@seconds=0.5, ou le vôtre sous la forme module:Classe.
arena-ask-games = Combien de parties en tout. Un tournoi déjà commencé reprend où il en était.
arena-ask-seed = La graine de toutes les parties ; la même graine et les mêmes robots donnent les mêmes parties.
arena-ask-until-sure = Avec deux robots : s'arrêter dès qu'il est sûr lequel est le meilleur (faux dans 5 % des cas au plus).
arena-ask-ray = Jouer sur la grappe Ray à cette adresse ; « local » en fait une de cette machine.
arena-ask-report = Écrire une page sur le jeu et les robots : places, voyageurs, fins, points, durée. Un fichier .html ou .md.

arena-title = { $game }, { $seats } places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
arena-rating = Cote
arena-games = Parties
arena-time = Temps par coup
arena-decided = C'est décidé après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $better } est meilleur que { $worse }. Un tel verdict est faux dans { $error } des cas au plus.
arena-undecided = Après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, on ne sait pas qui de { $one } ou de { $other } est le meilleur.
arena-forfeit = Partie { $number } : { $bot } est déclaré perdant : { $reason }.
arena-raised-made = a levé l'exception { $error } à sa création : { $text }
arena-raised-deciding = a levé l'exception { $error } au moment de décider : { $text }
arena-raised-told = a levé l'exception { $error } en apprenant ce qui s'est passé : { $text }
arena-no-action = a répondu { $answer }, qui n'est pas une action
arena-not-legal = a répondu { $answer }, action interdite à ce moment ; actions possibles : { $legal }
arena-forfeits-more = { $count ->
    [one] { $count } autre partie perdue
   *[other] { $count } autres parties perdues
} de cette façon.
arena-endless = { $count ->
    [one] { $count } partie arrêtée
   *[other] { $count } parties arrêtées
} faute de fin ; partie nulle.
arena-kept = Les résultats sont gardés dans { $file }.
arena-interrupted = { $count ->
    [one] { $count } partie est gardée
   *[other] { $count } parties sont gardées
} dans { $file } ; la même commande reprend à partir de là.
arena-report-written = Le rapport est dans { $file }.
arena-not-two = Pour savoir quel robot est le meilleur, nommez-en deux, pas { $count }.

## Le rapport

arena-report-title = { $game } : ce que { $games ->
    [one] dit { $games } partie
   *[other] disent { $games } parties
}
arena-report-lead = Joué par { $bots }, avec { $seats } places et la graine { $seed }. Entre parenthèses, l'intervalle qui contient le vrai nombre dans 95 cas sur 100.
arena-report-standings = Les joueurs
    .about = Les cotes sont sur l'échelle des échecs : qui a 400 points d'avance gagne dix fois pour une défaite. Leur moyenne est 1500. Une victoire partagée compte en parts.
arena-report-meetings = Qui finit devant qui
    .about = La part des fois où le joueur de la ligne finit avant celui de la colonne ; à égalité de place, une moitié.
arena-report-seats = Les places
    .about = La part des victoires de chaque place. Tous sont assis partout aussi souvent : dans un jeu équitable toutes les places gagnent autant, comme le trait en pointillé.
arena-report-starts = Le début
    .about = Si le premier tour est un avantage.
arena-report-travelers = Les voyageurs
    .about = La part des victoires de chaque voyageur, et ses points. On choisit entre deux tuiles : les préférés sont donc joués plus souvent ; et comme les bons joueurs choisissent peut-être autrement que les mauvais, chaque résultat est comparé à ce que son joueur obtient d'habitude.
arena-report-endings = Comment vient la fin
    .about = La part des parties où chaque chose est arrivée ; deux peuvent arriver ensemble.
arena-report-sources = D'où viennent les points
    .about = Les points de chaque joueur, par source.
arena-report-length = La durée
    .about = Un tour est un déplacement sur la route dans Tokaido, un jet des dés dans Tokaido Duo. Les actions comprennent dés et pioches.
arena-report-interval = { $value } ({ $low } à { $high })
arena-column-who = Qui
arena-column-which = Lequel
arena-column-share = Part des parties
arena-column-source = Provenance
arena-column-measure = Mesure
arena-column-mean = Moyenne
arena-seat = Place { $number }
arena-start-first = Premier tour
arena-start-later = Plus tard
arena-nobody = Sans voyageur
arena-length-turns = Tours
arena-length-actions = Gestes
arena-length-decisions = Choix
arena-plot-histogram = Parties selon leur nombre de tours
arena-plot-wins = Part des victoires
arena-plot-points = Points par partie
