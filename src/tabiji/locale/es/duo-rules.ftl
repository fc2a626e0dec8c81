# Tokaido Duo: una ayuda breve sobre cada cosa, con nuestras propias palabras.

duo-help-game = Cada jugador guía a tres personajes por Shikoku: un Peregrino por la costa, un
    Mercader por las Rutas comerciales y un Artista de zona en zona. Gana quien mejor aprovecha a los
    tres juntos.

    Los puntos se cuentan al final: fe (el Peregrino), comercio (el Mercader) y cultura (el Artista).
    .title = el juego
duo-help-turn = El jugador A tira los tres dados y usa uno; el jugador B usa uno de los otros dos; el
    jugador A usa el último. Después se cambian los papeles.

    Usar un dado es mover a su personaje exactamente tantos espacios como muestra, sin pasar dos veces
    por el mismo. Moverse es obligatorio; lo que se hace al llegar es voluntario.
    .title = el turno
duo-help-pilgrim = El Peregrino va de parada en parada en el sentido de las agujas del reloj. Las
    paradas ocupadas cuentan como las demás; si fuera a terminar en una de ellas, sigue hasta la
    siguiente libre y solo usa esa. Un Mercader ocupa una parada solo si está en su Ciudad costera.
    .title = el Peregrino
duo-help-merchant = El Mercader sigue las Rutas comerciales entre Ciudades de montaña y Ciudades
    costeras: saca Mercancías en la montaña y las vende en la costa. No puede entrar en una Ciudad
    costera ocupada ni atravesarla. Si no puede hacer todo el movimiento, se queda y no hace nada.
    .title = el Mercader
duo-help-artist = El Artista pasa de zona en zona y luego pinta o regala una pintura. Los dos Artistas
    pueden estar en la misma zona.
    .title = el Artista
duo-help-town = En una Ciudad costera el Peregrino gana tantas Monedas como indica su Comercio. El
    Mercader vende allí cuantas Mercancías quiera de la única clase que se compra. En una Ciudad
    costera solo cabe un personaje.
    .title = Ciudad costera
duo-help-temple = El Peregrino avanza una ranura la clavija del Templo. La última ranura provoca el
    final de la partida.
    .title = Templo
duo-help-garden = El Peregrino avanza una ranura la clavija del Jardín. La última ranura provoca el
    final de la partida.
    .title = Jardín
duo-help-hot-spring = El Peregrino toma la ficha de Aguas termales, del tablero o de su oponente. Más
    tarde, después de usar un dado, se puede devolver para usar enseguida el mismo dado otra vez: el
    mismo personaje se mueve y actúa de nuevo. No vale con el dado que acaba de conseguirla.
    .title = Aguas termales
duo-help-seashore = El Peregrino toma una Ola del tablero o, si no queda ninguna, una de su oponente.
    Vale enseguida y mientras se tenga.
    .title = Costa
duo-help-mountain-town = En una Ciudad de montaña el Mercader saca de la bolsa tantas Mercancías como
    el número impreso. Los dos Mercaderes pueden estar en la misma.
    .title = Ciudad de montaña
duo-help-boutique = Cada Ciudad costera tiene una ficha de Comercio: la clase de Mercancía que compra
    a los Mercaderes y lo que paga por cada una, que es también lo que gana allí un Peregrino.
    .title = Comercio
duo-help-wares = Hay kimonos, cerámicas, muñecas y abanicos. En tu tablero caben cinco: primero se
    saca y luego se devuelve lo que sobra, viejo o nuevo, a tu elección. Las Mercancías que quedan al
    final no valen nada.
    .title = Mercancías
duo-help-gold = Diez Monedas se cambian enseguida por un Lingote de oro. Cuantos más Lingotes, más
    puntos; el sexto provoca el final de la partida. El oro nunca vuelve a ser Monedas.
    .title = Monedas y oro
duo-help-area = Las Rutas comerciales dividen la isla en zonas, cada una con un símbolo: Luna,
    Cascada, Montaña o Bambú. Una zona linda con las paradas de su costa, incluidas sus dos Ciudades
    costeras, y con sus Ciudades de montaña.
    .title = zona
duo-help-paint = Revela tantas de tus Pinturas como otros personajes, tuyos y de tu oponente, haya en
    la zona del Artista, en sus paradas y en sus ciudades. Se revelan de izquierda a derecha, fila por
    fila.
    .title = pintar
duo-help-gift = Si la primera Pintura que queda en tu tablero está revelada y muestra el símbolo de la
    zona del Artista, puedes regalarla: sale del tablero y descubre puntos. La décima provoca el final
    de la partida.
    .title = regalar
duo-help-waves = Hay tres fichas de Ola, una por personaje, y cada una muestra uno de sus dos lados
    durante toda la partida: Peregrino tranquilo o presuroso, Mercader astuto o fornido, Maestro
    artista o Artista inspirado. Se toman en las Costas y valen mientras se tengan. Nunca obligan.
    .title = fichas de Ola
duo-help-tranquil = Tu Peregrino puede avanzar un espacio menos que el dado, pero al menos uno.
    .title = Peregrino tranquilo
duo-help-hasty = Tu Peregrino puede avanzar un espacio más que el dado.
    .title = Peregrino presuroso
duo-help-crafty = Tu Mercader gana una Moneda más por cada Mercancía vendida.
    .title = Mercader astuto
duo-help-robust = Tu Mercader puede sacar una Mercancía más y guarda seis en lugar de cinco. Quien
    pierde esta Ola con seis Mercancías devuelve una enseguida.
    .title = Mercader fornido
duo-help-proficient = Cuando pintas, puedes revelar una Pintura más.
    .title = Maestro artista
duo-help-inspired = Puedes regalar una Pintura si el Artista encontró su símbolo en cualquier punto
    del movimiento: al salir, de paso o al llegar.
    .title = Artista inspirado
duo-help-end = El final llega con el turno en que una clavija de Templo o de Jardín alcanza su última
    ranura, alguien gana el sexto Lingote de oro o un Artista regala su décima Pintura. Aún se usan
    los tres dados de ese turno.
    .title = el final
duo-help-points = Fe: la ranura del Templo por la del Jardín. Comercio: el número sobre el último
    Lingote de oro. Cultura: el número más alto descubierto al regalar. Gana la suma mayor; si hay
    empate, quien tenga más Monedas, sin contar el oro; si no, se comparte la victoria.
    .title = puntos
