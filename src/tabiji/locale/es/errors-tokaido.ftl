# Lo que puede estar mal en los componentes, una posición, una acción o una opción de Tokaido.

tokaido-no-action = { $word } no es una acción de Tokaido; una acción se escribe como 'go4', 'buy-koma', 'give2', 'eat-dango' o 'pass'.

## Opciones

tokaido-choice-seats = seats debe ser un número de 2 a { $most }, no { $found }.
tokaido-choice-yes-no = { $option } debe ser verdadero o falso, no { $found }.
tokaido-choice-travelers = travelers debe ser "dealt", "none" o una lista con una palabra por asiento, no { $found }.
tokaido-choice-entries = travelers necesita { $seats } palabras, una por asiento, no { $found }.
tokaido-choice-no-traveler = { $found } no es un viajero; hay "dealt", "none", { $names }.
tokaido-choice-twice = Solo un asiento puede jugar con { $traveler }.

## Componentes

tokaido-components-stage = una etapa es un texto de nombres de casillas, no { $found }
tokaido-components-road-ends = un camino empieza y termina con una posada
tokaido-components-stops = en un camino caben { $most } paradas como mucho, no { $found }
tokaido-components-inns = un camino tiene de 2 a { $most } posadas, no { $found }
tokaido-components-spaces = entre dos posadas hay { $most } casillas como mucho
tokaido-components-double-inn = en una posada caben todos y no puede ser doble
tokaido-components-souvenirs = hay de 1 a 60 recuerdos, no { $found }
tokaido-components-dishes = hay de 1 a 20 platos, no { $found }
tokaido-components-meals = { $inns ->
    [one] { $inns } posada necesita
   *[other] { $inns } posadas necesitan
} de { $least } a { $most } comidas, aquí hay { $found }
tokaido-components-encounters = hay de 1 a { $most } cartas de encuentro
tokaido-components-set = una colección tiene { $count ->
    [one] { $count } recuerdo
   *[other] { $count } recuerdos
}
tokaido-components-numbers = debe tener de 1 a 9 números
tokaido-components-number-key = { $found } debe ser un número entero
tokaido-components-no-name = debe ser un nombre, no { $found }
tokaido-components-same-name = ya hay { $name }

## Palabras de una posición

tokaido-position-words = las palabras empiezan por { $words }
tokaido-position-tiles = un asiento tiene dos losetas de viajero
tokaido-position-stop = una parada se escribe 7 o 7b
tokaido-position-panoramas = cada asiento tiene tres cifras: arrozal, montaña, mar
tokaido-position-counter = una tienda muestra { $count ->
    [one] { $count } recuerdo
   *[other] { $count } recuerdos
}
tokaido-position-card-twice = solo hay una carta así
tokaido-position-met = una partida tiene como mucho { $most ->
    [one] { $most } encuentro
   *[other] { $most } encuentros
}
tokaido-position-hand = Yoshiyasu mira dos cartas
tokaido-position-inn = sus partes son deal, bought, looked, removed, etcétera

## Posiciones imposibles

tokaido-position-tile-twice = solo hay una loseta de cada viajero
tokaido-position-travelers-missing = travelers= debe decir quién juega con quién
tokaido-position-at-missing = at= debe decir dónde está cada cual
tokaido-position-one-spot = dos viajeros están en el mismo sitio
tokaido-position-no-spot = la parada { $stop } no tiene ese segundo sitio
tokaido-position-cards = solo hay { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de { $name }
tokaido-position-springs = solo hay { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de aguas termales de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tokaido-position-eaten-twice = nadie come dos veces el mismo plato
tokaido-position-rejoined = rejoined= dice más cartas de las que se devolvieron
tokaido-position-meals = en una posada se compraron o quitaron más comidas de las que se repartieron
tokaido-position-uneaten = el asiento { $seat } compró { $dish }: eaten= debe decirlo
tokaido-position-pending = pending= no encaja con la fase { $phase }
tokaido-position-mover = la fase { $phase } no puede ser la del viajero { $traveler }
tokaido-position-mover-place = mover= está donde la fase { $phase } no puede ser
tokaido-position-inn-missing = inn= debe decir qué posada sirve
tokaido-position-hand-missing = hand= debe decir entre qué dos cartas elige Yoshiyasu
tokaido-position-not-satsuki = solo a Satsuki se le ofrece una comida
tokaido-position-offer-missing = offer= debe decir qué comida se le ofrece a Satsuki
tokaido-position-all-arrived = todos han llegado: phase=over
tokaido-position-no-choice = no habría nada que elegir
tokaido-position-setting-out = mientras se eligen los viajeros y se forma la fila no ha pasado nada más, y se sigue el orden de los asientos
tokaido-position-tiles-left = las losetas de viajero vuelven a la caja cuando todos han elegido
tokaido-position-line = en la parada { $stop } los viajeros forman una fila: a, después b, después c
tokaido-position-apart = nadie deja una posada antes de que todos lleguen a ella
tokaido-position-not-arrived = el viaje termina cuando todos están en la última posada; mover= es el último de la fila
tokaido-position-first = achievements= debe dar { $panorama } a quien lo completó primero, y a nadie más
tokaido-position-award = el logro { $achievement } es de quienes más tengan al final del viaje, y de nadie antes
tokaido-position-batches = ninguna partida deja más de { $most } grupos bajo el mazo
tokaido-position-batch = { $count ->
    [one] una tienda devuelve como mucho { $count } recuerdo bajo el mazo
   *[other] una tienda devuelve como mucho { $count } recuerdos bajo el mazo
}
tokaido-position-batch-order = los recuerdos vuelven a salir grupo por grupo, cuando se acaba el mazo que tienen encima
tokaido-position-rejoined-early = las cartas devueltas salen cuando se acaba el mazo, no antes
tokaido-position-rejoined-order = las cartas que volvieron a salir no son las que se devolvieron primero
tokaido-position-back = Yoshiyasu, y nadie más, devuelve una carta en cada encuentro
tokaido-position-counter-idle = solo hay recuerdos en el mostrador mientras alguien compra
tokaido-position-early-choice = los recuerdos se eligen cuando todos están en el mostrador
tokaido-position-unpaid = el viajero no puede pagar los recuerdos elegidos
tokaido-position-hand-idle = solo Yoshiyasu mira cartas, mientras se elige un encuentro
tokaido-position-last-met = el último encuentro no lleva a la fase { $phase }
tokaido-position-inn-early = nadie ha llegado aún a la posada { $inn }
tokaido-position-inn-deal = { $count ->
    [one] la posada { $inn } recibe { $count } comida
   *[other] la posada { $inn } recibe { $count } comidas
}
tokaido-position-inn-looked = looked= de la posada { $inn } debe nombrar a todos los que han visto sus comidas, y knew= solo a algunos de ellos
tokaido-position-inn-removed = la posada { $inn } debe decir qué comida se quitó al llegar el viajero neutral
tokaido-position-inn-refused = la posada { $inn } debe decir qué comida rechazó Satsuki si miró las otras, y solo entonces
tokaido-position-inn-bought = el asiento { $seat } aún no puede haber comprado comida en la posada { $inn }
tokaido-position-eaten = el asiento { $seat } no ha comido en las posadas lo que dice eaten=
tokaido-position-offer = offer= es la última comida ofrecida a Satsuki: la tomó o la rechazó
tokaido-position-again = las comidas solo vuelven a salir en la última posada, grupo por grupo, cuando se acaba el mazo
