# Tokaido Duo : ses éléments, ses actions, ses événements. Voir ../__init__.py.

duo = Tokaido Duo
    .about = Un Pèlerin, un Marchand et un Artiste chacun, autour de l'île de Shikoku. Pour deux.

## Éléments

character-pilgrim = Pèlerin
    .letter = P
    .of = du Pèlerin
character-merchant = Marchand
    .letter = M
    .of = du Marchand
character-artist = Artiste
    .letter = A
    .of = de l'Artiste

station-town = Ville côtière
    .to = jusqu'à une Ville côtière
station-temple = Temple
    .to = jusqu'à un Temple
station-garden = Jardin
    .to = jusqu'à un Jardin
station-seashore = Rivage
    .to = jusqu'à un Rivage
station-hot-spring = Source chaude
    .to = jusqu'à une Source chaude

ware-kimono = kimono
    .counted = { $count ->
        [one] kimono
       *[other] kimonos
    }
    .one = un kimono
    .plural = les kimonos
ware-pottery = poterie
    .counted = { $count ->
        [one] poterie
       *[other] poteries
    }
    .one = une poterie
    .plural = les poteries
ware-doll = poupée
    .counted = { $count ->
        [one] poupée
       *[other] poupées
    }
    .one = une poupée
    .plural = les poupées
ware-fan = éventail
    .counted = { $count ->
        [one] éventail
       *[other] éventails
    }
    .one = un éventail
    .plural = les éventails

icon-moon = Lune
icon-waterfall = Cascade
icon-mountain = Montagne
icon-bamboo = Bambou

colour-purple = violet
colour-green = vert

wave-tranquil = Pèlerin tranquille
wave-hasty = Pèlerin pressé
wave-crafty = Marchand habile
wave-robust = Marchand robuste
wave-proficient = Artiste prolifique
wave-inspired = Artiste inspiré

## Ce qu'un joueur peut faire

