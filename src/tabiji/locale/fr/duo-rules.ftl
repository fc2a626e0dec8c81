# Tokaido Duo : une courte aide sur chaque chose, dans nos propres mots.

duo-help-game = Chaque joueur mène trois personnages autour de Shikoku : un Pèlerin le long de la
    côte, un Marchand sur les routes commerciales et un Artiste à travers les régions. Qui tire le
    meilleur parti des trois ensemble l'emporte.

    Les points se comptent à la fin : pèlerinage (le Pèlerin), commerce (le Marchand) et culture
    (l'Artiste).
    .title = le jeu
duo-help-turn = Le joueur A lance les trois dés et en utilise un ; le joueur B utilise un des deux
    autres ; le joueur A utilise le dernier. Puis les rôles s'échangent.

    Utiliser un dé, c'est déplacer son personnage d'exactement autant de cases, sans jamais repasser
    par la même. Le déplacement est obligatoire ; l'action à l'arrivée est libre.
    .title = le tour
duo-help-pilgrim = Le Pèlerin va de station en station dans le sens horaire. Les stations occupées
    comptent comme les autres ; s'il devait s'arrêter sur l'une d'elles, il va à la prochaine station
    libre et n'utilise que celle-là. Un Marchand n'occupe une station que s'il est dans sa Ville
    côtière.
    .title = le Pèlerin
duo-help-merchant = Le Marchand suit les routes commerciales entre Villes montagneuses et Villes
    côtières : il pioche des Marchandises à la montagne et les vend sur la côte. Il ne peut ni entrer
    dans une Ville côtière occupée ni la traverser. Si le déplacement complet est impossible, il
    reste et ne fait rien.
    .title = le Marchand
duo-help-artist = L'Artiste passe de région en région, puis il peint ou il offre une peinture. Les
    deux Artistes peuvent être dans la même région.
    .title = l'Artiste
duo-help-town = Dans une Ville côtière, le Pèlerin gagne autant de pièces que l'indique le jeton
    Commerce. Le Marchand y vend autant qu'il veut de Marchandises de la seule sorte achetée. Un seul
    personnage tient dans une Ville côtière.
    .title = Ville côtière
duo-help-temple = Le Pèlerin avance le marqueur Temple d'un cran. Le dernier cran entraîne la fin de
    la partie.
    .title = Temple
duo-help-garden = Le Pèlerin avance le marqueur Jardin d'un cran. Le dernier cran entraîne la fin de
    la partie.
    .title = Jardin
duo-help-hot-spring = Le Pèlerin prend le jeton Source chaude, sur le plateau ou chez l'adversaire.
    Plus tard, après avoir utilisé un dé, on peut le rendre pour utiliser aussitôt le même dé une
    seconde fois : le même personnage se déplace et agit encore. Pas avec le dé qui vient de le faire
    gagner.
    .title = Source chaude
duo-help-seashore = Le Pèlerin prend un jeton Vague sur le plateau ou, s'il n'y en a plus, un de ceux
    de l'adversaire. Il agit aussitôt, et tant qu'on le possède.
    .title = Rivage
duo-help-mountain-town = Dans une Ville montagneuse, le Marchand pioche dans le sac autant de
    Marchandises que le nombre indiqué. Les deux Marchands peuvent s'y trouver ensemble.
    .title = Ville montagneuse
duo-help-boutique = Chaque Ville côtière a un jeton Commerce : la sorte de Marchandise achetée aux
    Marchands et le prix de chacune, qui est aussi ce qu'y gagne un Pèlerin.
    .title = Commerce
duo-help-wares = Il y a des kimonos, des poteries, des poupées et des éventails. Votre plateau en
    garde cinq : piochez d'abord, puis remettez ce qui est de trop, ancien ou nouveau, à votre choix.
    Les Marchandises restantes ne rapportent rien.
    .title = Marchandises
duo-help-gold = Dix pièces deviennent aussitôt une plaquette d'or. Plus il y en a, plus elles
    rapportent ; la sixième entraîne la fin de la partie. L'or ne redevient jamais des pièces.
    .title = pièces et or
duo-help-area = Les routes commerciales partagent l'île en régions, chacune avec un symbole : Lune,
    Cascade, Montagne ou Bambou. Une région borde les stations de sa côte, ses deux Villes côtières
    comprises, et ses Villes montagneuses.
    .title = région
duo-help-paint = Révélez autant de vos Œuvres qu'il y a d'autres personnages, les vôtres et ceux de
    l'adversaire, dans la région de l'Artiste, sur ses stations et dans ses villes. On révèle de
    gauche à droite, rangée après rangée.
    .title = peindre
duo-help-gift = Si la première Œuvre restante de votre plateau est révélée et montre le symbole de la
    région de l'Artiste, vous pouvez l'offrir : elle quitte le plateau et découvre des points. La
    dixième entraîne la fin de la partie.
    .title = offrir
duo-help-waves = Il y a trois jetons Vague, un par personnage, et chacun montre une de ses deux faces
    pendant toute la partie : Pèlerin tranquille ou pressé, Marchand habile ou robuste, Artiste
    prolifique ou inspiré. On les prend aux Rivages ; ils agissent tant qu'on les possède, sans jamais
    obliger.
    .title = jetons Vague
duo-help-tranquil = Votre Pèlerin peut avancer d'une station de moins que l'indique le dé, mais d'une
    au moins.
    .title = Pèlerin tranquille
duo-help-hasty = Votre Pèlerin peut avancer d'une station de plus que l'indique le dé.
    .title = Pèlerin pressé
duo-help-crafty = Votre Marchand gagne une pièce de plus par Marchandise vendue.
    .title = Marchand habile
duo-help-robust = Votre Marchand peut piocher une Marchandise de plus et en garde six au lieu de
    cinq. Qui perd ce jeton avec six Marchandises en remet une aussitôt.
    .title = Marchand robuste
duo-help-proficient = Quand vous peignez, vous pouvez révéler une Œuvre de plus.
    .title = Artiste prolifique
duo-help-inspired = Vous pouvez offrir une Œuvre dont l'Artiste a rencontré le symbole où que ce soit
    pendant son déplacement : au départ, en chemin ou à l'arrivée.
    .title = Artiste inspiré
duo-help-end = La fin vient avec le tour où un marqueur Temple ou Jardin atteint son dernier cran, où
    un joueur gagne la sixième plaquette d'or, ou bien où un Artiste offre sa dixième Œuvre. Les trois
    dés de ce tour sont encore utilisés.
    .title = la fin
duo-help-points = Pèlerinage : le cran du Temple multiplié par celui du Jardin. Commerce : le nombre
    au-dessus de la dernière plaquette d'or. Culture : le plus grand nombre découvert par les Œuvres
    offertes. La plus grande somme gagne ; à égalité, le joueur qui a le plus de pièces, sans compter
    l'or ; sinon la victoire est partagée.
    .title = points
