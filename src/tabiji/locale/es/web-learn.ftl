# Las primeras partidas guiadas: lo que dice el guía y lo que hay que aprender.

learn-guide = Tu guía
learn-opening = Preparando la mesa de tu primera partida…
learn-go-on = Continuar
learn-back = Antes de esto
learn-forth = Después de esto
learn-try = Prueba: { $choice }
learn-forced = Aquí solo se puede hacer una cosa. Sigue con ella.
learn-proposed = Propuesto por tu guía
learn-progress = Aprendido: { $count }/{ $all }
learn-topics = Lo que hay que aprender
learn-learned = aprendido
learn-leave = Seguir sin el guía
learn-restart = Empezar otra vez esta lección
learn-done = Ya conoces el camino
    .about = Eso es todo lo que necesitas para { $game }. De aquí vienen los puntos hasta ahora.
learn-recap = Para recordar
learn-continue = Seguir con esta partida
learn-new = Una partida nueva contra { $opponents }

## Duo: lo que hay que aprender

learn-duo-topic-dice = Tres dados para dos
    .about = Cada turno un jugador tira tres dados y usa uno, el otro jugador uno, y el primero el último. Luego se cambian los papeles.
learn-duo-topic-faith = Templos y Jardines
    .about = El Peregrino avanza una clavija en cada Templo y en cada Jardín. El Templo por el Jardín da tu fe.
learn-duo-topic-draw = Mercancías de la montaña
    .about = En una Ciudad de montaña el Mercader saca Mercancías de la bolsa. En tu tablero caben cinco.
learn-duo-topic-sell = Vender en la costa
    .about = El Comercio de una Ciudad costera compra una sola clase de Mercancía, al precio que muestra.
learn-duo-topic-gold = Monedas y oro
    .about = Diez Monedas se cambian enseguida por un Lingote de oro, y solo los Lingotes puntúan. Cada uno vale más que el anterior.
learn-duo-topic-paint = Pintar
    .about = El Artista revela una Pintura por cada otro personaje que haya en la zona, en su costa y en sus ciudades.
learn-duo-topic-gift = Regalar
    .about = La primera Pintura de tu tablero se regala en una zona que muestre su símbolo. Cada regalo vale más que el anterior.
learn-duo-topic-sea = Aguas termales y Olas
    .about = La ficha de Aguas termales permite usar un dado otra vez. Una Ola, tomada en la Costa, ayuda mientras se tenga.
learn-duo-topic-end = El final
    .about = La última ranura del Templo o del Jardín, el último Lingote o la última Pintura: la partida acaba con ese turno. Se suman fe, comercio y cultura.

## Duo: para saber antes de seguir

learn-duo-welcome = ¡Te damos la bienvenida a Shikoku! Llevas a tres personajes por esta isla: un Peregrino, un Mercader y un Artista. Los tres dan puntos, y gana quien tenga más.
learn-duo-faith = La fe es el Templo por el Jardín: ahora { $temple } × { $garden } = { $points }. Avanza las dos clavijas y cada paso valdrá más.
learn-duo-wares = Tus Mercancías están en el tablero de tu Mercader. Los Comercios de la costa muestran qué compra cada ciudad, y a qué precio.
learn-duo-gold = { $coins } Monedas se cambian solas por un Lingote de oro, y solo el oro puntúa: { $points } puntos por el primero, y más por cada uno de los siguientes.
learn-duo-painted = Tu próxima Pintura muestra: { $icon }. Regálala en una zona con ese símbolo; para eso, el Artista tiene que ir hasta allí.
learn-duo-given = Un regalo puntúa enseguida, y los siguientes valen cada vez más. Pinta mucho y luego viaja para regalar.
learn-duo-wave = La Ola { $wave } es tuya. Una Ola ayuda mientras la tengas, pero tu oponente puede venir a quitártela.
learn-duo-spring = La ficha de Aguas termales es tuya. Después de otro dado podrás devolverla y usar ese dado una vez más.
learn-duo-draft = Un turno nuevo, y los papeles han cambiado: { $seat-name } usa un dado, luego tú uno de los otros dos, y { $seat-name } el último.
learn-duo-end = El turno en que alguien llega a la última ranura del Templo o del Jardín, tiene { $slabs } Lingotes de oro o ha regalado { $gifts } Pinturas es el último. Luego se suman todos los puntos.

## Duo: qué probar

