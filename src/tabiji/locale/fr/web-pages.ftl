# Les pages autour de la table : l'accueil, les nouvelles tables, le salon, les invitations, soi-même.

web-skip = Aller au contenu
web-nav = Pages
web-nav-home = Accueil
web-nav-lobby = Tables
web-nav-rules = Règles
web-nav-replay = Revoir
web-nav-me = Vous
web-language = Langue
web-loading = Un instant…
web-again = Réessayer
web-copy = Copier
web-copied = Copié
web-share = Partager

web-home-lead = Deux voyages dans le Japon d'autrefois, sur votre écran.
web-home-play = Jouer à { $game }
web-home-against = contre { $opponents }
web-home-friend = Avec un ami
    .about = Vous envoyez un lien ; qui l'ouvre prend place.
web-home-screen = Sur le même écran
    .about = L'appareil passe de main en main.
web-home-other = Autres adversaires et options
web-home-learn = Une première partie guidée
    .about = Cinq minutes, sans rien lire avant.
web-home-continue = Continuer
web-home-finished = Parties jouées
web-home-your-turn = À vous de jouer
web-home-waiting = En attente de joueurs
web-home-their-turn = À { $name } de jouer
web-home-more = Toutes mes tables

web-new-title = Une table pour { $game }
web-new-who = Qui joue
web-new-seat = Place { $number }
web-new-me = Vous, à cet écran
web-new-here = Quelqu'un à cet écran
web-new-bot = Un adversaire
web-new-open = Libre : par lien
web-new-name = Nom
web-new-how-many = Combien de joueurs
web-new-seats = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
web-new-opponent = Adversaire à la place { $number }
web-new-thinks = { $seconds ->
    [0] joue aussitôt
    [one] réfléchit jusqu'à { $seconds } seconde
   *[other] réfléchit jusqu'à { $seconds } secondes
}
web-new-options = Comment on joue
web-new-chance = Le hasard décide
web-new-travelers-dealt = Deux tuiles chacun, en choisir une
web-new-travelers-none = Un premier voyage, sans voyageurs
web-new-travelers-each = Choisis pour chaque place
web-new-traveler = Voyageur de la place { $number }
web-new-traveler-dealt = Distribué
web-new-traveler-none = Aucun
web-option-listed = L'afficher dans la liste des tables
    .about = N'importe qui peut prendre une place libre, ou regarder.
web-option-hints = Conseils et estimations
    .about = Chacun à la table peut demander ce que ferait un fort joueur.
web-new-substitute = Qui prend la relève si quelqu'un s'absente
    .about = Joue à la place de qui abandonne ou s'en va, pour que les autres finissent la partie. Tout le monde voit son nom avant de s'asseoir.
web-new-start = Commencer
web-new-invite = Dresser la table
web-new-fair = Des dés que personne n'a pu préparer
    .about = Écrivez n'importe quoi. C'est mêlé aux dés, qui n'ont donc pas pu être préparés ; après la partie, chacun peut les vérifier.

web-option-compass = Qui est à la rose des vents et commence
web-option-purple = Qui joue les violets
web-option-travelers = Voyageurs
web-option-gastronomy = Gastronomie
    .about = Les relais servent un mets de moins.
web-option-return-journey = Voyage de retour
    .about = D'Edo à Kyoto.

web-lobby-title = Tables
web-lobby-mine = Les miennes
web-lobby-mine-empty = Vous n'êtes encore à aucune table.
web-lobby-open = Une place est libre
web-lobby-open-empty = Aucune table ne cherche de joueurs. Ouvrez-en une, avec « L'afficher dans la liste des tables ».
web-lobby-live = En cours
web-lobby-live-empty = Personne ne se laisse regarder en ce moment.
web-lobby-sit = Prendre place
web-lobby-watch = Regarder
web-lobby-go-on = Continuer
web-lobby-look = Voir
web-lobby-open-seat = place libre
web-lobby-new = Nouvelle table : { $game }

web-join-title = Vous êtes invité
web-join-from = { $name } vous invite à { $game }.
web-join-anybody = Vous êtes invité à { $game }.
web-join-name = Votre nom à la table
web-join-sit = Prendre place
web-join-taken = Cette place est prise
    .about = Quelqu'un est arrivé avant vous. Vous pouvez encore regarder, si la table le permet.
web-join-known = Vous êtes déjà à cette table.
web-join-watch = Regarder
web-join-back = À la table

web-me-title = Vous
web-me-name = Votre nom
web-me-save = Enregistrer
web-me-saved = Enregistré
web-me-link = Votre lien personnel
    .about = Il vous amène, avec toutes vos tables, sur un autre appareil. Qui l'a est vous : gardez-le pour vous.
web-me-show-link = Montrer le lien
web-me-light = Lumière
web-me-light-system = Comme le système
web-me-light-light = Jour
web-me-light-dark = Nuit
web-me-sound = Sons discrets
web-me-still = Rien ne bouge
    .about = Les pièces apparaissent où elles vont, quoi que préfère votre système.
web-me-resuming = Nous vous retrouvons…
web-me-unknown-link = Ce lien ne ramène personne. A-t-il été copié en entier ?
web-me-another = Vous avez déjà vos tables sur cet appareil. Continuer en tant que la personne à qui ce lien appartient ? Votre propre lien vous ramènera ici.
web-me-another-yes = Oui, c'est moi
web-me-another-no = Non, je reste moi-même

web-rules-title = Règles
web-rules-of = Les règles de { $game }
web-rules-topics = Sujets

web-missing-title = Cette route ne mène nulle part
    .about = Cette page n'existe pas. L'adresse a peut-être été copiée en partie.
web-missing-home = Retour au départ

web-problem-unreachable = Le service est injoignable. Le réseau est-il là ?
web-problem-not-found = Ce n'est pas ici, ou plus.
web-problem-broken = Quelque chose a mal tourné au service. Réessayer peut aider.

