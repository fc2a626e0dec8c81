# Ce qui peut ne pas aller dans un tournoi.

arena-too-few = Il faut au moins deux robots à un tournoi, comme dans --bots haru,taro.
arena-named-twice = Un robot ne peut être nommé deux fois que si les { $seats } places sont toutes nommées ; en voici { $count } : { $bots }.
arena-wrong-seats = { $game } se joue à { $possible }, pas à { $seats }.
arena-other-file = { $file } contient autre chose ; choisissez un autre fichier.
arena-other-tournament = { $file } contient un autre tournoi ; diffèrent : { $what }. Choisissez un autre fichier.
arena-bad-line = { $file }, ligne { $number } : ce n'est pas un résultat.
arena-no-results = { $file } ne contient pas de résultats d'un tournoi.
arena-process-lost = Un processus est mort { $times } fois sur les mêmes parties ; un robot y a-t-il mis fin, manquait-il de mémoire, ou votre script travaille-t-il sans if __name__ == "__main__" ? Ce qui a été joué est gardé.
arena-worker-lost = Un processus de la grappe est mort { $times } fois sur la même partie. Ce qui a été joué est gardé.
arena-no-ray = Pour jouer sur une grappe il faut Ray, qui n'est pas installé ici : pip install 'tabiji[cluster]'.
arena-no-cluster = Il n'y a pas de grappe Ray à { $address } : { $why }
