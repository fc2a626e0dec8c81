# Les premières parties guidées : ce que dit le guide, et ce qu'il y a à apprendre.

learn-guide = Votre guide
learn-opening = On prépare la table de votre première partie…
learn-go-on = Continuer
learn-back = Avant cela
learn-forth = Après cela
learn-try = Essayez : { $choice }
learn-forced = Une seule chose est possible ici. Continuez ainsi.
learn-proposed = Proposé par votre guide
learn-progress = Appris : { $count }/{ $all }
learn-topics = Ce qu'il y a à apprendre
learn-learned = appris
learn-leave = Continuer sans le guide
learn-restart = Recommencer cette leçon
learn-done = Vous connaissez le chemin
    .about = Vous savez tout ce qu'il faut pour { $game }. Voici d'où viennent les points jusqu'ici.
learn-recap = À retenir
learn-continue = Poursuivre cette partie
learn-new = Une nouvelle partie contre { $opponents }

## Duo : ce qu'il y a à apprendre

learn-duo-topic-dice = Trois dés pour deux
    .about = À chaque tour, un joueur lance trois dés et en utilise un, l'autre joueur un autre, et le premier le dernier. Puis les rôles s'échangent.
learn-duo-topic-faith = Temples et Jardins
    .about = Le Pèlerin avance un marqueur à chaque Temple et à chaque Jardin. Le Temple multiplié par le Jardin donne les points du pèlerinage.
learn-duo-topic-draw = Les Marchandises des montagnes
    .about = Dans une Ville montagneuse, le Marchand pioche des Marchandises dans le sac. Votre plateau en garde cinq.
learn-duo-topic-sell = Vendre sur la côte
    .about = Le Commerce d'une Ville côtière achète une seule sorte de Marchandise, au prix qu'il affiche.
learn-duo-topic-gold = Pièces et or
    .about = Dix pièces deviennent aussitôt une plaquette d'or, et seules les plaquettes rapportent. Chacune vaut plus que la précédente.
learn-duo-topic-paint = Peindre
    .about = L'Artiste révèle une Œuvre par autre personnage présent dans la région, sur sa côte et dans ses villes.
learn-duo-topic-gift = Offrir
    .about = La première Œuvre de votre plateau s'offre dans une région qui montre son symbole. Chaque Œuvre offerte rapporte davantage.
learn-duo-topic-sea = Source chaude et jetons Vague
    .about = Le jeton Source chaude permet d'utiliser un dé une seconde fois. Un jeton Vague, pris au Rivage, aide tant qu'on le garde.
learn-duo-topic-end = La fin
    .about = Le dernier cran du Temple ou du Jardin, la dernière plaquette ou la dernière Œuvre : la partie finit avec ce tour. On additionne pèlerinage, commerce et culture.

## Duo : à savoir avant de continuer

learn-duo-welcome = Bienvenue à Shikoku ! Vous menez trois personnages autour de cette île : un Pèlerin, un Marchand et un Artiste. Tous trois rapportent des points, et le plus de points gagne.
learn-duo-faith = Le pèlerinage, c'est le Temple multiplié par le Jardin : { $temple } × { $garden } = { $points } pour l'instant. Avancez les deux, et chaque pas compte davantage.
learn-duo-wares = Vos Marchandises sont sur le plateau de votre Marchand. Sur la côte, les jetons Commerce montrent ce que chaque ville achète, et à quel prix.
learn-duo-gold = { $coins } pièces deviennent d'elles-mêmes une plaquette d'or, et seul l'or rapporte : { $points } points pour la première, et toujours plus pour les suivantes.
learn-duo-painted = Votre prochaine Œuvre montre : { $icon }. Offrez-la dans une région qui porte ce symbole ; l'Artiste doit donc s'y rendre.
learn-duo-given = Une Œuvre offerte rapporte aussitôt, et les suivantes de plus en plus. Peignez beaucoup, puis voyagez pour offrir.
learn-duo-wave = Le jeton { $wave } est à vous. Un jeton Vague aide tant qu'on le garde, mais l'adversaire peut venir le prendre.
learn-duo-spring = Le jeton Source chaude est à vous. Après un prochain dé, vous pourrez le rendre pour utiliser ce dé une seconde fois.
learn-duo-draft = Un nouveau tour, et les rôles s'échangent : { $seat-name } utilise un dé, puis vous un des deux autres, et { $seat-name } le dernier.
learn-duo-end = Le tour où quelqu'un atteint le dernier cran du Temple ou du Jardin, a { $slabs } plaquettes d'or ou a offert { $gifts } Œuvres est le dernier. Puis on additionne tous les points.

