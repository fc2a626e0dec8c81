# Ce qui peut ne pas aller dans le matériel, une position, une action ou une option de Tokaido.

tokaido-no-action = { $word } n'est pas une action de Tokaido ; une action ressemble à 'go4', 'buy-koma', 'give2', 'eat-dango' ou 'pass'.

## Options

tokaido-choice-seats = seats doit être un nombre de 2 à { $most }, pas { $found }.
tokaido-choice-yes-no = { $option } doit être vrai ou faux, pas { $found }.
tokaido-choice-travelers = travelers doit être "dealt", "none" ou une liste avec un mot par place, pas { $found }.
tokaido-choice-entries = travelers demande { $seats } mots, un par place, pas { $found }.
tokaido-choice-no-traveler = { $found } n'est pas un voyageur ; il y a "dealt", "none", { $names }.
tokaido-choice-twice = Une seule place peut jouer { $traveler }.

## Matériel

tokaido-components-stage = une étape est un texte fait de noms d'emplacements, pas { $found }
tokaido-components-road-ends = une route commence et finit par un relais
tokaido-components-stops = une route a au plus { $most } emplacements, pas { $found }
tokaido-components-inns = une route a de 2 à { $most } relais, pas { $found }
tokaido-components-spaces = il y a au plus { $most } emplacements entre deux relais
tokaido-components-double-inn = un relais accueille tout le monde et ne peut pas être double
tokaido-components-souvenirs = il y a de 1 à 60 souvenirs, pas { $found }
tokaido-components-dishes = il y a de 1 à 20 plats, pas { $found }
tokaido-components-meals = à { $inns } relais il faut de { $least } à { $most } repas, ici il y en a { $found }
tokaido-components-encounters = il y a de 1 à { $most } cartes Rencontre
tokaido-components-set = une collection a { $count ->
    [one] { $count } souvenir
   *[other] { $count } souvenirs
}
tokaido-components-numbers = il faut de 1 à 9 nombres
tokaido-components-number-key = { $found } doit être un nombre entier
tokaido-components-no-name = il faut un nom, pas { $found }
tokaido-components-same-name = il y a déjà { $name }

## Mots d'une position

tokaido-position-words = les mots commencent par { $words }
tokaido-position-tiles = une place a deux tuiles Voyageur
tokaido-position-stop = une étape s'écrit 7 ou 7b
tokaido-position-panoramas = chaque place a trois chiffres : rizière, montagne, mer
tokaido-position-counter = une échoppe montre { $count ->
    [one] { $count } souvenir
   *[other] { $count } souvenirs
}
tokaido-position-card-twice = il n'y a qu'une carte de ce nom
tokaido-position-met = une partie a au plus { $most ->
    [one] { $most } rencontre
   *[other] { $most } rencontres
}
tokaido-position-hand = Yoshiyasu regarde deux cartes
tokaido-position-inn = ses parties sont deal, bought, looked, removed, etc.

## Positions impossibles

tokaido-position-tile-twice = il n'y a qu'une tuile de chaque voyageur
tokaido-position-travelers-missing = travelers= doit dire qui joue qui
tokaido-position-at-missing = at= doit dire où se trouve chacun
tokaido-position-one-spot = deux voyageurs sont au même endroit
tokaido-position-no-spot = l'étape { $stop } n'a pas cette seconde place
tokaido-position-cards = il n'y a que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { $name }
tokaido-position-springs = il n'y a que { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} Source chaude à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tokaido-position-eaten-twice = personne ne mange deux fois le même plat
tokaido-position-rejoined = rejoined= dit plus de cartes qu'il n'en a été remis
tokaido-position-meals = un relais a vendu ou ôté plus de repas qu'il n'en a reçu
tokaido-position-uneaten = la place { $seat } a acheté { $dish } : eaten= doit le dire
tokaido-position-pending = pending= ne convient pas à la phase { $phase }
tokaido-position-mover = la phase { $phase } ne peut pas être celle du voyageur { $traveler }
tokaido-position-mover-place = mover= est là où la phase { $phase } ne peut pas être
tokaido-position-inn-missing = inn= doit dire quel relais sert
tokaido-position-hand-missing = hand= doit dire entre quelles deux cartes Yoshiyasu choisit
tokaido-position-not-satsuki = un repas n'est offert qu'à Satsuki
tokaido-position-offer-missing = offer= doit dire quel repas est offert à Satsuki
tokaido-position-all-arrived = tous sont arrivés : phase=over
tokaido-position-no-choice = il n'y aurait rien à choisir
tokaido-position-setting-out = pendant le choix des voyageurs et la formation de la file, rien d'autre n'a eu lieu, et l'on suit l'ordre des places
tokaido-position-tiles-left = les tuiles Voyageur retournent dans la boîte une fois le choix fait
tokaido-position-line = à l'étape { $stop }, les voyageurs se suivent : a, puis b, puis c
tokaido-position-apart = personne ne quitte un relais avant que tous n'y soient
tokaido-position-not-arrived = le voyage finit quand tous sont au dernier relais ; mover= est le dernier de la file
tokaido-position-first = achievements= doit donner { $panorama } au premier qui l'a achevé, et à personne d'autre
tokaido-position-award = l'accomplissement { $achievement } revient à qui en a le plus à la fin du voyage, et à personne avant
tokaido-position-batches = aucune partie ne laisse plus de { $most } lots sous la pioche
tokaido-position-batch = { $count ->
    [one] une échoppe remet au plus { $count } souvenir sous la pioche
   *[other] une échoppe remet au plus { $count } souvenirs sous la pioche
}
tokaido-position-batch-order = les souvenirs reviennent lot par lot, une fois la pioche au-dessus épuisée
tokaido-position-rejoined-early = les cartes remises reviennent quand la pioche est épuisée, pas avant
tokaido-position-rejoined-order = les cartes revenues ne sont pas celles qui ont été remises d'abord
tokaido-position-back = Yoshiyasu, et personne d'autre, remet une carte à chaque rencontre
tokaido-position-counter-idle = il n'y a de souvenirs à l'étal que pendant un achat
tokaido-position-early-choice = on choisit les souvenirs quand tous sont à l'étal
tokaido-position-unpaid = le voyageur ne peut pas payer les souvenirs choisis
tokaido-position-hand-idle = seul Yoshiyasu regarde des cartes, pendant qu'une rencontre se choisit
tokaido-position-last-met = la dernière rencontre ne mène pas à la phase { $phase }
tokaido-position-inn-early = personne n'a encore atteint le relais { $inn }
tokaido-position-inn-deal = { $count ->
    [one] le relais { $inn } reçoit { $count } repas
   *[other] le relais { $inn } reçoit { $count } repas
}
tokaido-position-inn-looked = looked= du relais { $inn } doit nommer tous ceux qui ont vu ses repas, et knew= seulement de ceux-là
tokaido-position-inn-removed = le relais { $inn } doit dire quel repas a été ôté à l'arrivée du voyageur neutre
tokaido-position-inn-refused = le relais { $inn } doit dire quel repas Satsuki a refusé si elle a regardé les autres, et seulement alors
tokaido-position-inn-bought = la place { $seat } ne peut pas encore avoir acheté de repas au relais { $inn }
tokaido-position-eaten = la place { $seat } n'a pas mangé aux relais ce que dit eaten=
tokaido-position-offer = offer= est le dernier repas offert à Satsuki : elle l'a pris ou refusé
tokaido-position-again = les repas ne reviennent qu'au dernier relais, lot par lot, une fois la pioche épuisée
