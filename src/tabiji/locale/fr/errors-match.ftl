# Ce qui peut ne pas aller dans une partie, dans un fichier de partie ou dans ce qu'il affirme.

## Parties

match-dice = Les dés sont 'drawn' ou 'by hand', pas { $found }.
match-seed-by-hand = Des dés lancés à la main n'ont pas besoin de graine.
match-seed-size = Une graine a { $size } octets, pas { $found }.
match-other-seed = Cette graine n'est pas celle sur laquelle la partie s'est engagée.
match-salt = Un sel est une ligne à espaces simples, pas { $found }.
match-salt-by-hand = Des dés lancés à la main n'ont pas de sel, et tous sont donnés.
match-commitment = Un engagement a 64 chiffres hexadécimaux, ce n'est pas { $found }.
match-given = Le nombre d'actions données ne peut pas être { $found }.
match-seats = { $game } se joue ici à { $seats }, pas à { $found }.
match-position-seats = La position a { $count ->
    [one] { $count } place
   *[other] { $count } places
}, pas { $seats }.
match-name = Un nom est une ligne à espaces simples, pas { $found }.
match-name-control = Un nom n'a pas de caractères de contrôle, contrairement à { $found }.
match-name-bot = Un nom ne peut pas finir comme la marque d'un bot, contrairement à { $found }.
match-bot-name = Un bot se nomme avec des minuscules, des chiffres et . _ : + -, pas { $found }.
match-no-undo = Il n'y a rien à annuler.
match-no-redo = Il n'y a rien à rétablir.
match-no-place = Cette partie va de 0 à { $last } ; il n'y a pas de { $at }.
match-no-place-in-line = Cette ligne va de 0 à { $last } ; il n'y a pas de { $at }.
match-no-event = { $event } n'est pas un événement ; revenir au point 37 s'écrit '@37'.
match-no-comment-place = Il n'y a pas de point { $place } où commenter cette partie.
match-comment = Un commentaire a des espaces simples et pas d'accolades, contrairement à { $comment }.
match-address = { $address } n'est pas l'adresse d'une position ; une adresse ressemble à 'duo_P0@C0_coins.4,9'.
match-address-letter = { $letter } ne peut pas figurer dans l'adresse d'une position, { $address }.
match-address-bytes = { $part } n'est pas un caractère, dans l'adresse { $address }.
match-unguarded = Un processus qui aide relit ce script en démarrant : mettez ce que fait le script sous if __name__ == "__main__":

## Fichiers de partie

record-line = Ligne { $line } : { $why }
record-title = trouvé { $found }, mais une partie commence par { $title }.
record-newer = Cette partie est au format { $found }, plus récent que le format { $format } que lit ce programme. Il faut un Tabiji plus récent.
record-no-format = Il n'y a pas de format { $found } ; les parties sont au format { $format }.
record-bytes = Il y a ici des octets qui ne sont pas du texte UTF-8.
record-long = Une partie notée a au plus { $most } caractères ; ce n'en est pas une.
record-compressed = Le fichier compressé est abîmé ici : { $why }
record-another = { $text } commence une autre partie, alors qu'une seule est attendue.

## En-têtes

record-not-a-header = { $text } n'est pas un en-tête ; un en-tête ressemble à 'Game: duo'. Une ligne vide finit les en-têtes.
record-no-header = Il n'y a pas d'en-tête { $name }. Il y a : { $names } et 'Seat 0', 'Seat 1', etc.
record-no-such-header = Il n'y a pas d'en-tête { $name }. Est-ce { $near } ? Il y a : { $names } et 'Seat 0', 'Seat 1', etc.
record-header-twice = { $name } est déjà dit à la ligne { $line }.
record-no-game = Le fichier ne dit pas de quel jeu il s'agit ; il faut 'Game: duo'.
record-options = Ces options ne vont pas ensemble : { $why }
record-header = { $name } est { $found }, mais { $expected }.
record-numbers = il faut { $count ->
    [one] { $count } nombre entier
   *[other] { $count } nombres entiers, un par place
}
record-seats = ce jeu a les places 0 à { $last }
record-seat-zeros = les places se comptent 0, 1, 2, etc., sans zéro devant
record-games = les jeux sont { $games }
record-other-rules = ce programme joue la version { $version } des règles de { $game }
record-other-board = le plateau de { $game } est ici { $digest } : la partie s'est jouée sur d'autres données
record-date = il faut une date comme 2026-11-15
record-dice = les dés sont 'drawn' ou 'by hand'
record-by-hand = des dés lancés à la main n'en ont pas
record-uncommitted = des dés tirés au sort demandent Commitment ou Seed
record-salt = il faut une ligne à espaces simples
record-given = il faut le nombre d'actions avant les premiers dés tirés
record-hex-digits = il faut { $count } chiffres hexadécimaux (0-9, a-f)
record-no-option = { $part } n'est pas une option ; une option ressemble à 'compass=0'
record-option-value = { $value } ne peut pas être la valeur de { $option }
record-not-over = la partie n'est pas terminée, rien n'est donc définitif
record-short = il n'y a que { $count ->
    [one] { $count } action
   *[other] { $count } actions
} dans cette partie

## Actions

record-no-action = { $word } n'est pas une action de { $game }.
record-illegal = Action { $number } : { $why }
record-mark-last = { $mark } ne précède rien.
record-mark-no-turn = trouvé { $mark }, mais aucun tour ne commence par { $word }.
record-mark-turn = trouvé { $mark }, mais c'est le tour { $turn }.
record-mark-chance = trouvé { $mark }, mais c'est le hasard qui décide { $word }.
record-mark-seat = trouvé { $mark }, mais c'est la place { $seat } qui décide { $word }.
record-comment-inside = trouvé '{"{"}' dans le commentaire commencé à la ligne { $line }.
record-comment-open = Un commentaire commence ici et ne finit pas ; il faut '{"}"}'.
record-no-comment = trouvé '{"}"}', mais aucun commentaire n'est ouvert.

## Ce que la vérification contredit

verify-points = Les points sont { $claimed }, mais la partie donne { $found }.
verify-places = Le classement est { $claimed }, mais la partie donne { $found }.
verify-seal = Le sceau est { $claimed }, mais ces actions ont { $found } : l'une a été changée.
verify-seed = La graine n'est pas celle sur laquelle la partie s'est engagée.
verify-dice = L'action { $number }, { $word }, n'est pas ce que tire la graine à cet endroit.
