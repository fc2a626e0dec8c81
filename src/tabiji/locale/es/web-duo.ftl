# Tokaido Duo en el navegador: la mesa en palabras, y cómo se llaman sus dibujos.

web-duo-dice = Dados
web-duo-die-resting = { $die }: sin lanzar todavía.
web-duo-die-free = { $die }: { $number }, libre.
web-duo-die-taken = { $die }: { $number }, lo tomó { $seat-name }.

web-duo-player = { $seat-name } ({ $colour }): { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
web-duo-pilgrim-at = El Peregrino está en { $station }, { $kind }.
web-duo-merchant-at = El Mercader está en { $town }.
web-duo-artist-at = El Artista está en la zona A{ $area }, { $icon }.
web-duo-revealed = Pinturas reveladas, primero la siguiente: { $icons }.
web-duo-face-down = Boca abajo: { $icons }.
web-duo-holds = Tiene: { $things }.

web-duo-sea = Olas, Aguas termales, bolsa
web-duo-wave-free = { $wave }: en el tablero.
web-duo-wave-held = { $wave }: la tiene { $seat-name }.
web-duo-spring-free = La ficha de Aguas termales está en el tablero.
web-duo-spring-held = { $seat-name } tiene la ficha de Aguas termales.
web-duo-bag = En la bolsa: { $wares }.

web-duo-towns = Ciudades
web-duo-town-coast = { $town }, en la costa en { $station }: compra { $ware-plural } a { $price ->
    [one] 1 Moneda
   *[other] { $price } Monedas
}. Caminos a { $towns }.
web-duo-town-empty = { $town }, en la costa en { $station }. Caminos a { $towns }.
web-duo-town-mountain = { $town }, en la montaña: { $wares ->
    [one] 1 Mercancía
   *[other] { $wares } Mercancías
}. Caminos a { $towns }.

web-duo-areas = Zonas y estaciones, en sentido horario
web-duo-area = A{ $area }, { $icon }: de { $from } a { $to } por la costa { $stations }; por el camino { $towns }. Al lado: { $areas }.