learn-duo-choose-first = Se tiran tres dados, uno para cada personaje. Tú usas uno, { $seat-name } otro, y el último es tuyo. Empieza por el Peregrino, que avanza { $number } por la costa.
learn-duo-choose-pilgrim = Tu Peregrino avanzaría { $number }. Cuenta por la costa, en el sentido de las agujas del reloj: ¿qué hay allí?
learn-duo-choose-merchant = Tu Mercader puede avanzar { $number } por las rutas: para sacar Mercancías o para venderlas.
learn-duo-choose-artist = Tu Artista puede { $number ->
    [one] pasar a la zona de al lado
   *[other] cruzar { $number } zonas
}. Lo que dejes, { $seat-name } lo puede tomar.
learn-duo-walk = Tu Peregrino puede elegir cuánto avanza. Mira adónde lleva cada camino.
learn-duo-pray = Un Templo. Reza aquí: la clavija del Templo pasa de { $from } a { $to }.
learn-duo-stroll = Un Jardín. Pasea por aquí: la clavija del Jardín pasa de { $from } a { $to }.
learn-duo-collect = Una Ciudad costera. Aquí se recibe bien a un Peregrino: cobra lo que paga su Comercio.
learn-duo-bathe = ¡Aguas termales! Toma su ficha: permite usar un dado otra vez.
learn-duo-take = La Costa. Toma una Ola: desde ahora uno de tus personajes podrá hacer un poco más.
learn-duo-travel-first = Tu Mercader sigue las rutas, exactamente tanto como indica el dado. En la montaña saca tantas Mercancías como dice el número; en la costa las vende.
learn-duo-travel-draw = Una Ciudad de montaña: aquí tu Mercader encuentra nuevas Mercancías.
learn-duo-travel-sell = { $town } compra lo que llevas. ¡Ve a vender!
learn-duo-travel-coast = Allí no se compra nada de lo que llevas, pero es el mejor sitio para seguir.
learn-duo-stay = Ninguna ruta es tan larga como indica el dado: tu Mercader se queda.
learn-duo-draw = Saca todas las que puedas: verás qué sale de la bolsa.
learn-duo-sell = Vende todo lo que tengas de esta clase: cada Moneda cuenta.
learn-duo-return = Tu tablero está lleno. Devuelve lo que los Comercios pagan menos.
learn-duo-cross-first = Tu Artista cruza las zonas que hay entre las rutas. Ve adonde haya muchos otros personajes: cada uno se convierte en una Pintura.
learn-duo-cross-gift = Allí está el símbolo de tu próxima Pintura. Ve a regalarla.
learn-duo-cross-paint = Ve adonde haya más personajes: son lo que pinta tu Artista.
learn-duo-paint = ¡Pinta! Se revela una Pintura por cada personaje que te rodea.
learn-duo-gift = Esta zona muestra el símbolo de tu primera Pintura. Regálala.
learn-duo-pass = Esta vez no hay nada que ganar aquí. Les pasa a todos los viajeros.
learn-duo-again = Tienes la ficha de Aguas termales. Devuélvela y el mismo personaje se mueve y actúa una vez más.
learn-duo-done = Guarda la ficha para un momento mejor.

## Tokaido: lo que hay que aprender

learn-tokaido-topic-last = Avanza quien va último
    .about = El viajero más rezagado avanza a un espacio libre, sin pasar de la siguiente posada, y repite si sigue siendo el último.
learn-tokaido-topic-spaces = Espacios simples y dobles
    .about = En un espacio cabe un viajero. Cuando juegan cuatro o cinco, en un espacio doble caben dos, y el segundo cuenta como más rezagado.
learn-tokaido-topic-panorama = Los panoramas
    .about = Arrozal, Montaña y Mar: cada sección vale un punto más que la anterior. Quien completa uno primero gana 3 puntos más.
learn-tokaido-topic-shop = Los recuerdos
    .about = Clases distintas forman una serie: el primero vale 1 punto, y luego 3, 5 y 7.
learn-tokaido-topic-temple = El templo
    .about = Una moneda dada es un punto, y al final los mejores donantes ganan hasta 10 más.
learn-tokaido-topic-hot-spring = Las aguas termales
    .about = Una carta de 2 o 3 puntos, sin pagar nada.
learn-tokaido-topic-farm = La granja
    .about = Tres monedas. No puntúan, pero hacen falta para las comidas, los recuerdos y el templo.
