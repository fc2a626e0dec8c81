# Tokaido : ses éléments, ses actions, ses événements. Voir ../__init__.py.

tokaido = Tokaido
    .about = La route de Kyoto à Edo : vues, repas, souvenirs, bains et rencontres. De deux à cinq.

## Éléments

traveler-chuubei = Chuubei
    .role = le messager
    .power = une rencontre à chaque relais en chemin
traveler-hiroshige = Hiroshige
    .role = l'artiste
    .power = une section de panorama à chaque relais en chemin
traveler-hirotada = Hirotada
    .role = le prêtre
    .power = peut ajouter une pièce de la réserve au temple
traveler-kinko = Kinko
    .role = le rônin
    .power = les repas coûtent une pièce de moins
traveler-mitsukuni = Mitsukuni
    .role = le vieil homme
    .power = un point de plus par source chaude et par accomplissement
traveler-sasayakko = Sasayakko
    .role = la geisha
    .power = le moins cher de plusieurs souvenirs est gratuit
traveler-satsuki = Satsuki
    .role = l'orpheline
    .power = un repas offert à chaque relais
traveler-umegae = Umegae
    .role = l'artiste de rue
    .power = un point et une pièce à chaque rencontre
traveler-yoshiyasu = Yoshiyasu
    .role = le fonctionnaire
    .power = choisit entre deux cartes à chaque rencontre
traveler-zen-emon = Zen-emon
    .role = le marchand
    .power = un souvenir par échoppe pour une pièce

space-inn = relais
    .to = au relais
space-shop = échoppe
    .to = à une échoppe
space-temple = temple
    .to = à un temple
space-encounter = rencontre
    .to = à une rencontre
space-paddy = rizière
    .to = à une rizière
space-mountain = montagne
    .to = à une montagne
space-sea = mer
    .to = à la mer
space-hot-spring = source chaude
    .to = à une source chaude
space-farm = ferme
    .to = à une ferme

kind-small-object = petit objet
    .short = objets
kind-food-drink = nourriture et boisson
    .short = mets
kind-clothing = vêtement
    .short = habits
kind-art = art
    .short = arts

panorama-paddy = Rizière
panorama-mountain = Montagne
panorama-sea = Mer

encounter-shokunin = Shokunin, l'artisan
encounter-samurai = Samouraï
encounter-kuge = Kuge, le noble
encounter-miko = Miko, la prêtresse
encounter-annaibito-paddy = Annaibito, le guide de la rizière
encounter-annaibito-mountain = Annaibito, le guide de la montagne
encounter-annaibito-sea = Annaibito, le guide de la mer

achievement-paddy = panorama Rizière
achievement-mountain = panorama Montagne
achievement-sea = panorama Mer
achievement-gourmet = Gourmet
achievement-bather = Baigneur
achievement-chatterbox = Bavard
achievement-collector = Collectionneur

souvenir-koma = Koma
souvenir-gofu = Gofu
souvenir-washi = Washi
souvenir-hashi = Hashi
souvenir-uchiwa = Uchiwa
souvenir-yunomi = Yunomi
souvenir-konpeito = Konpeito
souvenir-kamaboko = Kamaboko
souvenir-manju = Manju
souvenir-ocha = Ocha
souvenir-sake = Sake
souvenir-daifuku = Daifuku
souvenir-sandogasa = Sandogasa
souvenir-geta = Geta
souvenir-haori = Haori
souvenir-yukata = Yukata
souvenir-furoshiki = Furoshiki
souvenir-kanzashi = Kanzashi
souvenir-netsuke = Netsuke
souvenir-jubako = Jubako
souvenir-shikki = Shikki
souvenir-shamisen = Shamisen
souvenir-sumi-e = Sumi-e
souvenir-ukiyo-e = Ukiyo-e

dish-misoshiru = Misoshiru
dish-nigirimeshi = Nigirimeshi
dish-dango = Dango
dish-yakitori = Yakitori
dish-soba = Soba
dish-sushi = Sushi
dish-tofu = Tofu
dish-tempura = Tempura
dish-unagi = Unagi
dish-donburi = Donburi
dish-udon = Udon
dish-fugu = Fugu
dish-tai-meshi = Tai Meshi
dish-sashimi = Sashimi

## Ce qu'un joueur peut faire

