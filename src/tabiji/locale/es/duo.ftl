# Tokaido Duo: sus cosas, sus acciones, sus sucesos. Véase ../__init__.py.

duo = Tokaido Duo
    .about = Un Peregrino, un Mercader y un Artista por persona, por la isla de Shikoku. Para dos.

## Cosas

character-pilgrim = Peregrino
    .letter = P
character-merchant = Mercader
    .letter = M
character-artist = Artista
    .letter = A

station-town = Ciudad costera
    .to = hasta una Ciudad costera
station-temple = Templo
    .to = hasta un Templo
station-garden = Jardín
    .to = hasta un Jardín
station-seashore = Costa
    .to = hasta una Costa
station-hot-spring = Aguas termales
    .to = hasta unas Aguas termales

ware-kimono = kimono
    .counted = { $count ->
        [one] kimono
       *[other] kimonos
    }
    .one = un kimono
    .plural = kimonos
ware-pottery = cerámica
    .counted = { $count ->
        [one] cerámica
       *[other] cerámicas
    }
    .one = una cerámica
    .plural = cerámicas
ware-doll = muñeca
    .counted = { $count ->
        [one] muñeca
       *[other] muñecas
    }
    .one = una muñeca
    .plural = muñecas
ware-fan = abanico
    .counted = { $count ->
        [one] abanico
       *[other] abanicos
    }
    .one = un abanico
    .plural = abanicos

icon-moon = Luna
icon-waterfall = Cascada
icon-mountain = Montaña
icon-bamboo = Bambú

colour-purple = morado
colour-green = verde

wave-tranquil = Peregrino tranquilo
wave-hasty = Peregrino presuroso
wave-crafty = Mercader astuto
wave-robust = Mercader fornido
wave-proficient = Maestro artista
wave-inspired = Artista inspirado

## Lo que se puede hacer

