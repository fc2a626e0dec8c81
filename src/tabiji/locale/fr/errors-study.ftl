# Ce que refusent les penseurs et les rediffusions.

server-busy = Il se passe trop de choses en ce moment. Réessayez dans un instant.
server-warming-up = La recherche se prépare encore, ce qui n’arrive qu’une fois. Réessayez dans une minute.
server-long-record = Cette partie compte { $count } actions ; on en rejoue ici { $most } au plus.
server-nothing-to-decide = Personne n’a rien à décider à cet endroit.
server-too-costly = Cela prendrait plus de temps ou de mémoire que chacun ne peut en prendre d'un coup.
