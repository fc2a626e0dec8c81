# Tokaido : une courte aide sur chaque chose, dans nos propres mots.

tokaido-help-game = Parcourez la route de Kyoto à Edo et faites-en le plus beau des voyages : vues,
    repas, souvenirs, bains, rencontres et offrandes au temple rapportent des points. Ce n'est pas le
    plus rapide qui gagne, mais celui dont le voyage est le plus riche.
    .title = le jeu
tokaido-help-move = Le voyageur le plus en arrière joue : il avance jusqu'à l'espace libre de son
    choix, sans dépasser le prochain relais, et en profite. Qui reste dernier rejoue. Tous s'arrêtent
    à chaque relais.
    .title = avancer
tokaido-help-double = Un espace double accueille deux voyageurs à quatre ou cinq joueurs. Le premier
    se place sur la route ; le second, à côté, compte comme plus en arrière et repart le premier.
    .title = espace double
tokaido-help-inn = Tous les voyageurs s'y arrêtent et y attendent en file. En arrivant, vous pouvez
    acheter un des repas qui restent ; le premier arrivé en pioche un de plus qu'il n'y a de joueurs.
    Un repas coûte de 1 à 3 pièces et rapporte 6 points, mais jamais deux fois le même plat. Quand
    tous sont là, le dernier de la file repart le premier.
    .title = relais
tokaido-help-shop = Avec au moins une pièce, vous pouvez vous y arrêter : trois souvenirs sont
    montrés, et vous achetez tous ceux que vous voulez et pouvez payer.
    .title = échoppe
tokaido-help-souvenirs = Il y en a quatre sortes : petits objets, nourriture et boissons, vêtements,
    art. Les cartes de sortes différentes forment d'elles-mêmes des séries ; la première d'une série
    rapporte 1 point, la deuxième 3, la troisième 5, la quatrième 7.
    .title = souvenirs
tokaido-help-temple = Donnez de 1 à 3 pièces, une au moins : chacune rapporte aussitôt un point. À la
    fin, le meilleur donateur gagne encore 10 points, le deuxième 7, le troisième 4, tous les autres
    donateurs 2 ; les ex æquo ont le meilleur rang.
    .title = temple
tokaido-help-encounter = Piochez une carte Rencontre, appliquez son effet et gardez-la.
    .title = rencontre
tokaido-help-paddy = Prenez la section suivante du panorama Rizière, qui vaut son numéro. Il a trois
    sections. Une fois le vôtre complet, vous ne pouvez plus vous arrêter aux rizières.
    .title = rizière
tokaido-help-mountain = Prenez la section suivante du panorama Montagne, qui vaut son numéro. Il a
    quatre sections. Une fois le vôtre complet, vous ne pouvez plus vous arrêter aux montagnes.
    .title = montagne
tokaido-help-sea = Prenez la section suivante du panorama Mer, qui vaut son numéro. Il a cinq
    sections. Une fois le vôtre complet, vous ne pouvez plus vous arrêter à la mer.
    .title = mer
tokaido-help-hot-spring = Piochez une carte Source chaude : 2 ou 3 points.
    .title = source chaude
tokaido-help-farm = Gagnez 3 pièces.
    .title = ferme
tokaido-help-shokunin = L'artisan vous donne un souvenir de la pile, compté comme un achat.
    .title = Shokunin
tokaido-help-annaibito = Le guide montre un panorama, dont vous gagnez la section suivante. Si le
    vôtre est complet, choisissez-en un autre.
    .title = Annaibito
tokaido-help-samurai = Vous marquez 3 points.
    .title = Samouraï
tokaido-help-kuge = Le noble vous donne 3 pièces.
    .title = Kuge
tokaido-help-miko = La prêtresse donne une pièce au temple en votre nom : un point aussitôt, et elle
    compte dans vos offrandes.
    .title = Miko
tokaido-help-achievements = Sept cartes de 3 points. Le premier qui complète un panorama reçoit
    aussitôt sa carte. À la fin viennent Gourmet, Baigneur, Bavard et Collectionneur ; en cas
    d'égalité, tous les ex æquo marquent.
    .title = accomplissements
tokaido-help-gourmet = Le plus de pièces imprimées sur ses repas.
    .title = Gourmet
tokaido-help-bather = Le plus de cartes Source chaude.
    .title = Baigneur
tokaido-help-chatterbox = Le plus de cartes Rencontre.
    .title = Bavard
tokaido-help-collector = Le plus de souvenirs.
    .title = Collectionneur
tokaido-help-chuubei = Le messager, 4 pièces. À chacun des trois relais en chemin, avant le repas,
    Chuubei pioche une carte Rencontre.
    .title = Chuubei
tokaido-help-hiroshige = L'artiste, 3 pièces. À chacun des trois relais en chemin, avant le repas,
    Hiroshige gagne la section suivante d'un panorama de son choix.
    .title = Hiroshige
tokaido-help-hirotada = Le prêtre, 8 pièces. Chaque fois qu'il s'arrête au temple, Hirotada peut
    ajouter à son offrande une pièce de la réserve.
    .title = Hirotada
tokaido-help-kinko = Le rônin, 7 pièces. Les repas coûtent une pièce de moins à Kinko ; ceux d'une
    pièce sont gratuits.
    .title = Kinko
tokaido-help-mitsukuni = Le vieil homme, 6 pièces. Mitsukuni marque 1 point de plus par carte Source
    chaude et par accomplissement.
    .title = Mitsukuni
tokaido-help-sasayakko = La geisha, 5 pièces. Quand Sasayakko achète au moins deux souvenirs dans une
    échoppe, le moins cher est gratuit, mais elle doit avoir le prix entier.
    .title = Sasayakko
tokaido-help-satsuki = L'orpheline, 2 pièces. En arrivant à un relais, Satsuki se voit offrir le
    premier repas de la pile ; ou elle le refuse et peut acheter comme tout le monde.
    .title = Satsuki
tokaido-help-umegae = L'artiste de rue, 5 pièces. Umegae gagne 1 point et 1 pièce à chaque rencontre,
    avant son effet.
    .title = Umegae
tokaido-help-yoshiyasu = Le fonctionnaire, 9 pièces. À chaque rencontre, Yoshiyasu voit deux cartes et
    en garde une ; personne d'autre ne voit la seconde.
    .title = Yoshiyasu
tokaido-help-zen-emon = Le marchand, 6 pièces. Une fois par échoppe, Zen-emon paie 1 pièce un
    souvenir, quel que soit son prix.
    .title = Zen-emon
tokaido-help-neutral = À deux joueurs, un voyageur neutre fait la route. Quand il est dernier, le
    joueur le plus avancé le déplace. Il donne une pièce au temple s'il s'y arrête et ôte un repas au
    hasard quand il arrive à un relais.
    .title = le voyageur neutre
tokaido-help-variants = Premier voyage : chacun part avec 7 pièces et sans pouvoir de voyageur.
    Gastronomie : un relais propose un repas de moins. Voyage de retour : d'Edo à Kyoto.
    .title = variantes
tokaido-help-end = Quand tous ont atteint le dernier relais et mangé, le voyage est fini. On compte le
    rang au temple et les quatre derniers accomplissements. Le plus de points gagne ; à égalité, le
    plus d'accomplissements ; sinon la victoire est partagée.
    .title = la fin