duo-pass = Ne rien faire ici
duo-collect = Encaisser { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
duo-pray = Prier : Temple { $from } → { $to } (+{ $points ->
    [one] { $points } point
   *[other] { $points } points
})
duo-stroll = Se promener : Jardin { $from } → { $to } (+{ $points ->
    [one] { $points } point
   *[other] { $points } points
})
duo-bathe = Se baigner : prendre le jeton Source chaude
duo-gift = Offrir la première Œuvre, { $icon } (+{ $points ->
    [one] { $points } point
   *[other] { $points } points
})
duo-stay = Rester : aucun déplacement de cette longueur n'est possible
duo-again = Rendre le jeton Source chaude et utiliser le dé une seconde fois
duo-done = Garder le jeton Source chaude pour plus tard
duo-choose = Utiliser le dé { $die-of } : { $number }
duo-take = { $holder ->
    [-1] Prendre le jeton Vague { $wave }
   *[other] Prendre à { $holder-name } le jeton Vague { $wave }
}
duo-walk = Avancer de { $distance } { $station-to }
duo-travel-mountain = Aller à la Ville montagneuse { $town } : { $wares ->
    [one] { $wares } Marchandise
   *[other] { $wares } Marchandises
}
duo-travel-coast = Aller à la Ville côtière { $town } : { $ware-plural } à { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
duo-cross = Passer dans la région A{ $area }, { $icon }
duo-draw = Piocher { $count ->
    [one] { $count } Marchandise
   *[other] { $count } Marchandises
} dans le sac
duo-sell = Vendre { $count } { $ware-counted } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
duo-return = Remettre { $ware-one } dans le sac
duo-paint = Peindre : révéler { $count ->
    [one] { $count } Œuvre
   *[other] { $count } Œuvres
}

## Ce que le hasard décide

duo-compass = { $seat-name } s'installe près de la rose des vents et commence.
duo-purple = { $seat-name } joue les violets.
duo-boutique = À { $town }, le Commerce achète { $ware-plural } à { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
duo-wave = Le jeton Vague { $wave } est posé sur le plateau.
duo-roll = Le dé { $die-of } indique { $number }.
duo-ware = Du sac sort { $ware-one }.
duo-icon = Une Œuvre est révélée : { $icon }.

## Ce qui est demandé, et la règle

duo-phase-compass = Qui s'installe près de la rose des vents ?
    .help = Le joueur placé près de la rose des vents part de ce côté du plateau et commence.
duo-phase-colours = Qui joue les violets ?
    .help = Le violet a plus d'Œuvres Lune et Cascade, le vert plus d'Œuvres Montagne et Bambou.
duo-phase-boutiques = Quel jeton Commerce va à la prochaine Ville côtière ?
    .help = Les jetons Commerce sont mélangés puis posés face visible, un par Ville côtière.
duo-phase-waves = Quelle face montre le prochain jeton Vague ?
    .help = Chaque jeton Vague montre une de ses deux faces, au hasard, pour toute la partie.
duo-phase-roll = Qu'indique le prochain dé ?
    .help = Au début d'un tour, le joueur A lance les trois dés.
duo-phase-choose = Quel dé utilisez-vous ?
    .help = Le joueur A utilise un des trois dés, puis le joueur B un autre, puis le joueur A le
        dernier. Un dé déplace son personnage, exactement du nombre indiqué.
duo-phase-walk = De combien avance votre Pèlerin ?
    .help = Le long de la côte, dans le sens horaire. Les stations occupées comptent ; arrivé sur
        l'une d'elles, on va à la prochaine station libre. Un jeton Vague peut changer la distance
        d'une station.
duo-phase-visit = Que fait votre Pèlerin ici ?
    .help = Vous pouvez appliquer l'effet de la station, ou ne rien faire.
duo-phase-travel = Où va votre Marchand ?
    .help = Par autant de routes commerciales que l'indique le dé, sans repasser par une ville, sans
        entrer dans une Ville côtière occupée ni la traverser. Si c'est impossible, il reste.
duo-phase-trade = Que fait votre Marchand ici ?
    .help = Dans une Ville montagneuse, vous pouvez piocher des Marchandises ; dans une Ville
        côtière, vendre celles que son Commerce achète.
duo-phase-draw = Quelle Marchandise sort du sac ?
    .help = On pioche sans regarder ; tout ce que personne ne possède est dans le sac.
duo-phase-return = Quelle Marchandise retourne dans le sac ?
    .help = Votre plateau garde cinq Marchandises, six avec le Marchand robuste. Vous choisissez
        celles qui restent.
duo-phase-cross = Où va votre Artiste ?
    .help = Par autant de régions que l'indique le dé, jamais deux fois la même.
duo-phase-create = Que fait votre Artiste ici ?
    .help = Peindre ou offrir une peinture, ou ne rien faire.
duo-phase-reveal = Que montre la prochaine Œuvre ?
    .help = Les Œuvres se révèlent de gauche à droite, rangée après rangée.
duo-phase-again = Utilisez-vous le dé une seconde fois ?
    .help = Rendez le jeton Source chaude : le même personnage se déplace et agit encore une fois,
        avec le même nombre.
duo-phase-over = La partie est finie.
    .help = On additionne pèlerinage, commerce et culture.

## La table, telle qu'elle est dessinée

duo-player = { $name } ({ $colour }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
duo-turn = Tour { $turns }
duo-dice = Dés :
duo-on-board = Sur le plateau :
duo-spring = jeton Source chaude
duo-pilgrim-board = Temple { $temple }/{ $temples } × Jardin { $garden }/{ $gardens } = { $points }
duo-merchant-board = pièces { $coins }, or { $gold }/{ $slabs } = { $points }
duo-artist-board = offertes { $gifted }/{ $paintings } = { $points }
duo-wares = Marchandises :
duo-ware-count = { $count } { $ware-counted }
duo-paintings = Œuvres :
duo-nothing = rien

## Points et fins

duo-source-faith = Pèlerinage : Temple × Jardin
    .short = Pèlerinage
duo-source-commerce = Commerce : plaquettes d'or
    .short = Commerce
duo-source-culture = Culture : Œuvres offertes
    .short = Culture

duo-end = { $seat-name } { $by }.
end-temple = a atteint le dernier cran du Temple
end-garden = a atteint le dernier cran du Jardin
end-gold = a gagné la dernière plaquette d'or
end-paintings = a offert la dernière Œuvre

duo-option-compass = la place près de la rose des vents, qui commence
duo-option-purple = la place qui joue les violets