## Duo : que faire

learn-duo-choose-first = On lance trois dés, un par personnage. Vous en utilisez un, { $seat-name } un autre, et le dernier est pour vous. Commencez par le Pèlerin, qui avance de { $number } le long de la côte.
learn-duo-choose-pilgrim = Votre Pèlerin avancerait de { $number }. Comptez le long de la côte, dans le sens horaire : où arrive-t-il ?
learn-duo-choose-merchant = Votre Marchand peut avancer de { $number } sur les routes : pour piocher des Marchandises, ou pour en vendre.
learn-duo-choose-artist = Votre Artiste peut { $number ->
    [one] passer dans la région voisine
   *[other] traverser { $number } régions
}. Ce que vous laissez, { $seat-name } peut le prendre.
learn-duo-walk = Votre Pèlerin peut choisir sa distance. Regardez où mène chaque chemin.
learn-duo-pray = Un Temple. Priez ici : le marqueur Temple passe de { $from } à { $to }.
learn-duo-stroll = Un Jardin. Promenez-vous : le marqueur Jardin passe de { $from } à { $to }.
learn-duo-collect = Une Ville côtière. Un Pèlerin y est le bienvenu : encaissez ce que paie son Commerce.
learn-duo-bathe = Une Source chaude ! Prenez son jeton : il permet d'utiliser un dé une seconde fois.
learn-duo-take = Le Rivage. Prenez un jeton Vague : un de vos personnages saura désormais faire un peu plus.
learn-duo-travel-first = Votre Marchand suit les routes, exactement aussi loin que l'indique le dé. À la montagne, il pioche autant de Marchandises que le nombre affiché ; sur la côte, il les vend.
learn-duo-travel-draw = Une Ville montagneuse : votre Marchand y trouve de nouvelles Marchandises.
learn-duo-travel-sell = { $town } achète ce que vous portez. Allez vendre !
learn-duo-travel-coast = On n'y achète rien de ce que vous portez, mais c'est d'ici que la suite est la meilleure.
learn-duo-stay = Aucune route n'est aussi longue que l'indique le dé : votre Marchand reste.
learn-duo-draw = Piochez autant que possible : vous verrez ce qui sort du sac.
learn-duo-sell = Vendez tout ce que vous avez de cette sorte : chaque pièce compte.
learn-duo-return = Votre plateau est plein. Remettez ce que les Commerces paient le moins.
learn-duo-cross-first = Votre Artiste traverse les régions, entre les routes. Allez où se trouvent beaucoup d'autres personnages : chacun devient une Œuvre.
learn-duo-cross-gift = C'est là que se trouve le symbole de votre prochaine Œuvre. Allez l'offrir.
learn-duo-cross-paint = Allez où se trouvent le plus d'autres personnages : c'est eux que peint votre Artiste.
learn-duo-paint = Peignez ! Une Œuvre est révélée par personnage autour de vous.
learn-duo-gift = Cette région montre le symbole de votre première Œuvre. Offrez-la.
learn-duo-pass = Il n'y a rien à gagner ici cette fois. Cela arrive à tous les voyageurs.
learn-duo-again = Vous avez le jeton Source chaude. Rendez-le : le même personnage se déplace et agit encore une fois.
learn-duo-done = Gardez le jeton pour un meilleur moment.

## Tokaido : ce qu'il y a à apprendre

learn-tokaido-topic-last = Le dernier avance
    .about = Le voyageur le plus en arrière avance jusqu'à un espace libre, sans dépasser le prochain relais, et rejoue s'il reste dernier.
learn-tokaido-topic-spaces = Espaces simples et doubles
    .about = Un espace accueille un voyageur. À quatre ou cinq, un espace double en accueille deux, et le second compte comme plus en arrière.
learn-tokaido-topic-panorama = Les panoramas
    .about = Rizière, Montagne et Mer : chaque section vaut un point de plus que la précédente. Le premier qui en complète un marque encore 3 points.
learn-tokaido-topic-shop = Les souvenirs
    .about = Des sortes différentes forment une série : la première vaut 1 point, puis 3, 5 et 7.
learn-tokaido-topic-temple = Le temple
    .about = Une pièce donnée est un point, et à la fin les meilleurs donateurs marquent jusqu'à 10 points de plus.
learn-tokaido-topic-hot-spring = Les sources chaudes
    .about = Une carte de 2 ou 3 points, sans rien payer.
learn-tokaido-topic-farm = La ferme
    .about = Trois pièces. Elles ne rapportent rien, mais les repas, les souvenirs et les offrandes en demandent.
