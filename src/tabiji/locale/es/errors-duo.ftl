# Lo que puede estar mal en un tablero, una posición, una acción o una opción de Tokaido Duo.

duo-no-action = { $word } no es una acción de Tokaido Duo; una acción se escribe como 'pilgrim', 'walk3', 'to-C5', 'to-A2', 'sell2' o 'pass'.
duo-option-seat = { $option } debe ser el asiento 0, el asiento 1 o quedar al azar, no { $found }.

## Tableros

duo-board-areas = una isla de { $towns } Ciudades costeras en una sola red de rutas tiene { $towns } zonas
duo-board-mountain-towns = necesita { $count ->
    [one] { $count } Ciudad de montaña
   *[other] { $count } Ciudades de montaña
}, no { $found }
duo-board-numbered-name = una Ciudad de montaña no puede llamarse { $name }: las zonas se llaman A0, A1, etcétera, y las Ciudades costeras C0, C1, etcétera
duo-board-arcs = necesita { $count } arcos, uno después de cada Ciudad costera
duo-board-town-in-arc = las Ciudades costeras están entre los arcos, no dentro
duo-board-full-ring = en un tablero caben 99 paradas como mucho, no { $count }
duo-board-short-ring = la vuelta a la isla necesita al menos { $count } paradas
duo-board-route = una ruta une dos ciudades, no { $found }
duo-board-route-twice = una ruta une dos ciudades distintas, y una sola vez
duo-board-no-town = no hay una ciudad { $found }; hay: { $known }
duo-board-no-way = ningún camino lleva de C0 a { $town }
duo-board-loop = { $towns } ciudades necesitan { $count ->
    [one] { $count } ruta
   *[other] { $count } rutas
}, no { $found }: un bucle encerraría una zona lejos de la costa
duo-board-dead-end = la ruta { $route } lleva a un callejón sin salida que no está en la costa
duo-board-crossing = la ruta { $route } cruza otra ruta
duo-board-coast-between = la Ciudad costera { $town } debe ser el final de una sola ruta; entre dos rutas, limitaría con más zonas para un Mercader que para un Peregrino
duo-board-lonely-area = la zona { $area } no tiene vecinas
duo-board-pilgrim-inland = un Peregrino empieza en una Ciudad costera
duo-board-pilgrims-together = los dos Peregrinos no pueden empezar en la misma ciudad
duo-board-occupied = esa Ciudad costera ya está ocupada
duo-board-tokens = necesita { $count } fichas, una por Ciudad costera
duo-board-token = una ficha es una Mercancía y su precio, no { $found }
duo-board-small-bag = la bolsa podría vaciarse; necesita al menos { $count ->
    [one] { $count } Mercancía
   *[other] { $count } Mercancías
}
duo-board-paintings = points.gifts tiene valores para { $count ->
    [one] { $count } pintura
   *[other] { $count } pinturas
}, aquí hay { $found }
duo-board-rows = las filas deben contener { $count ->
    [one] { $count } pintura
   *[other] { $count } pinturas
}
duo-board-not-rising = la lista debe empezar por 0 y crecer, con 20 pasos como mucho

## Palabras de una posición

duo-position-words = las palabras se escriben como P0@C0 o { $words }
duo-position-seating = todavía no hay nada más en la mesa
duo-position-places = los lugares son { $places }
duo-position-ware-letters = las Mercancías son { $letters }
duo-position-painting-letters = las pinturas regaladas en mayúsculas, después { $letters }
duo-position-paintings = un jugador tiene { $count ->
    [one] { $count } pintura
   *[other] { $count } pinturas
}
duo-position-dice = los dados se escriben p3 o p3:0
duo-position-face = el dado { $die ->
    [pilgrim] del Peregrino
    [merchant] del Mercader
   *[artist] del Artista
} no tiene { $number }
duo-position-waves = hay { $count } fichas
duo-position-wave-order = las fichas del Peregrino, del Mercader y del Artista van en este orden
duo-position-boutique-names = las fichas de Comercio son { $names }
duo-position-icon-letters = los símbolos son { $letters }

## Posiciones imposibles

duo-position-compass = compass= dice quién se sienta junto a la rosa de los vientos, la fase que aún se ha de sortear, o al revés
duo-position-purple = purple= dice quién juega con el morado, la fase que aún se ha de sortear
duo-position-one-place = dos personajes están en el mismo lugar de la costa
duo-position-boutiques = solo hay { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} de Comercio { $boutique }
duo-position-boutiques-missing = cada Ciudad costera tiene una ficha de Comercio
duo-position-waves-missing = hay tres fichas de Ola en la mesa
duo-position-wares = solo hay { $count ->
    [one] { $count } Mercancía
   *[other] { $count } Mercancías
} de la clase { $ware }
duo-position-coins = { $coins ->
    [one] { $coins } Moneda se convierte
   *[other] { $coins } Monedas se convierten
} enseguida en un Lingote de oro
duo-position-icons = el asiento { $seat } no tiene tantas pinturas de un mismo símbolo
duo-position-takers = los dados se toman por turnos, empezando por el primer jugador
duo-position-early-dice = los dados se tiran cuando la mesa está lista
duo-position-dice-order = los dados se tiran en orden y después se toman
duo-position-dice-missing = dice= debe decir qué muestran los tres dados
duo-position-all-taken = los tres dados están tomados; phase= debe decir qué hace quien usa el último
duo-position-dice-unused = una partida termina cuando se han usado los tres dados
duo-position-die = die= debe nombrar un dado que haya tomado el asiento { $seat }
duo-position-pending-missing = pending= debe decir cuántas faltan por venir
duo-position-pending = nada puede quedar pendiente en la fase { $phase }
duo-position-pending-tiles = quedan menos pinturas boca abajo de las que dice pending=
duo-position-all-set = no queda nada por hacer en la fase { $phase }
duo-position-no-choice = no habría nada que elegir
duo-position-most-wares = solo hay { $count ->
    [one] { $count } Mercancía
   *[other] { $count } Mercancías
}
duo-position-setting = mientras se prepara la mesa no ha pasado nada más
duo-position-ending = ending= del asiento { $seat } no se sigue de los marcadores, el oro y las pinturas regaladas
duo-position-no-end = nadie ha provocado aún el final
duo-position-ended = el turno en que alguien provoca el final es el último
duo-position-turns = turns= se cuenta desde 1
duo-position-idle = die=, again= y met= van con un dado que se está usando
duo-position-other-die = die= no es el dado que se usa en la fase { $phase }
duo-position-again = para usar un dado otra vez, la ficha de Aguas termales vuelve al tablero
duo-position-spring = solo quien tiene la ficha de Aguas termales puede usar un dado otra vez
duo-position-met = met= no es lo que el Artista ha podido tocar
duo-position-no-effect = en la fase { $phase } no habría nada que hacer allí
duo-position-returns = pending= debe decir cuántas Mercancías no caben
duo-position-draws = pending= y wares= deben ser lo que da la ciudad del Mercader
duo-position-storage = el asiento { $seat } tiene más Mercancías de las que caben en su tablero
duo-position-lowest = lowest= va con Mercancías que se devuelven