tokaido-pass = Ne rien prendre
tokaido-done = Ne plus rien acheter
tokaido-take = Manger { $dish }, gratuitement
tokaido-refuse = Refuser { $dish }
tokaido-choose = Jouer { $traveler }, { $traveler-role } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}) : { $traveler-power }
tokaido-go = Aller { $space-to }, étape { $stop }
tokaido-neutral-go = Mener le voyageur neutre { $space-to }, étape { $stop }
tokaido-buy = Acheter { $souvenir } ({ $kind }) pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tokaido-donate = Donner { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
tokaido-donate-more = Donner { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, et { $bank } de la réserve
tokaido-keep = Garder { $encounter }
tokaido-panorama = Ajouter la section { $points } au panorama { $panorama } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
tokaido-eat = Manger { $dish } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

## Ce que le hasard décide

tokaido-tile = { $seat-name } reçoit { $traveler }, { $traveler-role } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}).
tokaido-line = { $seat-name } a la place { $place } dans la file.
tokaido-line-neutral = Le voyageur neutre a la place { $place } dans la file.
tokaido-souvenir = Un souvenir apparaît : { $souvenir } ({ $kind }), { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tokaido-spring = La carte Source chaude vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tokaido-meet = En chemin : { $encounter }.
tokaido-meal = Un repas est servi : { $dish }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
tokaido-discard = Un repas est retiré : { $dish }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.

## Ce qui est demandé, et la règle

tokaido-phase-tiles = Quel voyageur est distribué ?
    .help = Chacun reçoit deux tuiles Voyageur et en joue une.
tokaido-phase-traveler = Qui êtes-vous pour ce voyage ?
    .help = Un voyageur part avec ses pièces et un pouvoir à lui. Tapez aide et un nom pour en savoir
        plus.
tokaido-phase-line = Qui est le suivant dans la file ?
    .help = La file au premier relais est tirée au sort ; le dernier part le premier.
tokaido-phase-move = Où aller ?
    .help = Le voyageur le plus en arrière avance jusqu'à un espace libre, sans dépasser le prochain
        relais. L'échoppe et le temple demandent au moins une pièce ; un panorama complet vous est
        fermé.
tokaido-phase-shelf = Quel souvenir apparaît ?
    .help = Une échoppe montre les trois prochains souvenirs de la pile.
tokaido-phase-buy = Quels souvenirs achetez-vous ?
    .help = Achetez l'un après l'autre, autant que vous voulez et pouvez payer. Des sortes
        différentes forment une série : 1, 3, 5 et 7 points.
tokaido-phase-donate = Combien donnez-vous ?
    .help = D'une à trois pièces, un point chacune. À la fin, les meilleurs donateurs marquent
        encore.
tokaido-phase-bathe = Quelle carte Source chaude est piochée ?
    .help = Les cartes Source chaude valent 2 ou 3 points.
tokaido-phase-meet = Qui rencontrez-vous ?
    .help = La prochaine carte Rencontre de la pile agit aussitôt.
tokaido-phase-keep = Quelle rencontre gardez-vous ?
    .help = Yoshiyasu voit deux cartes et en garde une ; l'autre va sous la pile, sans être vue.
tokaido-phase-guide = Vers quel panorama le guide vous mène-t-il ?
    .help = Votre panorama de la sorte montrée est complet : choisissez-en un autre, ou aucun.
tokaido-phase-craft = Quel souvenir fait l'artisan ?
    .help = Shokunin donne le prochain souvenir de la pile.
tokaido-phase-paint = À quel panorama ajoutez-vous ?
    .help = Hiroshige ajoute la section suivante d'un panorama à chaque relais en chemin.
tokaido-phase-offer = Quel repas est offert ?
    .help = Satsuki se voit offrir le premier repas de la pile.
tokaido-phase-accept = Prenez-vous ce repas ?
    .help = Prenez-le gratuitement, ou refusez-le et achetez comme tout le monde.
tokaido-phase-deal = Quel repas est servi ?
    .help = Le premier arrivé pioche un repas de plus qu'il n'y a de joueurs.
tokaido-phase-discard = Quel repas est retiré ?
    .help = Quand le voyageur neutre arrive à un relais, un repas au hasard va sous la pile.
tokaido-phase-eat = Que mangez-vous ?
    .help = Un repas par relais, ou aucun ; jamais deux fois le même plat. Chacun vaut 6 points.
tokaido-phase-over = Le voyage est fini.
    .help = Les rangs au temple et les derniers accomplissements sont comptés.

## La table, telle qu'elle est dessinée

tokaido-row-traveler = Voyageur
tokaido-row-points = Total
tokaido-row-coins = Pièces
tokaido-row-donated = Offrandes
tokaido-row-panoramas = Vues
tokaido-row-souvenirs = Achats
tokaido-row-springs = Bains
tokaido-row-encounters = Rencontres
tokaido-row-meals = Repas
tokaido-row-achievements = Exploits
tokaido-neutral = voyageur neutre
    .letter = N
tokaido-neutral-donated = Le voyageur neutre a donné { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
tokaido-meals-here = Repas qui restent au relais : { $meals }
tokaido-meals-hidden = Repas qui restent au relais, face cachée : { $count }
tokaido-nothing = rien
tokaido-journey = De Kyoto à Edo
tokaido-journey-return = D'Edo à Kyoto

## Points, fins, options

tokaido-source-panoramas = Vues
    .short = Vues
tokaido-source-souvenirs = Achats
    .short = Ach.
tokaido-source-meals = Repas
    .short = Repas
tokaido-source-hot-springs = Sources chaudes
    .short = Bains
tokaido-source-encounters = Rencontres
    .short = Renc.
tokaido-source-donations = Offrandes
    .short = Offr.
tokaido-source-temple-rank = Rang au temple
    .short = Rang
tokaido-source-achievements = Accomplissements
    .short = Acc.

tokaido-end = Tous les voyageurs ont atteint le dernier relais.

tokaido-option-seats = le nombre de voyageurs, de deux à cinq
tokaido-option-travelers = dealt (distribués), none (premier voyage), ou un nom de voyageur par place
tokaido-option-gastronomy = true : un relais propose un repas de moins
tokaido-option-return-journey = true : d'Edo à Kyoto
