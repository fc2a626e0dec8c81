# Tokaido Duo dans le navigateur : la table en mots, et le nom de ses dessins.

web-duo-dice = Dés
web-duo-die-resting = { $die } : pas encore lancé.
web-duo-die-free = { $die } : { $number }, libre.
web-duo-die-taken = { $die } : { $number }, pris par { $seat-name }.

web-duo-player = { $seat-name } ({ $colour }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-duo-pilgrim-at = Le Pèlerin se trouve en { $station }, { $kind }.
web-duo-merchant-at = Le Marchand est à { $town }.
web-duo-artist-at = L'Artiste est dans la région A{ $area }, { $icon }.
web-duo-revealed = Œuvres révélées, la prochaine d'abord : { $icons }.
web-duo-face-down = Faces cachées : { $icons }.
web-duo-holds = Possède : { $things }.

web-duo-sea = Jetons Vague, Source chaude, sac
web-duo-wave-free = { $wave } : sur le plateau.
web-duo-wave-held = { $wave } : chez { $seat-name }.
web-duo-spring-free = Le jeton Source chaude est sur le plateau.
web-duo-spring-held = { $seat-name } possède le jeton Source chaude.
web-duo-bag = Dans le sac : { $wares }.

web-duo-towns = Villes
web-duo-town-coast = { $town }, sur la côte en { $station } : achète { $ware-plural } à { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Routes vers { $towns }.
web-duo-town-empty = { $town }, sur la côte en { $station }. Routes vers { $towns }.
web-duo-town-mountain = { $town }, en montagne : { $wares ->
    [one] { $wares } Marchandise
   *[other] { $wares } Marchandises
}. Routes vers { $towns }.

web-duo-areas = Régions et stations, dans le sens horaire
web-duo-area = A{ $area }, { $icon } : de { $from } à { $to } par la côte { $stations } ; par la route { $towns }. À côté : { $areas }.