duo-pass = No hacer nada aquí
duo-collect = Cobrar { $coins ->
    [one] 1 Moneda
   *[other] { $coins } Monedas
}
duo-pray = Rezar: Templo { $from } → { $to } (+{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
duo-stroll = Pasear: Jardín { $from } → { $to } (+{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
duo-bathe = Bañarse: tomar la ficha de Aguas termales
duo-gift = Regalar la primera Pintura, { $icon } (+{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
duo-stay = Quedarse: ningún movimiento de esta longitud es posible
duo-again = Devolver la ficha de Aguas termales y usar el dado otra vez
duo-done = Guardar la ficha de Aguas termales para más tarde
duo-choose = Usar el dado de { $die }: { $number }
duo-take = { $holder ->
    [-1] Tomar la Ola { $wave }
   *[other] Quitarle a { $holder-name } la Ola { $wave }
}
duo-walk = Avanzar { $distance } { $station-to }
duo-travel-mountain = Ir a la Ciudad de montaña { $town }: { $wares ->
    [one] 1 Mercancía
   *[other] { $wares } Mercancías
}
duo-travel-coast = Ir a la Ciudad costera { $town }: { $ware-plural } a { $price ->
    [one] 1 Moneda
   *[other] { $price } Monedas
}
duo-cross = Pasar a la zona A{ $area }, { $icon }
duo-draw = Sacar { $count ->
    [one] 1 Mercancía
   *[other] { $count } Mercancías
} de la bolsa
duo-sell = Vender { $count } { $ware-counted } por { $coins ->
    [one] 1 Moneda
   *[other] { $coins } Monedas
}
duo-return = Devolver { $ware-one } a la bolsa
duo-paint = Pintar: revelar { $count ->
    [one] 1 Pintura
   *[other] { $count } Pinturas
}

## Lo que decide el azar

duo-compass = { $seat-name } se sienta junto a la brújula y comienza.
duo-purple = { $seat-name } juega con el morado.
duo-boutique = El Comercio de { $town } compra { $ware-plural } a { $price ->
    [one] 1 Moneda
   *[other] { $price } Monedas
}.
duo-wave = La Ola { $wave } queda en el tablero.
duo-roll = El dado de { $die } muestra un { $number }.
duo-ware = De la bolsa sale { $ware-one }.
duo-icon = Se revela una Pintura: { $icon }.

## Lo que se pregunta, y la regla

duo-phase-compass = ¿Quién se sienta junto a la brújula?
    .help = Quien está junto a la brújula sale de ese lado del tablero y comienza.
duo-phase-colours = ¿Quién juega con el morado?
    .help = El morado tiene más Pinturas de Luna y Cascada; el verde, más de Montaña y Bambú.
duo-phase-boutiques = ¿Qué ficha de Comercio va a la próxima Ciudad costera?
    .help = Las fichas de Comercio se barajan y se ponen bocarriba, una en cada Ciudad costera.
duo-phase-waves = ¿Qué lado muestra la próxima Ola?
    .help = Cada ficha de Ola muestra al azar uno de sus dos lados durante toda la partida.
duo-phase-roll = ¿Qué muestra el próximo dado?
    .help = Al comenzar un turno, el jugador A tira los tres dados.
duo-phase-choose = ¿Qué dado usas?
    .help = El jugador A usa uno de los tres dados, luego el jugador B otro, y el jugador A el
        último. Un dado mueve a su personaje exactamente tanto como indica.
duo-phase-walk = ¿Cuánto avanza tu Peregrino?
    .help = Por la costa, en el sentido de las agujas del reloj. Las paradas ocupadas cuentan; si
        llegas a una de ellas, sigues hasta la siguiente libre. Una Ola puede cambiar la distancia
        en uno.
duo-phase-visit = ¿Qué hace aquí tu Peregrino?
    .help = Puedes usar el efecto de la parada o no hacer nada.
duo-phase-travel = ¿Adónde va tu Mercader?
    .help = Por tantas Rutas comerciales como indica el dado, sin repetir ciudad, y sin entrar en una
        Ciudad costera ocupada ni atravesarla. Si no puede, se queda.
duo-phase-trade = ¿Qué hace aquí tu Mercader?
    .help = En una Ciudad de montaña puedes sacar Mercancías; en una Ciudad costera, vender las que
        compra su Comercio.
duo-phase-draw = ¿Qué Mercancía sale de la bolsa?
    .help = Se saca a ciegas; lo que nadie tiene está en la bolsa.
duo-phase-return = ¿Qué Mercancía vuelve a la bolsa?
    .help = En tu tablero caben cinco Mercancías, seis con el Mercader fornido. Tú eliges cuáles se
        quedan.
duo-phase-cross = ¿Adónde va tu Artista?
    .help = Por tantas zonas como indica el dado, sin repetir ninguna.
duo-phase-create = ¿Qué hace aquí tu Artista?
    .help = Pintar o regalar una pintura, o no hacer nada.
duo-phase-reveal = ¿Qué muestra la próxima Pintura?
    .help = Las Pinturas se revelan de izquierda a derecha, fila por fila.
duo-phase-again = ¿Usas el dado otra vez?
    .help = Devuelve la ficha de Aguas termales y el mismo personaje se mueve y actúa una vez más,
        con el mismo número.
duo-phase-over = La partida ha terminado.
    .help = Se suman los puntos de fe, de comercio y de cultura.

## La mesa dibujada

duo-player = { $name } ({ $colour }): { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
duo-turn = Turno { $turns }
duo-dice = Dados:
duo-on-board = En el tablero:
duo-spring = ficha de Aguas termales
duo-pilgrim-board = Templo { $temple }/{ $temples } × Jardín { $garden }/{ $gardens } = { $points }
duo-merchant-board = Monedas { $coins }, oro { $gold }/{ $slabs } = { $points }
duo-artist-board = regaladas { $gifted }/{ $paintings } = { $points }
duo-wares = Mercancías:
duo-ware-count = { $count } { $ware-counted }
duo-paintings = Pinturas:
duo-nothing = nada

## Puntos y finales

duo-source-faith = Fe: Templo × Jardín
    .short = Fe
duo-source-commerce = Comercio: Lingotes de oro
    .short = Comercio
duo-source-culture = Cultura: Pinturas regaladas
    .short = Cultura

duo-end = { $seat-name } { $by }.
end-temple = llegó a la última ranura del Templo
end-garden = llegó a la última ranura del Jardín
end-gold = ganó el último Lingote de oro
end-paintings = regaló la última Pintura

duo-option-compass = el asiento junto a la brújula, que comienza
duo-option-purple = el asiento que juega con el morado
