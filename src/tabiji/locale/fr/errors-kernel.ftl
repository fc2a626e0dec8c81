# Ce qui ne va pas, où que ce soit : options, actions, fichiers de données, positions. Voir ../__init__.py.

kernel-said = { $text }
kernel-unknown-language = Il n'y a pas de langue « { $asked } » ; il y a : { $languages }.
kernel-unknown-game = Il n'y a pas de jeu { $asked } ; il y a : { $games }.
kernel-no-option = { $game } n'a pas d'option { $option } ; il y a : { $options }.
kernel-no-options = { $game } n'a pas d'option { $option } ; il n'y en a aucune.

## Fichiers

kernel-no-such-file = Fichier ou dossier introuvable
kernel-is-a-folder = C'est un dossier
kernel-no-permission = Permission refusée

## Actions

kernel-action = l'action { $number }
kernel-over = Impossible de jouer { $action } : la partie est terminée.
kernel-not-legal = Impossible de jouer { $action } maintenant. Coups possibles : { $legal }.
kernel-not-legal-here = l'action { $number } n'est pas possible dans cet état
kernel-not-legal-there = l'action { $number } n'est pas possible dans l'état { $state }
kernel-unequal = à { $states ->
    [one] { $states } état
   *[other] { $states } états
} il faut autant d'actions, pas { $actions }
kernel-no-action-number = { $number } n'est le numéro d'aucune action de { $game }.

## Fichiers de données

data-mistake = { $file } : { $key } : { $why }.
data-unreadable = { $file } : lecture impossible ({ $why }).
data-not-toml = { $file } : ce n'est pas un fichier TOML : { $why }
data-missing = cette clé manque
data-no-table = il faut une table, pas { $found }
data-no-list = il faut une liste, pas { $found }
data-no-number = il faut un nombre entier, pas { $found }
data-no-text = il faut un texte, pas { $found }
data-no-word = il faut un seul mot de lettres et de chiffres, qui commence par une lettre et compte au plus { $most } caractères, pas { $found }
data-no-words = il faut des mots de lettres et de chiffres, séparés par une seule espace ou un seul trait d'union, qui commencent par une lettre et comptent en tout au plus { $most } caractères, pas { $found }
data-out-of-range = il faut un nombre de { $least } à { $most }, pas { $found }
data-empty = la liste ne doit pas être vide
data-unknown = { $found } n'est aucun des mots { $known }
data-entries = il faut { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}, pas { $found }

## Positions

position-impossible = { $text } n'est pas une position de { $game } : { $why }.
position-unreadable = { $word } ne se lit pas dans une position de { $game } : { $why }.
position-long = le texte a plus de { $count } caractères
position-twice = { $key } est dit deux fois
position-number = il faut un nombre de { $least } à { $most }
position-values = il faut { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs séparées par des virgules
}
position-one-of = il faut un des mots { $words }
kernel-no-redraw = Cette table ne peut pas s'être produite : ce que la place { $seat } ne peut pas savoir ne peut pas être imaginé.
