# Lo que puede estar mal en una partida, en su archivo o en lo que afirma.

## Partidas

match-dice = Los dados son 'drawn' o 'by hand', no { $found }.
match-seed-by-hand = Los dados tirados a mano no necesitan semilla.
match-seed-size = Una semilla tiene { $size } bytes, no { $found }.
match-other-seed = Esta semilla no es aquella con la que se comprometió la partida.
match-salt = Una sal es una línea con espacios simples, no { $found }.
match-salt-by-hand = Los dados tirados a mano no tienen sal, y todos están dados.
match-commitment = Un compromiso son 64 cifras hexadecimales, no { $found }.
match-given = El número de acciones dadas no puede ser { $found }.
match-seats = { $game } se juega aquí entre { $seats }, no entre { $found }.
match-position-seats = La posición tiene { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}, no { $seats }.
match-name = Un nombre es una línea con espacios simples, no { $found }.
match-name-control = Un nombre no lleva caracteres de control, como { $found }.
match-name-bot = Un nombre no puede acabar como la marca de un bot, como { $found }.
match-bot-name = Un bot se nombra con minúsculas, cifras y . _ : + -, no { $found }.
match-no-undo = No hay nada que deshacer.
match-no-redo = No hay nada que rehacer.
match-no-place = Esta partida va de 0 a { $last }; no hay { $at }.
match-no-place-in-line = Esta línea va de 0 a { $last }; no hay { $at }.
match-no-event = { $event } no es un suceso; volver al punto 37 se escribe '@37'.
match-no-comment-place = No hay un punto { $place } para comentar en esta partida.
match-comment = Un comentario lleva espacios simples y ninguna llave, no { $comment }.
match-address = { $address } no es la dirección de una posición; se escribe como 'duo_P0@C0_coins.4,9'.
match-address-letter = { $letter } no puede estar en la dirección de una posición, { $address }.
match-address-bytes = { $part } no es un carácter, en la dirección { $address }.
match-unguarded = Un proceso que ayuda vuelve a leer este script al empezar: pon lo que hace el script bajo if __name__ == "__main__":

## Archivos de partidas

record-line = Línea { $line }: { $why }
record-title = se encontró { $found }, pero una partida empieza por { $title }.
record-newer = Esta partida tiene el formato { $found }, más nuevo que el formato { $format } que lee este programa. Hace falta un Tabiji más nuevo.
record-no-format = No hay un formato { $found }; las partidas tienen el formato { $format }.
record-bytes = Aquí hay bytes que no son texto UTF-8.
record-long = Una partida anotada tiene como mucho { $most } caracteres; esto no lo es.
record-compressed = El archivo comprimido está roto aquí: { $why }
record-another = { $text } empieza otra partida, y se esperaba una sola.

## Encabezados

record-not-a-header = { $text } no es un encabezado; se escribe como 'Game: duo'. Una línea vacía termina los encabezados.
record-no-header = No hay un encabezado { $name }. Hay: { $names } y 'Seat 0', 'Seat 1', etcétera.
record-no-such-header = No hay un encabezado { $name }. ¿Será { $near }? Hay: { $names } y 'Seat 0', 'Seat 1', etcétera.
record-header-twice = { $name } ya se dijo en la línea { $line }.
record-no-game = El archivo no dice de qué juego es; se espera 'Game: duo'.
record-options = Estas opciones no van juntas: { $why }
record-header = { $name } es { $found }, pero { $expected }.
record-numbers = { $count ->
    [one] se espera { $count } número entero
   *[other] se esperan { $count } números enteros, uno por asiento
}
record-seats = este juego tiene los asientos 0 a { $last }
record-seat-zeros = los asientos se cuentan 0, 1, 2, etcétera, sin ceros delante
record-games = los juegos son { $games }
record-other-rules = este programa juega la versión { $version } de las reglas de { $game }
record-other-board = el tablero de { $game } es aquí { $digest }: la partida se jugó con otros datos
record-date = se espera una fecha como 2026-11-15
record-dice = los dados son 'drawn' o 'by hand'
record-by-hand = los dados tirados a mano no lo llevan
record-uncommitted = los dados sorteados necesitan Commitment o Seed
record-salt = se espera una línea con espacios simples
record-given = se espera el número de acciones antes de los primeros dados sorteados
record-hex-digits = se esperan { $count } cifras hexadecimales (0-9, a-f)
record-no-option = { $part } no es una opción; se escribe como 'compass=0'
record-option-value = { $value } no puede ser el valor de { $option }
record-not-over = la partida no ha terminado, así que nada es definitivo
record-short = la partida solo tiene { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}

## Acciones

record-no-action = { $word } no es una acción de { $game }.
record-illegal = Acción { $number }: { $why }
record-mark-last = { $mark } no precede a nada.
record-mark-no-turn = se encontró { $mark }, pero ningún turno empieza con { $word }.
record-mark-turn = se encontró { $mark }, pero este es el turno { $turn }.
record-mark-chance = se encontró { $mark }, pero { $word } lo decide el azar.
record-mark-seat = se encontró { $mark }, pero { $word } lo decide el asiento { $seat }.
record-comment-inside = se encontró '{"{"}' dentro del comentario que empezó en la línea { $line }.
record-comment-open = Aquí empieza un comentario que no termina; se espera '{"}"}'.
record-no-comment = se encontró '{"}"}', pero no hay ningún comentario abierto.

## Lo que no se confirma

verify-points = Los puntos son { $claimed }, pero la partida da { $found }.
verify-places = Los puestos son { $claimed }, pero la partida da { $found }.
verify-seal = El sello es { $claimed }, pero estas acciones tienen { $found }: se cambió alguna.
verify-seed = La semilla no es aquella con la que se comprometió la partida.
verify-dice = La acción { $number }, { $word }, no es lo que sortea la semilla en ese punto.
