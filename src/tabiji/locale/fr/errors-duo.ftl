# Ce qui peut ne pas aller dans un plateau, une position, une action ou une option de Tokaido Duo.

duo-no-action = { $word } n'est pas une action de Tokaido Duo ; une action ressemble à 'pilgrim', 'walk3', 'to-C5', 'to-A2', 'sell2' ou 'pass'.
duo-option-seat = { $option } doit être la place 0, la place 1 ou laissé au hasard, pas { $found }.

## Plateaux

duo-board-areas = une île de { $towns } Villes côtières sur un seul réseau de routes a { $towns } régions
duo-board-mountain-towns = il faut { $count ->
    [one] { $count } Ville montagneuse
   *[other] { $count } Villes montagneuses
}, pas { $found }
duo-board-numbered-name = une Ville montagneuse ne peut pas s'appeler { $name } : les régions s'appellent A0, A1 et ainsi de suite, les Villes côtières C0, C1 et ainsi de suite
duo-board-arcs = il faut { $count } arcs, un après chaque Ville côtière
duo-board-town-in-arc = les Villes côtières sont entre les arcs, jamais dedans
duo-board-full-ring = un plateau a au plus 99 stations, pas { $count }
duo-board-short-ring = le tour de l'île a au moins { $count } stations
duo-board-route = une route relie deux villes, pas { $found }
duo-board-route-twice = une route relie deux villes différentes, et une seule fois
duo-board-no-town = il n'y a pas de ville { $found } ; il y a : { $known }
duo-board-no-way = aucun chemin ne mène de C0 à { $town }
duo-board-loop = { $towns } villes demandent { $count ->
    [one] { $count } route
   *[other] { $count } routes
}, pas { $found } : une boucle enfermerait une région loin de la côte
duo-board-dead-end = la route { $route } mène à une impasse qui n'est pas sur la côte
duo-board-crossing = la route { $route } en croise une autre
duo-board-coast-between = la Ville côtière { $town } doit être le bout d'une seule route ; entre deux routes, elle borderait plus de régions pour un Marchand que pour un Pèlerin
duo-board-lonely-area = la région { $area } n'a pas de voisines
duo-board-pilgrim-inland = un Pèlerin part d'une Ville côtière
duo-board-pilgrims-together = les deux Pèlerins ne peuvent pas partir de la même ville
duo-board-occupied = cette Ville côtière est déjà occupée
duo-board-tokens = il faut { $count } jetons, un par Ville côtière
duo-board-token = un jeton est une Marchandise et son prix, pas { $found }
duo-board-small-bag = le sac pourrait se vider ; il lui faut au moins { $count ->
    [one] { $count } Marchandise
   *[other] { $count } Marchandises
}
duo-board-paintings = points.gifts a des valeurs pour { $count ->
    [one] { $count } Œuvre
   *[other] { $count } Œuvres
}, ici il y en a { $found }
duo-board-rows = les rangées doivent contenir { $count ->
    [one] { $count } Œuvre
   *[other] { $count } Œuvres
}
duo-board-not-rising = la liste doit commencer par 0 et croître, en 20 étapes au plus

## Mots d'une position

duo-position-words = les mots ressemblent à P0@C0 ou { $words }
duo-position-seating = il n'y a encore rien d'autre sur la table
duo-position-places = les lieux sont { $places }
duo-position-ware-letters = les Marchandises sont { $letters }
duo-position-painting-letters = les Œuvres offertes en majuscules, puis { $letters }
duo-position-paintings = un joueur a { $count ->
    [one] { $count } Œuvre
   *[other] { $count } Œuvres
}
duo-position-dice = les dés s'écrivent p3 ou p3:0
duo-position-face = le dé { $die ->
    [pilgrim] du Pèlerin
    [merchant] du Marchand
   *[artist] de l'Artiste
} n'a pas de { $number }
duo-position-waves = il y a { $count } jetons
duo-position-wave-order = les jetons du Pèlerin, du Marchand et de l'Artiste viennent dans cet ordre
duo-position-boutique-names = les jetons Commerce sont { $names }
duo-position-icon-letters = les symboles sont { $letters }

## Positions impossibles

duo-position-compass = compass= dit qui est près de la rose des vents, la phase que le sort doit encore en décider, ou l'inverse
duo-position-purple = purple= dit qui joue les violets, la phase que le sort doit encore en décider
duo-position-one-place = deux personnages sont au même endroit de la côte
duo-position-boutiques = il n'y a que { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} Commerce { $boutique }
duo-position-boutiques-missing = chaque Ville côtière a un jeton Commerce
duo-position-waves-missing = il y a trois jetons Vague sur la table
duo-position-wares = il n'y a que { $count ->
    [one] { $count } Marchandise
   *[other] { $count } Marchandises
} de la sorte { $ware }
duo-position-coins = { $coins ->
    [one] { $coins } pièce devient
   *[other] { $coins } pièces deviennent
} aussitôt une plaquette d'or
duo-position-icons = la place { $seat } n'a pas autant d'Œuvres d'un même symbole
duo-position-takers = les dés se prennent à tour de rôle, le premier joueur d'abord
duo-position-early-dice = les dés se lancent une fois la table prête
duo-position-dice-order = les dés se lancent dans l'ordre, puis se prennent
duo-position-dice-missing = dice= doit dire ce que montrent les trois dés
duo-position-all-taken = les trois dés sont pris ; phase= doit dire ce que fait le dernier à s'en servir
duo-position-dice-unused = une partie finit quand les trois dés ont servi
duo-position-die = die= doit nommer un dé que la place { $seat } a pris
duo-position-pending-missing = pending= doit dire combien il en reste à venir
duo-position-pending = rien ne peut rester à venir dans la phase { $phase }
duo-position-pending-tiles = il y a moins d'Œuvres cachées que ne le dit pending=
duo-position-all-set = il ne reste rien à faire dans la phase { $phase }
duo-position-no-choice = il n'y aurait rien à choisir
duo-position-most-wares = il n'y a que { $count ->
    [one] { $count } Marchandise
   *[other] { $count } Marchandises
}
duo-position-setting = pendant la mise en place, rien d'autre n'a eu lieu
duo-position-ending = ending= de la place { $seat } ne suit pas des marqueurs, de l'or et des Œuvres offertes
duo-position-no-end = personne n'a encore provoqué la fin
duo-position-ended = le tour où quelqu'un provoque la fin est le dernier
duo-position-turns = turns= se compte à partir de 1
duo-position-idle = die=, again= et met= vont avec un dé en cours d'usage
duo-position-other-die = die= n'est pas le dé qui sert dans la phase { $phase }
duo-position-again = pour se servir encore d'un dé, on remet le jeton Source chaude sur le plateau
duo-position-spring = seul qui a le jeton Source chaude peut se servir encore d'un dé
duo-position-met = met= n'est pas ce que l'Artiste a pu toucher
duo-position-no-effect = dans la phase { $phase }, il n'y aurait rien à faire à cet endroit
duo-position-returns = pending= doit dire combien de Marchandises n'ont pas de place
duo-position-draws = pending= et wares= doivent être ce que donne la ville du Marchand
duo-position-storage = la place { $seat } a plus de Marchandises que son plateau n'en tient
duo-position-lowest = lowest= va avec des Marchandises que l'on remet