learn-tokaido-topic-encounter = Los encuentros
    .about = Una carta que actúa enseguida: puntos, monedas, un recuerdo, una vista o un donativo al templo.
learn-tokaido-topic-inn = Posadas y comidas
    .about = Todos paran en cada posada. Una comida por persona, que vale 6 puntos, nunca el mismo plato dos veces. El último en llegar sale primero.
learn-tokaido-topic-end = El final
    .about = En Edo puntúan los mejores donantes y quien tenga más recuerdos, encuentros y aguas termales, y las comidas más caras. Gana quien tenga más puntos.

## Tokaido: para saber antes de seguir

learn-tokaido-welcome = ¡Te damos la bienvenida a Kioto! Caminas hasta Edo, y todo lo que veas, comas, compres y des por el camino da puntos. No es una carrera: gana el viaje más rico.
learn-tokaido-viewed = La primera sección del panorama { $panorama } es tuya, por 1 punto. La siguiente da 2, y luego 3: vuelve a estos sitios.
learn-tokaido-bought = Los recuerdos de clases distintas forman una serie. El primero vale { $first ->
    [one] 1 punto
   *[other] { $first } puntos
}, y luego { $second }, { $third } y { $fourth }: busca las clases que no tienes.
learn-tokaido-given = Cada moneda para el templo es un punto. Al final, quien más haya dado gana { $points } más.
learn-tokaido-bathed = Una carta de Aguas termales da 2 o 3 puntos y no cuesta nada. Nunca es una mala parada.
learn-tokaido-farmed = La granja da { $coins } monedas. Por sí solas no valen nada, pero hacen falta para las comidas, los recuerdos y el templo.
learn-tokaido-met = Un encuentro: { $encounter }. Siempre es una buena sorpresa: puntos, monedas, un recuerdo o una vista.
learn-tokaido-last = Avanza quien va más atrás, incluso varias veces seguidas. Quien se adelanta mucho tiene que esperar a que los demás lo pasen.
learn-tokaido-spaces = En un espacio cabe un viajero: donde tú estás no para nadie más. Algunos tienen un segundo sitio bajo el camino: se usa cuando viajan cuatro o cinco.
learn-tokaido-eaten = Quien llega primero a una posada tiene más comidas para elegir; quien llega último sale primero, con todo el camino por delante.
learn-tokaido-end = En Edo llegan los últimos puntos: { $points } para el mejor donante, y { $bonus } por tener más recuerdos, más encuentros, más aguas termales o las comidas más caras.

## Tokaido: qué probar

learn-tokaido-go-first = Avanza el viajero más rezagado, y eres tú. Puedes ir a cualquier espacio libre hasta la posada, pero con pasos cortos harás más paradas.
learn-tokaido-go-shop = Una tienda: aquí tus monedas se convierten en recuerdos.
learn-tokaido-go-temple = Un templo: una moneda o dos para el camino, y para el final.
learn-tokaido-go-encounter = Alguien espera junto al camino. ¿Con quién te encontrarás?
learn-tokaido-go-panorama = ¡Una vista! Arrozales, montañas y mar forman cuadros, sección a sección.
learn-tokaido-go-hot-spring = Aguas termales: descansa un poco, por 2 o 3 puntos.
learn-tokaido-go-farm = Una granja: trabaja aquí y llenarás la bolsa.
learn-tokaido-go-inn = No te queda nada antes de la posada. Todos paran allí, y comen.
learn-tokaido-go-poor = Tu bolsa está casi vacía, y una comida se paga. Trabaja en la granja.
learn-tokaido-go-on = Ya conoces estos sitios. El más cercano suele ser el mejor: nadie gana nada por correr.
learn-tokaido-buy = Hay tres recuerdos en el mostrador. Compra lo que quieras, pero guarda monedas para comer en la posada.
learn-tokaido-buy-more = Otra clase para tu serie: vale más que la primera.
learn-tokaido-done = Déjalo así y guarda tus monedas para la posada.
learn-tokaido-donate = Da al menos una moneda. Cada una es un punto, y quizá necesites el resto para comer.
learn-tokaido-eat = Una comida da 6 puntos cueste lo que cueste. Toma una barata: en este viaje no comerás dos veces el mismo plato.
learn-tokaido-pass = Aquí no hay nada para tu bolsa. Pasa a veces.
learn-tokaido-panorama = El guía te lleva a una vista. Toma la sección que más valga.
