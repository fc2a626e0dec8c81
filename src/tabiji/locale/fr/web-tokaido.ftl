# La table de Tokaido dans le navigateur : ses dessins et la table en mots.

web-tokaido-kyoto = Kyoto
web-tokaido-edo = Edo
web-tokaido-free = gratuit
web-tokaido-gift = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
web-tokaido-bank = et { $coins } de la réserve
web-tokaido-piles = Cartes restant dans les pioches
web-tokaido-open-album = { $seat-name } : tout l'album
web-tokaido-donors = Offrandes au temple
web-tokaido-about = { $traveler }, { $traveler-role } : { $traveler-power }

## La table en mots

web-tokaido-name = { $seat-name }
web-tokaido-last = { $seat-name } est en dernière position et joue maintenant.
web-tokaido-neutral-last = Le voyageur neutre est en dernière position : c'est lui qu'on déplace.
web-tokaido-stop = Étape { $stop }, { $space }
web-tokaido-double-stop = Étape { $stop }, { $space }, double
web-tokaido-album = Le voyage de { $seat-name }
web-tokaido-purse = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, à l'étape { $stop }
web-tokaido-table = Cartes et temple
web-tokaido-counter = Sur le comptoir
web-tokaido-ware = { $souvenir } ({ $kind }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
})
web-tokaido-wanted = Déjà choisis
web-tokaido-hand = Rencontres au choix
web-tokaido-offered = Repas offert
web-tokaido-meals = Repas au relais, avec leurs prix
web-tokaido-donor = Temple, rang { $rank } : { $seat-name }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ; vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
web-tokaido-left = Cartes restantes : { $souvenirs } de souvenirs, { $springs } de sources chaudes, { $encounters } de rencontres, { $meals } de repas