learn-tokaido-topic-encounter = Les rencontres
    .about = Une carte qui agit aussitôt : points, pièces, souvenir, panorama ou offrande au temple.
learn-tokaido-topic-inn = Relais et repas
    .about = Tous s'arrêtent à chaque relais. Un repas chacun, qui vaut 6 points, jamais deux fois le même plat. Le dernier arrivé repart le premier.
learn-tokaido-topic-end = La fin
    .about = À Edo marquent les meilleurs donateurs, et qui a le plus de souvenirs, de rencontres, de sources chaudes et les repas les plus chers. Le plus de points gagne.

## Tokaido : à savoir avant de continuer

learn-tokaido-welcome = Bienvenue à Kyoto ! Vous marchez vers Edo, et tout ce que vous voyez, mangez, achetez et donnez en chemin rapporte des points. Ce n'est pas une course : le voyage le plus riche gagne.
learn-tokaido-viewed = La première section du panorama { $panorama } est à vous, pour 1 point. La suivante en rapporte 2, puis 3 : revenez à ces endroits.
learn-tokaido-bought = Des souvenirs de sortes différentes forment une série. Le premier vaut { $first ->
    [one] { $first } point
   *[other] { $first } points
}, puis { $second }, { $third } et { $fourth } : cherchez les sortes qui vous manquent.
learn-tokaido-given = Chaque pièce donnée au temple est un point. À la fin, qui a donné le plus en marque { $points } de plus.
learn-tokaido-bathed = Une carte Source chaude rapporte 2 ou 3 points et ne coûte rien. Ce n'est jamais une mauvaise étape.
learn-tokaido-farmed = La ferme donne { $coins } pièces. Elles ne valent rien en elles-mêmes, mais les repas, les souvenirs et le temple en demandent.
learn-tokaido-met = Une rencontre : { $encounter }. C'est toujours une bonne surprise : des points, des pièces, un souvenir ou une vue.
learn-tokaido-last = Le voyageur le plus en arrière avance, même plusieurs fois de suite. Qui part loin devant attend que tous les autres l'aient dépassé.
learn-tokaido-spaces = Un espace accueille un voyageur : là où vous êtes, personne d'autre ne s'arrête. Certains ont une seconde place sous la route : elle sert à quatre ou cinq.
learn-tokaido-eaten = Qui arrive le premier à un relais a le choix des repas ; qui arrive le dernier repart le premier, toute la route devant soi.
learn-tokaido-end = À Edo viennent les derniers points : { $points } au meilleur donateur, et { $bonus } pour le plus de souvenirs, de rencontres, de sources chaudes et pour les repas les plus chers.

## Tokaido : que faire

learn-tokaido-go-first = Le voyageur le plus en arrière avance, et c'est vous. Vous pouvez aller à tout espace libre jusqu'au relais, mais de petits pas font plus d'étapes.
learn-tokaido-go-shop = Une échoppe : vos pièces y deviennent des souvenirs.
learn-tokaido-go-temple = Un temple : une pièce ou deux pour la route, et pour la fin.
learn-tokaido-go-encounter = Quelqu'un attend au bord de la route. Qui allez-vous rencontrer ?
learn-tokaido-go-panorama = Une vue ! Rizières, montagnes et mer forment des tableaux, section par section.
learn-tokaido-go-hot-spring = Une source chaude : reposez-vous un peu, pour 2 ou 3 points.
learn-tokaido-go-farm = Une ferme : travaillez ici, et votre bourse se remplit.
learn-tokaido-go-inn = Plus rien ne vous attend avant le relais. Tous s'y arrêtent, et mangent.
learn-tokaido-go-poor = Votre bourse est presque vide, et un repas se paie. Travaillez à la ferme.
learn-tokaido-go-on = Vous connaissez ces endroits. Le plus proche est souvent le meilleur : se presser ne rapporte rien.
learn-tokaido-buy = Trois souvenirs sont sur le comptoir. Achetez ce qui vous plaît, mais gardez de quoi payer un repas au relais.
learn-tokaido-buy-more = Une autre sorte pour votre série : elle vaut plus que la première.
learn-tokaido-done = Restez-en là, et gardez vos pièces pour le relais.
learn-tokaido-donate = Donnez au moins une pièce. Chacune est un point, et le reste paiera peut-être un repas.
learn-tokaido-eat = Un repas rapporte 6 points, quel que soit son prix. Prenez-en un bon marché : vous ne mangerez pas deux fois le même plat pendant ce voyage.
learn-tokaido-pass = Rien ici n'est pour votre bourse. Cela arrive.
learn-tokaido-panorama = Le guide vous mène à une vue. Prenez la section qui vaut le plus.
